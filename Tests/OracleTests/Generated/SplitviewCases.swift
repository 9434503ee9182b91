// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum SplitviewCases {
  static let all = [
    `swiftuiweb.splitview.basic`,
    `swiftuiweb.splitview.columns`,
    `swiftuiweb.splitview.selection.none`,
    `swiftuiweb.splitview.widths`,
  ]

  static let `swiftuiweb.splitview.basic` = OracleCase(
    id: "swiftuiweb.splitview.basic",
    area: "splitview",
    proposal: ProposedViewSize(width: 480, height: 300),
    space: .window,
    frames: [
      "split": CGRect(x: 0, y: 0, width: 480, height: 300),
      "sidebar": CGRect(x: 8, y: 8, width: 140, height: 284),
      "row1": CGRect(x: 24, y: 24.75, width: 35, height: 18.5),
      "row2": CGRect(x: 24, y: 56.75, width: 45, height: 18.5),
      "detail": CGRect(x: 296.5, y: 142, width: 35, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "split.x", "split.y", "split.width", "split.height", "sidebar.x", "sidebar.y",
      "sidebar.width", "sidebar.height", "row1.x", "row1.y", "row1.height", "row2.x", "row2.y",
      "row2.height", "detail.y", "detail.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: "hosted window without title bar",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/splitview/basic/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    NavigationSplitView {
      List {
        Text("Apple").named("row1")
        Text("Banana").named("row2")
      }.named("sidebar")
    } detail: {
      Text("Detail").named("detail")
    }.named("split")
  }

  static let `swiftuiweb.splitview.columns` = OracleCase(
    id: "swiftuiweb.splitview.columns",
    area: "splitview",
    proposal: ProposedViewSize(width: 640, height: 300),
    space: .window,
    frames: [
      "split": CGRect(x: 0, y: 0, width: 640, height: 300),
      "sidebar": CGRect(x: 8, y: 8, width: 120, height: 284),
      "row1": CGRect(x: 24, y: 24.75, width: 35, height: 18.5),
      "content": CGRect(x: 128, y: 0, width: 200, height: 300),
      "contentRow": CGRect(x: 144, y: 14, width: 41.5, height: 16),
      "detail": CGRect(x: 467, y: 142, width: 35, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "split.x", "split.y", "split.width", "split.height", "sidebar.x", "sidebar.y",
      "sidebar.width", "sidebar.height", "row1.x", "row1.y", "row1.height", "content.x",
      "content.y", "content.width", "content.height", "contentRow.x", "contentRow.y",
      "contentRow.height", "detail.y", "detail.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/splitview/columns/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    NavigationSplitView {
      List { Text("Apple").named("row1") }.navigationSplitViewColumnWidth(
        min: 100, ideal: 120, max: 200
      ).named("sidebar")
    } content: {
      List { Text("Cherry").named("contentRow") }.named("content")
    } detail: {
      Text("Detail").named("detail")
    }.named("split")
  }

  static let `swiftuiweb.splitview.selection.none` = OracleCase(
    id: "swiftuiweb.splitview.selection.none",
    area: "splitview",
    proposal: ProposedViewSize(width: 480, height: 300),
    space: .window,
    frames: [
      "split": CGRect(x: 0, y: 0, width: 480, height: 300),
      "sidebar": CGRect(x: 8, y: 8, width: 140, height: 284),
      "row1": CGRect(x: 24, y: 24.75, width: 35, height: 18.5),
      "row2": CGRect(x: 24, y: 56.75, width: 45, height: 18.5),
      "detail": CGRect(x: 294.75, y: 142, width: 38.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "split.x", "split.y", "split.width", "split.height", "sidebar.x", "sidebar.y",
      "sidebar.width", "sidebar.height", "row1.x", "row1.y", "row1.height", "row2.x", "row2.y",
      "row2.height", "detail.y", "detail.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/splitview/selection/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    NavigationSplitView {
      List(selection: .constant(Int?.none)) {
        Text("Apple").tag(1).named("row1")
        Text("Banana").tag(2).named("row2")
      }.named("sidebar")
    } detail: {
      Text("Select").named("detail")
    }.named("split")
  }

  static let `swiftuiweb.splitview.widths` = OracleCase(
    id: "swiftuiweb.splitview.widths",
    area: "splitview",
    proposal: ProposedViewSize(width: 480, height: 300),
    space: .window,
    frames: [
      "split": CGRect(x: 0, y: 0, width: 480, height: 300),
      "sidebar": CGRect(x: 63, y: 128, width: 40, height: 44),
      "menu": CGRect(x: 66, y: 128, width: 34, height: 16),
      "swatch": CGRect(x: 63, y: 152, width: 40, height: 20),
      "detailStack": CGRect(x: 299, y: 128, width: 40, height: 44),
      "wide": CGRect(x: 303.5, y: 128, width: 31, height: 16),
      "box": CGRect(x: 299, y: 152, width: 40, height: 20),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "split.x", "split.y", "split.width", "split.height", "sidebar.x", "sidebar.y",
      "sidebar.width", "sidebar.height", "menu.y", "menu.height", "swatch.x", "swatch.y",
      "swatch.width", "swatch.height", "detailStack.x", "detailStack.y", "detailStack.width",
      "detailStack.height", "wide.y", "wide.height", "box.x", "box.y", "box.width", "box.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/splitview/widths/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    NavigationSplitView {
      VStack(spacing: 8) {
        Text("Menu").named("menu")
        Color.red.frame(width: 40, height: 20).named("swatch")
      }.navigationSplitViewColumnWidth(150).named("sidebar")
    } detail: {
      VStack(spacing: 8) {
        Text("Wide").named("wide")
        Color.blue.frame(width: 40, height: 20).named("box")
      }.named("detailStack")
    }.named("split")
  }
}
