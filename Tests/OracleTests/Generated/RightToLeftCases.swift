// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum RightToLeftCases {
  static let all = [
    `rtl.frame`,
    `rtl.grid`,
    `rtl.hstack`,
    `rtl.overlay`,
    `rtl.padding`,
    `rtl.vstack-leading`,
  ]

  static let `rtl.frame` = OracleCase(
    id: "rtl.frame",
    area: "rtl",
    proposal: ProposedViewSize(width: 300, height: 100),
    space: .root,
    size: CGSize(width: 60, height: 30),
    frames: [
      "a": CGRect(x: 40, y: 10, width: 20, height: 10)
    ],
    source: """
      layout rules RTL rule: every parent mirrors its children horizontally (x -> parentWidth \
      - x - width); numbers computed
      """,
    confidence: .derived
  ) {
    L("a", w: 20, h: 10).frame(width: 60, height: 30, alignment: .leading).environment(
      \.layoutDirection, .rightToLeft)
  }

  static let `rtl.grid` = OracleCase(
    id: "rtl.grid",
    area: "rtl",
    proposal: ProposedViewSize(width: 300, height: 100),
    space: .root,
    size: CGSize(width: 78, height: 58),
    frames: [
      "a": CGRect(x: 48, y: 0, width: 30, height: 10),
      "b": CGRect(x: 20, y: 0, width: 20, height: 20),
      "c": CGRect(x: 68, y: 28, width: 10, height: 30),
      "d": CGRect(x: 0, y: 28, width: 40, height: 10),
    ],
    source: """
      layout rules RTL rule: every parent mirrors its children horizontally (x -> parentWidth \
      - x - width); numbers computed
      """,
    confidence: .derived
  ) {
    Grid(alignment: .topLeading) {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
      GridRow {
        L("c", w: 10, h: 30)
        L("d", w: 40, h: 10)
      }
    }.environment(\.layoutDirection, .rightToLeft)
  }

  static let `rtl.hstack` = OracleCase(
    id: "rtl.hstack",
    area: "rtl",
    proposal: ProposedViewSize(width: 300, height: 50),
    space: .root,
    size: CGSize(width: 300, height: 20),
    frames: [
      "a": CGRect(x: 260, y: 0, width: 40, height: 20),
      "b": CGRect(x: 192, y: 0, width: 60, height: 20),
      "c": CGRect(x: 0, y: 0, width: 30, height: 20),
    ],
    source: """
      layout rules RTL rule: every parent mirrors its children horizontally (x -> parentWidth \
      - x - width); numbers computed
      """,
    confidence: .derived
  ) {
    HStack {
      L("a", w: 40, h: 20)
      L("b", w: 60, h: 20)
      Spacer()
      L("c", w: 30, h: 20)
    }.environment(\.layoutDirection, .rightToLeft)
  }

  static let `rtl.overlay` = OracleCase(
    id: "rtl.overlay",
    area: "rtl",
    proposal: ProposedViewSize(width: 300, height: 100),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "p": CGRect(x: 0, y: 0, width: 60, height: 40),
      "o": CGRect(x: 0, y: 0, width: 20, height: 10),
    ],
    source: """
      layout rules RTL rule: every parent mirrors its children horizontally (x -> parentWidth \
      - x - width); numbers computed
      """,
    confidence: .derived
  ) {
    L("p", w: 60, h: 40).overlay(alignment: .topTrailing) { L("o", w: 20, h: 10) }.environment(
      \.layoutDirection, .rightToLeft)
  }

  static let `rtl.padding` = OracleCase(
    id: "rtl.padding",
    area: "rtl",
    proposal: ProposedViewSize(width: 300, height: 100),
    space: .root,
    size: CGSize(width: 70, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 40, height: 20),
      "bg": CGRect(x: 0, y: 0, width: 70, height: 20),
    ],
    source: """
      layout rules RTL rule: every parent mirrors its children horizontally (x -> parentWidth \
      - x - width); numbers computed
      """,
    confidence: .derived
  ) {
    L("a", w: 40, h: 20).padding(.leading, 30).background { Color.red.named("bg") }.environment(
      \.layoutDirection, .rightToLeft)
  }

  static let `rtl.vstack-leading` = OracleCase(
    id: "rtl.vstack-leading",
    area: "rtl",
    proposal: ProposedViewSize(width: 300, height: 100),
    space: .root,
    size: CGSize(width: 60, height: 44),
    frames: [
      "a": CGRect(x: 20, y: 0, width: 40, height: 20),
      "b": CGRect(x: 0, y: 24, width: 60, height: 20),
    ],
    source: """
      layout rules RTL rule: every parent mirrors its children horizontally (x -> parentWidth \
      - x - width); numbers computed
      """,
    confidence: .derived
  ) {
    VStack(alignment: .leading, spacing: 4) {
      L("a", w: 40, h: 20)
      L("b", w: 60, h: 20)
    }.environment(\.layoutDirection, .rightToLeft)
  }
}
