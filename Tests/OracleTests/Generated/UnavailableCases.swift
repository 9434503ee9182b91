// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum UnavailableCases {
  static let all = [
    `swiftuiweb.unavailable.basic`
  ]

  static let `swiftuiweb.unavailable.basic` = OracleCase(
    id: "swiftuiweb.unavailable.basic",
    area: "unavailable",
    proposal: ProposedViewSize(width: 360, height: 400),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 0, width: 360, height: 400),
      "titled": CGRect(x: 0, y: 0, width: 360, height: 128),
      "custom": CGRect(x: 0, y: 136, width: 360, height: 128),
      "label": CGRect(x: 114.75, y: 156, width: 130.5, height: 38),
      "description": CGRect(x: 138.75, y: 206, width: 82.5, height: 18.5),
      "action": CGRect(x: 151.75, y: 236.5, width: 56.5, height: 24),
      "search": CGRect(x: 0, y: 272, width: 360, height: 128),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "titled.x", "titled.y", "titled.width",
      "titled.height", "custom.x", "custom.y", "custom.width", "custom.height", "label.y",
      "label.height", "description.y", "description.height", "action.y", "action.height",
      "search.x", "search.y", "search.width", "search.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      three share the height equally (128 each); the column is top-aligned 20 down: title 38 \
      (the icon is not shown on macOS), 12, description 18.5, 12, actions; the recording used \
      a 24x24 template image as the icon; a clear 24x24 view stands in for it
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/unavailable/basic/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 8) {
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Try again later."))
        .named("titled")
      ContentUnavailableView {
        Label {
          Text("No Results")
        } icon: {
          Color.clear.frame(width: 24, height: 24)
        }.named("label")
      } description: {
        Text("Search again.").named("description")
      } actions: {
        Button("Retry") {}.named("action")
      }.named("custom")
      ContentUnavailableView.search.named("search")
    }.named("stack")
  }
}
