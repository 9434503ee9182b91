// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum LayoutProtocolCases {
  static let all = [
    `flowpng.compact.1`,
    `flowpng.hflow-colorBoxes.1`,
    `flowpng.verticalAlignment--.center`,
    `metalui.layout.J`,
    `metalui.layout.K.bottomTrailing`,
    `metalui.layout.K.center`,
    `metalui.layout.K.topLeading`,
    `swiftuiweb.customlayout.any.v`,
    `swiftuiweb.customlayout.flow`,
  ]

  static let `flowpng.compact.1` = OracleCase(
    id: "flowpng.compact.1",
    area: "layoutprotocol",
    proposal: ProposedViewSize(width: 320, height: 200),
    space: .window,
    frames: [
      "b0": CGRect(x: 27, y: 48, width: 45, height: 50),
      "b1": CGRect(x: 76, y: 48, width: 55, height: 50),
      "b2": CGRect(x: 135, y: 48, width: 50, height: 50),
      "b3": CGRect(x: 189, y: 48, width: 40, height: 50),
      "b4": CGRect(x: 233, y: 48, width: 60, height: 50),
      "b5": CGRect(x: 27, y: 102, width: 48, height: 50),
      "b6": CGRect(x: 79, y: 102, width: 52, height: 50),
      "b7": CGRect(x: 135, y: 102, width: 58, height: 50),
      "b8": CGRect(x: 197, y: 102, width: 42, height: 50),
      "b9": CGRect(x: 243, y: 102, width: 46, height: 50),
    ],
    tolerance: 0.51,
    pixelScale: 1,
    note: """
      HugFlow: custom Layout; children at their ideal size, wrapped greedily, line-centred by \
      default (alignment: is the vertical one within a line), answers its used size. Recorded \
      frames are whole pixels at scale 1 (origin rounded half up, size kept); unrounded \
      engines should compare with tolerance 0.5
      """,
    source: """
      tevelee/SwiftUI-Flow \
      Tests/FlowTests/SnapshotTests/Image/__Snapshots__/ImageSnapshotTests/compact.1.png \
      (NSHostingView @1x), boxes read from pixels
      """,
    confidence: .recorded
  ) {
    HugFlow(spacing: 4, lineSpacing: 4) {
      L("b0", w: 45, h: 50)
      L("b1", w: 55, h: 50)
      L("b2", w: 50, h: 50)
      L("b3", w: 40, h: 50)
      L("b4", w: 60, h: 50)
      L("b5", w: 48, h: 50)
      L("b6", w: 52, h: 50)
      L("b7", w: 58, h: 50)
      L("b8", w: 42, h: 50)
      L("b9", w: 46, h: 50)
    }.padding(12)
  }

  static let `flowpng.hflow-colorBoxes.1` = OracleCase(
    id: "flowpng.hflow_colorBoxes.1",
    area: "layoutprotocol",
    proposal: ProposedViewSize(width: 320, height: 200),
    space: .window,
    frames: [
      "b0": CGRect(x: 19, y: 46, width: 45, height: 50),
      "b1": CGRect(x: 72, y: 46, width: 55, height: 50),
      "b2": CGRect(x: 135, y: 46, width: 50, height: 50),
      "b3": CGRect(x: 193, y: 46, width: 40, height: 50),
      "b4": CGRect(x: 241, y: 46, width: 60, height: 50),
      "b5": CGRect(x: 19, y: 104, width: 48, height: 50),
      "b6": CGRect(x: 75, y: 104, width: 52, height: 50),
      "b7": CGRect(x: 135, y: 104, width: 58, height: 50),
      "b8": CGRect(x: 201, y: 104, width: 42, height: 50),
      "b9": CGRect(x: 251, y: 104, width: 46, height: 50),
    ],
    tolerance: 0.51,
    pixelScale: 1,
    note: """
      HugFlow: custom Layout; children at their ideal size, wrapped greedily, line-centred by \
      default (alignment: is the vertical one within a line), answers its used size. Recorded \
      frames are whole pixels at scale 1 (origin rounded half up, size kept); unrounded \
      engines should compare with tolerance 0.5
      """,
    source: """
      tevelee/SwiftUI-Flow \
      Tests/FlowTests/SnapshotTests/Image/__Snapshots__/ImageSnapshotTests/hflow_colorBoxes.1.png \
      (NSHostingView @1x), boxes read from pixels
      """,
    confidence: .recorded
  ) {
    HugFlow(spacing: 8, lineSpacing: 8) {
      L("b0", w: 45, h: 50)
      L("b1", w: 55, h: 50)
      L("b2", w: 50, h: 50)
      L("b3", w: 40, h: 50)
      L("b4", w: 60, h: 50)
      L("b5", w: 48, h: 50)
      L("b6", w: 52, h: 50)
      L("b7", w: 58, h: 50)
      L("b8", w: 42, h: 50)
      L("b9", w: 46, h: 50)
    }.padding(12)
  }

  static let `flowpng.verticalAlignment--.center` = OracleCase(
    id: "flowpng.verticalAlignment-_.center",
    area: "layoutprotocol",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "b0": CGRect(x: 19, y: 95, width: 50, height: 45),
      "b1": CGRect(x: 77, y: 90, width: 50, height: 55),
      "b2": CGRect(x: 135, y: 92, width: 50, height: 50),
      "b3": CGRect(x: 193, y: 97, width: 50, height: 40),
      "b4": CGRect(x: 251, y: 87, width: 50, height: 60),
      "b5": CGRect(x: 19, y: 160, width: 50, height: 48),
      "b6": CGRect(x: 77, y: 158, width: 50, height: 52),
      "b7": CGRect(x: 135, y: 155, width: 50, height: 58),
      "b8": CGRect(x: 193, y: 163, width: 50, height: 42),
      "b9": CGRect(x: 251, y: 161, width: 50, height: 46),
    ],
    tolerance: 0.51,
    pixelScale: 1,
    note: """
      HugFlow: custom Layout; children at their ideal size, wrapped greedily, line-centred by \
      default (alignment: is the vertical one within a line), answers its used size. Recorded \
      frames are whole pixels at scale 1 (origin rounded half up, size kept); unrounded \
      engines should compare with tolerance 0.5
      """,
    source: """
      tevelee/SwiftUI-Flow \
      Tests/FlowTests/SnapshotTests/Image/__Snapshots__/ImageSnapshotTests/verticalAlignment-_.center.png \
      (NSHostingView @1x), boxes read from pixels
      """,
    confidence: .recorded
  ) {
    HugFlow(spacing: 8, lineSpacing: 8) {
      L("b0", w: 50, h: 45)
      L("b1", w: 50, h: 55)
      L("b2", w: 50, h: 50)
      L("b3", w: 50, h: 40)
      L("b4", w: 50, h: 60)
      L("b5", w: 50, h: 48)
      L("b6", w: 50, h: 52)
      L("b7", w: 50, h: 58)
      L("b8", w: 50, h: 42)
      L("b9", w: 50, h: 46)
    }.padding(12)
  }

  static let `metalui.layout.J` = OracleCase(
    id: "metalui.layout.J",
    area: "layoutprotocol",
    proposal: ProposedViewSize(width: 200, height: 200),
    space: .window,
    frames: [
      "c": CGRect(x: 100, y: 100, width: 40, height: 40)
    ],
    note: """
      PlaceTwice answers 100x100 (so its bounds are 50,50,100,100) and places its subview at \
      bounds.origin+10 with 20x20, then at +50 with 40x40, both topLeading: the last placement \
      wins
      """,
    source: """
      MetalUI docs/probes/swiftui-layout-protocol-contract.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm J
      """,
    confidence: .recorded
  ) {
    PlaceTwice { Color.red.named("c") }.frame(width: 200, height: 200)
  }

  static let `metalui.layout.K.bottomTrailing` = OracleCase(
    id: "metalui.layout.K.bottomTrailing",
    area: "layoutprotocol",
    proposal: ProposedViewSize(width: 200, height: 200),
    space: .window,
    frames: [
      "c": CGRect(x: 95, y: 105, width: 30, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-layout-protocol-contract.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm K.bottomTrailing
      """,
    confidence: .recorded
  ) {
    PlaceAt(
      answer: CGSize(width: 150, height: 150), at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing,
      propose: CGSize(width: 30, height: 20)
    ) { Color.red.named("c") }
  }

  static let `metalui.layout.K.center` = OracleCase(
    id: "metalui.layout.K.center",
    area: "layoutprotocol",
    proposal: ProposedViewSize(width: 200, height: 200),
    space: .window,
    frames: [
      "c": CGRect(x: 110, y: 115, width: 30, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-layout-protocol-contract.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm K.center
      """,
    confidence: .recorded
  ) {
    PlaceAt(
      answer: CGSize(width: 150, height: 150), at: CGPoint(x: 100, y: 100), anchor: .center,
      propose: CGSize(width: 30, height: 20)
    ) { Color.red.named("c") }
  }

  static let `metalui.layout.K.topLeading` = OracleCase(
    id: "metalui.layout.K.topLeading",
    area: "layoutprotocol",
    proposal: ProposedViewSize(width: 200, height: 200),
    space: .window,
    frames: [
      "c": CGRect(x: 25, y: 25, width: 70, height: 40)
    ],
    note: """
      PlaceAt answers `answer` and places its one subview at bounds.origin + at with the given \
      anchor and proposal
      """,
    source: """
      MetalUI docs/probes/swiftui-layout-protocol-contract.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm K.topLeading
      """,
    confidence: .recorded
  ) {
    PlaceAt(
      answer: CGSize(width: 150, height: 150), at: .zero, anchor: .topLeading,
      propose: CGSize(width: 70, height: 40)
    ) { Color.red.named("c") }
  }

  static let `swiftuiweb.customlayout.any.v` = OracleCase(
    id: "swiftuiweb.customlayout.any.v",
    area: "layoutprotocol",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 35.5, height: 60),
    frames: [
      "a": CGRect(x: 5.25, y: 0, width: 25, height: 16),
      "b": CGRect(x: 2.75, y: 20, width: 30, height: 20),
      "c": CGRect(x: 0, y: 44, width: 35.5, height: 16),
    ],
    platform: "macOS",
    source: """
      swiftui-web (iamcgn/swiftui-web) Fixtures/Goldens/customlayout/any/frames.json, recorded \
      on macOS 26.2 hosted window @2x
      """,
    confidence: .recorded
  ) {
    AnyLayout(VStackLayout(spacing: 4)) {
      T("a", 25, 16)
      L("b", w: 30, h: 20)
      T("c", 35.5, 16)
    }
  }

  static let `swiftuiweb.customlayout.flow` = OracleCase(
    id: "swiftuiweb.customlayout.flow",
    area: "layoutprotocol",
    proposal: ProposedViewSize(width: 320, height: 160),
    space: .window,
    frames: [
      "one": CGRect(x: 80, y: 54, width: 25, height: 16),
      "two": CGRect(x: 113, y: 54, width: 25, height: 16),
      "three": CGRect(x: 146, y: 54, width: 35.5, height: 16),
      "four": CGRect(x: 189.5, y: 54, width: 27.5, height: 16),
      "five": CGRect(x: 80, y: 76, width: 25, height: 16),
      "box": CGRect(x: 113, y: 76, width: 60, height: 30),
      "six": CGRect(x: 181, y: 76, width: 18.5, height: 16),
      "flow": CGRect(x: 80, y: 54, width: 160, height: 52),
    ],
    platform: "macOS",
    note: "Flow: custom Layout wrapping left to right, item gap 8, line gap 6",
    source: """
      swiftui-web (iamcgn/swiftui-web) Fixtures/Goldens/customlayout/flow/frames.json, \
      recorded on macOS 26.2 hosted window @2x
      """,
    confidence: .recorded
  ) {
    Flow(spacing: 8, lineSpacing: 6) {
      T("one", 25, 16)
      T("two", 25, 16)
      T("three", 35.5, 16)
      T("four", 27.5, 16)
      T("five", 25, 16)
      L("box", w: 60, h: 30)
      T("six", 18.5, 16)
    }.frame(width: 160).named("flow")
  }
}
