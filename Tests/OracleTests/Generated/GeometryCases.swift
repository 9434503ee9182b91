// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum GeometryCases {
  static let all = [
    `defagos.geometry-nil`,
    `geometry.fill`,
    `geometry.half-nil`,
    `geometry.hstack`,
    `geometry.nil`,
  ]

  static let `defagos.geometry-nil` = OracleCase(
    id: "defagos.geometry-nil",
    area: "geometry",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 10, height: 10),
    note: """
      DISPUTED: 10 on a nil axis is the widely reported value (a GeometryReader in a \
      ScrollView is 10 high); OpenSwiftUI code answers 0
      """,
    source: """
      defagos "Understanding SwiftUI layout behaviors" (expanding/hugging/neutral table, \
      ambiguous size 10)
      """,
    confidence: .derived
  ) {
    GeometryReader { _ in Color.red }
  }

  static let `geometry.fill` = OracleCase(
    id: "geometry.fill",
    area: "geometry",
    proposal: ProposedViewSize(width: 100, height: 60),
    space: .root,
    size: CGSize(width: 100, height: 60),
    frames: [
      "g": CGRect(x: 0, y: 0, width: 100, height: 60),
      "c": CGRect(x: 0, y: 0, width: 20, height: 20),
    ],
    note: "takes the proposal; child at the top leading corner",
    source: """
      Apple documentation + defagos article + OpenSwiftUI GeometryReader; objc.io Thinking in \
      SwiftUI
      """,
    confidence: .derived
  ) {
    GeometryReader { _ in L("c", w: 20, h: 20) }.named("g")
  }

  static let `geometry.half-nil` = OracleCase(
    id: "geometry.half-nil",
    area: "geometry",
    proposal: ProposedViewSize(width: 100, height: nil),
    space: .root,
    size: CGSize(width: 100, height: 10),
    frames: [
      "g": CGRect(x: 0, y: 0, width: 100, height: 10),
      "c": CGRect(x: 0, y: 0, width: 20, height: 20),
    ],
    note: """
      DISPUTED: 10 on a nil axis is the widely reported value (a GeometryReader in a \
      ScrollView is 10 high); OpenSwiftUI code answers 0
      """,
    source: """
      Apple documentation + defagos article + OpenSwiftUI GeometryReader; objc.io Thinking in \
      SwiftUI
      """,
    confidence: .derived
  ) {
    GeometryReader { _ in L("c", w: 20, h: 20) }.named("g")
  }

  static let `geometry.hstack` = OracleCase(
    id: "geometry.hstack",
    area: "geometry",
    proposal: ProposedViewSize(width: 200, height: 50),
    space: .root,
    size: CGSize(width: 200, height: 50),
    frames: [
      "a": CGRect(x: 0, y: 20, width: 30, height: 10),
      "g": CGRect(x: 38, y: 0, width: 162, height: 50),
      "c": CGRect(x: 38, y: 0, width: 20, height: 20),
    ],
    source: """
      Apple documentation + defagos article + OpenSwiftUI GeometryReader; objc.io Thinking in \
      SwiftUI
      """,
    confidence: .derived
  ) {
    HStack {
      L("a", w: 30, h: 10)
      GeometryReader { _ in L("c", w: 20, h: 20) }.named("g")
    }
  }

  static let `geometry.nil` = OracleCase(
    id: "geometry.nil",
    area: "geometry",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 10, height: 10),
    frames: [
      "g": CGRect(x: 0, y: 0, width: 10, height: 10),
      "c": CGRect(x: 0, y: 0, width: 20, height: 20),
    ],
    note: """
      10x10 when nothing is proposed DISPUTED: 10 on a nil axis is the widely reported value \
      (a GeometryReader in a ScrollView is 10 high); OpenSwiftUI code answers 0
      """,
    source: """
      Apple documentation + defagos article + OpenSwiftUI GeometryReader; objc.io Thinking in \
      SwiftUI
      """,
    confidence: .derived
  ) {
    GeometryReader { _ in L("c", w: 20, h: 20) }.named("g")
  }
}
