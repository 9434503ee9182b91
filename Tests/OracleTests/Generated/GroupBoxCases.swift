// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum GroupBoxCases {
  static let all = [
    `swiftuiweb.groupbox.basic`
  ]

  static let `swiftuiweb.groupbox.basic` = OracleCase(
    id: "swiftuiweb.groupbox.basic",
    area: "groupbox",
    proposal: ProposedViewSize(width: 320, height: 400),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 42.25, width: 320, height: 315.5),
      "titled": CGRect(x: 124, y: 42.25, width: 72, height: 69.5),
      "content": CGRect(x: 129, y: 66.25, width: 62, height: 40.5),
      "inside": CGRect(x: 129, y: 66.25, width: 36.5, height: 16),
      "toggle": CGRect(x: 129, y: 88.25, width: 62, height: 18.5),
      "plain": CGRect(x: 115.25, y: 123.75, width: 89.5, height: 26),
      "plainContent": CGRect(x: 120.25, y: 128.75, width: 79.5, height: 16),
      "custom": CGRect(x: 118.75, y: 161.75, width: 82.5, height: 53),
      "customLabel": CGRect(x: 128.75, y: 161.75, width: 72.5, height: 24),
      "wide": CGRect(x: 0, y: 226.75, width: 320, height: 45),
      "wideContent": CGRect(x: 5, y: 250.75, width: 310, height: 16),
      "outer": CGRect(x: 128.25, y: 283.75, width: 63.5, height: 74),
      "inner": CGRect(x: 133.25, y: 307.75, width: 53.5, height: 45),
      "nested": CGRect(x: 138.25, y: 331.75, width: 43.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "titled.y", "titled.height", "content.y",
      "content.height", "inside.y", "inside.height", "toggle.y", "toggle.height", "plain.y",
      "plain.height", "plainContent.y", "plainContent.height", "custom.y", "custom.height",
      "customLabel.y", "customLabel.height", "wide.x", "wide.y", "wide.width", "wide.height",
      "wideContent.x", "wideContent.y", "wideContent.width", "wideContent.height", "outer.y",
      "outer.height", "inner.y", "inner.height", "nested.y", "nested.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      the recording used a 24x24 template image as the icon; a clear 24x24 view stands in for \
      it
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/groupbox/basic/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 12) {
      GroupBox("Settings") {
        VStack(alignment: .leading) {
          Text("Inside").named("inside")
          Toggle("Option", isOn: .constant(true)).named("toggle")
        }.named("content")
      }.named("titled")
      GroupBox { Text("Plain content").named("plainContent") }.named("plain")
      GroupBox {
        Text("Custom")
      } label: {
        Label {
          Text("Custom")
        } icon: {
          Color.clear.frame(width: 24, height: 24)
        }.named("customLabel")
      }.named("custom")
      GroupBox("Wide") { Text("Wide").frame(maxWidth: .infinity).named("wideContent") }.named(
        "wide")
      GroupBox("Outer") { GroupBox("Inner") { Text("Nested").named("nested") }.named("inner") }
        .named("outer")
    }.named("stack")
  }
}
