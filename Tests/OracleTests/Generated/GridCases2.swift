// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum GridCases2 {
  static let all = [
    `metalui.grid.GU1`,
    `metalui.grid.GU12`,
    `metalui.grid.GU4`,
    `metalui.grid.GU6`,
    `metalui.grid.GU7`,
    `metalui.grid.GU8`,
    `metalui.grid.GU9`,
    `metalui.grid.GWA3`,
    `metalui.grid.GWS17`,
    `metalui.grid.GWS3`,
    `metalui.grid.GX1`,
    `metalui.grid.GX10`,
    `metalui.grid.GX12`,
    `metalui.grid.GX15`,
    `metalui.grid.GX17`,
    `metalui.grid.GX19`,
    `metalui.grid.GX5`,
    `metalui.grid.GX6`,
    `metalui.grid.GX7`,
    `metalui.grid.GX8`,
    `metalui.gridcorpus.11`,
    `metalui.gridcorpus.12`,
    `metalui.gridcorpus.13`,
    `metalui.gridcorpus.14`,
    `metalui.gridcorpus.15`,
    `metalui.gridcorpus.19`,
    `metalui.gridcorpus.2`,
    `metalui.gridcorpus.20`,
    `metalui.gridcorpus.23`,
    `metalui.gridcorpus.24`,
    `metalui.gridcorpus.28`,
    `metalui.gridcorpus.3`,
    `metalui.gridcorpus.31`,
    `metalui.gridcorpus.34`,
    `metalui.gridcorpus.37`,
    `metalui.gridcorpus.4`,
    `metalui.gridcorpus.42`,
    `metalui.gridcorpus.45`,
    `metalui.gridcorpus.47`,
    `metalui.gridcorpus.5`,
  ]

  static let `metalui.grid.GU1` = OracleCase(
    id: "metalui.grid.GU1",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 200),
    space: .root,
    size: CGSize(width: 78, height: 200),
    frames: [
      "a": CGRect(x: 0, y: 5, width: 30, height: 10),
      "b": CGRect(x: 48, y: 0, width: 20, height: 20),
      "c": CGRect(x: 0, y: 28, width: 30, height: 172),
      "d": CGRect(x: 38, y: 109, width: 40, height: 10),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GU1",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
      GridRow {
        L("c", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).gridCellUnsizedAxes(
          .horizontal)
        L("d", w: 40, h: 10)
      }
    }
  }

  static let `metalui.grid.GU12` = OracleCase(
    id: "metalui.grid.GU12",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 200),
    space: .root,
    size: CGSize(width: 78, height: 38),
    frames: [
      "b": CGRect(x: 48, y: 0, width: 20, height: 20),
      "c": CGRect(x: 0, y: 28, width: 30, height: 10),
      "d": CGRect(x: 38, y: 28, width: 40, height: 10),
    ],
    note: "unsized axes on one cell form a union",
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GU12
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
      GridRow {
        L("c", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).gridCellUnsizedAxes(
          .vertical
        ).gridCellUnsizedAxes(.horizontal)
        L("d", w: 40, h: 10)
      }
    }
  }

  static let `metalui.grid.GU4` = OracleCase(
    id: "metalui.grid.GU4",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 148, height: 58),
    frames: [
      "a": CGRect(x: 35, y: 5, width: 30, height: 10),
      "b": CGRect(x: 118, y: 0, width: 20, height: 20),
      "c": CGRect(x: 0, y: 28, width: 100, height: 30),
      "d": CGRect(x: 108, y: 38, width: 40, height: 10),
    ],
    note: "an unsized answer still widens its column",
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GU4",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
      GridRow {
        L("c", w: 100, h: 30).gridCellUnsizedAxes(.horizontal)
        L("d", w: 40, h: 10)
      }
    }
  }

  static let `metalui.grid.GU6` = OracleCase(
    id: "metalui.grid.GU6",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 200),
    space: .root,
    size: CGSize(width: 78, height: 78),
    frames: [
      "a": CGRect(x: 0, y: 5, width: 30, height: 10),
      "c": CGRect(x: 10, y: 28, width: 10, height: 50),
      "d": CGRect(x: 38, y: 48, width: 40, height: 10),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GU6",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
      GridRow {
        L("c", w: 10, h: 50).gridCellUnsizedAxes(.vertical)
        L("d", w: 40, h: 10)
      }
    }
  }

  static let `metalui.grid.GU7` = OracleCase(
    id: "metalui.grid.GU7",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 134, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 30, height: 62),
      "b": CGRect(x: 38, y: 0, width: 96, height: 62),
      "c": CGRect(x: 0, y: 70, width: 30, height: 30),
      "d": CGRect(x: 66, y: 80, width: 40, height: 10),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GU7",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).gridCellUnsizedAxes(
          .horizontal)
        L("b", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
      }
      GridRow {
        L("c", w: 30, h: 30)
        L("d", w: 40, h: 10)
      }
    }
  }

  static let `metalui.grid.GU8` = OracleCase(
    id: "metalui.grid.GU8",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 200, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 26, width: 30, height: 10),
      "b": CGRect(x: 38, y: 0, width: 162, height: 62),
      "c": CGRect(x: 0, y: 70, width: 30, height: 30),
      "d": CGRect(x: 99, y: 80, width: 40, height: 10),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GU8",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: .flex(0, 10, 50), h: 10).gridCellUnsizedAxes(.horizontal)
        L("b", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
      }
      GridRow {
        L("c", w: 30, h: 30)
        L("d", w: 40, h: 10)
      }
    }
  }

  static let `metalui.grid.GU9` = OracleCase(
    id: "metalui.grid.GU9",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 58, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 5, width: 30, height: 10),
      "b": CGRect(x: 38, y: 0, width: 20, height: 20),
      "x": CGRect(x: 0, y: 28, width: 58, height: 72),
    ],
    note: "divider-like non-row child stops widening the grid",
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GU9",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
      L("x", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).gridCellUnsizedAxes(
        .horizontal)
    }
  }

  static let `metalui.grid.GWA3` = OracleCase(
    id: "metalui.grid.GWA3",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 78, height: 108),
    frames: [
      "c": CGRect(x: 20, y: 58, width: 10, height: 10)
    ],
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GWA3
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 50, h: 10)
        L("b", w: 20, h: 50)
      }
      GridRow {
        L("c", w: 10, h: 10).gridCellAnchor(.topLeading).frame(maxWidth: .infinity)
        L("d", w: 20, h: 50)
      }
    }
  }

  static let `metalui.grid.GWS17` = OracleCase(
    id: "metalui.grid.GWS17",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 58, height: 29),
    frames: [
      "a": CGRect(x: 0, y: 5, width: 30, height: 10),
      "b": CGRect(x: 38, y: 0, width: 20, height: 20),
      "c": CGRect(x: -35, y: 23.5, width: 100, height: 10),
    ],
    note: "which wrappers let gridCellColumns through",
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GWS17
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
      GridRow {
        Color.clear.frame(width: 1, height: 1).overlay { L("c", w: 100, h: 10).gridCellColumns(2) }
      }
    }
  }

  static let `metalui.grid.GWS3` = OracleCase(
    id: "metalui.grid.GWS3",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 100, height: 38),
    frames: [
      "a": CGRect(x: 10.5, y: 5, width: 30, height: 10),
      "b": CGRect(x: 69.5, y: 0, width: 20, height: 20),
      "c": CGRect(x: 0, y: 28, width: 100, height: 10),
    ],
    note: "which wrappers let gridCellColumns through",
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GWS3
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
      GridRow { L("c", w: 100, h: 10).gridCellColumns(2).frame(maxWidth: .infinity) }
    }
  }

  static let `metalui.grid.GX1` = OracleCase(
    id: "metalui.grid.GX1",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 100, height: 38),
    frames: [
      "a": CGRect(x: 10.5, y: 5, width: 30, height: 10),
      "b": CGRect(x: 69.5, y: 0, width: 20, height: 20),
      "c": CGRect(x: 0, y: 28, width: 100, height: 10),
    ],
    note: "span shortfall 42 is split equally: columns 51/41",
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GX1",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
      GridRow { L("c", w: 100, h: 10).gridCellColumns(2) }
    }
  }

  static let `metalui.grid.GX10` = OracleCase(
    id: "metalui.grid.GX10",
    area: "grid",
    proposal: ProposedViewSize(width: 300, height: 100),
    space: .root,
    size: CGSize(width: 300, height: 100),
    frames: [
      "a": CGRect(x: 60.5, y: 0, width: 30, height: 10),
      "b": CGRect(x: 219.5, y: 0, width: 20, height: 10),
      "x": CGRect(x: 0, y: 18, width: 300, height: 82),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GX10
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 10)
      }
      GridRow { L("x", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).gridCellColumns(2) }
    }
  }

  static let `metalui.grid.GX12` = OracleCase(
    id: "metalui.grid.GX12",
    area: "grid",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 300, height: 114),
    frames: [
      "a": CGRect(x: 28, y: 0, width: 120, height: 96),
      "b": CGRect(x: 212, y: 33, width: 60, height: 30),
      "x": CGRect(x: 0, y: 104, width: 300, height: 10),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GX12
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: .flex(20, 20, 120), h: .flex(20, 20, 120))
        L("b", w: .flex(0, 10, 60), h: 30)
      }
      L("x", w: .flex(0, 10, .infinity), h: 10)
    }
  }

  static let `metalui.grid.GX15` = OracleCase(
    id: "metalui.grid.GX15",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 109, height: 38),
    frames: [
      "e": CGRect(x: 66, y: 7.5, width: 5, height: 5),
      "f": CGRect(x: 79, y: 7.5, width: 5, height: 5),
      "c": CGRect(x: 0, y: 28, width: 100, height: 10),
      "d": CGRect(x: 108, y: 32.5, width: 1, height: 1),
    ],
    note: "two gridCellColumns on one cell add up when both exceed 1: span 5",
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GX15
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
        L("e", w: 5, h: 5)
        L("f", w: 5, h: 5)
      }
      GridRow {
        L("c", w: 100, h: 10).gridCellColumns(3).gridCellColumns(2)
        L("d", w: 1, h: 1)
      }
    }
  }

  static let `metalui.grid.GX17` = OracleCase(
    id: "metalui.grid.GX17",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 284, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 36, width: 30, height: 10),
      "b": CGRect(x: 38, y: 0, width: 218, height: 82),
      "c": CGRect(x: 264, y: 31, width: 20, height: 20),
      "x": CGRect(x: 67, y: 90, width: 150, height: 10),
    ],
    note: """
      KNOWN QUIRK: SwiftUI overflows (284 at 200) when a span's shortfall is spread while a \
      spanned column is still open. Optional
      """,
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GX17
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
        L("c", w: 20, h: 20)
      }
      GridRow { L("x", w: 150, h: 10).gridCellColumns(3) }
    }
  }

  static let `metalui.grid.GX19` = OracleCase(
    id: "metalui.grid.GX19",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 200, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 104, height: 82),
      "b": CGRect(x: 112, y: 36, width: 30, height: 10),
      "c": CGRect(x: 150, y: 36, width: 50, height: 10),
      "x": CGRect(x: 80, y: 90, width: 40, height: 10),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GX19
      """,
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
        L("b", w: .flex(10, 10, 30), h: 10)
        L("c", w: .flex(20, 20, 50), h: 10)
      }
      L("x", w: 40, h: 10)
    }
  }

  static let `metalui.grid.GX5` = OracleCase(
    id: "metalui.grid.GX5",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 113, height: 38),
    frames: [
      "a": CGRect(x: 10.5, y: 5, width: 30, height: 10),
      "b": CGRect(x: 69.5, y: 0, width: 20, height: 20),
      "e": CGRect(x: 108, y: 7.5, width: 5, height: 5),
      "x": CGRect(x: 0, y: 28, width: 100, height: 10),
      "y": CGRect(x: 110, y: 32.5, width: 1, height: 1),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GX5",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
        L("e", w: 5, h: 5)
      }
      GridRow {
        L("x", w: 100, h: 10).gridCellColumns(2)
        L("y", w: 1, h: 1)
      }
    }
  }

  static let `metalui.grid.GX6` = OracleCase(
    id: "metalui.grid.GX6",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 58, height: 38),
    frames: [
      "a": CGRect(x: 0, y: 5, width: 30, height: 10),
      "b": CGRect(x: 38, y: 0, width: 20, height: 20),
      "x": CGRect(x: 24, y: 28, width: 10, height: 10),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GX6",
    confidence: .recorded
  ) {
    Grid {
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
      GridRow { L("x", w: 10, h: 10).gridCellColumns(5) }
    }
  }

  static let `metalui.grid.GX7` = OracleCase(
    id: "metalui.grid.GX7",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 100, height: 38),
    frames: [
      "x": CGRect(x: 0, y: 0, width: 100, height: 10),
      "a": CGRect(x: 10.5, y: 23, width: 30, height: 10),
      "b": CGRect(x: 69.5, y: 18, width: 20, height: 20),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GX7",
    confidence: .recorded
  ) {
    Grid {
      GridRow { L("x", w: 100, h: 10).gridCellColumns(2) }
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
    }
  }

  static let `metalui.grid.GX8` = OracleCase(
    id: "metalui.grid.GX8",
    area: "grid",
    proposal: ProposedViewSize(width: 300, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 38),
    frames: [
      "x": CGRect(x: 0, y: 0, width: 100, height: 10),
      "a": CGRect(x: 10.5, y: 23, width: 30, height: 10),
      "b": CGRect(x: 69.5, y: 18, width: 20, height: 20),
    ],
    source: "MetalUI docs/probes/swiftui-grid.swift, recorded on macOS 27.0 SwiftUI, arm GX8",
    confidence: .recorded
  ) {
    Grid {
      GridRow { L("x", w: 100, h: 10).gridCellColumns(2) }
      GridRow {
        L("a", w: 30, h: 10)
        L("b", w: 20, h: 20)
      }
    }
  }

  static let `metalui.gridcorpus.11` = OracleCase(
    id: "metalui.gridcorpus.11",
    area: "grid",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 300, height: 170),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 150, height: 40),
      "c2": CGRect(x: 158, y: 0, width: 71, height: 40),
      "c3": CGRect(x: 0, y: 94, width: 150, height: 30),
      "c4": CGRect(x: 158, y: 99, width: 71, height: 20),
      "c5": CGRect(x: 229, y: 48, width: 71, height: 122),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 11
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .leading) {
      GridRow {
        L("c1", w: 150, h: 40).layoutPriority(1).gridCellAnchor(.trailing)
        L("c2", w: .flex(0, 10, .infinity), h: 40)
      }
      GridRow {
        L("c3", w: .flex(30, 30, 180), h: 30)
        L("c4", w: .flex(10, 10, 160), h: 20).gridColumnAlignment(.leading)
        Spacer().named("c5").layoutPriority(-1).gridColumnAlignment(.trailing)
      }
    }
  }

  static let `metalui.gridcorpus.12` = OracleCase(
    id: "metalui.gridcorpus.12",
    area: "grid",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 40, height: 200),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 40, height: 96),
      "c2": CGRect(x: 0, y: 108, width: 40, height: 20),
      "c3": CGRect(x: 5, y: 140, width: 30, height: 60),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 12
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 12) {
      GridRow { L("c1", w: 40, h: .flex(0, 10, .infinity)) }
      L("c2", w: 40, h: 20)
      GridRow { L("c3", w: 30, h: 60) }
    }
  }

  static let `metalui.gridcorpus.13` = OracleCase(
    id: "metalui.gridcorpus.13",
    area: "grid",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 300, height: 200),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 198, height: 110),
      "c2": CGRect(x: 201, y: 80, width: 66, height: 30),
      "c3": CGRect(x: 270, y: 100, width: 30, height: 10),
      "c4": CGRect(x: 158, y: 115, width: 40, height: 40),
      "c5": CGRect(x: 158, y: 160, width: 40, height: 40),
      "c6": CGRect(x: 217.5, y: 190, width: 33, height: 10),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 13
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .bottom, horizontalSpacing: 3, verticalSpacing: 5) {
      GridRow {
        L("c1", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).gridCellAnchor(.center)
        L("c2", w: .flex(10, 10, 70), h: 30).gridCellAnchor(.bottomLeading).gridCellUnsizedAxes(
          .horizontal)
        L("c3", w: .flex(10, 10, 30), h: 10).gridColumnAlignment(.leading)
      }
      GridRow { L("c4", w: .flex(10, 10, 40), h: .flex(10, 10, 40)) }
      GridRow {
        L("c5", w: .flex(0, 10, 40), h: .flex(0, 10, 40)).gridColumnAlignment(.trailing)
          .gridCellUnsizedAxes(.horizontal)
        Half("c6")
      }
    }
  }

  static let `metalui.gridcorpus.14` = OracleCase(
    id: "metalui.gridcorpus.14",
    area: "grid",
    proposal: ProposedViewSize(width: 60, height: 60),
    space: .root,
    size: CGSize(width: 210, height: 60),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 210, height: 20),
      "c2": CGRect(x: 0, y: 40, width: 0, height: 20),
      "c3": CGRect(x: 0, y: 20, width: 60, height: 40),
      "c4": CGRect(x: 60, y: 20, width: 150, height: 40),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 14
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .bottomLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      Spacer().named("c1")
      GridRow(alignment: .bottom) {
        L("c2", w: .flex(0, 10, .infinity), h: 20).gridCellAnchor(.bottom).gridCellUnsizedAxes(
          .vertical)
        L("c3", w: 60, h: 40).gridColumnAlignment(.center)
        L("c4", w: 150, h: 40).gridCellAnchor(.top)
      }
    }
  }

  static let `metalui.gridcorpus.15` = OracleCase(
    id: "metalui.gridcorpus.15",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 200, height: 40),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 158, height: 10),
      "c2": CGRect(x: 170, y: 0, width: 30, height: 40),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 15
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .bottomLeading, horizontalSpacing: 12, verticalSpacing: 12) {
      GridRow(alignment: .top) {
        L("c1", w: .flex(0, 10, .infinity), h: 10)
        L("c2", w: .flex(0, 10, 30), h: 40)
      }
    }
  }

  static let `metalui.gridcorpus.19` = OracleCase(
    id: "metalui.gridcorpus.19",
    area: "grid",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .root,
    size: CGSize(width: 106, height: 100),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 40, height: 100),
      "c2": CGRect(x: 43, y: 90, width: 0, height: 10),
      "c3": CGRect(x: 46, y: 70, width: 60, height: 30),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 19
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .bottomTrailing, horizontalSpacing: 3, verticalSpacing: 5) {
      GridRow {
        L("c1", w: 40, h: .flex(0, 10, .infinity)).layoutPriority(1).gridCellColumns(3)
          .gridCellAnchor(.topTrailing)
        Half("c2").layoutPriority(1).gridColumnAlignment(.leading).gridCellUnsizedAxes(.horizontal)
        L("c3", w: 60, h: 30).gridCellColumns(2).gridColumnAlignment(.leading)
      }
    }
  }

  static let `metalui.gridcorpus.2` = OracleCase(
    id: "metalui.gridcorpus.2",
    area: "grid",
    proposal: ProposedViewSize(width: 60, height: 60),
    space: .root,
    size: CGSize(width: 0, height: 60),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 0, height: 60)
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 2
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .trailing) {
      L("c1", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).gridCellUnsizedAxes(
        .horizontal)
    }
  }

  static let `metalui.gridcorpus.20` = OracleCase(
    id: "metalui.gridcorpus.20",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: 80),
    space: .root,
    size: CGSize(width: 98, height: 140),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 60, height: 30),
      "c2": CGRect(x: 0, y: 100, width: 60, height: 10),
      "c3": CGRect(x: 68, y: 30, width: 30, height: 80),
      "c4": CGRect(x: 0, y: 110, width: 40, height: 30),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 20
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .bottom, verticalSpacing: 0) {
      GridRow(alignment: .center) { L("c1", w: 60, h: 30).gridCellAnchor(.top) }
      GridRow {
        L("c2", w: .flex(0, 10, .infinity), h: 10).layoutPriority(-1).gridColumnAlignment(.leading)
        L("c3", w: 30, h: .flex(0, 10, .infinity)).layoutPriority(1).gridCellColumns(2)
      }
      GridRow { L("c4", w: .flex(10, 10, 40), h: 30).layoutPriority(-1) }
    }
  }

  static let `metalui.gridcorpus.23` = OracleCase(
    id: "metalui.gridcorpus.23",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: 80),
    space: .root,
    size: CGSize(width: 186, height: 30),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 10, height: 30),
      "c2": CGRect(x: 18, y: 10, width: 150, height: 20),
      "c3": CGRect(x: 176, y: 10, width: 10, height: 20),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 23
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .bottomTrailing) {
      GridRow {
        L("c1", w: .flex(0, 10, .infinity), h: 30).gridCellColumns(2).gridCellUnsizedAxes([
          .horizontal, .vertical,
        ])
        L("c2", w: 150, h: 20)
        L("c3", w: .flex(10, 10, 110), h: 20)
      }
    }
  }

  static let `metalui.gridcorpus.24` = OracleCase(
    id: "metalui.gridcorpus.24",
    area: "grid",
    proposal: ProposedViewSize(width: 60, height: 60),
    space: .root,
    size: CGSize(width: 70, height: 76),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 30, height: 60),
      "c2": CGRect(x: 30, y: 0, width: 40, height: 60),
      "c3": CGRect(x: 0, y: 68, width: 70, height: 0),
      "c4": CGRect(x: 20, y: 76, width: 30, height: 0),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 24
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .top, horizontalSpacing: 0) {
      GridRow {
        L("c1", w: 30, h: 60)
        L("c2", w: 40, h: 60).gridCellAnchor(.topTrailing).gridCellUnsizedAxes(.horizontal)
      }
      L("c3", w: .flex(0, 10, 100), h: .flex(0, 10, 100)).gridCellUnsizedAxes(.horizontal)
      GridRow {
        L("c4", w: 30, h: .flex(0, 10, .infinity)).gridCellColumns(3).gridColumnAlignment(.trailing)
      }
    }
  }

  static let `metalui.gridcorpus.28` = OracleCase(
    id: "metalui.gridcorpus.28",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 106, height: 108),
    frames: [
      "c1": CGRect(x: 25, y: 0, width: 10, height: 40),
      "c2": CGRect(x: 83, y: 0, width: 10, height: 40),
      "c3": CGRect(x: 0, y: 48, width: 60, height: 60),
      "c4": CGRect(x: 63, y: 78, width: 30, height: 30),
      "c5": CGRect(x: 96, y: 58, width: 10, height: 40),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 28
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .trailing, horizontalSpacing: 3) {
      GridRow(alignment: .center) {
        L("c1", w: 10, h: 40).gridCellAnchor(.bottom).gridCellUnsizedAxes(.vertical)
        L("c2", w: 10, h: .flex(0, 10, .infinity))
      }
      GridRow {
        L("c3", w: 60, h: 60).gridCellAnchor(.bottom).gridCellUnsizedAxes(.vertical)
        L("c4", w: 30, h: 30).gridCellAnchor(.bottomTrailing).gridCellUnsizedAxes(.vertical)
        L("c5", w: .flex(10, 10, 160), h: 40).gridColumnAlignment(.center)
      }
    }
  }

  static let `metalui.gridcorpus.3` = OracleCase(
    id: "metalui.gridcorpus.3",
    area: "grid",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 150, height: 10),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 150, height: 10)
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 3
      """,
    confidence: .recorded
  ) {
    Grid(horizontalSpacing: 12) { Half("c1") }
  }

  static let `metalui.gridcorpus.31` = OracleCase(
    id: "metalui.gridcorpus.31",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: 80),
    space: .root,
    size: CGSize(width: 214, height: 46),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 30, height: 10),
      "c2": CGRect(x: 42, y: 0, width: 150, height: 10),
      "c3": CGRect(x: 7.5, y: 18, width: 15, height: 10),
      "c4": CGRect(x: 7.5, y: 36, width: 15, height: 10),
      "c5": CGRect(x: 42, y: 36, width: 150, height: 10),
      "c6": CGRect(x: 204, y: 36, width: 10, height: 10),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 31
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .trailing, horizontalSpacing: 12) {
      GridRow {
        L("c1", w: 30, h: 10)
        L("c2", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity)).gridCellUnsizedAxes(
          .vertical)
      }
      GridRow(alignment: .top) { Half("c3").gridCellUnsizedAxes(.horizontal) }
      GridRow {
        Half("c4").layoutPriority(1).gridColumnAlignment(.center)
        L("c5", w: 150, h: 10)
        L("c6", w: .flex(0, 10, .infinity), h: 10)
      }
    }
  }

  static let `metalui.gridcorpus.34` = OracleCase(
    id: "metalui.gridcorpus.34",
    area: "grid",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 20, height: 35),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 20, height: 20),
      "c2": CGRect(x: 10, y: 25, width: 10, height: 10),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 34
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .bottomTrailing, verticalSpacing: 5) {
      GridRow(alignment: .center) { L("c1", w: .flex(0, 10, 20), h: .flex(0, 10, 20)) }
      GridRow(alignment: .bottom) { Half("c2").gridCellUnsizedAxes(.horizontal) }
    }
  }

  static let `metalui.gridcorpus.37` = OracleCase(
    id: "metalui.gridcorpus.37",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: 80),
    space: .root,
    size: CGSize(width: 116, height: 166),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 40, height: 60),
      "c2": CGRect(x: 43, y: 0, width: 30, height: 60),
      "c3": CGRect(x: 0, y: 68, width: 40, height: 60),
      "c4": CGRect(x: 43, y: 68, width: 60, height: 60),
      "c5": CGRect(x: 106, y: 108, width: 10, height: 20),
      "c6": CGRect(x: 0, y: 136, width: 40, height: 30),
      "c7": CGRect(x: 43, y: 136, width: 60, height: 30),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 37
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .bottom, horizontalSpacing: 3) {
      GridRow(alignment: .center) {
        L("c1", w: 40, h: 60).gridCellAnchor(.topLeading)
        L("c2", w: 30, h: 60)
      }
      GridRow {
        L("c3", w: 40, h: 60).gridCellAnchor(.leading).gridCellUnsizedAxes(.vertical)
        L("c4", w: .flex(0, 10, 150), h: .flex(0, 10, 150)).gridColumnAlignment(.leading)
          .gridCellUnsizedAxes(.vertical)
        L("c5", w: .flex(0, 10, 30), h: 20)
      }
      GridRow(alignment: .bottom) {
        L("c6", w: .flex(20, 20, 170), h: .flex(20, 20, 170)).gridCellUnsizedAxes(.horizontal)
        L("c7", w: 60, h: 30)
      }
    }
  }

  static let `metalui.gridcorpus.4` = OracleCase(
    id: "metalui.gridcorpus.4",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: 80),
    space: .root,
    size: CGSize(width: 253, height: 116),
    frames: [
      "c1": CGRect(x: 35, y: 15, width: 30, height: 10),
      "c2": CGRect(x: 103, y: 0, width: 150, height: 40),
      "c3": CGRect(x: 0, y: 48, width: 100, height: 20),
      "c4": CGRect(x: 103, y: 48, width: 150, height: 20),
      "c5": CGRect(x: 0, y: 76, width: 100, height: 40),
      "c6": CGRect(x: 193, y: 76, width: 60, height: 40),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 4
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .trailing, horizontalSpacing: 3) {
      GridRow(alignment: .bottom) {
        L("c1", w: 30, h: 10).gridCellAnchor(.center).gridCellUnsizedAxes(.horizontal)
        L("c2", w: 150, h: 40)
      }
      GridRow {
        L("c3", w: 100, h: 20)
        L("c4", w: 150, h: 20).gridCellAnchor(.bottomLeading)
      }
      GridRow {
        L("c5", w: 100, h: 40)
        L("c6", w: .flex(0, 10, 60), h: .flex(0, 10, 60)).layoutPriority(-1).gridCellUnsizedAxes(
          .vertical)
      }
    }
  }

  static let `metalui.gridcorpus.42` = OracleCase(
    id: "metalui.gridcorpus.42",
    area: "grid",
    proposal: ProposedViewSize(width: 150, height: nil),
    space: .root,
    size: CGSize(width: 146, height: 30),
    frames: [
      "c1": CGRect(x: 0, y: 10, width: 60, height: 10),
      "c2": CGRect(x: 68, y: 10, width: 60, height: 10),
      "c3": CGRect(x: 136, y: 0, width: 10, height: 30),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 42
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .trailing, verticalSpacing: 0) {
      GridRow {
        L("c1", w: 60, h: 10).gridCellColumns(3)
        L("c2", w: 60, h: 10).gridColumnAlignment(.center).gridCellUnsizedAxes(.vertical)
        L("c3", w: 10, h: 30)
      }
    }
  }

  static let `metalui.gridcorpus.45` = OracleCase(
    id: "metalui.gridcorpus.45",
    area: "grid",
    proposal: ProposedViewSize(width: 150, height: nil),
    space: .root,
    size: CGSize(width: 118, height: 60),
    frames: [
      "c1": CGRect(x: 0, y: 25, width: 30, height: 10),
      "c2": CGRect(x: 38, y: 0, width: 40, height: 60),
      "c3": CGRect(x: 94, y: 25, width: 16, height: 10),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 45
      """,
    confidence: .recorded
  ) {
    Grid(verticalSpacing: 12) {
      GridRow {
        L("c1", w: 30, h: 10).gridCellAnchor(.leading)
        L("c2", w: 40, h: 60).gridColumnAlignment(.leading)
        Half("c3").gridColumnAlignment(.center)
      }
    }
  }

  static let `metalui.gridcorpus.47` = OracleCase(
    id: "metalui.gridcorpus.47",
    area: "grid",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 300, height: 58),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 10, height: 30),
      "c2": CGRect(x: 0, y: 38, width: 60, height: 20),
      "c3": CGRect(x: 60, y: 38, width: 110, height: 20),
      "c4": CGRect(x: 170, y: 38, width: 130, height: 10),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 47
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .leading, horizontalSpacing: 0) {
      GridRow { L("c1", w: 10, h: 30) }
      GridRow(alignment: .top) {
        L("c2", w: .flex(30, 30, 60), h: 20).gridCellAnchor(.bottomLeading)
        Spacer().named("c3").gridCellAnchor(.bottomLeading).gridCellUnsizedAxes(.vertical)
        L("c4", w: .flex(30, 30, 130), h: 10)
      }
    }
  }

  static let `metalui.gridcorpus.5` = OracleCase(
    id: "metalui.gridcorpus.5",
    area: "grid",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 142, height: 10),
    frames: [
      "c1": CGRect(x: 0, y: 0, width: 8, height: 10),
      "c2": CGRect(x: 20, y: 0, width: 10, height: 10),
      "c3": CGRect(x: 42, y: 0, width: 100, height: 10),
    ],
    source: """
      MetalUI docs/probes/swiftui-grid-corpus.txt (generated grids recorded on macOS 27.0 \
      SwiftUI), case 5
      """,
    confidence: .recorded
  ) {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        Spacer().named("c1")
        L("c2", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
        L("c3", w: 100, h: 10).gridCellColumns(3).gridCellAnchor(.topLeading).gridCellUnsizedAxes(
          .vertical)
      }
    }
  }
}
