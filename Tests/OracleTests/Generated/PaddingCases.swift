// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum PaddingCases {
  static let all = [
    `defagos.padding`,
    `frame.fixed-then-padding`,
    `metalui.outer.E2`,
    `metalui.outer.G15`,
    `metalui.outer.G16`,
    `padding.edges`,
    `padding.horizontal-default`,
    `padding.negative`,
    `padding.nil`,
    `padding.overshoot`,
    `padding.then-fixed`,
    `swiftopenui.padding-nested`,
    `swiftuiweb.layout.padding-default`,
  ]

  static let `defagos.padding` = OracleCase(
    id: "defagos.padding",
    area: "padding",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 50),
    source: """
      defagos "Understanding SwiftUI layout behaviors" (expanding/hugging/neutral table, \
      ambiguous size 10)
      """,
    confidence: .published
  ) {
    Color.red.padding(10)
  }

  static let `frame.fixed-then-padding` = OracleCase(
    id: "frame.fixed-then-padding",
    area: "padding",
    proposal: ProposedViewSize(width: 300, height: 300),
    space: .root,
    size: CGSize(width: 66, height: 46),
    frames: [
      "p": CGRect(x: 0, y: 0, width: 66, height: 46),
      "c": CGRect(x: 8, y: 8, width: 50, height: 30),
    ],
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    Color.red.named("c").frame(width: 50, height: 30).padding(8).named("p")
  }

  static let `metalui.outer.E2` = OracleCase(
    id: "metalui.outer.E2",
    area: "padding",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 36, height: 36),
    frames: [
      "c": CGRect(x: 8, y: 8, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/superpowers/2026-09-15-outer-modifiers-decisions.md (probe \
      swiftui-outer-modifier-order / swiftui-component-distribution, macOS 26.6.2), arm E2
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).padding(4).padding(4)
  }

  static let `metalui.outer.G15` = OracleCase(
    id: "metalui.outer.G15",
    area: "padding",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 70, height: 18),
    frames: [
      "a": CGRect(x: 20, y: 4, width: 30, height: 10)
    ],
    source: """
      MetalUI docs/superpowers/2026-09-15-outer-modifiers-decisions.md (probe \
      swiftui-outer-modifier-order / swiftui-component-distribution, macOS 26.6.2), arm G15
      """,
    confidence: .recorded
  ) {
    L("a", w: 30, h: 10).padding(4).frame(width: 70)
  }

  static let `metalui.outer.G16` = OracleCase(
    id: "metalui.outer.G16",
    area: "padding",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 78, height: 18),
    frames: [
      "a": CGRect(x: 24, y: 4, width: 30, height: 10)
    ],
    source: """
      MetalUI docs/superpowers/2026-09-15-outer-modifiers-decisions.md (probe \
      swiftui-outer-modifier-order / swiftui-component-distribution, macOS 26.6.2), arm G16
      """,
    confidence: .recorded
  ) {
    L("a", w: 30, h: 10).frame(width: 70).padding(4)
  }

  static let `padding.edges` = OracleCase(
    id: "padding.edges",
    area: "padding",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 100),
    frames: [
      "p": CGRect(x: 0, y: 0, width: 100, height: 100),
      "c": CGRect(x: 6, y: 10, width: 94, height: 90),
    ],
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    Color.red.named("c").padding(.top, 10).padding(.leading, 6).named("p")
  }

  static let `padding.horizontal-default` = OracleCase(
    id: "padding.horizontal-default",
    area: "padding",
    proposal: ProposedViewSize(width: 100, height: 40),
    space: .root,
    size: CGSize(width: 100, height: 40),
    frames: [
      "p": CGRect(x: 0, y: 0, width: 100, height: 40),
      "c": CGRect(x: 16, y: 0, width: 68, height: 40),
    ],
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    Color.red.named("c").padding(.horizontal).named("p")
  }

  static let `padding.negative` = OracleCase(
    id: "padding.negative",
    area: "padding",
    proposal: ProposedViewSize(width: 40, height: 40),
    space: .root,
    size: CGSize(width: 40, height: 40),
    frames: [
      "p": CGRect(x: 0, y: 0, width: 40, height: 40),
      "c": CGRect(x: -10, y: -10, width: 60, height: 60),
    ],
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    Color.red.named("c").padding(-10).named("p")
  }

  static let `padding.nil` = OracleCase(
    id: "padding.nil",
    area: "padding",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 20, height: 20),
    frames: [
      "p": CGRect(x: 0, y: 0, width: 20, height: 20),
      "c": CGRect(x: 5, y: 5, width: 10, height: 10),
    ],
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    Color.red.named("c").padding(5).named("p")
  }

  static let `padding.overshoot` = OracleCase(
    id: "padding.overshoot",
    area: "padding",
    proposal: ProposedViewSize(width: 40, height: 100),
    space: .root,
    size: CGSize(width: 60, height: 100),
    frames: [
      "p": CGRect(x: 0, y: 0, width: 60, height: 100),
      "c": CGRect(x: 30, y: 30, width: 0, height: 40),
    ],
    note: "the inset proposal is clamped at 0, the answer is at least the insets",
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    Color.red.named("c").padding(30).named("p")
  }

  static let `padding.then-fixed` = OracleCase(
    id: "padding.then-fixed",
    area: "padding",
    proposal: ProposedViewSize(width: 300, height: 300),
    space: .root,
    size: CGSize(width: 50, height: 30),
    frames: [
      "p": CGRect(x: 0, y: 0, width: 50, height: 30),
      "c": CGRect(x: 8, y: 8, width: 34, height: 14),
    ],
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    Color.red.named("c").padding(8).frame(width: 50, height: 30).named("p")
  }

  static let `swiftopenui.padding-nested` = OracleCase(
    id: "swiftopenui.padding-nested",
    area: "padding",
    proposal: ProposedViewSize(width: 400, height: 600),
    space: .root,
    size: CGSize(width: 141, height: 64),
    frames: [
      "t": CGRect(x: 24, y: 24, width: 93, height: 16)
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
      Tests/LayoutParityTests/Fixtures/padding-nested.json, recorded on macOS SwiftUI \
      2026-04-18, 400x600 window @2x
      """,
    confidence: .recorded
  ) {
    T("t", 93, 16).padding(8).padding(16)
  }

  static let `swiftuiweb.layout.padding-default` = OracleCase(
    id: "swiftuiweb.layout.padding-default",
    area: "padding",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .window,
    frames: [
      "inner": CGRect(x: 16, y: 16, width: 168, height: 68)
    ],
    platform: "macOS",
    note: """
      Values stated by the project from measured constants, not a frames recording of this \
      view.
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web) Fixtures/Goldens/layout/padding-default/frames.json, \
      recorded on macOS 26.2 hosted window @2x
      """,
    confidence: .published
  ) {
    Color.red.named("inner").padding()
  }
}
