// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum GridCases3 {
  static let all = [
    `metalui.gridcorpus.52`,
    `metalui.gridcorpus.56`,
    `metalui.gridcorpus.58`,
    `metalui.gridcorpus.6`,
    `metalui.gridcorpus.63`,
    `metalui.gridcorpus.64`,
    `metalui.gridcorpus.70`,
    `metalui.gridcorpus.8`,
    `metalui.gridcorpus.9`,
    `swiftuiweb.grid.flexible`,
    `swiftuiweb.grid.spacing`,
  ]

  static let `metalui.gridcorpus.52` = OracleCase(
    id: "metalui.gridcorpus.52",
    area: "grid",
    proposal: ProposedViewSize(width: 60, height: 60),
    space: .root,
    size: CGSize(width: 60.6667, height: 70),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 10, height: 20),
      "c2": CGRect(x: 18, y: 0, width: 14.6667, height: 40),
      "c3": CGRect(x: 40.6667, y: 0, width: 20, height: 40),
      "c4": CGRect(x: 0, y: 40, width: 10, height: 30),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 52
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .topTrailing, verticalSpacing: 0) {
      GridRow(alignment: .top) {
        L("c1", w: 10, h: 20).gridColumnAlignment(.leading)
        L("c2", w: .flex(10, 10, 110), h: 40)
        L("c3", w: 20, h: .flex(0, 10, .infinity))
      }
      GridRow { L("c4", w: 10, h: .flex(0, 10, .infinity)) }
    }
  }

  static let `metalui.gridcorpus.56` = OracleCase(
    id: "metalui.gridcorpus.56",
    area: "grid",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 84, height: 110),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 30, height: 100),
      "c2": CGRect(x: 38, y: 90, width: 46, height: 10),
      "c3": CGRect(x: 0, y: 100, width: 50, height: 10),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 56
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .leading, verticalSpacing: 0) {
      GridRow(alignment: .center) {
        L("c1", w: 30, h: .flex(0, 10, .infinity)).layoutPriority(1).gridColumnAlignment(.center)
        L("c2", w: .flex(0, 10, .infinity), h: 10).layoutPriority(1).gridCellAnchor(.bottomTrailing)
      }
      L("c3", w: .flex(10, 10, 50), h: .flex(10, 10, 50)).gridColumnAlignment(.leading)
    }
  }

  static let `metalui.gridcorpus.58` = OracleCase(
    id: "metalui.gridcorpus.58",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 140, height: 108),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 40, height: 80),
      "c2": CGRect(x: 0, y: 80, width: 60, height: 20),
      "c3": CGRect(x: 0, y: 100, width: 140, height: 8),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 58
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .bottomLeading, horizontalSpacing: 12, verticalSpacing: 0) {
      GridRow(alignment: .center) { L("c1", w: 40, h: .flex(0, 10, .infinity)) }
      L("c2", w: 60, h: 20)
      Spacer().named("c3")
    }
  }

  static let `metalui.gridcorpus.6` = OracleCase(
    id: "metalui.gridcorpus.6",
    area: "grid",
    proposal: ProposedViewSize(width: 150, height: nil),
    space: .root,
    size: CGSize(width: 150, height: 38),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 150, height: 20),
      "c2": CGRect(x: 0, y: 28, width: 90, height: 10),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 6
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .topLeading, horizontalSpacing: 3) {
      L("c1", w: .flex(0, 10, .infinity), h: 20).gridCellAnchor(.topLeading)
      GridRow(alignment: .center) {
        L("c2", w: .flex(30, 30, 90), h: 10).gridCellUnsizedAxes(.vertical)
      }
    }
  }

  static let `metalui.gridcorpus.63` = OracleCase(
    id: "metalui.gridcorpus.63",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: 80),
    space: .root,
    size: CGSize(width: 96, height: 80),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 60, height: 40),
      "c2": CGRect(x: 68, y: 5, width: 20, height: 30),
      "c3": CGRect(x: 88, y: 0, width: 8, height: 40),
      "c4": CGRect(x: 0, y: 48, width: 60, height: 32),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 63
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .leading) {
      GridRow {
        L("c1", w: 60, h: 40).gridCellUnsizedAxes(.vertical)
        L("c2", w: .flex(20, 20, 30), h: .flex(20, 20, 30)).gridCellUnsizedAxes(.horizontal)
        Spacer().named("c3").gridCellUnsizedAxes(.horizontal)
      }
      GridRow(alignment: .center) {
        L("c4", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).layoutPriority(-1)
      }
    }
  }

  static let `metalui.gridcorpus.64` = OracleCase(
    id: "metalui.gridcorpus.64",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 200, height: 100),
    frames: [
      "c1": CGRect(x: 10, y: 0, width: 10, height: 60),
      "c2": CGRect(x: 38, y: 40, width: 30, height: 20),
      "c3": CGRect(x: 68, y: 0, width: 132, height: 60),
      "c4": CGRect(x: 0, y: 60, width: 30, height: 40),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 64
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .top, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        L("c1", w: 10, h: 60).gridColumnAlignment(.center)
        L("c2", w: 30, h: 20).gridCellColumns(2)
        Spacer().named("c3").gridCellColumns(2).gridCellAnchor(.trailing).gridColumnAlignment(
          .leading)
      }
      GridRow { L("c4", w: 30, h: .flex(0, 10, .infinity)).layoutPriority(-1).gridCellAnchor(.top) }
    }
  }

  static let `metalui.gridcorpus.70` = OracleCase(
    id: "metalui.gridcorpus.70",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 138, height: 42),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 100, height: 10),
      "c2": CGRect(x: 108, y: 0, width: 30, height: 10),
      "c3": CGRect(x: 0, y: 22, width: 100, height: 20),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 70
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .bottomTrailing, verticalSpacing: 12) {
      GridRow(alignment: .bottom) {
        L("c1", w: 100, h: 10).gridCellColumns(3)
        L("c2", w: .flex(0, 10, 30), h: .flex(0, 10, 30)).gridCellUnsizedAxes(.vertical)
      }
      GridRow(alignment: .center) { L("c3", w: 100, h: 20).gridCellAnchor(.bottomTrailing) }
    }
  }

  static let `metalui.gridcorpus.8` = OracleCase(
    id: "metalui.gridcorpus.8",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: 80),
    space: .root,
    size: CGSize(width: 86, height: 80),
    frames: [
      "c1": CGRect(x: 0, y: 25, width: 10, height: 30),
      "c2": CGRect(x: 18, y: 0, width: 30, height: 80),
      "c3": CGRect(x: 56, y: 20, width: 30, height: 60),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 8
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .bottom) {
      GridRow {
        L("c1", w: .flex(10, 10, 160), h: 30).gridCellAnchor(.trailing)
        L("c2", w: 30, h: .flex(0, 10, .infinity))
        L("c3", w: 30, h: 60).gridCellUnsizedAxes(.vertical)
      }
    }
  }

  static let `metalui.gridcorpus.9` = OracleCase(
    id: "metalui.gridcorpus.9",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 20, height: 10),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 20, height: 10)
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 9
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .bottomLeading, verticalSpacing: 12) {
      GridRow(alignment: .bottom) { Half("c1").gridCellUnsizedAxes(.horizontal) }
    }
  }

  static let `swiftuiweb.grid.flexible` = OracleCase(
    id: "swiftuiweb.grid.flexible",
    area: "grid",
    proposal: ProposedViewSize(width: 320, height: 200),
    space: .window,
    frames: [
      "grid": CGRect(x: 20, y: 70.9246, width: 280, height: 58.1509),
      "a": CGRect(x: 59.5, y: 72.9246, width: 9, height: 16),
      "red": CGRect(x: 116, y: 70.9246, width: 88, height: 20),
      "ccc": CGRect(x: 242, y: 72.9246, width: 28, height: 16),
      "blue": CGRect(x: 20, y: 99.0754, width: 88, height: 30),
      "e": CGRect(x: 156, y: 106.0754, width: 8, height: 16),
      "green": CGRect(x: 212, y: 99.0754, width: 88, height: 30),
    ],
    platform: "macOS",
    needs: "text-spacing",
    note: """
      row gap 8.1509 is text-derived (system 13pt text above a shape); column widths 88 each \
      are font independent
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web) Fixtures/Goldens/grid/flexible/frames.json, recorded on \
      macOS 26.2 hosted window @2x
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        T("a", 9, 16)
        Color.red.frame(height: 20).named("red")
        T("ccc", 28, 16)
      }
      GridRow {
        Color.blue.frame(height: 30).named("blue")
        T("e", 8, 16)
        Color.green.frame(height: 30).named("green")
      }
    }.frame(width: 280).named("grid")
  }

  static let `swiftuiweb.grid.spacing` = OracleCase(
    id: "swiftuiweb.grid.spacing",
    area: "grid",
    proposal: ProposedViewSize(width: 320, height: 200),
    space: .window,
    frames: [
      "grid": CGRect(x: 105, y: 73, width: 110, height: 54),
      "a": CGRect(x: 105, y: 73, width: 9, height: 16),
      "red": CGRect(x: 185, y: 73, width: 30, height: 30),
      "blue": CGRect(x: 105, y: 107, width: 60, height: 20),
      "h": CGRect(x: 185, y: 107, width: 10, height: 16),
    ],
    platform: "macOS",
    source: """
      swiftui-web (iamcgn/swiftui-web) Fixtures/Goldens/grid/spacing/frames.json, recorded on \
      macOS 26.2 hosted window @2x
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
      GridRow {
        T("a", 9, 16)
        L("red", w: 30, h: 30)
      }
      GridRow {
        L("blue", w: 60, h: 20)
        T("h", 10, 16)
      }
    }.named("grid")
  }
}
