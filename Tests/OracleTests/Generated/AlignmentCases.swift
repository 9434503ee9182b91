// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum AlignmentCases {
  static let all = [
    `guide.builtin-not-merged`,
    `guide.const`,
    `guide.custom-default`,
    `guide.custom-mean`,
    `guide.custom-nested`,
    `guide.frame`,
    `guide.frame-own`,
    `guide.hstack-center`,
    `guide.hstack-top`,
    `guide.outside`,
    `guide.padding`,
    `guide.trailing-half`,
    `guide.unrelated`,
    `metalui.stack.A2.leading`,
    `swiftuiweb.layout.hstack-alignment`,
    `tokamak.hstack.bottom`,
    `tokamak.hstack.top`,
    `tokamak.vstack.center`,
    `tokamak.vstack.leading`,
    `tokamak.vstack.trailing`,
  ]

  static let `guide.builtin-not-merged` = OracleCase(
    id: "guide.builtin-not-merged",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 50, height: 20),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 50, height: 20),
      "a": CGRect(x: 0, y: 0, width: 20, height: 10),
      "x": CGRect(x: 20, y: 0, width: 20, height: 10),
      "b": CGRect(x: 0, y: 10, width: 50, height: 10),
    ],
    note: "DISPUTED: built-in guides set inside a multi-child container do not leak out",
    source: """
      OpenSwiftUI FrameAlignment, objc.io; Apple's documentation text reads differently
      """,
    confidence: .derived
  ) {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        L("a", w: 20, h: 10).alignmentGuide(.leading) { _ in -30 }
        L("x", w: 20, h: 10)
      }
      L("b", w: 50, h: 10)
    }.named("s")
  }

  static let `guide.const` = OracleCase(
    id: "guide.const",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 100, height: 60),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 100, height: 60),
      "a": CGRect(x: 0, y: 0, width: 100, height: 20),
      "b": CGRect(x: 20, y: 20, width: 50, height: 20),
      "c": CGRect(x: 0, y: 40, width: 30, height: 20),
    ],
    source: """
      SwiftUI alignment guides: swiftui-lab "Alignment Guides", fatbobman "layout-alignment", \
      OpenSwiftUI StackLayout
      """,
    confidence: .derived
  ) {
    VStack(alignment: .leading, spacing: 0) {
      L("a", w: 100, h: 20)
      L("b", w: 50, h: 20).alignmentGuide(.leading) { _ in -20 }
      L("c", w: 30, h: 20)
    }.named("s")
  }

  static let `guide.custom-default` = OracleCase(
    id: "guide.custom-default",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 25),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 40, height: 25),
      "a": CGRect(x: 0, y: 5, width: 20, height: 20),
      "b": CGRect(x: 20, y: 0, width: 20, height: 20),
    ],
    note: ".mid default is 0",
    source: """
      SwiftUI alignment guides: swiftui-lab "Alignment Guides", fatbobman "layout-alignment", \
      OpenSwiftUI StackLayout
      """,
    confidence: .derived
  ) {
    HStack(alignment: .mid, spacing: 0) {
      L("a", w: 20, h: 20)
      L("b", w: 20, h: 20).alignmentGuide(.mid) { _ in 5 }
    }.named("s")
  }

  static let `guide.custom-mean` = OracleCase(
    id: "guide.custom-mean",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 40),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 40, height: 40),
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 0, y: 20, width: 20, height: 20),
      "c": CGRect(x: 20, y: 20, width: 20, height: 10),
    ],
    note: """
      a container's custom guide is the mean of its children's explicit values in its \
      coordinates: (0 + 40) / 2 = 20
      """,
    source: """
      SwiftUI alignment guides: swiftui-lab "Alignment Guides", fatbobman "layout-alignment", \
      OpenSwiftUI StackLayout
      """,
    confidence: .derived
  ) {
    HStack(alignment: .mid, spacing: 0) {
      VStack(spacing: 0) {
        L("a", w: 20, h: 20).alignmentGuide(.mid) { _ in 0 }
        L("b", w: 20, h: 20).alignmentGuide(.mid) { $0.height }
      }
      L("c", w: 20, h: 10)
    }.named("s")
  }

  static let `guide.custom-nested` = OracleCase(
    id: "guide.custom-nested",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 55),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 40, height: 55),
      "a": CGRect(x: 0, y: 0, width: 20, height: 10),
      "b": CGRect(x: 0, y: 10, width: 20, height: 30),
      "c": CGRect(x: 20, y: 5, width: 20, height: 40),
      "d": CGRect(x: 20, y: 45, width: 20, height: 10),
    ],
    note: """
      .mid is a custom VerticalAlignment whose default value is the top (0). Explicit values \
      reach the outer stack through the inner stacks: b and c end up with equal vertical \
      centres
      """,
    source: """
      SwiftUI alignment guides: swiftui-lab "Alignment Guides", fatbobman "layout-alignment", \
      OpenSwiftUI StackLayout
      """,
    confidence: .derived
  ) {
    HStack(alignment: .mid, spacing: 0) {
      VStack(spacing: 0) {
        L("a", w: 20, h: 10)
        L("b", w: 20, h: 30).alignmentGuide(.mid) { d in d[VerticalAlignment.center] }
      }
      VStack(spacing: 0) {
        L("c", w: 20, h: 40).alignmentGuide(.mid) { d in d[VerticalAlignment.center] }
        L("d", w: 20, h: 10)
      }
    }.named("s")
  }

  static let `guide.frame` = OracleCase(
    id: "guide.frame",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 80, height: 20),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 80, height: 20),
      "a": CGRect(x: 20, y: 0, width: 40, height: 10),
      "b": CGRect(x: 40, y: 10, width: 30, height: 10),
    ],
    note: "frame passes the guide on with the child's offset (20+20)",
    source: """
      SwiftUI alignment guides: swiftui-lab "Alignment Guides", fatbobman "layout-alignment", \
      OpenSwiftUI StackLayout
      """,
    confidence: .derived
  ) {
    VStack(alignment: .leading, spacing: 0) {
      L("a", w: 40, h: 10).alignmentGuide(.leading) { _ in 20 }.frame(width: 80)
      L("b", w: 30, h: 10)
    }.named("s")
  }

  static let `guide.frame-own` = OracleCase(
    id: "guide.frame-own",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "a": CGRect(x: 10, y: 5, width: 40, height: 10)
    ],
    note: "a frame aligns its own leading (0) with the child's guide: child at +10",
    source: """
      SwiftUI alignment guides: swiftui-lab "Alignment Guides", fatbobman "layout-alignment", \
      OpenSwiftUI StackLayout
      """,
    confidence: .derived
  ) {
    L("a", w: 40, h: 10).alignmentGuide(.leading) { _ in -10 }.frame(
      width: 100, height: 20, alignment: .leading)
  }

  static let `guide.hstack-center` = OracleCase(
    id: "guide.hstack-center",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 40),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 40, height: 40),
      "a": CGRect(x: 0, y: 0, width: 20, height: 40),
      "b": CGRect(x: 20, y: 20, width: 20, height: 20),
    ],
    source: """
      SwiftUI alignment guides: swiftui-lab "Alignment Guides", fatbobman "layout-alignment", \
      OpenSwiftUI StackLayout
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 40)
      L("b", w: 20, h: 20).alignmentGuide(VerticalAlignment.center) { _ in 0 }
    }.named("s")
  }

  static let `guide.hstack-top` = OracleCase(
    id: "guide.hstack-top",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 40),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 40, height: 40),
      "a": CGRect(x: 0, y: 0, width: 20, height: 40),
      "b": CGRect(x: 20, y: 10, width: 20, height: 20),
    ],
    source: """
      SwiftUI alignment guides: swiftui-lab "Alignment Guides", fatbobman "layout-alignment", \
      OpenSwiftUI StackLayout
      """,
    confidence: .derived
  ) {
    HStack(alignment: .top, spacing: 0) {
      L("a", w: 20, h: 40)
      L("b", w: 20, h: 20).alignmentGuide(.top) { _ in -10 }
    }.named("s")
  }

  static let `guide.outside` = OracleCase(
    id: "guide.outside",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 110, height: 40),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 110, height: 40),
      "a": CGRect(x: 70, y: 0, width: 40, height: 20),
      "b": CGRect(x: 0, y: 20, width: 50, height: 20),
    ],
    note: "the union of the aligned frames is the width: 40 + 70",
    source: """
      SwiftUI alignment guides: swiftui-lab "Alignment Guides", fatbobman "layout-alignment", \
      OpenSwiftUI StackLayout
      """,
    confidence: .derived
  ) {
    VStack(alignment: .leading, spacing: 0) {
      L("a", w: 40, h: 20)
      L("b", w: 50, h: 20).alignmentGuide(.leading) { _ in 70 }
    }.named("s")
  }

  static let `guide.padding` = OracleCase(
    id: "guide.padding",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 60, height: 40),
      "a": CGRect(x: 10, y: 10, width: 40, height: 10),
      "b": CGRect(x: 30, y: 30, width: 30, height: 10),
    ],
    note: "unary modifiers pass explicit guides on, shifted by their inset: 30",
    source: """
      SwiftUI alignment guides: swiftui-lab "Alignment Guides", fatbobman "layout-alignment", \
      OpenSwiftUI StackLayout
      """,
    confidence: .derived
  ) {
    VStack(alignment: .leading, spacing: 0) {
      L("a", w: 40, h: 10).alignmentGuide(.leading) { _ in 20 }.padding(10)
      L("b", w: 30, h: 10)
    }.named("s")
  }

  static let `guide.trailing-half` = OracleCase(
    id: "guide.trailing-half",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 80, height: 20),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 80, height: 20),
      "a": CGRect(x: 0, y: 0, width: 60, height: 10),
      "b": CGRect(x: 40, y: 10, width: 40, height: 10),
    ],
    source: """
      SwiftUI alignment guides: swiftui-lab "Alignment Guides", fatbobman "layout-alignment", \
      OpenSwiftUI StackLayout
      """,
    confidence: .derived
  ) {
    VStack(alignment: .trailing, spacing: 0) {
      L("a", w: 60, h: 10)
      L("b", w: 40, h: 10).alignmentGuide(.trailing) { $0.width / 2 }
    }.named("s")
  }

  static let `guide.unrelated` = OracleCase(
    id: "guide.unrelated",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 20),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 60, height: 20),
      "a": CGRect(x: 0, y: 0, width: 60, height: 10),
      "b": CGRect(x: 0, y: 10, width: 40, height: 10),
    ],
    note: "a guide that the stack does not align on has no effect",
    source: """
      SwiftUI alignment guides: swiftui-lab "Alignment Guides", fatbobman "layout-alignment", \
      OpenSwiftUI StackLayout
      """,
    confidence: .derived
  ) {
    VStack(alignment: .leading, spacing: 0) {
      L("a", w: 60, h: 10)
      L("b", w: 40, h: 10).alignmentGuide(.trailing) { _ in 0 }
    }.named("s")
  }

  static let `metalui.stack.A2.leading` = OracleCase(
    id: "metalui.stack.A2.leading",
    area: "alignment",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 30, height: 40),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 10, height: 20),
      "b": CGRect(x: 0, y: 20, width: 30, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm A2.leading
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 0) {
      L("a", w: 10, h: 20)
      L("b", w: 30, h: 20)
    }
  }

  static let `swiftuiweb.layout.hstack-alignment` = OracleCase(
    id: "swiftuiweb.layout.hstack-alignment",
    area: "alignment",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .window,
    frames: [
      "a": CGRect(x: 128, y: 40, width: 20, height: 60),
      "b": CGRect(x: 152, y: 40, width: 20, height: 30),
      "c": CGRect(x: 128, y: 100, width: 20, height: 60),
      "d": CGRect(x: 152, y: 130, width: 20, height: 30),
    ],
    platform: "macOS",
    note: """
      Values stated by the project from measured constants, not a frames recording of this \
      view.
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web) Fixtures/Goldens/layout/hstack-alignment/frames.json, \
      recorded on macOS 26.2 hosted window @2x
      """,
    confidence: .published
  ) {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 4) {
        L("a", w: 20, h: 60)
        L("b", w: 20, h: 30)
      }.named("top")
      HStack(alignment: .bottom, spacing: 4) {
        L("c", w: 20, h: 60)
        L("d", w: 20, h: 30)
      }.named("bottom")
    }
  }

  static let `tokamak.hstack.bottom` = OracleCase(
    id: "tokamak.hstack.bottom",
    area: "alignment",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 0, y: 0, width: 246, height: 500),
      "b": CGRect(x: 254, y: 450, width: 246, height: 50),
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    HStack(alignment: .bottom) {
      Rectangle().named("a")
      Rectangle().frame(height: 50).named("b")
    }
  }

  static let `tokamak.hstack.top` = OracleCase(
    id: "tokamak.hstack.top",
    area: "alignment",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 0, y: 0, width: 246, height: 500),
      "b": CGRect(x: 254, y: 0, width: 246, height: 50),
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    HStack(alignment: .top) {
      Rectangle().named("a")
      Rectangle().frame(height: 50).named("b")
    }
  }

  static let `tokamak.vstack.center` = OracleCase(
    id: "tokamak.vstack.center",
    area: "alignment",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 0, y: 0, width: 500, height: 246),
      "b": CGRect(x: 225, y: 254, width: 50, height: 246),
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    VStack {
      Rectangle().named("a")
      Rectangle().frame(width: 50).named("b")
    }
  }

  static let `tokamak.vstack.leading` = OracleCase(
    id: "tokamak.vstack.leading",
    area: "alignment",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 0, y: 0, width: 500, height: 246),
      "b": CGRect(x: 0, y: 254, width: 50, height: 246),
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    VStack(alignment: .leading) {
      Rectangle().named("a")
      Rectangle().frame(width: 50).named("b")
    }
  }

  static let `tokamak.vstack.trailing` = OracleCase(
    id: "tokamak.vstack.trailing",
    area: "alignment",
    proposal: ProposedViewSize(width: 500, height: 500),
    space: .window,
    frames: [
      "a": CGRect(x: 0, y: 0, width: 500, height: 246),
      "b": CGRect(x: 450, y: 254, width: 50, height: 246),
    ],
    source: """
      TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift (CI compares pixels with \
      native SwiftUI at 500x500; numbers are the ones that layout gives)
      """,
    confidence: .published
  ) {
    VStack(alignment: .trailing) {
      Rectangle().named("a")
      Rectangle().frame(width: 50).named("b")
    }
  }
}
