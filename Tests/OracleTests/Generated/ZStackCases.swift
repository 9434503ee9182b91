// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum ZStackCases {
  static let all = [
    `metalui.stack.A3.bottom`,
    `metalui.stack.A3.bottomLeading`,
    `metalui.stack.A3.center`,
    `metalui.stack.A3.leading`,
    `metalui.stack.A3.trailing`,
    `metalui.stack.A5`,
    `metalui.stack.A5n`,
    `metalui.stack.Q2`,
    `metalui.stack.X12`,
    `metalui.stack.Z1`,
    `metalui.stack.Z4`,
    `swiftopenui.zstack-top-leading`,
    `swiftuiweb.layout.zstack-fill`,
    `zstack.flex`,
    `zstack.nil`,
    `zstack.overflow`,
  ]

  static let `metalui.stack.A3.bottom` = OracleCase(
    id: "metalui.stack.A3.bottom",
    area: "zstack",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "big": CGRect(x: 0, y: 0, width: 60, height: 40),
      "small": CGRect(x: 20, y: 20, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A3.bottom
      """,
    confidence: .recorded
  ) {
    ZStack(alignment: .bottom) {
      L("big", w: 60, h: 40)
      L("small", w: 20, h: 20)
    }
  }

  static let `metalui.stack.A3.bottomLeading` = OracleCase(
    id: "metalui.stack.A3.bottomLeading",
    area: "zstack",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "big": CGRect(x: 0, y: 0, width: 60, height: 40),
      "small": CGRect(x: 0, y: 20, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A3.bottomLeading
      """,
    confidence: .recorded
  ) {
    ZStack(alignment: .bottomLeading) {
      L("big", w: 60, h: 40)
      L("small", w: 20, h: 20)
    }
  }

  static let `metalui.stack.A3.center` = OracleCase(
    id: "metalui.stack.A3.center",
    area: "zstack",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "big": CGRect(x: 0, y: 0, width: 60, height: 40),
      "small": CGRect(x: 20, y: 10, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A3.center
      """,
    confidence: .recorded
  ) {
    ZStack {
      L("big", w: 60, h: 40)
      L("small", w: 20, h: 20)
    }
  }

  static let `metalui.stack.A3.leading` = OracleCase(
    id: "metalui.stack.A3.leading",
    area: "zstack",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "big": CGRect(x: 0, y: 0, width: 60, height: 40),
      "small": CGRect(x: 0, y: 10, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A3.leading
      """,
    confidence: .recorded
  ) {
    ZStack(alignment: .leading) {
      L("big", w: 60, h: 40)
      L("small", w: 20, h: 20)
    }
  }

  static let `metalui.stack.A3.trailing` = OracleCase(
    id: "metalui.stack.A3.trailing",
    area: "zstack",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "big": CGRect(x: 0, y: 0, width: 60, height: 40),
      "small": CGRect(x: 40, y: 10, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A3.trailing
      """,
    confidence: .recorded
  ) {
    ZStack(alignment: .trailing) {
      L("big", w: 60, h: 40)
      L("small", w: 20, h: 20)
    }
  }

  static let `metalui.stack.A5` = OracleCase(
    id: "metalui.stack.A5",
    area: "zstack",
    proposal: ProposedViewSize(width: 100, height: 80),
    space: .root,
    size: CGSize(width: 100, height: 80),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 100, height: 80),
      "b": CGRect(x: 40, y: 30, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A5
      """,
    confidence: .recorded
  ) {
    ZStack {
      L("a", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.A5n` = OracleCase(
    id: "metalui.stack.A5n",
    area: "zstack",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 20, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 0, y: 0, width: 20, height: 20),
    ],
    note: "flexible child measured 10x10 at nil but placed at the ZStack's own 20x20",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A5n
      """,
    confidence: .recorded
  ) {
    ZStack {
      L("a", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.Q2` = OracleCase(
    id: "metalui.stack.Q2",
    area: "zstack",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 30, height: 60),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 30, height: 20),
      "b": CGRect(x: 0, y: 0, width: 30, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm Q2
      """,
    confidence: .recorded
  ) {
    ZStack {
      Area("a", 600, ideal: 10)
      L("b", w: 30, h: 20)
    }
  }

  static let `metalui.stack.X12` = OracleCase(
    id: "metalui.stack.X12",
    area: "zstack",
    proposal: ProposedViewSize(width: 100, height: nil),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 100, height: 20),
      "b": CGRect(x: 40, y: 0, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm X12
      """,
    confidence: .recorded
  ) {
    ZStack {
      L("a", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.Z1` = OracleCase(
    id: "metalui.stack.Z1",
    area: "zstack",
    proposal: ProposedViewSize(width: 60, height: 40),
    space: .root,
    size: CGSize(width: 30, height: 20),
    frames: [
      "h": CGRect(x: 2.5, y: 5, width: 15, height: 10),
      "o": CGRect(x: 0, y: 0, width: 20, height: 20),
    ],
    note: "children are measured at the proposal but placed at the ZStack's own size",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm Z1
      """,
    confidence: .recorded
  ) {
    ZStack {
      Half("h")
      L("o", w: 20, h: 20)
    }
  }

  static let `metalui.stack.Z4` = OracleCase(
    id: "metalui.stack.Z4",
    area: "zstack",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "h": CGRect(x: 15, y: 15, width: 30, height: 10),
      "o": CGRect(x: 0, y: 0, width: 60, height: 40),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm Z4
      """,
    confidence: .recorded
  ) {
    ZStack {
      Half("h")
      L("o", w: 60, h: 40)
    }
  }

  static let `swiftopenui.zstack-top-leading` = OracleCase(
    id: "swiftopenui.zstack-top-leading",
    area: "zstack",
    proposal: ProposedViewSize(width: 400, height: 600),
    space: .root,
    size: CGSize(width: 200, height: 200),
    frames: [
      "sq": CGRect(x: 0, y: 0, width: 200, height: 200),
      "t": CGRect(x: 0, y: 0, width: 70.5, height: 16),
    ],
    tolerance: 0.51,
    sizeTolerance: 1,
    platform: "macOS",
    note: """
      Sizes are whole-point window sizes (rounded up) and child frames are rounded to half \
      points: compare with tolerance 1 (size) and 0.51 (frames). T(name,w,h) stands for a Text \
      of that drawn size.
      """,
    source: """
      codelynx/SwiftOpenUI (copy in Lore-Hex/QuillUI third_party) \
      Tests/LayoutParityTests/Fixtures/zstack-top-leading.json, recorded on macOS SwiftUI \
      2026-04-18, 400x600 window @2x
      """,
    confidence: .recorded
  ) {
    ZStack(alignment: .topLeading) {
      Color.blue.frame(width: 200, height: 200).named("sq")
      T("t", 70.5, 16)
    }
  }

  static let `swiftuiweb.layout.zstack-fill` = OracleCase(
    id: "swiftuiweb.layout.zstack-fill",
    area: "zstack",
    proposal: ProposedViewSize(width: 200, height: 200),
    space: .window,
    frames: [
      "fill": CGRect(x: 0, y: 0, width: 200, height: 200),
      "b": CGRect(x: 0, y: 0, width: 30, height: 30),
    ],
    platform: "macOS",
    source: """
      swiftui-web (iamcgn/swiftui-web) Fixtures/Goldens/layout/zstack-fill/frames.json, \
      recorded on macOS 26.2 hosted window @2x
      """,
    confidence: .recorded
  ) {
    ZStack(alignment: .topLeading) {
      Color.red.named("fill")
      L("b", w: 30, h: 30)
    }
  }

  static let `zstack.flex` = OracleCase(
    id: "zstack.flex",
    area: "zstack",
    proposal: ProposedViewSize(width: 100, height: 60),
    space: .root,
    size: CGSize(width: 100, height: 60),
    frames: [
      "z": CGRect(x: 0, y: 0, width: 100, height: 60),
      "a": CGRect(x: 0, y: 0, width: 100, height: 60),
      "b": CGRect(x: 30, y: 40, width: 40, height: 20),
    ],
    source: "layout rules (stack, ZStack); OpenSwiftUI and MetalUI probes agree",
    confidence: .derived
  ) {
    ZStack(alignment: .bottom) {
      Rectangle().named("a")
      L("b", w: 40, h: 20)
    }.named("z")
  }

  static let `zstack.nil` = OracleCase(
    id: "zstack.nil",
    area: "zstack",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 20),
    frames: [
      "z": CGRect(x: 0, y: 0, width: 40, height: 20),
      "a": CGRect(x: 0, y: 0, width: 40, height: 20),
      "b": CGRect(x: 0, y: 0, width: 40, height: 20),
    ],
    source: "layout rules (stack, ZStack); OpenSwiftUI and MetalUI probes agree",
    confidence: .derived
  ) {
    ZStack {
      Rectangle().named("a")
      L("b", w: 40, h: 20)
    }.named("z")
  }

  static let `zstack.overflow` = OracleCase(
    id: "zstack.overflow",
    area: "zstack",
    proposal: ProposedViewSize(width: 100, height: 60),
    space: .root,
    size: CGSize(width: 120, height: 60),
    frames: [
      "z": CGRect(x: 0, y: 0, width: 120, height: 60),
      "a": CGRect(x: 0, y: 20, width: 120, height: 20),
      "b": CGRect(x: 0, y: 0, width: 120, height: 60),
    ],
    source: "layout rules (stack, ZStack); OpenSwiftUI and MetalUI probes agree",
    confidence: .derived
  ) {
    ZStack {
      L("a", w: 120, h: 20)
      Rectangle().named("b")
    }.named("z")
  }
}
