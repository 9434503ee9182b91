// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum ColorPickerCases {
  static let all = [
    `swiftuiweb.colorpicker.basic`,
    `swiftuiweb.colorpicker.labels`,
  ]

  static let `swiftuiweb.colorpicker.basic` = OracleCase(
    id: "swiftuiweb.colorpicker.basic",
    area: "colorpicker",
    proposal: ProposedViewSize(width: 320, height: 220),
    space: .window,
    frames: [
      "stack": CGRect(x: 110.75, y: 26, width: 98.5, height: 168),
      "red": CGRect(x: 110.75, y: 26, width: 98.5, height: 24),
      "opaque": CGRect(x: 110.75, y: 62, width: 79.5, height: 24),
      "translucent": CGRect(x: 110.75, y: 98, width: 98.5, height: 24),
      "hidden": CGRect(x: 110.75, y: 134, width: 48, height: 24),
      "disabled": CGRect(x: 110.75, y: 170, width: 98.5, height: 24),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.y", "stack.height", "red.y", "red.height", "opaque.y", "opaque.height",
      "translucent.y", "translucent.height", "hidden.y", "hidden.width", "hidden.height",
      "disabled.y", "disabled.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: "well 48 x 24 without the label; label + 8 in front (Accent 42.5)",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/colorpicker/basic/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      ColorPicker("Accent", selection: .constant(.red)).named("red")
      ColorPicker("Tint", selection: .constant(.blue), supportsOpacity: false).named("opaque")
      ColorPicker("Accent", selection: .constant(.red)).named("translucent")
      ColorPicker("Accent", selection: .constant(.red)).labelsHidden().named("hidden")
      ColorPicker("Accent", selection: .constant(.red)).disabled(true).named("disabled")
    }.named("stack")
  }

  static let `swiftuiweb.colorpicker.labels` = OracleCase(
    id: "swiftuiweb.colorpicker.labels",
    area: "colorpicker",
    proposal: ProposedViewSize(width: 320, height: 160),
    space: .window,
    frames: [
      "stack": CGRect(x: 87.5, y: 32, width: 145, height: 96),
      "custom": CGRect(x: 87.5, y: 32, width: 79.5, height: 24),
      "customText": CGRect(x: 87.5, y: 34.75, width: 23.5, height: 18.5),
      "baselineRow": CGRect(x: 87.5, y: 68, width: 99, height: 24),
      "baselinePicker": CGRect(x: 87.5, y: 68, width: 73.5, height: 24),
      "baselineText": CGRect(x: 169, y: 71.75, width: 17.5, height: 16),
      "row": CGRect(x: 87.5, y: 104, width: 145, height: 24),
      "rowText": CGRect(x: 87.5, y: 108, width: 38.5, height: 16),
      "rowPicker": CGRect(x: 134, y: 104, width: 98.5, height: 24),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.y", "stack.height", "custom.y", "custom.height", "customText.y", "customText.height",
      "baselineRow.y", "baselineRow.height", "baselinePicker.y", "baselinePicker.height",
      "baselineText.y", "baselineText.height", "row.y", "row.height", "rowText.y", "rowText.height",
      "rowPicker.y", "rowPicker.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/colorpicker/labels/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      ColorPicker(selection: .constant(.green)) { Text("Tint").named("customText") }.named("custom")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        ColorPicker("Hg", selection: .constant(.orange)).named("baselinePicker")
        Text("Hg").named("baselineText")
      }.named("baselineRow")
      HStack(spacing: 8) {
        Text("Above").named("rowText")
        ColorPicker("Accent", selection: .constant(.red)).named("rowPicker")
      }.named("row")
    }.named("stack")
  }
}
