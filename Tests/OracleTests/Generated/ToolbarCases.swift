// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum ToolbarCases {
  static let all = [
    `swiftuiweb.toolbar.basic`
  ]

  static let `swiftuiweb.toolbar.basic` = OracleCase(
    id: "swiftuiweb.toolbar.basic",
    area: "toolbar",
    proposal: ProposedViewSize(width: 400, height: 200),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 0, width: 400, height: 200),
      "taps": CGRect(x: 178, y: 78, width: 44, height: 16),
      "content": CGRect(x: 121.25, y: 106, width: 157.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "taps.y", "taps.height", "content.y",
      "content.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      toolbar items are window chrome on macOS: the content view is the whole hosted area
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/toolbar/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    NavigationStack {
      VStack(spacing: 12) {
        Text("Taps: 0").named("taps")
        Text("Content below the toolbar").named("content")
      }.frame(maxWidth: .infinity, maxHeight: .infinity).navigationTitle("Toolbar").toolbar {
        ToolbarItem(placement: .navigation) { Button("Back") {} }
        ToolbarItem(placement: .primaryAction) { Button("Action") {} }
        ToolbarItemGroup {
          Button("One") {}
          Button("Two") {}
        }
      }
    }.named("stack")
  }
}
