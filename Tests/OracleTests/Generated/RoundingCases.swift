// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum RoundingCases {
  static let all = [
    `rounding.justified`,
    `rounding.thirds-1x`,
    `rounding.thirds-2x`,
    `rounding.thirds-3x`,
  ]

  static let `rounding.justified` = OracleCase(
    id: "rounding.justified",
    area: "rounding",
    proposal: ProposedViewSize(width: 320, height: 74),
    space: .window,
    frames: [
      "a": CGRect(x: 12, y: 12, width: 50, height: 50),
      "b": CGRect(x: 74, y: 12, width: 50, height: 50),
      "c": CGRect(x: 135, y: 12, width: 50, height: 50),
      "d": CGRect(x: 197, y: 12, width: 50, height: 50),
      "e": CGRect(x: 258, y: 12, width: 50, height: 50),
    ],
    pixelScale: 1,
    note: """
      unrounded x: 12, 73.5, 135, 196.5, 258; drawn edges are rounded half up at scale 1. Only \
      the drawn frames are rounded: layout itself (what GeometryReader reports) is not
      """,
    source: "recorded pixels: SwiftUI-Flow justified.1.png (@1x), SwiftOpenUI fixtures (@2x)",
    confidence: .recorded
  ) {
    HugFlow(spacing: 11.5, lineSpacing: 8) {
      L("a", w: 50, h: 50)
      L("b", w: 50, h: 50)
      L("c", w: 50, h: 50)
      L("d", w: 50, h: 50)
      L("e", w: 50, h: 50)
    }.padding(12)
  }

  static let `rounding.thirds-1x` = OracleCase(
    id: "rounding.thirds-1x",
    area: "rounding",
    proposal: ProposedViewSize(width: 100, height: 20),
    space: .root,
    frames: [
      "a": CGRect(x: 0, y: 0, width: 33, height: 20),
      "b": CGRect(x: 33, y: 0, width: 34, height: 20),
      "c": CGRect(x: 67, y: 0, width: 33, height: 20),
    ],
    pixelScale: 1,
    note: "drawn frames; the unrounded layout is 33.33 each",
    source: """
      OpenSwiftUI CGRect.roundCoordinatesToNearestOrUp (both edges rounded half up to the \
      pixel grid); matches the recorded snapshots
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Color.red.named("a")
      Color.green.named("b")
      Color.blue.named("c")
    }
  }

  static let `rounding.thirds-2x` = OracleCase(
    id: "rounding.thirds-2x",
    area: "rounding",
    proposal: ProposedViewSize(width: 100, height: 20),
    space: .root,
    frames: [
      "a": CGRect(x: 0, y: 0, width: 33.5, height: 20),
      "b": CGRect(x: 33.5, y: 0, width: 33, height: 20),
      "c": CGRect(x: 66.5, y: 0, width: 33.5, height: 20),
    ],
    pixelScale: 2,
    note: "drawn frames; the unrounded layout is 33.33 each",
    source: """
      OpenSwiftUI CGRect.roundCoordinatesToNearestOrUp (both edges rounded half up to the \
      pixel grid); matches the recorded snapshots
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Color.red.named("a")
      Color.green.named("b")
      Color.blue.named("c")
    }
  }

  static let `rounding.thirds-3x` = OracleCase(
    id: "rounding.thirds-3x",
    area: "rounding",
    proposal: ProposedViewSize(width: 100, height: 20),
    space: .root,
    frames: [
      "a": CGRect(x: 0, y: 0, width: 33.3333, height: 20),
      "b": CGRect(x: 33.3333, y: 0, width: 33.3333, height: 20),
      "c": CGRect(x: 66.6667, y: 0, width: 33.3333, height: 20),
    ],
    pixelScale: 3,
    note: "drawn frames; the unrounded layout is 33.33 each",
    source: """
      OpenSwiftUI CGRect.roundCoordinatesToNearestOrUp (both edges rounded half up to the \
      pixel grid); matches the recorded snapshots
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Color.red.named("a")
      Color.green.named("b")
      Color.blue.named("c")
    }
  }
}
