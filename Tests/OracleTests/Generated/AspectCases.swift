// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum AspectCases {
  static let all = [
    `defagos.aspect`,
    `metalui.aspectnil.A1.0x0`,
    `metalui.aspectnil.A1.nilxnil`,
    `metalui.aspectnil.A2.100x60`,
    `metalui.aspectnil.A2.100xnil`,
    `metalui.aspectnil.A2.nilxnil`,
    `metalui.aspectnil.A3.100x60`,
    `metalui.aspectnil.A3.100xnil`,
    `metalui.stack.AR1`,
    `metalui.stack.AR4`,
    `metalui.stack.K4g`,
    `metalui.stack.K4i`,
    `metalui.stack.K4j`,
    `swiftuiweb.image.color2`,
    `tokamak.aspect.0-5fill`,
    `tokamak.aspect.0-5fit`,
    `tokamak.aspect.1`,
    `tokamak.aspect.1-5fill`,
    `tokamak.aspect.1-5fit`,
  ]

  static let `defagos.aspect` = OracleCase(
    id: "defagos.aspect",
    area: "aspect",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 50, height: 50),
    source: """
      defagos "Understanding SwiftUI layout behaviors" (expanding/hugging/neutral table, \
      ambiguous size 10)
      """,
    confidence: .published
  ) {
    Color.red.aspectRatio(1, contentMode: .fit)
  }

  static let `metalui.aspectnil.A1.0x0` = OracleCase(
    id: "metalui.aspectnil.A1.0x0",
    area: "aspect",
    proposal: ProposedViewSize(width: 0, height: 0),
    space: .root,
    size: CGSize(width: 0, height: 0),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 0, height: 0)
    ],
    source: """
      MetalUI Tests/MetalUILayoutTests/AspectRatioIdealTests.swift (probe \
      swiftui-shapes-and-rendering, arms A1-A3, real SwiftUI), arm A1
      """,
    confidence: .recorded
  ) {
    L("c", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).aspectRatio(contentMode: .fit)
  }

  static let `metalui.aspectnil.A1.nilxnil` = OracleCase(
    id: "metalui.aspectnil.A1.nilxnil",
    area: "aspect",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 10, height: 10),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 10, height: 10)
    ],
    source: """
      MetalUI Tests/MetalUILayoutTests/AspectRatioIdealTests.swift (probe \
      swiftui-shapes-and-rendering, arms A1-A3, real SwiftUI), arm A1
      """,
    confidence: .recorded
  ) {
    L("c", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).aspectRatio(contentMode: .fit)
  }

  static let `metalui.aspectnil.A2.100x60` = OracleCase(
    id: "metalui.aspectnil.A2.100x60",
    area: "aspect",
    proposal: ProposedViewSize(width: 100, height: 60),
    space: .root,
    size: CGSize(width: 100, height: 100),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 100, height: 100)
    ],
    source: """
      MetalUI Tests/MetalUILayoutTests/AspectRatioIdealTests.swift (probe \
      swiftui-shapes-and-rendering, arms A1-A3, real SwiftUI), arm A2
      """,
    confidence: .recorded
  ) {
    L("c", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).aspectRatio(contentMode: .fill)
  }

  static let `metalui.aspectnil.A2.100xnil` = OracleCase(
    id: "metalui.aspectnil.A2.100xnil",
    area: "aspect",
    proposal: ProposedViewSize(width: 100, height: nil),
    space: .root,
    size: CGSize(width: 100, height: 100),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 100, height: 100)
    ],
    source: """
      MetalUI Tests/MetalUILayoutTests/AspectRatioIdealTests.swift (probe \
      swiftui-shapes-and-rendering, arms A1-A3, real SwiftUI), arm A2
      """,
    confidence: .recorded
  ) {
    L("c", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).aspectRatio(contentMode: .fill)
  }

  static let `metalui.aspectnil.A2.nilxnil` = OracleCase(
    id: "metalui.aspectnil.A2.nilxnil",
    area: "aspect",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 10, height: 10),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 10, height: 10)
    ],
    source: """
      MetalUI Tests/MetalUILayoutTests/AspectRatioIdealTests.swift (probe \
      swiftui-shapes-and-rendering, arms A1-A3, real SwiftUI), arm A2
      """,
    confidence: .recorded
  ) {
    L("c", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).aspectRatio(contentMode: .fill)
  }

  static let `metalui.aspectnil.A3.100x60` = OracleCase(
    id: "metalui.aspectnil.A3.100x60",
    area: "aspect",
    proposal: ProposedViewSize(width: 100, height: 60),
    space: .root,
    size: CGSize(width: 100, height: 50),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 100, height: 50)
    ],
    source: """
      MetalUI Tests/MetalUILayoutTests/AspectRatioIdealTests.swift (probe \
      swiftui-shapes-and-rendering, arms A1-A3, real SwiftUI), arm A3
      """,
    confidence: .recorded
  ) {
    L("c", w: .flex(0, 40, .infinity), h: .flex(0, 20, .infinity)).aspectRatio(contentMode: .fit)
  }

  static let `metalui.aspectnil.A3.100xnil` = OracleCase(
    id: "metalui.aspectnil.A3.100xnil",
    area: "aspect",
    proposal: ProposedViewSize(width: 100, height: nil),
    space: .root,
    size: CGSize(width: 100, height: 50),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 100, height: 50)
    ],
    source: """
      MetalUI Tests/MetalUILayoutTests/AspectRatioIdealTests.swift (probe \
      swiftui-shapes-and-rendering, arms A1-A3, real SwiftUI), arm A3
      """,
    confidence: .recorded
  ) {
    L("c", w: .flex(0, 40, .infinity), h: .flex(0, 20, .infinity)).aspectRatio(contentMode: .fit)
  }

  static let `metalui.stack.AR1` = OracleCase(
    id: "metalui.stack.AR1",
    area: "aspect",
    proposal: ProposedViewSize(width: 500, height: 300),
    space: .root,
    size: CGSize(width: 168, height: 95),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 168, height: 95)
    ],
    note: "aspectRatio answers whatever its child answers",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm AR1
      """,
    confidence: .recorded
  ) {
    L("c", w: 168, h: 95).aspectRatio(16.0 / 9.0, contentMode: .fit)
  }

  static let `metalui.stack.AR4` = OracleCase(
    id: "metalui.stack.AR4",
    area: "aspect",
    proposal: ProposedViewSize(width: 856, height: 300),
    space: .root,
    size: CGSize(width: 528, height: 95),
    frames: [
      "a": CGRect(x: 0, y: 15.5, width: 168, height: 64),
      "c": CGRect(x: 180, y: 0, width: 168, height: 95),
      "b": CGRect(x: 360, y: 15.5, width: 168, height: 64),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm AR4
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 12) {
      L("a", w: 168, h: 64)
      L("c", w: 168, h: 95).aspectRatio(16.0 / 9.0, contentMode: .fit)
      L("b", w: 168, h: 64)
    }
  }

  static let `metalui.stack.K4g` = OracleCase(
    id: "metalui.stack.K4g",
    area: "aspect",
    proposal: ProposedViewSize(width: 500, height: CGFloat.infinity),
    space: .root,
    size: CGSize(width: 500, height: 281.25),
    note: "measured only",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K4g
      """,
    confidence: .recorded
  ) {
    L("c", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).aspectRatio(
      16.0 / 9.0, contentMode: .fit)
  }

  static let `metalui.stack.K4i` = OracleCase(
    id: "metalui.stack.K4i",
    area: "aspect",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 0),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 100, height: 0)
    ],
    note: "negative ratio: child proposed 100 x -100, clamping leaf answers 100x0",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K4i
      """,
    confidence: .recorded
  ) {
    L("c", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).aspectRatio(
      -1, contentMode: .fit)
  }

  static let `metalui.stack.K4j` = OracleCase(
    id: "metalui.stack.K4j",
    area: "aspect",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 30, height: 30),
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K4j
      """,
    confidence: .recorded
  ) {
    L("c", w: 30, h: 30).aspectRatio(-1, contentMode: .fit)
  }

  static let `swiftuiweb.image.color2` = OracleCase(
    id: "swiftuiweb.image.color2",
    area: "aspect",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 50),
    source: "swiftui-web docs (Image and aspectRatio, measured on macOS 26.2)",
    confidence: .published
  ) {
    Color.red.aspectRatio(2, contentMode: .fit)
  }

  static let `tokamak.aspect.0-5fill` = OracleCase(
    id: "tokamak.aspect.0_5fill",
    area: "aspect",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 200, y: 150, width: 100, height: 200)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift (CI compares pixels \
      with native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().aspectRatio(0.5, contentMode: .fill).named("a").frame(width: 100, height: 100)
  }

  static let `tokamak.aspect.0-5fit` = OracleCase(
    id: "tokamak.aspect.0_5fit",
    area: "aspect",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 225, y: 200, width: 50, height: 100)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift (CI compares pixels \
      with native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().aspectRatio(0.5, contentMode: .fit).named("a").frame(width: 100, height: 100)
  }

  static let `tokamak.aspect.1` = OracleCase(
    id: "tokamak.aspect.1",
    area: "aspect",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 200, y: 200, width: 100, height: 100)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift (CI compares pixels \
      with native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().aspectRatio(1, contentMode: .fit).named("a").frame(width: 200, height: 100)
  }

  static let `tokamak.aspect.1-5fill` = OracleCase(
    id: "tokamak.aspect.1_5fill",
    area: "aspect",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 175, y: 200, width: 150, height: 100)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift (CI compares pixels \
      with native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().aspectRatio(1.5, contentMode: .fill).named("a").frame(width: 100, height: 100)
  }

  static let `tokamak.aspect.1-5fit` = OracleCase(
    id: "tokamak.aspect.1_5fit",
    area: "aspect",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 200, y: 216.6667, width: 100, height: 66.6667)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift (CI compares pixels \
      with native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().aspectRatio(1.5, contentMode: .fit).named("a").frame(width: 100, height: 100)
  }
}
