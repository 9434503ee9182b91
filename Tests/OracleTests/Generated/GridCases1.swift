// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum GridCases1 {
  static let all = [
    `grid.d.anchor`,
    `grid.d.colalign`,
    `grid.d.divider-unsized`,
    `grid.d.emptycell`,
    `grid.d.flexcol`,
    `grid.d.span`,
    `grid.d.two-flex`,
    `metalui.grid.GA3`,
    `metalui.grid.GA4`,
    `metalui.grid.GA5`,
    `metalui.grid.GA6`,
    `metalui.grid.GF1`,
    `metalui.grid.GF10`,
    `metalui.grid.GF11`,
    `metalui.grid.GF12`,
    `metalui.grid.GF4`,
    `metalui.grid.GF7`,
    `metalui.grid.GF8`,
    `metalui.grid.GF9`,
    `metalui.grid.GG1`,
    `metalui.grid.GL1`,
    `metalui.grid.GL11`,
    `metalui.grid.GL12`,
    `metalui.grid.GL13`,
    `metalui.grid.GL15`,
    `metalui.grid.GL16`,
    `metalui.grid.GL2`,
    `metalui.grid.GL8`,
    `metalui.grid.GL9`,
    `metalui.grid.GP2`,
    `metalui.grid.GP4`,
    `metalui.grid.GP7`,
    `metalui.grid.GQ1`,
    `metalui.grid.GQ5`,
    `metalui.grid.GR1`,
    `metalui.grid.GS2`,
    `metalui.grid.GS3`,
    `metalui.grid.GS4`,
    `metalui.grid.GS5`,
    `metalui.grid.GS6`,
  ]

  static let `grid.d.anchor` = OracleCase(
    id: "grid.d.anchor",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 118, height: 68),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 60, height: 40),
      "b": CGRect(x: 108, y: 30, width: 10, height: 10),
      "c": CGRect(x: 20, y: 48, width: 20, height: 20),
      "d": CGRect(x: 68, y: 48, width: 50, height: 20),
    ],
    source: "layout rules Grid algorithm (reproduces all recorded MetalUI grids); computed",
    confidence: .derived
  ) {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow {
        L("a", w: 60, h: 40)
        L("b", w: 10, h: 10).gridCellAnchor(.bottomTrailing)
      }
      GridRow {
        L("c", w: 20, h: 20)
        L("d", w: 50, h: 20)
      }
    }
  }

  static let `grid.d.colalign` = OracleCase(
    id: "grid.d.colalign",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 108, height: 28),
    frames: [
      "a": CGRect(x: 40, y: 0, width: 20, height: 10),
      "b": CGRect(x: 68, y: 0, width: 10, height: 10),
      "c": CGRect(x: 0, y: 18, width: 60, height: 10),
      "d": CGRect(x: 68, y: 18, width: 40, height: 10),
    ],
    source: "layout rules Grid algorithm (reproduces all recorded MetalUI grids); computed",
    confidence: .derived
  ) {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow {
        L("a", w: 20, h: 10).gridColumnAlignment(.trailing)
        L("b", w: 10, h: 10)
      }
      GridRow {
        L("c", w: 60, h: 10)
        L("d", w: 40, h: 10).gridColumnAlignment(.leading)
      }
    }
  }

  static let `grid.d.divider-unsized` = OracleCase(
    id: "grid.d.divider-unsized",
    area: "grid",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 108, height: 49),
    frames: [
      "a": CGRect(x: 15, y: 0, width: 30, height: 20),
      "b": CGRect(x: 68, y: 0, width: 40, height: 20),
      "line": CGRect(x: 0, y: 24, width: 108, height: 1),
      "c": CGRect(x: 0, y: 29, width: 60, height: 20),
      "d": CGRect(x: 83, y: 29, width: 10, height: 20),
    ],
    source: "layout rules Grid algorithm (reproduces all recorded MetalUI grids); computed",
    confidence: .derived
  ) {
    Grid(horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow {
        L("a", w: 30, h: 20)
        L("b", w: 40, h: 20)
      }
      Color.red.frame(height: 1).named("line").gridCellUnsizedAxes(.horizontal)
      GridRow {
        L("c", w: 60, h: 20)
        L("d", w: 10, h: 20)
      }
    }
  }

  static let `grid.d.emptycell` = OracleCase(
    id: "grid.d.emptycell",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 78, height: 38),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 30, height: 20),
      "b": CGRect(x: 38, y: 0, width: 40, height: 20),
      "c": CGRect(x: 0, y: 28, width: 10, height: 10),
    ],
    source: "layout rules Grid algorithm (reproduces all recorded MetalUI grids); computed",
    confidence: .derived
  ) {
    Grid(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow {
        L("a", w: 30, h: 20)
        L("b", w: 40, h: 20)
      }
      GridRow { L("c", w: 10, h: 10) }
    }
  }

  static let `grid.d.flexcol` = OracleCase(
    id: "grid.d.flexcol",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 200, height: 100),
    frames: [
      "a": CGRect(x: 10, y: 12.5, width: 30, height: 20),
      "b": CGRect(x: 60, y: 0, width: 140, height: 45),
      "c": CGRect(x: 0, y: 67.5, width: 50, height: 20),
      "d": CGRect(x: 60, y: 55, width: 140, height: 45),
    ],
    source: "layout rules Grid algorithm (reproduces all recorded MetalUI grids); computed",
    confidence: .derived
  ) {
    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        L("a", w: 30, h: 20)
        Rectangle().named("b")
      }
      GridRow {
        L("c", w: 50, h: 20)
        Rectangle().named("d")
      }
    }
  }

  static let `grid.d.span` = OracleCase(
    id: "grid.d.span",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 116, height: 26),
    frames: [
      "a": CGRect(x: 11, y: 0, width: 20, height: 10),
      "b": CGRect(x: 59, y: 0, width: 20, height: 10),
      "c": CGRect(x: 96, y: 0, width: 20, height: 10),
      "d": CGRect(x: 0, y: 16, width: 90, height: 10),
      "e": CGRect(x: 96, y: 16, width: 20, height: 10),
    ],
    source: "layout rules Grid algorithm (reproduces all recorded MetalUI grids); computed",
    confidence: .derived
  ) {
    Grid(horizontalSpacing: 6, verticalSpacing: 6) {
      GridRow {
        L("a", w: 20, h: 10)
        L("b", w: 20, h: 10)
        L("c", w: 20, h: 10)
      }
      GridRow {
        L("d", w: 90, h: 10).gridCellColumns(2)
        L("e", w: 20, h: 10)
      }
    }
  }

  static let `grid.d.two-flex` = OracleCase(
    id: "grid.d.two-flex",
    area: "grid",
    proposal: ProposedViewSize(width: 108, height: 50),
    space: .root,
    size: CGSize(width: 108, height: 50),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 50, height: 50),
      "b": CGRect(x: 58, y: 0, width: 50, height: 50),
    ],
    source: "layout rules Grid algorithm (reproduces all recorded MetalUI grids); computed",
    confidence: .derived
  ) {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow {
        Rectangle().named("a")
        Rectangle().named("b")
      }
    }
  }

  static let `metalui.grid.GA3` = OracleCase(
    id: "metalui.grid.GA3",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 73, height: 55),
    frames: [
      "b": CGRect(x: 43, y: 0, width: 20, height: 20),
      "c": CGRect(x: 10, y: 25, width: 10, height: 30),
      "d": CGRect(x: 33, y: 35, width: 40, height: 10),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GA3",
    confidence: .recorded
  ) {
    Grid(horizontalSpacing: 3, verticalSpacing: 5) {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
      GridRow {
        L("c", w: 10, h: 30)
        L("d", w: 40, h: 10)
      }
    }
  }

  static let `metalui.grid.GA4` = OracleCase(
    id: "metalui.grid.GA4",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 71, height: 58),
    frames: [
      "a": CGRect(x: 0, y: 5, width: 30, height: 10),
      "b": CGRect(x: 38, y: 0, width: 20, height: 20),
      "e": CGRect(x: 66, y: 7.5, width: 5, height: 5),
      "c": CGRect(x: 10, y: 28, width: 10, height: 30),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GA4",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
        L("e", w: 5, h: 5)
      }
      GridRow { L("c", w: 10, h: 30) }
    }
  }

  static let `metalui.grid.GA5` = OracleCase(
    id: "metalui.grid.GA5",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 0, height: 0),
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GA5",
    confidence: .recorded
  ) {
    Grid {}
  }

  static let `metalui.grid.GA6` = OracleCase(
    id: "metalui.grid.GA6",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 0, height: 0),
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GA6",
    confidence: .recorded
  ) {
    Grid { GridRow {} }
  }

  static let `metalui.grid.GF1` = OracleCase(
    id: "metalui.grid.GF1",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 200),
    space: .root,
    size: CGSize(width: 104, height: 58),
    frames: [
      "a": CGRect(x: 12, y: 5, width: 24, height: 10),
      "b": CGRect(x: 70, y: 0, width: 20, height: 20),
      "c": CGRect(x: 19, y: 28, width: 10, height: 30),
      "d": CGRect(x: 68, y: 38, width: 24, height: 10),
    ],
    note: """
      half-width cells: measured at share 96 -> 48, then placed in 48-wide slots -> 24
      """,
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GF1",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        Half("a")
        L("b", w: 20, h: 20)
      }
      GridRow {
        L("c", w: 10, h: 30)
        Half("d")
      }
    }
  }

  static let `metalui.grid.GF10` = OracleCase(
    id: "metalui.grid.GF10",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 200, height: 100),
    frames: [
      "a": CGRect(x: 12, y: 45, width: 24, height: 10),
      "b": CGRect(x: 56, y: 0, width: 144, height: 100),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GF10
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        Half("a")
        L("b", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
      }
    }
  }

  static let `metalui.grid.GF11` = OracleCase(
    id: "metalui.grid.GF11",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 138, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 45, width: 20, height: 10),
      "b": CGRect(x: 28, y: 0, width: 20, height: 100),
      "c": CGRect(x: 56, y: 35, width: 82, height: 30),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GF11
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: .flex(10, 10, 20), h: 10)
        L("b", w: 20, h: .flex(0, 10, .infinity))
        L("c", w: .flex(10, 10, 160), h: 30)
      }
    }
  }

  static let `metalui.grid.GF12` = OracleCase(
    id: "metalui.grid.GF12",
    area: "grid",
    proposal: ProposedViewSize(width: 150, height: nil),
    space: .root,
    size: CGSize(width: 150, height: 10),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 50, height: 10),
      "b": CGRect(x: 58, y: 0, width: 30, height: 10),
      "c": CGRect(x: 96, y: 0, width: 54, height: 10),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GF12
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: .flex(10, 10, 50), h: .flex(10, 10, 50))
        L("b", w: 30, h: .flex(0, 10, .infinity))
        L("c", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
      }
    }
  }

  static let `metalui.grid.GF4` = OracleCase(
    id: "metalui.grid.GF4",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 198, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 150, height: 62),
      "b": CGRect(x: 168, y: 21, width: 20, height: 20),
      "c": CGRect(x: 70, y: 70, width: 10, height: 30),
      "d": CGRect(x: 158, y: 80, width: 40, height: 10),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GF4",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: .flex(0, 10, 150), h: .flex(0, 10, 150))
        L("b", w: 20, h: 20)
      }
      GridRow {
        L("c", w: 10, h: 30)
        L("d", w: 40, h: 10)
      }
    }
  }

  static let `metalui.grid.GF7` = OracleCase(
    id: "metalui.grid.GF7",
    area: "grid",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 138, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 10, height: 62),
      "b": CGRect(x: 18, y: 21, width: 120, height: 20),
      "c": CGRect(x: 0, y: 70, width: 10, height: 30),
      "d": CGRect(x: 58, y: 80, width: 40, height: 10),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GF7",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
        L("b", w: 120, h: 20)
      }
      GridRow {
        L("c", w: 10, h: 30)
        L("d", w: 40, h: 10)
      }
    }
  }

  static let `metalui.grid.GF8` = OracleCase(
    id: "metalui.grid.GF8",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 200, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 40, width: 20, height: 20),
      "b": CGRect(x: 28, y: 0, width: 82, height: 100),
      "c": CGRect(x: 118, y: 0, width: 82, height: 100),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GF8",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 20, h: 20)
        L("b", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
        L("c", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
      }
    }
  }

  static let `metalui.grid.GF9` = OracleCase(
    id: "metalui.grid.GF9",
    area: "grid",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 93, height: 10),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 30, height: 10),
      "b": CGRect(x: 38, y: 0, width: 55, height: 10),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GF9",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: .flex(0, 10, 30), h: 10)
        L("b", w: .flex(0, 10, 55), h: 10)
      }
    }
  }

  static let `metalui.grid.GG1` = OracleCase(
    id: "metalui.grid.GG1",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 30, height: 30),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 30, height: 10),
      "b": CGRect(x: 5, y: 10, width: 20, height: 20),
    ],
    note: """
      GridRow outside a Grid is just its cells (recorded as a reading, numbers follow)
      """,
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GG1",
    confidence: .derived
  ) {
    VStack(spacing: 0) {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
    }
  }

  static let `metalui.grid.GL1` = OracleCase(
    id: "metalui.grid.GL1",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 78, height: 58),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 30, height: 10),
      "b": CGRect(x: 38, y: 0, width: 20, height: 20),
      "c": CGRect(x: 0, y: 28, width: 10, height: 30),
      "d": CGRect(x: 38, y: 28, width: 40, height: 10),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GL1",
    confidence: .recorded
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
    }
  }

  static let `metalui.grid.GL11` = OracleCase(
    id: "metalui.grid.GL11",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 58, height: 48),
    frames: [
      "x": CGRect(x: 48, y: 38, width: 10, height: 10)
    ],
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GL11
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 40, h: 10)
        L("b", w: 10, h: 30)
      }
      L("x", w: 10, h: 10).gridCellAnchor(.trailing)
    }
  }

  static let `metalui.grid.GL12` = OracleCase(
    id: "metalui.grid.GL12",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 58, height: 48),
    frames: [
      "x": CGRect(x: 0, y: 38, width: 10, height: 10),
      "a": CGRect(x: 0, y: 10, width: 40, height: 10),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GL12
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .leading) {
      GridRow {
        L("a", w: 40, h: 10)
        L("b", w: 10, h: 30)
      }
      L("x", w: 10, h: 10)
    }
  }

  static let `metalui.grid.GL13` = OracleCase(
    id: "metalui.grid.GL13",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 116, height: 78),
    frames: [
      "a": CGRect(x: 20, y: 30, width: 10, height: 10),
      "b": CGRect(x: 38, y: 0, width: 20, height: 40),
      "e": CGRect(x: 96, y: 15, width: 10, height: 10),
      "c": CGRect(x: 0, y: 48, width: 30, height: 30),
      "d": CGRect(x: 38, y: 48, width: 40, height: 10),
      "f": CGRect(x: 86, y: 48, width: 30, height: 30),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GL13
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .topLeading) {
      GridRow(alignment: .bottom) {
        L("a", w: 10, h: 10).gridColumnAlignment(.trailing)
        L("b", w: 20, h: 40)
        L("e", w: 10, h: 10).gridCellAnchor(.center)
      }
      GridRow {
        L("c", w: 30, h: 30)
        L("d", w: 40, h: 10)
        L("f", w: 30, h: 30)
      }
    }
  }

  static let `metalui.grid.GL15` = OracleCase(
    id: "metalui.grid.GL15",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 50, height: 28),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 10, height: 10),
      "e": CGRect(x: 0, y: 18, width: 50, height: 10),
    ],
    note: "the inner declaration wins",
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GL15
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow { L("a", w: 10, h: 10).gridColumnAlignment(.leading).gridColumnAlignment(.trailing) }
      GridRow { L("e", w: 50, h: 10) }
    }
  }

  static let `metalui.grid.GL16` = OracleCase(
    id: "metalui.grid.GL16",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 78, height: 108),
    frames: [
      "a": CGRect(x: 0, y: 20, width: 50, height: 10),
      "c": CGRect(x: 0, y: 58, width: 10, height: 10),
    ],
    note: "the inner anchor wins",
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GL16
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 50, h: 10)
        L("b", w: 20, h: 50)
      }
      GridRow {
        L("c", w: 10, h: 10).gridCellAnchor(.topLeading).gridCellAnchor(.bottomTrailing)
        L("d", w: 20, h: 50)
      }
    }
  }

  static let `metalui.grid.GL2` = OracleCase(
    id: "metalui.grid.GL2",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 78, height: 58),
    frames: [
      "a": CGRect(x: 0, y: 10, width: 30, height: 10),
      "b": CGRect(x: 58, y: 0, width: 20, height: 20),
      "c": CGRect(x: 20, y: 28, width: 10, height: 30),
      "d": CGRect(x: 38, y: 48, width: 40, height: 10),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GL2",
    confidence: .recorded
  ) {
    Grid(alignment: .bottomTrailing) {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
      GridRow {
        L("c", w: 10, h: 30)
        L("d", w: 40, h: 10)
      }
    }
  }

  static let `metalui.grid.GL8` = OracleCase(
    id: "metalui.grid.GL8",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 58, height: 46),
    frames: [
      "a": CGRect(x: 30, y: 0, width: 10, height: 10),
      "b": CGRect(x: 48, y: 0, width: 10, height: 10),
      "c": CGRect(x: 14, y: 18, width: 30, height: 10),
      "d": CGRect(x: 0, y: 36, width: 40, height: 10),
    ],
    note: "a span declares for its first column but is not itself aligned by it",
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GL8",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 10, h: 10)
        L("b", w: 10, h: 10)
      }
      GridRow { L("c", w: 30, h: 10).gridCellColumns(2).gridColumnAlignment(.trailing) }
      GridRow { L("d", w: 40, h: 10) }
    }
  }

  static let `metalui.grid.GL9` = OracleCase(
    id: "metalui.grid.GL9",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 28, height: 68),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 10, height: 10),
      "b": CGRect(x: 18, y: 0, width: 10, height: 30),
      "c": CGRect(x: 0, y: 58, width: 10, height: 10),
      "d": CGRect(x: 18, y: 38, width: 10, height: 30),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GL9",
    confidence: .recorded
  ) {
    Grid(alignment: .bottom) {
      GridRow(alignment: .top) {
        L("a", w: 10, h: 10)
        L("b", w: 10, h: 30)
      }
      GridRow {
        L("c", w: 10, h: 10)
        L("d", w: 10, h: 30)
      }
    }
  }

  static let `metalui.grid.GP2` = OracleCase(
    id: "metalui.grid.GP2",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 200, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 152, height: 62),
      "b": CGRect(x: 170, y: 21, width: 20, height: 20),
      "c": CGRect(x: 71, y: 70, width: 10, height: 30),
      "d": CGRect(x: 160, y: 80, width: 40, height: 10),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GP2",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
        L("b", w: 20, h: 20)
      }
      GridRow {
        L("c", w: 10, h: 30)
        L("d", w: 40, h: 10)
      }
    }
  }

  static let `metalui.grid.GP4` = OracleCase(
    id: "metalui.grid.GP4",
    area: "grid",
    proposal: ProposedViewSize(width: CGFloat.infinity, height: CGFloat.infinity),
    space: .root,
    size: CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GP4",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
        L("b", w: 20, h: 20)
      }
      GridRow {
        L("c", w: 10, h: 30)
        L("d", w: 40, h: 10)
      }
    }
  }

  static let `metalui.grid.GP7` = OracleCase(
    id: "metalui.grid.GP7",
    area: "grid",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 100, height: 100)
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GP7",
    confidence: .recorded
  ) {
    Grid { GridRow { L("a", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)) } }
  }

  static let `metalui.grid.GQ1` = OracleCase(
    id: "metalui.grid.GQ1",
    area: "grid",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 0, height: 100),
      "b": CGRect(x: 8, y: 0, width: 92, height: 100),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GQ1",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
        L("b", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).layoutPriority(1)
      }
    }
  }

  static let `metalui.grid.GQ5` = OracleCase(
    id: "metalui.grid.GQ5",
    area: "grid",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 266, height: 118),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 70, height: 70),
      "b": CGRect(x: 25, y: 93, width: 20, height: 10),
      "c": CGRect(x: 78, y: 83, width: 150, height: 30),
      "d": CGRect(x: 236, y: 78, width: 30, height: 40),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GQ5",
    confidence: .recorded
  ) {
    Grid {
      GridRow { L("a", w: .flex(10, 10, 70), h: .flex(10, 10, 70)).layoutPriority(1) }
      GridRow {
        L("b", w: 20, h: 10).layoutPriority(1)
        L("c", w: 150, h: 30)
        L("d", w: .flex(30, 30, 180), h: 40)
      }
    }
  }

  static let `metalui.grid.GR1` = OracleCase(
    id: "metalui.grid.GR1",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 48, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 28, y: 0, width: 20, height: 20),
    ],
    note: """
      a cell whose slot equals its measured answer is placed with the measuring proposal
      """,
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GR1",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        Odd("a")
        L("b", w: 20, h: 20)
      }
    }
  }

  static let `metalui.grid.GS2` = OracleCase(
    id: "metalui.grid.GS2",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: 80),
    space: .root,
    size: CGSize(width: 48, height: 80),
    frames: [
      "a": CGRect(x: 0, y: 35, width: 30, height: 10),
      "c": CGRect(x: 38, y: 0, width: 10, height: 80),
      "s": CGRect(x: 30, y: 0, width: 8, height: 80),
    ],
    note: "no default column gap beside a Spacer",
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GS2",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        Spacer().named("s")
        L("c", w: 10, h: .flex(0, 10, .infinity))
      }
    }
  }

  static let `metalui.grid.GS3` = OracleCase(
    id: "metalui.grid.GS3",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: 80),
    space: .root,
    size: CGSize(width: 64, height: 80),
    frames: [
      "a": CGRect(x: 0, y: 35, width: 30, height: 10),
      "s": CGRect(x: 38, y: 36, width: 8, height: 8),
      "c": CGRect(x: 54, y: 0, width: 10, height: 80),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GS3",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("s", w: 8, h: 8)
        L("c", w: 10, h: .flex(0, 10, .infinity))
      }
    }
  }

  static let `metalui.grid.GS4` = OracleCase(
    id: "metalui.grid.GS4",
    area: "grid",
    proposal: ProposedViewSize(width: 60, height: 60),
    space: .root,
    size: CGSize(width: 90, height: 40),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 30, height: 10),
      "c": CGRect(x: 30, y: 15, width: 60, height: 20),
      "s": CGRect(x: 0, y: 10, width: 30, height: 30),
    ],
    note: """
      KNOWN QUIRK: the -infinity Spacer sharing column 0 stops that column from counting as \
      open; both a and c are offered the full 60. Optional
      """,
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GS4",
    confidence: .recorded
  ) {
    Grid {
      GridRow { Half("a") }
      GridRow {
        Spacer().named("s")
        L("c", w: .flex(30, 30, 180), h: 20)
      }
    }
  }

  static let `metalui.grid.GS5` = OracleCase(
    id: "metalui.grid.GS5",
    area: "grid",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 76.67, height: 136),
    frames: [
      "a": CGRect(x: 4.33, y: 0, width: 40, height: 40),
      "b": CGRect(x: 12.17, y: 63, width: 24.33, height: 10),
      "c": CGRect(x: 56.67, y: 48, width: 20, height: 40),
      "d": CGRect(x: 9.33, y: 96, width: 30, height: 40),
    ],
    note: "no gap before a column at which no cell starts",
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GS5",
    confidence: .recorded
  ) {
    Grid {
      GridRow { L("a", w: 40, h: 40) }
      GridRow {
        Half("b")
        L("c", w: 20, h: 40).gridCellColumns(2)
      }
      GridRow { L("d", w: .flex(0, 10, 30), h: 40) }
    }
  }

  static let `metalui.grid.GS6` = OracleCase(
    id: "metalui.grid.GS6",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 68, height: 136),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 40, height: 40),
      "b": CGRect(x: 10, y: 63, width: 20, height: 10),
      "c": CGRect(x: 48, y: 48, width: 20, height: 40),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GS6",
    confidence: .recorded
  ) {
    Grid {
      GridRow { L("a", w: 40, h: 40) }
      GridRow {
        Half("b")
        L("c", w: 20, h: 40).gridCellColumns(2)
      }
      GridRow { L("d", w: .flex(0, 10, 30), h: 40) }
    }
  }
}
