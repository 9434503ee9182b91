// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum ToggleCases {
  static let all = [
    `swiftuiweb.ios.toggle.basic`,
    `swiftuiweb.toggle.basic`,
    `swiftuiweb.toggle.styles`,
  ]

  static let `swiftuiweb.ios.toggle.basic` = OracleCase(
    id: "swiftuiweb.ios.toggle.basic",
    area: "toggle",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 20.75, width: 320, height: 258.5),
      "on": CGRect(x: 0, y: 20.75, width: 320, height: 30),
      "off": CGRect(x: 0, y: 62.75, width: 320, height: 30),
      "custom": CGRect(x: 0, y: 104.75, width: 320, height: 30),
      "customText": CGRect(x: 0, y: 107.5, width: 22.5, height: 24.5),
      "baselineRow": CGRect(x: 0, y: 146.75, width: 320, height: 48.5),
      "baselineToggle": CGRect(x: 0, y: 165.25, width: 289.5, height: 30),
      "baselineText": CGRect(x: 297.5, y: 146.75, width: 22.5, height: 24.5),
      "hidden": CGRect(x: 0, y: 207.25, width: 66, height: 30),
      "disabled": CGRect(x: 0, y: 249.25, width: 320, height: 30),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "on.x", "on.y", "on.width", "on.height",
      "off.x", "off.y", "off.width", "off.height", "custom.x", "custom.y", "custom.width",
      "custom.height", "customText.x", "customText.y", "customText.height", "baselineRow.x",
      "baselineRow.y", "baselineRow.width", "baselineRow.height", "baselineToggle.x",
      "baselineToggle.y", "baselineToggle.height", "baselineText.y", "baselineText.height",
      "hidden.x", "hidden.y", "hidden.width", "hidden.height", "disabled.x", "disabled.y",
      "disabled.width", "disabled.height",
    ],
    platform: "iOS",
    needs: "fonts",
    note: """
      baselineRow: the toggle's first baseline is its top edge (0): the text's 18.5 baseline \
      puts the toggle 18.5 lower; row height 18.5 + 30
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/toggle/basic/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Enabled", isOn: .constant(true)).named("on")
      Toggle("Enabled", isOn: .constant(false)).named("off")
      Toggle(isOn: .constant(true)) { Text("Hg").named("customText") }.named("custom")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Toggle("Hg", isOn: .constant(true)).named("baselineToggle")
        Text("Hg").named("baselineText")
      }.named("baselineRow")
      Toggle("Enabled", isOn: .constant(true)).labelsHidden().named("hidden")
      Toggle("Enabled", isOn: .constant(true)).disabled(true).named("disabled")
    }.named("stack")
  }

  static let `swiftuiweb.toggle.basic` = OracleCase(
    id: "swiftuiweb.toggle.basic",
    area: "toggle",
    proposal: ProposedViewSize(width: 320, height: 240),
    space: .window,
    frames: [
      "stack": CGRect(x: 125, y: 20.5, width: 70, height: 199),
      "on": CGRect(x: 125, y: 20.5, width: 70, height: 18.5),
      "off": CGRect(x: 125, y: 51, width: 70, height: 18.5),
      "custom": CGRect(x: 125, y: 81.5, width: 38.5, height: 18.5),
      "customText": CGRect(x: 146, y: 81.5, width: 17.5, height: 18.5),
      "baselineRow": CGRect(x: 125, y: 112, width: 64, height: 18.5),
      "baselineToggle": CGRect(x: 125, y: 112, width: 38.5, height: 18.5),
      "baselineText": CGRect(x: 171.5, y: 113, width: 17.5, height: 16),
      "hidden": CGRect(x: 125, y: 142.5, width: 16, height: 16),
      "disabled": CGRect(x: 125, y: 170.5, width: 70, height: 18.5),
      "disabledOff": CGRect(x: 125, y: 201, width: 70, height: 18.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.y", "stack.height", "on.y", "on.height", "off.y", "off.height", "custom.y",
      "custom.height", "customText.y", "customText.height", "baselineRow.y", "baselineRow.height",
      "baselineToggle.y", "baselineToggle.height", "baselineText.y", "baselineText.height",
      "hidden.y", "hidden.width", "hidden.height", "disabled.y", "disabled.height", "disabledOff.y",
      "disabledOff.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/toggle/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Enabled", isOn: .constant(true)).named("on")
      Toggle("Enabled", isOn: .constant(false)).named("off")
      Toggle(isOn: .constant(true)) { Text("Hg").named("customText") }.named("custom")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Toggle("Hg", isOn: .constant(true)).named("baselineToggle")
        Text("Hg").named("baselineText")
      }.named("baselineRow")
      Toggle("Enabled", isOn: .constant(true)).labelsHidden().named("hidden")
      Toggle("Enabled", isOn: .constant(true)).disabled(true).named("disabled")
      Toggle("Enabled", isOn: .constant(false)).disabled(true).named("disabledOff")
    }.named("stack")
  }

  static let `swiftuiweb.toggle.styles` = OracleCase(
    id: "swiftuiweb.toggle.styles",
    area: "toggle",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "stack": CGRect(x: 40.25, y: 32.75, width: 239.5, height: 234.5),
      "switchOn": CGRect(x: 40.25, y: 32.75, width: 111, height: 24),
      "switchOff": CGRect(x: 40.25, y: 68.75, width: 111, height: 24),
      "switchHidden": CGRect(x: 40.25, y: 104.75, width: 54, height: 24),
      "buttonOn": CGRect(x: 40.25, y: 140.75, width: 73, height: 24),
      "buttonOff": CGRect(x: 40.25, y: 176.75, width: 73, height: 24),
      "checkbox": CGRect(x: 40.25, y: 212.75, width: 70, height: 18.5),
      "row": CGRect(x: 40.25, y: 243.25, width: 239.5, height: 24),
      "rowSwitch": CGRect(x: 40.25, y: 243.25, width: 111, height: 24),
      "rowButton": CGRect(x: 159.25, y: 243.25, width: 42.5, height: 24),
      "rowCheckbox": CGRect(x: 209.75, y: 246, width: 70, height: 18.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.y", "stack.height", "switchOn.y", "switchOn.height", "switchOff.y", "switchOff.height",
      "switchHidden.y", "switchHidden.width", "switchHidden.height", "buttonOn.y",
      "buttonOn.height", "buttonOff.y", "buttonOff.height", "checkbox.y", "checkbox.height",
      "row.y", "row.height", "rowSwitch.y", "rowSwitch.height", "rowButton.y", "rowButton.height",
      "rowCheckbox.y", "rowCheckbox.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/toggle/styles/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Enabled", isOn: .constant(true)).toggleStyle(.switch).named("switchOn")
      Toggle("Enabled", isOn: .constant(false)).toggleStyle(.switch).named("switchOff")
      Toggle("Enabled", isOn: .constant(true)).toggleStyle(.switch).labelsHidden().named(
        "switchHidden")
      Toggle("Enabled", isOn: .constant(true)).toggleStyle(.button).named("buttonOn")
      Toggle("Enabled", isOn: .constant(false)).toggleStyle(.button).named("buttonOff")
      Toggle("Enabled", isOn: .constant(true)).toggleStyle(.checkbox).named("checkbox")
      HStack(spacing: 8) {
        Toggle("Enabled", isOn: .constant(true)).toggleStyle(.switch).named("rowSwitch")
        Button("OK") {}.named("rowButton")
        Toggle("Enabled", isOn: .constant(true)).named("rowCheckbox")
      }.named("row")
    }.named("stack")
  }
}
