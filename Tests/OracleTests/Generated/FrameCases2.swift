// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum FrameCases2 {
  static let all = [
    `metalui.frame.H2`,
    `metalui.frame.H3`,
    `metalui.frame.H4`,
    `metalui.frame.H6`,
    `metalui.frame.H8`,
    `metalui.grid.GR0`,
    `openswiftui.negative-min.10`,
    `swiftopenui.frame-min-max`,
    `swiftuiweb.layout.frame-fixed`,
    `swiftuiweb.layout.frame-flex`,
    `tokamak.frame.fixed`,
    `tokamak.frame.flex`,
    `tokamak.frame.flexh`,
    `tokamak.frame.flexw`,
    `tokamak.frame.h`,
    `tokamak.frame.inf.bottomTrailing`,
    `tokamak.frame.inf.leading`,
    `tokamak.frame.inf.top`,
    `tokamak.frame.inf.topLeading`,
    `tokamak.frame.inf.topTrailing`,
    `tokamak.frame.inf.trailing`,
    `tokamak.frame.w`,
  ]

  static let `metalui.frame.H2` = OracleCase(
    id: "metalui.frame.H2",
    area: "frame",
    proposal: ProposedViewSize(width: -30, height: -30),
    space: .root,
    size: CGSize(width: 20, height: 20),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 20, height: 20)
    ],
    note: "no minimum: never below the child",
    source: """
      MetalUI docs/probes/swiftui-frame-negative-sizes.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm H2
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(maxWidth: 80)
  }

  static let `metalui.frame.H3` = OracleCase(
    id: "metalui.frame.H3",
    area: "frame",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 20, height: 20),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-negative-sizes.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm H3
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: -50)
  }

  static let `metalui.frame.H4` = OracleCase(
    id: "metalui.frame.H4",
    area: "frame",
    proposal: ProposedViewSize(width: -30, height: -30),
    space: .root,
    size: CGSize(width: 0, height: 20),
    frames: [
      "c": CGRect(x: -10, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-negative-sizes.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm H4
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: -50, maxWidth: 80)
  }

  static let `metalui.frame.H6` = OracleCase(
    id: "metalui.frame.H6",
    area: "frame",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 0, height: 20),
    frames: [
      "c": CGRect(x: -10, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-negative-sizes.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm H6
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: -50, maxWidth: -10)
  }

  static let `metalui.frame.H8` = OracleCase(
    id: "metalui.frame.H8",
    area: "frame",
    proposal: ProposedViewSize(width: 10, height: 10),
    space: .root,
    size: CGSize(width: 20, height: 20),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 20, height: 20)
    ],
    note: "contrast with H14: an absent minimum is not a zero minimum",
    source: """
      MetalUI docs/probes/swiftui-frame-negative-sizes.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm H8
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(maxWidth: 80)
  }

  static let `metalui.grid.GR0` = OracleCase(
    id: "metalui.grid.GR0",
    area: "frame",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 20, height: 20),
    frames: [
      "a": CGRect(x: 2.5, y: 2.5, width: 15, height: 15)
    ],
    note: "Odd answers 15x15 only when proposed exactly 20x20, else 20x20",
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GR0",
    confidence: .recorded
  ) {
    Odd("a").frame(width: 20, height: 20)
  }

  static let `openswiftui.negative-min.10` = OracleCase(
    id: "openswiftui.negative-min.10",
    area: "frame",
    proposal: ProposedViewSize(width: -5, height: 10),
    space: .root,
    size: CGSize(width: 0, height: 10),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 0, height: 10)
    ],
    note: "negative minimum is stored as 0",
    source: """
      OpenSwiftUI Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/FrameLayoutTests.swift \
      (initialiser run against real SwiftUI 6.0.87); sizes follow from the stored values
      """,
    confidence: .derived
  ) {
    Color.red.named("c").frame(minWidth: -10, maxWidth: 40)
  }

  static let `swiftopenui.frame-min-max` = OracleCase(
    id: "swiftopenui.frame-min-max",
    area: "frame",
    proposal: ProposedViewSize(width: 400, height: 600),
    space: .root,
    size: CGSize(width: 300, height: 150),
    frames: [
      "t": CGRect(x: 113, y: 67, width: 74, height: 16)
    ],
    tolerance: 0.51,
    sizeTolerance: 1,
    platform: "macOS",
    note: """
      Sizes are whole-point window sizes (rounded up) and child frames are rounded to half \
      points: compare with tolerance 1 (size) and 0.51 (frames). T(name,w,h) stands for a Text \
      of that drawn size. the frame takes its maximum because both bounds are given
      """,
    source: """
      codelynx/SwiftOpenUI (copy in Lore-Hex/QuillUI third_party) \
      Tests/LayoutParityTests/Fixtures/frame-min-max.json, recorded on macOS SwiftUI \
      2026-04-18, 400x600 window @2x
      """,
    confidence: .recorded
  ) {
    T("t", 74, 16).frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
  }

  static let `swiftuiweb.layout.frame-fixed` = OracleCase(
    id: "swiftuiweb.layout.frame-fixed",
    area: "frame",
    proposal: ProposedViewSize(width: 200, height: 200),
    space: .window,
    frames: [
      "outer": CGRect(x: 40, y: 60, width: 120, height: 80),
      "inner": CGRect(x: 40, y: 60, width: 40, height: 40),
    ],
    platform: "macOS",
    note: """
      Values stated by the project from measured constants, not a frames recording of this \
      view.
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web) Fixtures/Goldens/layout/frame-fixed/frames.json, \
      recorded on macOS 26.2 hosted window @2x
      """,
    confidence: .published
  ) {
    L("inner", w: 40, h: 40).frame(width: 120, height: 80, alignment: .topLeading).named("outer")
  }

  static let `swiftuiweb.layout.frame-flex` = OracleCase(
    id: "swiftuiweb.layout.frame-flex",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 300),
    space: .window,
    frames: [
      "min": CGRect(x: 100, y: 90, width: 100, height: 20),
      "max": CGRect(x: 50, y: 110, width: 200, height: 20),
      "fill": CGRect(x: 0, y: 130, width: 300, height: 20),
      "ideal": CGRect(x: 75, y: 150, width: 150, height: 20),
      "box": CGRect(x: 90, y: 170, width: 120, height: 20),
      "over": CGRect(x: 50, y: 190, width: 200, height: 20),
    ],
    platform: "macOS",
    source: """
      swiftui-web (iamcgn/swiftui-web) Fixtures/Goldens/layout/frame-flex/frames.json, \
      recorded on macOS 26.2 hosted window @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 0) {
      Color.red.frame(width: 40, height: 20).frame(minWidth: 100).named("min")
      Color.red.frame(width: 40, height: 20).frame(maxWidth: 200).named("max")
      Color.red.frame(width: 40, height: 20).frame(minWidth: 50, maxWidth: .infinity).named("fill")
      Color.red.frame(width: 40, height: 20).frame(idealWidth: 150).fixedSize().named("ideal")
      Color.red.frame(maxWidth: 120, maxHeight: 20).named("box")
      Color.red.frame(width: 250, height: 20).frame(maxWidth: 200).named("over")
    }
  }

  static let `tokamak.frame.fixed` = OracleCase(
    id: "tokamak.frame.fixed",
    area: "frame",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 150, y: 200, width: 200, height: 100)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(width: 200, height: 100).named("a")
  }

  static let `tokamak.frame.flex` = OracleCase(
    id: "tokamak.frame.flex",
    area: "frame",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 150, y: 200, width: 200, height: 100)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100).named("a")
  }

  static let `tokamak.frame.flexh` = OracleCase(
    id: "tokamak.frame.flexh",
    area: "frame",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 0, y: 150, width: 500, height: 200)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(minHeight: 0, maxHeight: 200).named("a")
  }

  static let `tokamak.frame.flexw` = OracleCase(
    id: "tokamak.frame.flexw",
    area: "frame",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 150, y: 0, width: 200, height: 500)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(minWidth: 0, maxWidth: 200).named("a")
  }

  static let `tokamak.frame.h` = OracleCase(
    id: "tokamak.frame.h",
    area: "frame",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 0, y: 150, width: 500, height: 200)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(height: 200).named("a")
  }

  static let `tokamak.frame.inf.bottomTrailing` = OracleCase(
    id: "tokamak.frame.inf.bottomTrailing",
    area: "frame",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 400, y: 400, width: 100, height: 100)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(width: 100, height: 100).named("a").frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
  }

  static let `tokamak.frame.inf.leading` = OracleCase(
    id: "tokamak.frame.inf.leading",
    area: "frame",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 0, y: 200, width: 100, height: 100)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(width: 100, height: 100).named("a").frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  static let `tokamak.frame.inf.top` = OracleCase(
    id: "tokamak.frame.inf.top",
    area: "frame",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 200, y: 0, width: 100, height: 100)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(width: 100, height: 100).named("a").frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  static let `tokamak.frame.inf.topLeading` = OracleCase(
    id: "tokamak.frame.inf.topLeading",
    area: "frame",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 0, y: 0, width: 100, height: 100)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(width: 100, height: 100).named("a").frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  static let `tokamak.frame.inf.topTrailing` = OracleCase(
    id: "tokamak.frame.inf.topTrailing",
    area: "frame",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 400, y: 0, width: 100, height: 100)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(width: 100, height: 100).named("a").frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
  }

  static let `tokamak.frame.inf.trailing` = OracleCase(
    id: "tokamak.frame.inf.trailing",
    area: "frame",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 400, y: 200, width: 100, height: 100)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(width: 100, height: 100).named("a").frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
  }

  static let `tokamak.frame.w` = OracleCase(
    id: "tokamak.frame.w",
    area: "frame",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 150, y: 0, width: 200, height: 500)
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    Rectangle().frame(width: 200).named("a")
  }
}
