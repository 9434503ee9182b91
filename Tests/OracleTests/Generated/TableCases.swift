// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum TableCases {
  static let all = [
    `swiftuiweb.table.basic`,
    `swiftuiweb.table.regimes.overflow`,
    `swiftuiweb.table.sorting`,
    `swiftuiweb.table.widths`,
  ]

  struct F: Identifiable { let id: Int; let name: String; let color: String; let count: Int }

  static let `swiftuiweb.table.basic` = OracleCase(
    id: "swiftuiweb.table.basic",
    area: "table",
    proposal: ProposedViewSize(width: 360, height: 220),
    space: .window,
    frames: [
      "table": CGRect(x: 0, y: 0, width: 360, height: 220),
      "color1": CGRect(x: 128, y: 37, width: 23.5, height: 16),
      "color2": CGRect(x: 128, y: 61, width: 38.5, height: 16),
      "color3": CGRect(x: 128, y: 85, width: 23.5, height: 16),
      "count1": CGRect(x: 240, y: 37, width: 8.5, height: 16),
      "count2": CGRect(x: 240, y: 61, width: 14, height: 16),
      "count3": CGRect(x: 240, y: 85, width: 16.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "table.x", "table.y", "table.width", "table.height", "color1.x", "color1.y", "color1.height",
      "color2.x", "color2.y", "color2.height", "color3.x", "color3.y", "color3.height", "count1.x",
      "count1.y", "count1.height", "count2.x", "count2.y", "count2.height", "count3.x", "count3.y",
      "count3.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/table/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    let fruits = [
      F(id: 1, name: "Apple", color: "Red", count: 3),
      F(id: 2, name: "Banana", color: "Yellow", count: 12),
      F(id: 3, name: "Cherry", color: "Red", count: 40),
    ]
    Table(fruits) {
      TableColumn("Name", value: \.name)
      TableColumn("Color") { f in Text(f.color).named("color\(f.id)") }
      TableColumn("Count") { f in Text("\(f.count)").named("count\(f.id)") }
    }.named("table")
  }

  static let `swiftuiweb.table.regimes.overflow` = OracleCase(
    id: "swiftuiweb.table.regimes.overflow",
    area: "table",
    proposal: ProposedViewSize(width: 200, height: 120),
    space: .window,
    frames: [
      "table": CGRect(x: 0, y: 0, width: 200, height: 120),
      "name1": CGRect(x: 16, y: 37, width: 35, height: 16),
      "name2": CGRect(x: 16, y: 61, width: 45, height: 16),
      "name3": CGRect(x: 16, y: 85, width: 41.5, height: 16),
      "color1": CGRect(x: 133, y: 37, width: 23.5, height: 16),
      "color2": CGRect(x: 133, y: 61, width: 38.5, height: 16),
      "color3": CGRect(x: 133, y: 85, width: 23.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "table.x", "table.y", "table.width", "table.height", "name1.x", "name1.y", "name1.height",
      "name2.x", "name2.y", "name2.height", "name3.x", "name3.y", "name3.height", "color1.x",
      "color1.y", "color1.height", "color2.x", "color2.y", "color2.height", "color3.x", "color3.y",
      "color3.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      recorded at x 200 of a 600x300 window; x shifted by -200. Two automatic columns that do \
      not fit keep their 117 pitch
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/table/regimes/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    let fruits = [
      F(id: 1, name: "Apple", color: "Red", count: 3),
      F(id: 2, name: "Banana", color: "Yellow", count: 12),
      F(id: 3, name: "Cherry", color: "Red", count: 40),
    ]
    Table(fruits) {
      TableColumn("Name") { f in Text(f.name).named("name\(f.id)") }
      TableColumn("Color") { f in Text(f.color).named("color\(f.id)") }
    }.named("table")
  }

  static let `swiftuiweb.table.sorting` = OracleCase(
    id: "swiftuiweb.table.sorting",
    area: "table",
    proposal: ProposedViewSize(width: 360, height: 220),
    space: .window,
    frames: [
      "table": CGRect(x: 0, y: 0, width: 360, height: 220),
      "name1": CGRect(x: 16, y: 37, width: 35, height: 16),
      "name2": CGRect(x: 16, y: 61, width: 45, height: 16),
      "name3": CGRect(x: 16, y: 85, width: 41.5, height: 16),
      "count1": CGRect(x: 188.5, y: 37, width: 8.5, height: 16),
      "count2": CGRect(x: 188.5, y: 61, width: 14, height: 16),
      "count3": CGRect(x: 188.5, y: 85, width: 16.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "table.x", "table.y", "table.width", "table.height", "name1.x", "name1.y", "name1.height",
      "name2.x", "name2.y", "name2.height", "name3.x", "name3.y", "name3.height", "count1.x",
      "count1.y", "count1.height", "count2.x", "count2.y", "count2.height", "count3.x", "count3.y",
      "count3.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      recorded with sortable columns (sortOrder by name); sorting does not move columns
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/table/sorting/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    let fruits = [
      F(id: 1, name: "Apple", color: "Red", count: 3),
      F(id: 2, name: "Banana", color: "Yellow", count: 12),
      F(id: 3, name: "Cherry", color: "Red", count: 40),
    ]
    Table(fruits) {
      TableColumn("Name") { f in Text(f.name).named("name\(f.id)") }
      TableColumn("Count") { f in Text("\(f.count)").named("count\(f.id)") }
    }.named("table")
  }

  static let `swiftuiweb.table.widths` = OracleCase(
    id: "swiftuiweb.table.widths",
    area: "table",
    proposal: ProposedViewSize(width: 360, height: 220),
    space: .window,
    frames: [
      "table": CGRect(x: 0, y: 0, width: 360, height: 220),
      "name1": CGRect(x: 16, y: 37, width: 35, height: 16),
      "name2": CGRect(x: 16, y: 61, width: 45, height: 16),
      "name3": CGRect(x: 16, y: 85, width: 41.5, height: 16),
      "color1": CGRect(x: 113, y: 37, width: 23.5, height: 16),
      "color2": CGRect(x: 113, y: 61, width: 38.5, height: 16),
      "color3": CGRect(x: 113, y: 85, width: 23.5, height: 16),
      "count1": CGRect(x: 217, y: 37, width: 8.5, height: 16),
      "count2": CGRect(x: 217, y: 61, width: 14, height: 16),
      "count3": CGRect(x: 217, y: 85, width: 16.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "table.x", "table.y", "table.width", "table.height", "name1.x", "name1.y", "name1.height",
      "name2.x", "name2.y", "name2.height", "name3.x", "name3.y", "name3.height", "color1.x",
      "color1.y", "color1.height", "color2.x", "color2.y", "color2.height", "color3.x", "color3.y",
      "color3.height", "count1.x", "count1.y", "count1.height", "count2.x", "count2.y",
      "count2.height", "count3.x", "count3.y", "count3.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/table/widths/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    let fruits = [
      F(id: 1, name: "Apple", color: "Red", count: 3),
      F(id: 2, name: "Banana", color: "Yellow", count: 12),
      F(id: 3, name: "Cherry", color: "Red", count: 40),
    ]
    Table(fruits) {
      TableColumn("Name") { f in Text(f.name).named("name\(f.id)") }.width(80)
      TableColumn("Color") { f in Text(f.color).named("color\(f.id)") }.width(
        min: 40, ideal: 60, max: 100)
      TableColumn("Count") { f in Text("\(f.count)").named("count\(f.id)") }
    }.named("table")
  }
}
