// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum OverlayCases {
  static let all = [
    `defagos.overlay-neutral`,
    `guide.overlay`,
    `metalui.outer.A2`,
    `metalui.outer.B1`,
    `metalui.outer.B2`,
    `metalui.stack.A6.bottom`,
    `metalui.stack.A6.bottomLeading`,
    `metalui.stack.A6.bottomTrailing`,
    `metalui.stack.A6.leading`,
    `metalui.stack.A6.top`,
    `metalui.stack.A6.topTrailing`,
    `metalui.stack.A9.center`,
    `metalui.stack.A9.topLeading`,
    `metalui.stack.K5`,
    `metalui.stack.K5c`,
    `metalui.stack.K5d`,
    `metalui.stack.K5e`,
    `tokamak.overlay.bottom`,
    `tokamak.overlay.topLeading`,
    `tokamak.overlay.trailing`,
  ]

  static let `defagos.overlay-neutral` = OracleCase(
    id: "defagos.overlay-neutral",
    area: "overlay",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 20, height: 10),
    source: """
      defagos "Understanding SwiftUI layout behaviors" (expanding/hugging/neutral table, \
      ambiguous size 10)
      """,
    confidence: .published
  ) {
    L("a", w: 20, h: 10).overlay { Color.red }
  }

  static let `guide.overlay` = OracleCase(
    id: "guide.overlay",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "p": CGRect(x: 0, y: 0, width: 60, height: 40),
      "o": CGRect(x: 50, y: -10, width: 20, height: 20),
    ],
    note: "badge idiom",
    source: """
      SwiftUI alignment guides: swiftui-lab "Alignment Guides", fatbobman "layout-alignment", \
      OpenSwiftUI StackLayout
      """,
    confidence: .derived
  ) {
    L("p", w: 60, h: 40).overlay(alignment: .topTrailing) {
      L("o", w: 20, h: 20).alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.top) {
        $0.height / 2
      }
    }
  }

  static let `metalui.outer.A2` = OracleCase(
    id: "metalui.outer.A2",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 36, height: 36),
    frames: [
      "bg": CGRect(x: 8, y: 8, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/superpowers/2026-09-15-outer-modifiers-decisions.md (probe \
      swiftui-outer-modifier-order / swiftui-component-distribution, macOS 26.6.2), arm A2
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).background { Color.red.named("bg") }.padding(8)
  }

  static let `metalui.outer.B1` = OracleCase(
    id: "metalui.outer.B1",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 60),
    frames: [
      "bg": CGRect(x: 0, y: 0, width: 60, height: 60),
      "c": CGRect(x: 20, y: 20, width: 20, height: 20),
    ],
    source: """
      MetalUI docs/superpowers/2026-09-15-outer-modifiers-decisions.md (probe \
      swiftui-outer-modifier-order / swiftui-component-distribution, macOS 26.6.2), arm B1
      """,
    confidence: .derived
  ) {
    L("c", w: 20, h: 20).frame(width: 60, height: 60).background { Color.red.named("bg") }
  }

  static let `metalui.outer.B2` = OracleCase(
    id: "metalui.outer.B2",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 60),
    frames: [
      "bg": CGRect(x: 20, y: 20, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/superpowers/2026-09-15-outer-modifiers-decisions.md (probe \
      swiftui-outer-modifier-order / swiftui-component-distribution, macOS 26.6.2), arm B2
      """,
    confidence: .derived
  ) {
    L("c", w: 20, h: 20).background { Color.red.named("bg") }.frame(width: 60, height: 60)
  }

  static let `metalui.stack.A6.bottom` = OracleCase(
    id: "metalui.stack.A6.bottom",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "o": CGRect(x: 20, y: 20, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A6.bottom
      """,
    confidence: .recorded
  ) {
    L("primary", w: 60, h: 40).overlay(alignment: .bottom) { L("o", w: 20, h: 20) }
  }

  static let `metalui.stack.A6.bottomLeading` = OracleCase(
    id: "metalui.stack.A6.bottomLeading",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "o": CGRect(x: 0, y: 20, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A6.bottomLeading
      """,
    confidence: .recorded
  ) {
    L("primary", w: 60, h: 40).overlay(alignment: .bottomLeading) { L("o", w: 20, h: 20) }
  }

  static let `metalui.stack.A6.bottomTrailing` = OracleCase(
    id: "metalui.stack.A6.bottomTrailing",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "o": CGRect(x: 40, y: 20, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A6.bottomTrailing
      """,
    confidence: .recorded
  ) {
    L("primary", w: 60, h: 40).overlay(alignment: .bottomTrailing) { L("o", w: 20, h: 20) }
  }

  static let `metalui.stack.A6.leading` = OracleCase(
    id: "metalui.stack.A6.leading",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "o": CGRect(x: 0, y: 10, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A6.leading
      """,
    confidence: .recorded
  ) {
    L("primary", w: 60, h: 40).overlay(alignment: .leading) { L("o", w: 20, h: 20) }
  }

  static let `metalui.stack.A6.top` = OracleCase(
    id: "metalui.stack.A6.top",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "o": CGRect(x: 20, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A6.top
      """,
    confidence: .recorded
  ) {
    L("primary", w: 60, h: 40).overlay(alignment: .top) { L("o", w: 20, h: 20) }
  }

  static let `metalui.stack.A6.topTrailing` = OracleCase(
    id: "metalui.stack.A6.topTrailing",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "o": CGRect(x: 40, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A6.topTrailing
      """,
    confidence: .recorded
  ) {
    L("primary", w: 60, h: 40).overlay(alignment: .topTrailing) { L("o", w: 20, h: 20) }
  }

  static let `metalui.stack.A9.center` = OracleCase(
    id: "metalui.stack.A9.center",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "bg": CGRect(x: 20, y: 10, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A9.center
      """,
    confidence: .recorded
  ) {
    L("primary", w: 60, h: 40).background { L("bg", w: 20, h: 20) }
  }

  static let `metalui.stack.A9.topLeading` = OracleCase(
    id: "metalui.stack.A9.topLeading",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "bg": CGRect(x: 0, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A9.topLeading
      """,
    confidence: .recorded
  ) {
    L("primary", w: 60, h: 40).background(alignment: .topLeading) { L("bg", w: 20, h: 20) }
  }

  static let `metalui.stack.K5` = OracleCase(
    id: "metalui.stack.K5",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "h": CGRect(x: 15, y: 15, width: 30, height: 10)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K5
      """,
    confidence: .recorded
  ) {
    L("primary", w: 60, h: 40).overlay { Half("h") }
  }

  static let `metalui.stack.K5c` = OracleCase(
    id: "metalui.stack.K5c",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "h": CGRect(x: 2.5, y: 5, width: 15, height: 10),
      "o": CGRect(x: 0, y: 0, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K5c
      """,
    confidence: .recorded
  ) {
    L("primary", w: 60, h: 40).overlay(alignment: .topLeading) {
      ZStack {
        Half("h")
        L("o", w: 20, h: 20)
      }
    }
  }

  static let `metalui.stack.K5d` = OracleCase(
    id: "metalui.stack.K5d",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "h": CGRect(x: 10, y: 15, width: 20, height: 10),
      "o": CGRect(x: 30, y: 10, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K5d
      """,
    confidence: .recorded
  ) {
    L("primary", w: 60, h: 40).overlay {
      HStack(spacing: 0) {
        Half("h")
        L("o", w: 20, h: 20)
      }
    }
  }

  static let `metalui.stack.K5e` = OracleCase(
    id: "metalui.stack.K5e",
    area: "overlay",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "h": CGRect(x: 17.5, y: 15, width: 15, height: 10),
      "o": CGRect(x: 15, y: 10, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K5e
      """,
    confidence: .recorded
  ) {
    L("primary", w: 60, h: 40).background {
      Half("h")
      L("o", w: 20, h: 20)
    }
  }

  static let `tokamak.overlay.bottom` = OracleCase(
    id: "tokamak.overlay.bottom",
    area: "overlay",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "o": CGRect(x: 225, y: 250, width: 50, height: 50)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift (CI compares \
      pixels with native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(width: 100, height: 100).overlay(alignment: .bottom) {
      Rectangle().frame(width: 50, height: 50).named("o")
    }
  }

  static let `tokamak.overlay.topLeading` = OracleCase(
    id: "tokamak.overlay.topLeading",
    area: "overlay",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "o": CGRect(x: 200, y: 200, width: 50, height: 50)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift (CI compares \
      pixels with native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(width: 100, height: 100).overlay(alignment: .topLeading) {
      Rectangle().frame(width: 50, height: 50).named("o")
    }
  }

  static let `tokamak.overlay.trailing` = OracleCase(
    id: "tokamak.overlay.trailing",
    area: "overlay",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "o": CGRect(x: 250, y: 225, width: 50, height: 50)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift (CI compares \
      pixels with native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(width: 100, height: 100).overlay(alignment: .trailing) {
      Rectangle().frame(width: 50, height: 50).named("o")
    }
  }
}
