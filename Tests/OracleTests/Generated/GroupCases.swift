// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum GroupCases {
  static let all = [
    `metalui.outer.G2`,
    `metalui.outer.G4`,
    `stack.foreach-empty`,
    `stack.group-flatten`,
    `swiftuiweb.layout.group-modifier`,
  ]

  static let `metalui.outer.G2` = OracleCase(
    id: "metalui.outer.G2",
    area: "group",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 120, height: 26),
    frames: [
      "a": CGRect(x: 8, y: 8, width: 30, height: 10)
    ],
    note: "modifiers on a multi-view group apply to each member",
    source: """
      MetalUI docs/superpowers/2026-09-15-outer-modifiers-decisions.md (probe \
      swiftui-outer-modifier-order / swiftui-component-distribution, macOS 26.6.2), arm G2
      """,
    confidence: .recorded
  ) {
    HStack {
      Group {
        L("a", w: 30, h: 10)
        L("b", w: 50, h: 10)
      }.padding(8)
    }
  }

  static let `metalui.outer.G4` = OracleCase(
    id: "metalui.outer.G4",
    area: "group",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 120, height: 26),
    frames: [
      "a": CGRect(x: 8, y: 8, width: 30, height: 10)
    ],
    note: "modifiers on a multi-view group apply to each member",
    source: """
      MetalUI docs/superpowers/2026-09-15-outer-modifiers-decisions.md (probe \
      swiftui-outer-modifier-order / swiftui-component-distribution, macOS 26.6.2), arm G4
      """,
    confidence: .recorded
  ) {
    HStack {
      Group {
        L("a", w: 30, h: 10)
        L("b", w: 50, h: 10)
      }.padding(4).padding(4)
    }
  }

  static let `stack.foreach-empty` = OracleCase(
    id: "stack.foreach-empty",
    area: "group",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 48, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 28, y: 0, width: 20, height: 20),
    ],
    source: "layout rules (stack, ZStack); OpenSwiftUI and MetalUI probes agree",
    confidence: .derived
  ) {
    HStack {
      L("a", w: 20, h: 20)
      ForEach(0..<0) { _ in Color.red }
      L("b", w: 20, h: 20)
    }
  }

  static let `stack.group-flatten` = OracleCase(
    id: "stack.group-flatten",
    area: "group",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 20, height: 60),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 0, y: 20, width: 20, height: 20),
      "c0": CGRect(x: 5, y: 40, width: 10, height: 10),
      "c1": CGRect(x: 5, y: 50, width: 10, height: 10),
    ],
    source: "layout rules (stack, ZStack); OpenSwiftUI and MetalUI probes agree",
    confidence: .derived
  ) {
    VStack(spacing: 0) {
      Group {
        L("a", w: 20, h: 20)
        L("b", w: 20, h: 20)
      }
      ForEach(0..<2) { L("c\($0)", w: 10, h: 10) }
    }
  }

  static let `swiftuiweb.layout.group-modifier` = OracleCase(
    id: "swiftuiweb.layout.group-modifier",
    area: "group",
    proposal: ProposedViewSize(width: 300, height: 100),
    space: .window,
    frames: [
      "a": CGRect(x: 5, y: 25, width: 50, height: 50),
      "b": CGRect(x: 65, y: 25, width: 50, height: 50),
      "c": CGRect(x: 120, y: 0, width: 180, height: 100),
    ],
    platform: "macOS",
    source: """
      swiftui-web (iamcgn/swiftui-web) Fixtures/Goldens/layout/group-modifier/frames.json, \
      recorded on macOS 26.2 hosted window @2x
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      Group {
        Color.red.named("a")
        Color.red.named("b")
      }.frame(width: 50, height: 50).padding(5)
      Color.red.named("c")
    }
  }
}
