// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum ShapeCases {
  static let all = [
    `shape.circle`,
    `shape.circle-halfnil`,
    `shape.circle-stack`,
    `shape.halfnil`,
    `shape.nil`,
  ]

  static let `shape.circle` = OracleCase(
    id: "shape.circle",
    area: "shape",
    proposal: ProposedViewSize(width: 80, height: 30),
    space: .root,
    size: CGSize(width: 30, height: 30),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 30, height: 30)
    ],
    source: "swiftui-web shape/layout golden; Circle answers the smaller proposed side",
    confidence: .derived
  ) {
    Circle().named("c")
  }

  static let `shape.circle-halfnil` = OracleCase(
    id: "shape.circle-halfnil",
    area: "shape",
    proposal: ProposedViewSize(width: nil, height: 50),
    space: .root,
    size: CGSize(width: 10, height: 10),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 10, height: 10)
    ],
    source: "OpenSwiftUI Circle.sizeThatFits: nil axes count as 10, then the smaller one",
    confidence: .derived
  ) {
    Circle().named("c")
  }

  static let `shape.circle-stack` = OracleCase(
    id: "shape.circle-stack",
    area: "shape",
    proposal: ProposedViewSize(width: 200, height: 50),
    space: .root,
    size: CGSize(width: 200, height: 50),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 200, height: 50),
      "c": CGRect(x: 0, y: 0, width: 50, height: 50),
      "r": CGRect(x: 50, y: 0, width: 150, height: 50),
    ],
    note: "the circle is less flexible (max 50) and is served first",
    source: "swiftui-web shape/layout golden rule",
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Circle().named("c")
      Rectangle().named("r")
    }.named("s")
  }

  static let `shape.halfnil` = OracleCase(
    id: "shape.halfnil",
    area: "shape",
    proposal: ProposedViewSize(width: nil, height: 50),
    space: .root,
    size: CGSize(width: 10, height: 50),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 10, height: 50)
    ],
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    Rectangle().named("c")
  }

  static let `shape.nil` = OracleCase(
    id: "shape.nil",
    area: "shape",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 10, height: 10),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 10, height: 10)
    ],
    note: "shapes and Color are 10x10 at nil",
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    Rectangle().named("c")
  }
}
