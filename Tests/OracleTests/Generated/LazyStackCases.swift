// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum LazyStackCases {
  static let all = [
    `lazystack.h`,
    `lazystack.v`,
    `lazystack.v.leading`,
  ]

  static let `lazystack.h` = OracleCase(
    id: "lazystack.h",
    area: "lazystack",
    proposal: ProposedViewSize(width: nil, height: 100),
    space: .root,
    size: CGSize(width: 44, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 70, width: 20, height: 30),
      "b": CGRect(x: 24, y: 90, width: 20, height: 10),
    ],
    source: """
      swiftui-web lazy/stacks golden; Apple documentation (lazy stacks take the whole cross \
      axis)
      """,
    confidence: .derived
  ) {
    LazyHStack(alignment: .bottom, spacing: 4) {
      L("a", w: 20, h: 30)
      L("b", w: 20, h: 10)
    }.named("s")
  }

  static let `lazystack.v` = OracleCase(
    id: "lazystack.v",
    area: "lazystack",
    proposal: ProposedViewSize(width: 200, height: nil),
    space: .root,
    size: CGSize(width: 200, height: 40),
    frames: [
      "a": CGRect(x: 80, y: 0, width: 40, height: 20),
      "b": CGRect(x: 70, y: 20, width: 60, height: 20),
    ],
    source: """
      swiftui-web lazy/stacks golden; Apple documentation (lazy stacks take the whole cross \
      axis)
      """,
    confidence: .derived
  ) {
    LazyVStack(spacing: 0) {
      L("a", w: 40, h: 20)
      L("b", w: 60, h: 20)
    }.named("s")
  }

  static let `lazystack.v.leading` = OracleCase(
    id: "lazystack.v.leading",
    area: "lazystack",
    proposal: ProposedViewSize(width: 200, height: nil),
    space: .root,
    size: CGSize(width: 200, height: 44),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 40, height: 20),
      "b": CGRect(x: 0, y: 24, width: 60, height: 20),
    ],
    source: """
      swiftui-web lazy/stacks golden; Apple documentation (lazy stacks take the whole cross \
      axis)
      """,
    confidence: .derived
  ) {
    LazyVStack(alignment: .leading, spacing: 4) {
      L("a", w: 40, h: 20)
      L("b", w: 60, h: 20)
    }.named("s")
  }
}
