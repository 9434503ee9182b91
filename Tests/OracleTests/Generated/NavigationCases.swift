// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum NavigationCases {
  static let all = [
    `swiftuiweb.ios.nav.ignores.base`,
    `swiftuiweb.ios.nav.inline`,
    `swiftuiweb.ios.nav.scroll.base`,
    `swiftuiweb.ios.nav.scroll.row8`,
    `swiftuiweb.ios.nav.sizing`,
    `swiftuiweb.nav.title`,
  ]

  static let `swiftuiweb.ios.nav.ignores.base` = OracleCase(
    id: "swiftuiweb.ios.nav.ignores.base",
    area: "navigation",
    proposal: ProposedViewSize(width: 320, height: 400),
    space: .window,
    frames: [
      "nav": CGRect(x: 0, y: 0, width: 320, height: 400),
      "scroll": CGRect(x: 0, y: 116.5, width: 320, height: 283.5),
      "content": CGRect(x: 0, y: 0, width: 320, height: 800),
      "row0": CGRect(x: 0, y: 0, width: 320, height: 40),
      "row1": CGRect(x: 0, y: 40, width: 320, height: 40),
      "row8": CGRect(x: 0, y: 320, width: 320, height: 40),
      "row19": CGRect(x: 0, y: 760, width: 320, height: 40),
    ],
    tolerance: 0.01,
    displayScale: 2,
    hasTallLines: true,
    platform: "iOS",
    note: """
      the scroll view's named frame is the safe one although its content starts at the \
      window's top
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/nav/ignores/frames.json, recorded on iOS 26.0 (iPhone SE simulator, \
      no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { i in
              Text("Row").frame(maxWidth: .infinity, alignment: .leading).frame(height: 40).named(
                "row\(i)"
              ).id(i)
            }
          }.named("content")
        }.ignoresSafeArea(edges: .top).navigationTitle("Settings").named("scroll")
      }
    }.named("nav")
  }

  static let `swiftuiweb.ios.nav.inline` = OracleCase(
    id: "swiftuiweb.ios.nav.inline",
    area: "navigation",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "nav": CGRect(x: 0, y: 0, width: 320, height: 300),
      "list": CGRect(x: 0, y: 64, width: 320, height: 236),
      "row": CGRect(x: 32, y: 114.75, width: 32.5, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "nav.x", "nav.y", "nav.width", "nav.height", "list.x", "list.y", "list.width", "list.height",
      "row.x", "row.y", "row.height",
    ],
    platform: "iOS",
    needs: "fonts",
    note: "inline bar 64, the list keeps its 35 top inset",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/nav/inline/frames.json, recorded on iOS 26.0 (iPhone SE simulator, \
      no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    NavigationStack {
      List { Text("Row").named("row") }.navigationTitle("Settings").navigationBarTitleDisplayMode(
        .inline
      ).named("list")
    }.named("nav")
  }

  static let `swiftuiweb.ios.nav.scroll.base` = OracleCase(
    id: "swiftuiweb.ios.nav.scroll.base",
    area: "navigation",
    proposal: ProposedViewSize(width: 320, height: 400),
    space: .window,
    frames: [
      "nav": CGRect(x: 0, y: 0, width: 320, height: 400),
      "scroll": CGRect(x: 0, y: 116.5, width: 320, height: 283.5),
      "content": CGRect(x: 0, y: 116.5, width: 320, height: 800),
      "row0": CGRect(x: 0, y: 116.5, width: 320, height: 40),
      "row1": CGRect(x: 0, y: 156.5, width: 320, height: 40),
      "row8": CGRect(x: 0, y: 436.5, width: 320, height: 40),
      "row19": CGRect(x: 0, y: 876.5, width: 320, height: 40),
    ],
    tolerance: 0.01,
    displayScale: 2,
    hasTallLines: true,
    platform: "iOS",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/nav/scroll/frames.json, recorded on iOS 26.0 (iPhone SE simulator, \
      no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { i in
              Text("Row").frame(maxWidth: .infinity, alignment: .leading).frame(height: 40).named(
                "row\(i)"
              ).id(i)
            }
          }.named("content")
        }.navigationTitle("Settings").named("scroll")
      }
    }.named("nav")
  }

  static let `swiftuiweb.ios.nav.scroll.row8` = OracleCase(
    id: "swiftuiweb.ios.nav.scroll.row8",
    area: "navigation",
    proposal: ProposedViewSize(width: 320, height: 400),
    space: .window,
    frames: [
      "nav": CGRect(x: 0, y: 0, width: 320, height: 400),
      "scroll": CGRect(x: 0, y: 64, width: 320, height: 336),
      "content": CGRect(x: 0, y: -203.5, width: 320, height: 800),
      "row0": CGRect(x: 0, y: -203.5, width: 320, height: 40),
      "row1": CGRect(x: 0, y: -163.5, width: 320, height: 40),
      "row8": CGRect(x: 0, y: 116.5, width: 320, height: 40),
      "row19": CGRect(x: 0, y: 556.5, width: 320, height: 40),
    ],
    tolerance: 0.01,
    displayScale: 2,
    hasTallLines: true,
    platform: "iOS",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/nav/scroll/frames.json, recorded on iOS 26.0 (iPhone SE simulator, \
      no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { i in
              Text("Row").frame(maxWidth: .infinity, alignment: .leading).frame(height: 40).named(
                "row\(i)"
              ).id(i)
            }
          }.named("content")
        }.navigationTitle("Settings").named("scroll").onAppear { proxy.scrollTo(8, anchor: .top) }
      }
    }.named("nav")
  }

  static let `swiftuiweb.ios.nav.sizing` = OracleCase(
    id: "swiftuiweb.ios.nav.sizing",
    area: "navigation",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 0, width: 320, height: 300),
      "navText": CGRect(x: 0, y: 0, width: 320, height: 267.5),
      "small": CGRect(x: 139.25, y: 121.5, width: 41.5, height: 24.5),
      "below": CGRect(x: 143.75, y: 275.5, width: 32.5, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "navText.x", "navText.y",
      "navText.width", "navText.height", "small.y", "small.height", "below.y", "below.height",
    ],
    platform: "iOS",
    needs: "fonts",
    note: "on iOS the stack fills its proposal; no title: no bar",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/nav/sizing/frames.json, recorded on iOS 26.0 (iPhone SE simulator, \
      no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 8) {
      NavigationStack { Text("Small").named("small") }.named("navText")
      Text("Row").named("below")
    }.named("stack")
  }

  static let `swiftuiweb.nav.title` = OracleCase(
    id: "swiftuiweb.nav.title",
    area: "navigation",
    proposal: ProposedViewSize(width: 320, height: 120),
    space: .window,
    frames: [
      "nav": CGRect(x: 135.75, y: 52, width: 48.5, height: 16),
      "stack": CGRect(x: 135.75, y: 52, width: 48.5, height: 16),
      "content": CGRect(x: 135.75, y: 52, width: 48.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: ["nav.y", "nav.height", "stack.y", "stack.height", "content.y", "content.height"],
    platform: "macOS",
    needs: "fonts",
    note: "title and subtitle are window chrome on macOS: nothing in the content",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/nav/title/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    NavigationStack {
      VStack(spacing: 12) { Text("Content").named("content") }.navigationTitle("Title")
        .navigationSubtitle("Subtitle").named("stack")
    }.named("nav")
  }
}
