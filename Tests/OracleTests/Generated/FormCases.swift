// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum FormCases {
  static let all = [
    `swiftuiweb.form.basic`,
    `swiftuiweb.form.grouped`,
    `swiftuiweb.form.steps.named`,
    `swiftuiweb.form.styles`,
    `swiftuiweb.ios.form.basic`,
  ]

  static let `swiftuiweb.form.basic` = OracleCase(
    id: "swiftuiweb.form.basic",
    area: "form",
    proposal: ProposedViewSize(width: 360, height: 320),
    space: .window,
    frames: [
      "form": CGRect(x: 0, y: 63.35693359375, width: 360, height: 193.2861328125),
      "field": CGRect(x: 9.5, y: 63.35693359375, width: 350.5, height: 24),
      "toggle": CGRect(x: 53, y: 93.35693359375, width: 70, height: 18.5),
      "picker": CGRect(x: 17, y: 117.85693359375, width: 128.5, height: 24),
      "slider": CGRect(x: 0, y: 150.0078125, width: 360, height: 23),
      "stepper": CGRect(x: 8.5, y: 177.75, width: 64.5, height: 26),
      "button": CGRect(x: 53, y: 211.90087890625, width: 53.5, height: 24),
      "text": CGRect(x: 53, y: 240.64306640625, width: 29.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "form.x", "form.width", "field.height", "toggle.height", "picker.height", "slider.x",
      "slider.width", "slider.height", "stepper.height", "button.height", "text.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      default form style on macOS is columns; the control column starts after the widest label \
      (Volume, 45) + 8 = 53
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/form/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    Form {
      TextField("Name", text: .constant("Hello")).named("field")
      Toggle("Enabled", isOn: .constant(true)).named("toggle")
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
      }.named("picker")
      Slider(value: .constant(0.5)) { Text("Volume") }.named("slider")
      Stepper("Count", value: .constant(1)).named("stepper")
      Button("Save") {}.named("button")
      Text("Plain").named("text")
    }.named("form")
  }

  static let `swiftuiweb.form.grouped` = OracleCase(
    id: "swiftuiweb.form.grouped",
    area: "form",
    proposal: ProposedViewSize(width: 360, height: 560),
    space: .window,
    frames: [
      "form": CGRect(x: 0, y: 0, width: 360, height: 560),
      "header": CGRect(x: 30, y: 20, width: 52.5, height: 18.5),
      "field": CGRect(x: 30, y: 58.5, width: 300, height: 18.5),
      "toggle": CGRect(x: 30, y: 98, width: 300, height: 18.5),
      "picker": CGRect(x: 30, y: 137.5, width: 300, height: 18.5),
      "footer": CGRect(x: 255, y: 176, width: 75, height: 16),
      "stepper": CGRect(x: 30, y: 260.5, width: 300, height: 18.5),
      "text": CGRect(x: 30, y: 300, width: 55, height: 16),
      "box": CGRect(x: 30, y: 346, width: 37.5, height: 35),
      "boxed": CGRect(x: 30, y: 365, width: 37.5, height: 16),
      "nested": CGRect(x: 30, y: 402, width: 62.5, height: 18.5),
      "nestedToggle": CGRect(x: 30, y: 402, width: 62.5, height: 18.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "form.x", "form.y", "form.width", "form.height", "header.x", "header.y", "header.height",
      "field.x", "field.y", "field.width", "field.height", "toggle.x", "toggle.y", "toggle.width",
      "toggle.height", "picker.x", "picker.y", "picker.width", "picker.height", "footer.y",
      "footer.height", "stepper.x", "stepper.y", "stepper.width", "stepper.height", "text.x",
      "text.y", "text.height", "box.x", "box.y", "box.height", "boxed.x", "boxed.y", "boxed.height",
      "nested.x", "nested.y", "nested.height", "nestedToggle.x", "nestedToggle.y",
      "nestedToggle.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      grouped rows have no minimum height: content + 10 above + 10 below, 1 separator between; \
      the footer is right-aligned at 330
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/form/grouped/frames.json, \
      recorded on macOS 26.6 @2x
      """,
    confidence: .recorded
  ) {
    Form {
      Section {
        TextField("Name", text: .constant("Hello")).named("field")
        Toggle("Enabled", isOn: .constant(true)).named("toggle")
        Picker("Fruit", selection: .constant(1)) {
          Text("Apple").tag(1)
          Text("Pear").tag(2)
        }.named("picker")
      } header: {
        Text("Account").named("header")
      } footer: {
        Text("Your details.").named("footer")
      }
      Section("Levels") {
        Stepper("Count: 3", value: .constant(3)).named("stepper")
        Text("Plain row").named("text")
      }
      Section {
        GroupBox("Box") { Text("Boxed").named("boxed") }.named("box")
        Form { Toggle("Nested", isOn: .constant(false)).named("nestedToggle") }.formStyle(.columns)
          .named("nested")
      }
    }.formStyle(.grouped).named("form")
  }

  static let `swiftuiweb.form.steps.named` = OracleCase(
    id: "swiftuiweb.form.steps.named",
    area: "form",
    proposal: ProposedViewSize(width: 360, height: 200),
    space: .window,
    frames: [
      "form": CGRect(x: 0, y: 63.674560546875, width: 360, height: 72.65087890625),
      "toggle": CGRect(x: 43.5, y: 63.674560546875, width: 70, height: 18.5),
      "name": CGRect(x: 43.5, y: 88.174560546875, width: 31, height: 16),
      "field": CGRect(x: 0, y: 112.325439453125, width: 360, height: 24),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "form.x", "form.width", "toggle.height", "name.height", "field.x", "field.width",
      "field.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/form/steps/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    Form {
      Toggle("Enabled", isOn: .constant(true)).named("toggle")
      Text("Hello").named("name")
      TextField("Name", text: .constant("Hello")).named("field")
    }.named("form")
  }

  static let `swiftuiweb.form.styles` = OracleCase(
    id: "swiftuiweb.form.styles",
    area: "form",
    proposal: ProposedViewSize(width: 360, height: 360),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 7, width: 360, height: 346),
      "grouped": CGRect(x: 0, y: 7, width: 360, height: 110),
      "groupedField": CGRect(x: 30, y: 37, width: 300, height: 18.5),
      "groupedToggle": CGRect(x: 30, y: 76.5, width: 300, height: 18.5),
      "columns": CGRect(x: 0, y: 125, width: 360, height: 110),
      "columnsField": CGRect(x: 0, y: 155.75, width: 360, height: 24),
      "columnsToggle": CGRect(x: 43.5, y: 185.75, width: 70, height: 18.5),
      "narrow": CGRect(x: 80, y: 243, width: 200, height: 110),
      "narrowToggle": CGRect(x: 145, y: 288.75, width: 70, height: 18.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "grouped.x", "grouped.y",
      "grouped.width", "grouped.height", "groupedField.x", "groupedField.y", "groupedField.width",
      "groupedField.height", "groupedToggle.x", "groupedToggle.y", "groupedToggle.width",
      "groupedToggle.height", "columns.x", "columns.y", "columns.width", "columns.height",
      "columnsField.x", "columnsField.y", "columnsField.width", "columnsField.height",
      "columnsToggle.y", "columnsToggle.height", "narrow.x", "narrow.y", "narrow.width",
      "narrow.height", "narrowToggle.y", "narrowToggle.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/form/styles/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 8) {
      Form {
        TextField("Name", text: .constant("Hello")).named("groupedField")
        Toggle("Enabled", isOn: .constant(true)).named("groupedToggle")
      }.formStyle(.grouped).frame(height: 110).named("grouped")
      Form {
        TextField("Name", text: .constant("Hello")).named("columnsField")
        Toggle("Enabled", isOn: .constant(true)).named("columnsToggle")
      }.formStyle(.columns).frame(height: 110).named("columns")
      Form { Toggle("Enabled", isOn: .constant(true)).named("narrowToggle") }.frame(
        width: 200, height: 110
      ).named("narrow")
    }.named("stack")
  }

  static let `swiftuiweb.ios.form.basic` = OracleCase(
    id: "swiftuiweb.ios.form.basic",
    area: "form",
    proposal: ProposedViewSize(width: 320, height: 520),
    space: .window,
    frames: [
      "form": CGRect(x: 0, y: 0, width: 320, height: 520),
      "name": CGRect(x: 32, y: 59.5, width: 256, height: 26),
      "toggle": CGRect(x: 32, y: 116.25, width: 256, height: 24.5),
      "picker": CGRect(x: 32, y: 234.25, width: 256, height: 24.5),
      "stepper": CGRect(x: 32, y: 290.25, width: 256, height: 24.5),
      "slider": CGRect(x: 32, y: 345.5, width: 256, height: 31),
      "button": CGRect(x: 32, y: 407.25, width: 37, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "form.x", "form.y", "form.width", "form.height", "name.x", "name.y", "name.width",
      "name.height", "toggle.x", "toggle.y", "toggle.width", "toggle.height", "picker.x",
      "picker.y", "picker.width", "picker.height", "stepper.x", "stepper.y", "stepper.width",
      "stepper.height", "slider.x", "slider.y", "slider.width", "slider.height", "button.x",
      "button.y", "button.height",
    ],
    platform: "iOS",
    needs: "fonts",
    note: """
      rows: max(56, content + 30): 56, 56 | 56, 56, 61, 56; a toggle, stepper or menu picker \
      counts as its 24.5 label line and overflows it
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/form/basic/frames.json, recorded on iOS 26.0 (iPhone SE simulator, \
      no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    Form {
      Section("Account") {
        TextField("Name", text: .constant("Ada")).named("name")
        Toggle("Notifications", isOn: .constant(true)).named("toggle")
      }
      Section("Preferences") {
        Picker("Flavour", selection: .constant("Vanilla")) {
          Text("Vanilla").tag("Vanilla")
          Text("Chocolate").tag("Chocolate")
        }.named("picker")
        Stepper("Quantity: 3", value: .constant(3)).named("stepper")
        Slider(value: .constant(0.5)) { Text("Volume") }.named("slider")
        Button("Save") {}.named("button")
      }
    }.named("form")
  }
}
