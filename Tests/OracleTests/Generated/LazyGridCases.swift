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
    `swiftuiweb.lazy.grid-alignment.trailing`,
    `swiftuiweb.lazy.grid-sections`,
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

  static let `swiftuiweb.lazy.grid-alignment.trailing` = OracleCase(
    id: "swiftuiweb.lazy.grid-alignment.trailing",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 300, height: 144),
    space: .window,
    frames: [
      "grid": CGRect(x: 30, y: 40, width: 240, height: 64),
      "t0": CGRect(x: 74, y: 50, width: 20, height: 20),
      "t1": CGRect(x: 182, y: 40, width: 20, height: 40),
      "t2": CGRect(x: 250, y: 60, width: 20, height: 20),
      "t3": CGRect(x: 74, y: 84, width: 20, height: 20),
    ],
    tolerance: 0.01,
    displayScale: 2,
    platform: "macOS",
    note: """
      window height chosen so that the grid keeps its recorded y; the tracks (196 wide in all) \
      are trailing in 240; an item without alignment takes the grid's horizontal one
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/lazy/grid-alignment/frames.json, recorded on macOS 26.6 @2x
      """,
    confidence: .recorded
  ) {
    LazyVGrid(
      columns: [
        GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
        GridItem(.fixed(60), alignment: .bottomTrailing),
      ], alignment: .trailing, spacing: 4
    ) {
      Color.red.frame(width: 20, height: 20).named("t0")
      Color.red.frame(width: 20, height: 40).named("t1")
      Color.red.frame(width: 20, height: 20).named("t2")
      Color.blue.frame(width: 20, height: 20).named("t3")
    }.frame(width: 240).named("grid")
  }

  static let `swiftuiweb.lazy.grid-sections` = OracleCase(
    id: "swiftuiweb.lazy.grid-sections",
    area: "lazygrid",
    proposal: ProposedViewSize(width: 300, height: 300),
    space: .window,
    frames: [
      "scroll": CGRect(x: 30, y: 0, width: 240, height: 300),
      "grid": CGRect(x: 30, y: 0, width: 240, height: 160),
      "aH": CGRect(x: 30, y: 0, width: 240, height: 24),
      "a0": CGRect(x: 52, y: 28, width: 60, height: 20),
      "a1": CGRect(x: 120, y: 28, width: 60, height: 20),
      "a2": CGRect(x: 188, y: 28, width: 60, height: 20),
      "a3": CGRect(x: 52, y: 52, width: 60, height: 20),
      "a4": CGRect(x: 120, y: 52, width: 60, height: 20),
      "aF": CGRect(x: 30, y: 76, width: 240, height: 16),
      "bH": CGRect(x: 127, y: 96, width: 46, height: 16),
      "b10": CGRect(x: 52, y: 116, width: 60, height: 20),
      "b11": CGRect(x: 120, y: 116, width: 60, height: 20),
      "b12": CGRect(x: 188, y: 116, width: 60, height: 20),
      "b13": CGRect(x: 52, y: 140, width: 60, height: 20),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "scroll.x", "scroll.y", "scroll.width", "scroll.height", "grid.x", "grid.y", "grid.width",
      "grid.height", "aH.x", "aH.y", "aH.width", "aH.height", "a0.x", "a0.y", "a0.width",
      "a0.height", "a1.x", "a1.y", "a1.width", "a1.height", "a2.x", "a2.y", "a2.width", "a2.height",
      "a3.x", "a3.y", "a3.width", "a3.height", "a4.x", "a4.y", "a4.width", "a4.height", "aF.x",
      "aF.y", "aF.width", "aF.height", "bH.y", "bH.height", "b10.x", "b10.y", "b10.width",
      "b10.height", "b11.x", "b11.y", "b11.width", "b11.height", "b12.x", "b12.y", "b12.width",
      "b12.height", "b13.x", "b13.y", "b13.width", "b13.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: "headers and footers take a full-width line of their own",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/lazy/grid-sections/frames.json, recorded on macOS 26.6 @2x
      """,
    confidence: .recorded
  ) {
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4
      ) {
        Section {
          ForEach(0..<5, id: \.self) { i in Color.red.frame(height: 20).named("a\(i)") }
        } header: {
          Color.gray.frame(height: 24).named("aH")
        } footer: {
          Color.black.frame(height: 16).named("aF")
        }
        Section {
          ForEach(10..<14, id: \.self) { i in Color.blue.frame(height: 20).named("b\(i)") }
        } header: {
          Text("Second").named("bH")
        }
      }.named("grid")
    }.frame(width: 240).named("scroll")
  }
}
