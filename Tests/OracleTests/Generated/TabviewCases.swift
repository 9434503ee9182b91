// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum TabviewCases {
  static let all = [
    `swiftuiweb.ios.tabs.basic`,
    `swiftuiweb.ios.tabs.page`,
    `swiftuiweb.tabview.basic`,
    `swiftuiweb.tabview.sized`,
  ]

  static let `swiftuiweb.ios.tabs.basic` = OracleCase(
    id: "swiftuiweb.ios.tabs.basic",
    area: "tabview",
    proposal: ProposedViewSize(width: 375, height: 667),
    space: .window,
    frames: [
      "tabs": CGRect(x: 0, y: 0, width: 375, height: 667),
      "home": CGRect(x: 133.25, y: 279.75, width: 108.5, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: ["tabs.x", "tabs.y", "tabs.width", "tabs.height", "home.y", "home.height"],
    platform: "iOS",
    needs: "fonts",
    note: "content centred in the window less 83 at the bottom: (667 - 83) / 2 = 292",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/tabs/basic/frames.json, recorded on iOS 26.0 (iPhone SE simulator, \
      no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    TabView(selection: .constant(0)) {
      Text("Home content").named("home").tabItem { Label("Home", systemImage: "house") }.tag(0)
      Text("Search content").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1)
      Text("Settings content").tabItem { Label("Settings", systemImage: "gear") }.tag(2)
    }.named("tabs")
  }

  static let `swiftuiweb.ios.tabs.page` = OracleCase(
    id: "swiftuiweb.ios.tabs.page",
    area: "tabview",
    proposal: ProposedViewSize(width: 375, height: 667),
    space: .window,
    frames: [
      "tabs": CGRect(x: 0, y: 0, width: 375, height: 667),
      "page1": CGRect(x: 127.5, y: 293.5, width: 120, height: 80),
    ],
    tolerance: 0.01,
    displayScale: 2,
    platform: "iOS",
    note: "the page style takes no room for its dots",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/ios/tabs/page/frames.json, \
      recorded on iOS 26.0 (iPhone SE simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    TabView(selection: .constant(1)) {
      Color.red.frame(width: 120, height: 80).tag(0)
      Color.blue.frame(width: 120, height: 80).named("page1").tag(1)
      Color.green.frame(width: 120, height: 80).tag(2)
    }.tabViewStyle(.page).named("tabs")
  }

  static let `swiftuiweb.tabview.basic` = OracleCase(
    id: "swiftuiweb.tabview.basic",
    area: "tabview",
    proposal: ProposedViewSize(width: 360, height: 260),
    space: .window,
    frames: [
      "tabs": CGRect(x: 0, y: 0, width: 360, height: 260),
      "first": CGRect(x: 166.5, y: 134, width: 27, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: ["tabs.x", "tabs.y", "tabs.width", "tabs.height", "first.y", "first.height"],
    platform: "macOS",
    needs: "fonts",
    note: "content is centred in the area below a 24-high bar: (24+260)/2 = 142",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/tabview/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    TabView(selection: .constant(0)) {
      Text("First").named("first").tabItem { Text("One") }.tag(0)
      Text("Second").tabItem {
        Label {
          Text("Two")
        } icon: {
          Color.clear.frame(width: 24, height: 24)
        }
      }.tag(1)
      Color.red.frame(width: 60, height: 40).tabItem { Text("Three") }.tag(2)
    }.named("tabs")
  }

  static let `swiftuiweb.tabview.sized` = OracleCase(
    id: "swiftuiweb.tabview.sized",
    area: "tabview",
    proposal: ProposedViewSize(width: 360, height: 260),
    space: .window,
    frames: [
      "tabs": CGRect(x: 60, y: 50, width: 240, height: 160),
      "alpha": CGRect(x: 162.75, y: 134, width: 34.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: ["tabs.x", "tabs.y", "tabs.width", "tabs.height", "alpha.y", "alpha.height"],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/tabview/sized/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    TabView {
      Text("Alpha").named("alpha").tabItem { Text("A") }
      Text("Beta").tabItem { Text("B") }
    }.frame(width: 240, height: 160).named("tabs")
  }
}
