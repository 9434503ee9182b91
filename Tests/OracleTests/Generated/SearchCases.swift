// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum SearchCases {
  static let all = [
    `swiftuiweb.ios.search.basic`
  ]

  static let `swiftuiweb.ios.search.basic` = OracleCase(
    id: "swiftuiweb.ios.search.basic",
    area: "search",
    proposal: ProposedViewSize(width: 320, height: 480),
    space: .window,
    frames: [
      "nav": CGRect(x: 0, y: 0, width: 320, height: 480),
      "list": CGRect(x: 0, y: 116.5, width: 320, height: 287.5),
      "row-Apple": CGRect(x: 32, y: 132.25, width: 44.5, height: 24.5),
      "row-Banana": CGRect(x: 32, y: 188.25, width: 57, height: 24.5),
      "row-Cherry": CGRect(x: 32, y: 244.25, width: 52, height: 24.5),
      "row-Date": CGRect(x: 32, y: 300.25, width: 36, height: 24.5),
      "row-Elderberry": CGRect(x: 32, y: 356.25, width: 79.5, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "nav.x", "nav.y", "nav.width", "nav.height", "list.x", "list.y", "list.width", "list.height",
      "row-Apple.x", "row-Apple.y", "row-Apple.height", "row-Banana.x", "row-Banana.y",
      "row-Banana.height", "row-Cherry.x", "row-Cherry.y", "row-Cherry.height", "row-Date.x",
      "row-Date.y", "row-Date.height", "row-Elderberry.x", "row-Elderberry.y",
      "row-Elderberry.height",
    ],
    platform: "iOS",
    needs: "fonts",
    note: """
      iOS 26: the field floats at the window's bottom; the list's safe frame ends 76 above it \
      (480 - 404)
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/search/basic/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    NavigationStack {
      List(["Apple", "Banana", "Cherry", "Date", "Elderberry"], id: \.self) { s in
        Text(s).named("row-\(s)")
      }.navigationTitle("Fruit").named("list").searchable(text: .constant(""), prompt: "Find fruit")
    }.named("nav")
  }
}
