// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum PositionCases {
  static let all = [
    `offset.noeffect`,
    `position.box`,
    `position.flexible`,
    `position.hstack`,
  ]

  static let `offset.noeffect` = OracleCase(
    id: "offset.noeffect",
    area: "position",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 20),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 40, height: 20),
      "a": CGRect(x: 15, y: 5, width: 40, height: 10),
      "b": CGRect(x: 0, y: 10, width: 40, height: 10),
    ],
    note: """
      offset moves drawing (and geometry frames of the content) but not the stack's layout
      """,
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    VStack(spacing: 0) {
      L("a", w: 40, h: 10).offset(x: 15, y: 5)
      L("b", w: 40, h: 10)
    }.named("s")
  }

  static let `position.box` = OracleCase(
    id: "position.box",
    area: "position",
    proposal: ProposedViewSize(width: 100, height: 60),
    space: .root,
    size: CGSize(width: 100, height: 60),
    frames: [
      "p": CGRect(x: 0, y: 0, width: 100, height: 60),
      "a": CGRect(x: 20, y: 0, width: 20, height: 20),
    ],
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    L("a", w: 20, h: 20).position(x: 30, y: 10).named("p")
  }

  static let `position.flexible` = OracleCase(
    id: "position.flexible",
    area: "position",
    proposal: ProposedViewSize(width: 100, height: 60),
    space: .root,
    size: CGSize(width: 100, height: 60),
    frames: [
      "p": CGRect(x: 0, y: 0, width: 100, height: 60),
      "a": CGRect(x: 0, y: 0, width: 100, height: 60),
    ],
    note: "a flexible child fills the box and is centred on the point",
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    Color.red.named("a").position(x: 50, y: 30).named("p")
  }

  static let `position.hstack` = OracleCase(
    id: "position.hstack",
    area: "position",
    proposal: ProposedViewSize(width: 200, height: 50),
    space: .root,
    size: CGSize(width: 200, height: 50),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 200, height: 50),
      "p": CGRect(x: 0, y: 0, width: 170, height: 50),
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 170, y: 10, width: 30, height: 30),
    ],
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20).position(x: 10, y: 10).named("p")
      L("b", w: 30, h: 30)
    }.named("s")
  }
}
