// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum SafeAreaCases {
  static let all = [
    `swiftuiweb.safearea.ignores`,
    `swiftuiweb.safearea.inset-bottom`,
  ]

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
