// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum NavigationCases {
  static let all = [
    `swiftuiweb.ios.nav.basic`,
    `swiftuiweb.ios.nav.ignores.base`,
    `swiftuiweb.ios.nav.inline`,
    `swiftuiweb.ios.nav.push-inline`,
    `swiftuiweb.ios.nav.scroll.base`,
    `swiftuiweb.ios.nav.scroll.row8`,
    `swiftuiweb.ios.nav.sizing`,
    `swiftuiweb.nav.basic`,
    `swiftuiweb.nav.steps.push1`,
    `swiftuiweb.nav.steps.root`,
    `swiftuiweb.nav.title`,
  ]

  static let `swiftuiweb.ios.nav.basic` = OracleCase(
    id: "swiftuiweb.ios.nav.basic",
    area: "navigation",
    proposal: ProposedViewSize(width: 320, height: 480),
    space: .window,
    frames: [
      "nav": CGRect(x: 0, y: 0, width: 320, height: 480),
      "list": CGRect(x: 0, y: 116.5, width: 320, height: 363.5),
      "link": CGRect(x: 32, y: 132.25, width: 256, height: 24.5),
      "row": CGRect(x: 32, y: 188.25, width: 32.5, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "nav.x", "nav.y", "nav.width", "nav.height", "list.x", "list.y", "list.width", "list.height",
      "link.x", "link.y", "link.width", "link.height", "row.x", "row.y", "row.height",
    ],
    platform: "iOS",
    needs: "fonts",
    note: """
      large title bar 116.5; under it the list's first row starts at the list's top (inset 0 \
      instead of 35)
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/ios/nav/basic/frames.json, \
      recorded on iOS 26.0 (iPhone SE simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    NavigationStack {
      List {
        NavigationLink("Detail") { Text("x") }.named("link")
        Text("Row").named("row")
      }.navigationTitle("Settings").named("list")
    }.named("nav")
  }

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

  static let `swiftuiweb.ios.nav.push-inline` = OracleCase(
    id: "swiftuiweb.ios.nav.push-inline",
    area: "navigation",
    proposal: ProposedViewSize(width: 320, height: 480),
    space: .window,
    frames: [
      "nav": CGRect(x: 0, y: 0, width: 320, height: 480),
      "list": CGRect(x: 0, y: 116.5, width: 320, height: 363.5),
      "link": CGRect(x: 32, y: 132.25, width: 256, height: 24.5),
      "detail": CGRect(x: 0, y: 64, width: 320, height: 416),
      "pushed": CGRect(x: 131.25, y: 259.75, width: 57.5, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "nav.x", "nav.y", "nav.width", "nav.height", "list.x", "list.y", "list.width", "list.height",
      "link.x", "link.y", "link.width", "link.height", "detail.x", "detail.y", "detail.width",
      "detail.height", "pushed.y", "pushed.height",
    ],
    platform: "iOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/nav/push-inline/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    NavigationStack(path: .constant([1])) {
      List { NavigationLink("Detail", value: 1).named("link") }.navigationTitle("Settings")
        .navigationDestination(for: Int.self) { _ in
          VStack { Text("Pushed").named("pushed") }.frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Detail").navigationBarTitleDisplayMode(.inline).named("detail")
        }.named("list")
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

  static let `swiftuiweb.nav.basic` = OracleCase(
    id: "swiftuiweb.nav.basic",
    area: "navigation",
    proposal: ProposedViewSize(width: 320, height: 260),
    space: .window,
    frames: [
      "nav": CGRect(x: 0, y: 46, width: 320, height: 168),
      "stack": CGRect(x: 0, y: 46, width: 320, height: 168),
      "root": CGRect(x: 145.75, y: 46, width: 28.5, height: 16),
      "link": CGRect(x: 130.5, y: 74, width: 59, height: 24),
      "labelLink": CGRect(x: 123.25, y: 110, width: 73.5, height: 32),
      "valueLink": CGRect(x: 131.25, y: 154, width: 57.5, height: 24),
      "wideLink": CGRect(x: 0, y: 190, width: 320, height: 24),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "nav.x", "nav.y", "nav.width", "nav.height", "stack.x", "stack.y", "stack.width",
      "stack.height", "root.y", "root.height", "link.y", "link.height", "labelLink.y",
      "labelLink.height", "valueLink.y", "valueLink.height", "wideLink.x", "wideLink.y",
      "wideLink.width", "wideLink.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      the recording used a 24x24 template image as the icon; a clear 24x24 view stands in for \
      it; the stack hugs its content on macOS
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/nav/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    NavigationStack {
      VStack(spacing: 12) {
        Text("Root").named("root")
        NavigationLink("Detail") { Text("Detail") }.named("link")
        NavigationLink {
          Text("Detail")
        } label: {
          Label {
            Text("Go")
          } icon: {
            Color.clear.frame(width: 24, height: 24)
          }
        }.named("labelLink")
        NavigationLink("Value", value: 1).named("valueLink")
        NavigationLink("Wide") { Text("Detail") }.frame(maxWidth: .infinity).named("wideLink")
      }.navigationDestination(for: Int.self) { n in Text("Number \(n)") }.named("stack")
    }.named("nav")
  }

  static let `swiftuiweb.nav.steps.push1` = OracleCase(
    id: "swiftuiweb.nav.steps.push1",
    area: "navigation",
    proposal: ProposedViewSize(width: 320, height: 200),
    space: .window,
    frames: [
      "root": CGRect(x: 145.75, y: 74, width: 28.5, height: 16),
      "link": CGRect(x: 133, y: 102, width: 54, height: 24),
      "stack": CGRect(x: 133, y: 74, width: 54, height: 52),
      "nav": CGRect(x: 125.75, y: 74, width: 68.5, height: 52),
      "number1": CGRect(x: 131, y: 74, width: 58, height: 16),
      "deeper1": CGRect(x: 125.75, y: 102, width: 68.5, height: 24),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "root.y", "root.height", "link.y", "link.height", "stack.y", "stack.height", "nav.y",
      "nav.height", "number1.y", "number1.height", "deeper1.y", "deeper1.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      a push keeps the root's frame beneath; the stack takes the size of the top screen, \
      centred
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/nav/steps/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    NavigationStack(path: .constant([1])) {
      VStack(spacing: 12) {
        Text("Root").named("root")
        NavigationLink("Push", value: 1).named("link")
      }.navigationDestination(for: Int.self) {
        n in
        VStack(spacing: 12) {
          Text("Number \(n)").named("number\(n)")
          NavigationLink("Deeper", value: n + 1).named("deeper\(n)")
        }
      }.named("stack")
    }.named("nav")
  }

  static let `swiftuiweb.nav.steps.root` = OracleCase(
    id: "swiftuiweb.nav.steps.root",
    area: "navigation",
    proposal: ProposedViewSize(width: 320, height: 200),
    space: .window,
    frames: [
      "root": CGRect(x: 145.75, y: 74, width: 28.5, height: 16),
      "link": CGRect(x: 133, y: 102, width: 54, height: 24),
      "stack": CGRect(x: 133, y: 74, width: 54, height: 52),
      "nav": CGRect(x: 133, y: 74, width: 54, height: 52),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "root.y", "root.height", "link.y", "link.height", "stack.y", "stack.height", "nav.y",
      "nav.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/nav/steps/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    NavigationStack(path: .constant([Int]())) {
      VStack(spacing: 12) {
        Text("Root").named("root")
        NavigationLink("Push", value: 1).named("link")
      }.navigationDestination(for: Int.self) {
        n in
        VStack(spacing: 12) {
          Text("Number \(n)").named("number\(n)")
          NavigationLink("Deeper", value: n + 1).named("deeper\(n)")
        }
      }.named("stack")
    }.named("nav")
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
