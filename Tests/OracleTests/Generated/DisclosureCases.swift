// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum DisclosureCases {
  static let all = [
    `swiftuiweb.disclosure.basic`
  ]

  static let `swiftuiweb.disclosure.basic` = OracleCase(
    id: "swiftuiweb.disclosure.basic",
    area: "disclosure",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 50, width: 320, height: 200),
      "group": CGRect(x: 20, y: 70, width: 280, height: 24),
      "expanded": CGRect(x: 20, y: 106, width: 280, height: 48),
      "label": CGRect(x: 31.5, y: 110, width: 83, height: 24),
      "shown": CGRect(x: 139.5, y: 138, width: 41, height: 16),
      "outer": CGRect(x: 20, y: 166, width: 280, height: 64),
      "inner": CGRect(x: 20, y: 190, width: 280, height: 40),
      "nested": CGRect(x: 138.25, y: 214, width: 43.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "group.x", "group.y", "group.width",
      "group.height", "expanded.x", "expanded.y", "expanded.width", "expanded.height", "label.x",
      "label.y", "label.height", "shown.y", "shown.height", "outer.x", "outer.y", "outer.width",
      "outer.height", "inner.x", "inner.y", "inner.width", "inner.height", "nested.y",
      "nested.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      the recording used a 24x24 template image as the icon; a clear 24x24 view stands in for \
      it; header row = label + 4 above and below (24 for a 16 line, 32 for a 24-high label), \
      label 11.5 in; content right under it, centred, no indent
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/disclosure/basic/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      DisclosureGroup("Details", isExpanded: .constant(false)) {
        Text("Inside")
        Toggle("Option", isOn: .constant(true))
      }.named("group")
      DisclosureGroup(isExpanded: .constant(true)) {
        Text("Shown").named("shown")
      } label: {
        Label {
          Text("Network")
        } icon: {
          Color.clear.frame(width: 24, height: 24)
        }.named("label")
      }.named("expanded")
      DisclosureGroup("Outer", isExpanded: .constant(true)) {
        DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("Nested").named("nested") }
          .named("inner")
      }.named("outer")
    }.padding(20).named("stack")
  }
}
