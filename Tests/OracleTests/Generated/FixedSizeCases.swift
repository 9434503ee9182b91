// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum FixedSizeCases {
  static let all = [
    `fixedsize.frame-ideal`,
    `fixedsize.h`,
    `fixedsize.in-frame`,
    `fixedsize.stack`,
  ]

  static let `fixedsize.frame-ideal` = OracleCase(
    id: "fixedsize.frame-ideal",
    area: "fixedsize",
    proposal: ProposedViewSize(width: 300, height: 300),
    space: .root,
    size: CGSize(width: 70, height: 30),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 70, height: 30)
    ],
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    Color.red.named("c").frame(idealWidth: 70, idealHeight: 30).fixedSize()
  }

  static let `fixedsize.h` = OracleCase(
    id: "fixedsize.h",
    area: "fixedsize",
    proposal: ProposedViewSize(width: 300, height: 100),
    space: .root,
    size: CGSize(width: 30, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 30, height: 60),
      "b": CGRect(x: 0, y: 60, width: 30, height: 40),
    ],
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    VStack(spacing: 0) {
      Rectangle().named("a")
      L("b", w: 30, h: 40)
    }.fixedSize(horizontal: true, vertical: false)
  }

  static let `fixedsize.in-frame` = OracleCase(
    id: "fixedsize.in-frame",
    area: "fixedsize",
    proposal: ProposedViewSize(width: 300, height: 300),
    space: .root,
    size: CGSize(width: 50, height: 50),
    frames: [
      "c": CGRect(x: -75, y: 15, width: 200, height: 20)
    ],
    note: "overflows its frame symmetrically",
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    L("c", w: 200, h: 20).fixedSize().frame(width: 50, height: 50)
  }

  static let `fixedsize.stack` = OracleCase(
    id: "fixedsize.stack",
    area: "fixedsize",
    proposal: ProposedViewSize(width: 300, height: 300),
    space: .root,
    size: CGSize(width: 48, height: 40),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 10, height: 40),
      "b": CGRect(x: 18, y: 0, width: 30, height: 40),
    ],
    note: """
      ideal sizes: a rectangle is 10 wide; in the placement pass it takes the stack's 40 \
      height
      """,
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    HStack {
      Rectangle().named("a")
      L("b", w: 30, h: 40)
    }.fixedSize()
  }
}
