// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum LabeledContentCases {
  static let all = [
    `swiftuiweb.labeledcontent.basic`,
    `swiftuiweb.labeledcontent.form`,
  ]

  static let `swiftuiweb.labeledcontent.basic` = OracleCase(
    id: "swiftuiweb.labeledcontent.basic",
    area: "labeledcontent",
    proposal: ProposedViewSize(width: 320, height: 260),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 7.75, width: 320, height: 244.5),
      "value": CGRect(x: 120.25, y: 27.75, width: 79.5, height: 18.5),
      "count": CGRect(x: 133.5, y: 58.25, width: 53, height: 18.5),
      "countContent": CGRect(x: 178, y: 59.5, width: 8.5, height: 16),
      "custom": CGRect(x: 91, y: 88.75, width: 138, height: 24),
      "customLabel": CGRect(x: 91, y: 88.75, width: 83, height: 24),
      "customContent": CGRect(x: 182, y: 92.75, width: 47, height: 16),
      "hidden": CGRect(x: 139.5, y: 124.75, width: 41, height: 16),
      "toggle": CGRect(x: 127.5, y: 152.75, width: 65, height: 18.5),
      "toggleContent": CGRect(x: 176.5, y: 154, width: 16, height: 16),
      "narrow": CGRect(x: 80, y: 183.25, width: 160, height: 18.5),
      "narrowLabel": CGRect(x: 117.25, y: 183.25, width: 44, height: 18.5),
      "narrowContent": CGRect(x: 169.25, y: 184.5, width: 33.5, height: 16),
      "wide": CGRect(x: 20, y: 213.75, width: 280, height: 18.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "value.y", "value.height", "count.y",
      "count.height", "countContent.y", "countContent.height", "custom.y", "custom.height",
      "customLabel.y", "customLabel.height", "customContent.y", "customContent.height", "hidden.y",
      "hidden.height", "toggle.y", "toggle.height", "toggleContent.y", "toggleContent.width",
      "toggleContent.height", "narrow.x", "narrow.y", "narrow.width", "narrow.height",
      "narrowLabel.y", "narrowLabel.height", "narrowContent.y", "narrowContent.height", "wide.x",
      "wide.y", "wide.width", "wide.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      the recording used a 24x24 template image as the icon; a clear 24x24 view stands in for \
      it; label in the body style (18.5 line), 8 to the value, vertical centres meet; hugs its \
      content even in a wider frame
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/labeledcontent/basic/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 12) {
      LabeledContent("Name", value: "Corey").named("value")
      LabeledContent("Count") { Text("3").named("countContent") }.named("count")
      LabeledContent {
        Text("Custom").named("customContent")
      } label: {
        Label {
          Text("Network")
        } icon: {
          Color.clear.frame(width: 24, height: 24)
        }.named("customLabel")
      }.named("custom")
      LabeledContent("Hidden", value: "Shown").labelsHidden().named("hidden")
      LabeledContent("Toggle") {
        Toggle("", isOn: .constant(true)).labelsHidden().named("toggleContent")
      }.named("toggle")
      LabeledContent {
        Text("Value").named("narrowContent")
      } label: {
        Text("Narrow").named("narrowLabel")
      }.frame(width: 160).named("narrow")
      LabeledContent("Wide", value: "Value").frame(maxWidth: .infinity).named("wide")
    }.padding(20).named("stack")
  }

  static let `swiftuiweb.labeledcontent.form` = OracleCase(
    id: "swiftuiweb.labeledcontent.form",
    area: "labeledcontent",
    proposal: ProposedViewSize(width: 360, height: 200),
    space: .window,
    frames: [
      "form": CGRect(x: 0, y: 67.924560546875, width: 360, height: 64.15087890625),
      "value": CGRect(x: 1, y: 67.924560546875, width: 79.5, height: 16),
      "count": CGRect(x: 0, y: 83.924560546875, width: 53, height: 16),
      "countContent": CGRect(x: 44.5, y: 83.924560546875, width: 8.5, height: 16),
      "field": CGRect(x: 4, y: 108.075439453125, width: 356, height: 24),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "form.x", "form.width", "value.height", "count.x", "count.height", "countContent.height",
      "field.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/labeledcontent/form/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    Form {
      LabeledContent("Name", value: "Corey").named("value")
      LabeledContent("Count") { Text("3").named("countContent") }.named("count")
      TextField("Email", text: .constant("")).named("field")
    }.named("form")
  }
}
