// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum LazyGridCases {
  static let all = [
    `lazygrid.d.adaptive-max`,
    `lazygrid.d.adaptive80`,
    `lazygrid.d.cell-align`,
    `lazygrid.d.fixed-leading`,
    `lazygrid.d.fixed-trailing`,
    `lazygrid.d.flex-max`,
    `lazygrid.d.narrow-cell`,
    `lazygrid.d.row-heights`,
    `lazygrid.d.spacing-per-item`,
    `lazygrid.d.three-flex-sp0`,
    `lazygrid.flex100-flex180`,
    `lazygrid.flex50-flex120`,
  ]

  static let `lazygrid.d.adaptive-max` = OracleCase(
    id: "lazygrid.d.adaptive-max",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 300, height: nil),
    space: .root,
    size: CGSize(width: 300, height: 48),
    frames: [
      "grid": CGRect(x: 0, y: 0, width: 300, height: 48),
      "c0": CGRect(x: 0, y: 0, width: 69, height: 20),
      "c1": CGRect(x: 77, y: 0, width: 69, height: 20),
      "c2": CGRect(x: 154, y: 0, width: 69, height: 20),
      "c3": CGRect(x: 231, y: 0, width: 69, height: 20),
      "c4": CGRect(x: 0, y: 28, width: 69, height: 20),
    ],
    source: "GridItem rules (see layout rules, LazyVGrid); computed",
    confidence: .derived
  ) {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 60, maximum: 70))], alignment: .leading, spacing: 8
    ) {
      Color.red.frame(height: 20).named("c0")
      Color.red.frame(height: 20).named("c1")
      Color.red.frame(height: 20).named("c2")
      Color.red.frame(height: 20).named("c3")
      Color.red.frame(height: 20).named("c4")
    }.named("grid")
  }

  static let `lazygrid.d.adaptive80` = OracleCase(
    id: "lazygrid.d.adaptive80",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 320, height: nil),
    space: .root,
    size: CGSize(width: 320, height: 48),
    frames: [
      "grid": CGRect(x: 0, y: 0, width: 320, height: 48),
      "c0": CGRect(x: 0, y: 0, width: 101.3333, height: 20),
      "c1": CGRect(x: 109.3333, y: 0, width: 101.3333, height: 20),
      "c2": CGRect(x: 218.6667, y: 0, width: 101.3333, height: 20),
      "c3": CGRect(x: 0, y: 28, width: 101.3333, height: 20),
      "c4": CGRect(x: 109.3333, y: 28, width: 101.3333, height: 20),
    ],
    source: "GridItem rules (see layout rules, LazyVGrid); computed",
    confidence: .derived
  ) {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) {
      Color.red.frame(height: 20).named("c0")
      Color.red.frame(height: 20).named("c1")
      Color.red.frame(height: 20).named("c2")
      Color.red.frame(height: 20).named("c3")
      Color.red.frame(height: 20).named("c4")
    }.named("grid")
  }

  static let `lazygrid.d.cell-align` = OracleCase(
    id: "lazygrid.d.cell-align",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 120, height: nil),
    space: .root,
    size: CGSize(width: 120, height: 58),
    frames: [
      "grid": CGRect(x: 0, y: 0, width: 120, height: 58),
      "c0": CGRect(x: 0, y: 0, width: 20, height: 10),
      "c1": CGRect(x: 88, y: 0, width: 20, height: 30),
      "c2": CGRect(x: 0, y: 38, width: 30, height: 20),
      "c3": CGRect(x: 98, y: 48, width: 10, height: 10),
    ],
    source: "GridItem rules (see layout rules, LazyVGrid); computed",
    confidence: .derived
  ) {
    LazyVGrid(
      columns: [
        GridItem(.fixed(50), alignment: .topLeading),
        GridItem(.fixed(50), alignment: .bottomTrailing),
      ], alignment: .leading
    ) {
      L("c0", w: 20, h: 10)
      L("c1", w: 20, h: 30)
      L("c2", w: 30, h: 20)
      L("c3", w: 10, h: 10)
    }.named("grid")
  }

  static let `lazygrid.d.fixed-leading` = OracleCase(
    id: "lazygrid.d.fixed-leading",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 300, height: nil),
    space: .root,
    size: CGSize(width: 300, height: 48),
    frames: [
      "grid": CGRect(x: 0, y: 0, width: 300, height: 48),
      "c0": CGRect(x: 0, y: 0, width: 50, height: 20),
      "c1": CGRect(x: 58, y: 0, width: 50, height: 20),
      "c2": CGRect(x: 0, y: 28, width: 50, height: 20),
    ],
    source: "GridItem rules (see layout rules, LazyVGrid); computed",
    confidence: .derived
  ) {
    LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], alignment: .leading) {
      Color.red.frame(height: 20).named("c0")
      Color.red.frame(height: 20).named("c1")
      Color.red.frame(height: 20).named("c2")
    }.named("grid")
  }

  static let `lazygrid.d.fixed-trailing` = OracleCase(
    id: "lazygrid.d.fixed-trailing",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 300, height: nil),
    space: .root,
    size: CGSize(width: 300, height: 48),
    frames: [
      "grid": CGRect(x: 0, y: 0, width: 300, height: 48),
      "c0": CGRect(x: 192, y: 0, width: 50, height: 20),
      "c1": CGRect(x: 250, y: 0, width: 50, height: 20),
      "c2": CGRect(x: 192, y: 28, width: 50, height: 20),
    ],
    source: "GridItem rules (see layout rules, LazyVGrid); computed",
    confidence: .derived
  ) {
    LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], alignment: .trailing) {
      Color.red.frame(height: 20).named("c0")
      Color.red.frame(height: 20).named("c1")
      Color.red.frame(height: 20).named("c2")
    }.named("grid")
  }

  static let `lazygrid.d.flex-max` = OracleCase(
    id: "lazygrid.d.flex-max",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 300, height: nil),
    space: .root,
    size: CGSize(width: 300, height: 20),
    frames: [
      "grid": CGRect(x: 0, y: 0, width: 300, height: 20),
      "c0": CGRect(x: 0, y: 0, width: 60, height: 20),
      "c1": CGRect(x: 68, y: 0, width: 232, height: 20),
    ],
    source: "GridItem rules (see layout rules, LazyVGrid); computed",
    confidence: .derived
  ) {
    LazyVGrid(columns: [GridItem(.flexible(maximum: 60)), GridItem(.flexible())]) {
      Color.red.frame(height: 20).named("c0")
      Color.red.frame(height: 20).named("c1")
    }.named("grid")
  }

  static let `lazygrid.d.narrow-cell` = OracleCase(
    id: "lazygrid.d.narrow-cell",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 50, height: nil),
    space: .root,
    size: CGSize(width: 50, height: 28),
    frames: [
      "grid": CGRect(x: 0, y: 0, width: 50, height: 28),
      "c0": CGRect(x: 15, y: 0, width: 20, height: 10),
      "c1": CGRect(x: -15, y: 18, width: 80, height: 10),
    ],
    note: "cells are centred in their track and may overflow it",
    source: "GridItem rules (see layout rules, LazyVGrid); computed",
    confidence: .derived
  ) {
    LazyVGrid(columns: [GridItem(.fixed(50))]) {
      L("c0", w: 20, h: 10)
      L("c1", w: 80, h: 10)
    }.named("grid")
  }

  static let `lazygrid.d.row-heights` = OracleCase(
    id: "lazygrid.d.row-heights",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 120, height: nil),
    space: .root,
    size: CGSize(width: 120, height: 58),
    frames: [
      "grid": CGRect(x: 0, y: 0, width: 120, height: 58),
      "c0": CGRect(x: 0, y: 10, width: 50, height: 10),
      "c1": CGRect(x: 58, y: 0, width: 50, height: 30),
      "c2": CGRect(x: 0, y: 38, width: 50, height: 20),
    ],
    note: "row line = tallest cell; cells are centred in the line",
    source: "GridItem rules (see layout rules, LazyVGrid); computed",
    confidence: .derived
  ) {
    LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], alignment: .leading) {
      Color.red.frame(height: 10).named("c0")
      Color.red.frame(height: 30).named("c1")
      Color.red.frame(height: 20).named("c2")
    }.named("grid")
  }

  static let `lazygrid.d.spacing-per-item` = OracleCase(
    id: "lazygrid.d.spacing-per-item",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 300, height: nil),
    space: .root,
    size: CGSize(width: 300, height: 20),
    frames: [
      "grid": CGRect(x: 0, y: 0, width: 300, height: 20),
      "c0": CGRect(x: 0, y: 0, width: 40, height: 20),
      "c1": CGRect(x: 60, y: 0, width: 40, height: 20),
      "c2": CGRect(x: 104, y: 0, width: 40, height: 20),
    ],
    note: "an item's spacing follows it; the last item's spacing is not used",
    source: "GridItem rules (see layout rules, LazyVGrid); computed",
    confidence: .derived
  ) {
    LazyVGrid(
      columns: [
        GridItem(.fixed(40), spacing: 20), GridItem(.fixed(40), spacing: 4),
        GridItem(.fixed(40), spacing: 100),
      ], alignment: .leading
    ) {
      Color.red.frame(height: 20).named("c0")
      Color.red.frame(height: 20).named("c1")
      Color.red.frame(height: 20).named("c2")
    }.named("grid")
  }

  static let `lazygrid.d.three-flex-sp0` = OracleCase(
    id: "lazygrid.d.three-flex-sp0",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 300, height: nil),
    space: .root,
    size: CGSize(width: 300, height: 40),
    frames: [
      "grid": CGRect(x: 0, y: 0, width: 300, height: 40),
      "c0": CGRect(x: 0, y: 0, width: 100, height: 20),
      "c1": CGRect(x: 100, y: 0, width: 100, height: 20),
      "c2": CGRect(x: 200, y: 0, width: 100, height: 20),
      "c3": CGRect(x: 0, y: 20, width: 100, height: 20),
    ],
    source: "GridItem rules (see layout rules, LazyVGrid); computed",
    confidence: .derived
  ) {
    LazyVGrid(
      columns: [
        GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0),
        GridItem(.flexible(), spacing: 0),
      ], spacing: 0
    ) {
      Color.red.frame(height: 20).named("c0")
      Color.red.frame(height: 20).named("c1")
      Color.red.frame(height: 20).named("c2")
      Color.red.frame(height: 20).named("c3")
    }.named("grid")
  }

  static let `lazygrid.flex100-flex180` = OracleCase(
    id: "lazygrid.flex100-flex180",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 300, height: nil),
    space: .root,
    frames: [
      "c0": CGRect(x: -17, y: 0, width: 163, height: 20),
      "c1": CGRect(x: 154, y: 0, width: 180, height: 20),
    ],
    tolerance: 0.02,
    note: """
      two passes: measured 146+8+180=334, then laid out again at 334 -> 163 and 180; the \
      334-wide grid is centred in 300, so it sticks out 17 left and 34 right
      """,
    source: """
      published numbers: objc.io "Grid layouts" / Hongtae Kim LazyGrid / juejin LazyVGrid \
      analyses (cross-checked by our model)
      """,
    confidence: .published
  ) {
    LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) {
      Color.red.frame(height: 20).named("c0")
      Color.red.frame(height: 20).named("c1")
    }.frame(width: 300)
  }

  static let `lazygrid.flex50-flex120` = OracleCase(
    id: "lazygrid.flex50-flex120",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 200, height: nil),
    space: .root,
    frames: [
      "c0": CGRect(x: -12, y: 0, width: 108, height: 20),
      "c1": CGRect(x: 104, y: 0, width: 120, height: 20),
    ],
    tolerance: 0.02,
    note: "reported 224, placed 108/120",
    source: """
      published numbers: objc.io "Grid layouts" / Hongtae Kim LazyGrid / juejin LazyVGrid \
      analyses (cross-checked by our model)
      """,
    confidence: .published
  ) {
    LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
      Color.red.frame(height: 20).named("c0")
      Color.red.frame(height: 20).named("c1")
    }.frame(width: 200)
  }
}
