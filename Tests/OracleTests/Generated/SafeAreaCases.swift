// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum SafeAreaCases {
  static let all = [
    `swiftuiweb.ios.safearea.color`,
    `swiftuiweb.safearea.ignores`,
    `swiftuiweb.safearea.inset-bottom`,
  ]

  static let `swiftuiweb.ios.safearea.color` = OracleCase(
    id: "swiftuiweb.ios.safearea.color",
    area: "safearea",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "nav": CGRect(x: 0, y: 0, width: 320, height: 300),
      "zstack": CGRect(x: 0, y: 64, width: 320, height: 236),
      "ignoring": CGRect(x: 0, y: 64, width: 320, height: 236),
      "plain": CGRect(x: 0, y: 64, width: 320, height: 236),
    ],
    tolerance: 0.01,
    displayScale: 2,
    hasTallLines: true,
    platform: "iOS",
    note: """
      a frame read outside ignoresSafeArea is the safe one: the modifier draws beyond it \
      without changing its own size
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/representable/safearea-color/frames.json, recorded on iOS 26.0 \
      (iPhone SE simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    NavigationStack {
      ZStack {
        Color.blue.ignoresSafeArea().named("ignoring")
        Color.green.named("plain")
      }.named("zstack").navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
    }.named("nav")
  }

  static let `swiftuiweb.safearea.ignores` = OracleCase(
    id: "swiftuiweb.safearea.ignores",
    area: "safearea",
    proposal: ProposedViewSize(width: 100, height: 200),
    space: .root,
    size: CGSize(width: 100, height: 200),
    frames: [
      "content": CGRect(x: 0, y: 0, width: 100, height: 200),
      "bar": CGRect(x: 0, y: 0, width: 100, height: 30),
    ],
    platform: "macOS",
    source: """
      swiftui-web Fixtures/Goldens/position/safe-area/frames.json (one of its three siblings, \
      coordinates relative to its own 100x200 frame), macOS 26.2
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 0) { Color.red.named("content") }.ignoresSafeArea().safeAreaInset(
      edge: .top, spacing: 0
    ) { Color.blue.frame(height: 30).named("bar") }.frame(width: 100, height: 200)
  }

  static let `swiftuiweb.safearea.inset-bottom` = OracleCase(
    id: "swiftuiweb.safearea.inset-bottom",
    area: "safearea",
    proposal: ProposedViewSize(width: 100, height: 200),
    space: .root,
    size: CGSize(width: 100, height: 200),
    frames: [
      "content": CGRect(x: 0, y: 0, width: 100, height: 162),
      "bar": CGRect(x: 0, y: 170, width: 100, height: 30),
    ],
    platform: "macOS",
    note: "default inset spacing 8",
    source: """
      swiftui-web Fixtures/Goldens/position/safe-area/frames.json (one of its three siblings, \
      coordinates relative to its own 100x200 frame), macOS 26.2
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 0) { Color.red.named("content") }.safeAreaInset(edge: .bottom) {
      Color.blue.frame(height: 30).named("bar")
    }.frame(width: 100, height: 200)
  }
}
