// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum PickerCases {
  static let all = [
    `swiftuiweb.ios.picker.basic`,
    `swiftuiweb.picker.basic`,
    `swiftuiweb.picker.forms`,
  ]

  static let `swiftuiweb.ios.picker.basic` = OracleCase(
    id: "swiftuiweb.ios.picker.basic",
    area: "picker",
    proposal: ProposedViewSize(width: 320, height: 240),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 30.5, width: 320, height: 179),
      "menu": CGRect(x: 0, y: 30.5, width: 84.5, height: 40.5),
      "menuHidden": CGRect(x: 0, y: 83, width: 97, height: 40.5),
      "segmented": CGRect(x: 0, y: 135.5, width: 320, height: 31),
      "segmentedNarrow": CGRect(x: 0, y: 178.5, width: 160, height: 31),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "menu.x", "menu.y", "menu.height",
      "menuHidden.x", "menuHidden.y", "menuHidden.height", "segmented.x", "segmented.y",
      "segmented.width", "segmented.height", "segmentedNarrow.x", "segmentedNarrow.y",
      "segmentedNarrow.width", "segmentedNarrow.height",
    ],
    platform: "iOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/picker/basic/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
        Text("Cherry").tag(3)
      }.named("menu")
      Picker("Fruit", selection: .constant(2)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
        Text("Cherry").tag(3)
      }.labelsHidden().named("menuHidden")
      Picker("Size", selection: .constant(2)) {
        Text("Small").tag(1)
        Text("Medium").tag(2)
        Text("Large").tag(3)
      }.pickerStyle(.segmented).named("segmented")
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(1)
        Text("Medium").tag(2)
      }.pickerStyle(.segmented).frame(width: 160).named("segmentedNarrow")
    }.named("stack")
  }

  static let `swiftuiweb.picker.basic` = OracleCase(
    id: "swiftuiweb.picker.basic",
    area: "picker",
    proposal: ProposedViewSize(width: 320, height: 320),
    space: .window,
    frames: [
      "stack": CGRect(x: 43, y: 44.75, width: 234, height: 230.5),
      "menu": CGRect(x: 43, y: 44.75, width: 128.5, height: 24),
      "menuHidden": CGRect(x: 43, y: 80.75, width: 92.5, height: 24),
      "segmented": CGRect(x: 43, y: 116.75, width: 234, height: 24),
      "radio": CGRect(x: 43, y: 152.75, width: 102, height: 67.5),
      "r1": CGRect(x: 100, y: 152.75, width: 35, height: 18.5),
      "r2": CGRect(x: 100, y: 177.25, width: 45, height: 18.5),
      "r3": CGRect(x: 100, y: 201.75, width: 41.5, height: 18.5),
      "inline": CGRect(x: 43, y: 232.25, width: 102, height: 43),
      "i1": CGRect(x: 100, y: 232.25, width: 35, height: 18.5),
      "i2": CGRect(x: 100, y: 256.75, width: 45, height: 18.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.y", "stack.height", "menu.y", "menu.height", "menuHidden.y", "menuHidden.height",
      "segmented.y", "segmented.height", "radio.y", "radio.height", "r1.y", "r1.height", "r2.y",
      "r2.height", "r3.y", "r3.height", "inline.y", "inline.height", "i1.y", "i1.height", "i2.y",
      "i2.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/picker/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
        Text("Cherry").tag(3)
      }.named("menu")
      Picker("Fruit", selection: .constant(2)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
        Text("Cherry").tag(3)
      }.labelsHidden().named("menuHidden")
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
        Text("Cherry").tag(3)
      }.pickerStyle(.segmented).named("segmented")
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").named("r1").tag(1)
        Text("Banana").named("r2").tag(2)
        Text("Cherry").named("r3").tag(3)
      }.pickerStyle(.radioGroup).named("radio")
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").named("i1").tag(1)
        Text("Banana").named("i2").tag(2)
      }.pickerStyle(.inline).named("inline")
    }.named("stack")
  }

  static let `swiftuiweb.picker.forms` = OracleCase(
    id: "swiftuiweb.picker.forms",
    area: "picker",
    proposal: ProposedViewSize(width: 320, height: 260),
    space: .window,
    frames: [
      "stack": CGRect(x: 60, y: 28, width: 200, height: 204),
      "three": CGRect(x: 60, y: 28, width: 128.5, height: 24),
      "labelPicker": CGRect(x: 60, y: 64, width: 160.5, height: 24),
      "disabled": CGRect(x: 60, y: 100, width: 128.5, height: 24),
      "fixed": CGRect(x: 60, y: 136, width: 200, height: 24),
      "fixedSegmented": CGRect(x: 60, y: 172, width: 200, height: 24),
      "row": CGRect(x: 60, y: 208, width: 177, height: 24),
      "rowText": CGRect(x: 60, y: 212, width: 26, height: 16),
      "rowPicker": CGRect(x: 94, y: 208, width: 92.5, height: 24),
      "rowButton": CGRect(x: 194.5, y: 208, width: 42.5, height: 24),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "three.x", "three.y", "three.height",
      "labelPicker.x", "labelPicker.y", "labelPicker.height", "disabled.x", "disabled.y",
      "disabled.height", "fixed.x", "fixed.y", "fixed.width", "fixed.height", "fixedSegmented.x",
      "fixedSegmented.y", "fixedSegmented.width", "fixedSegmented.height", "row.x", "row.y",
      "row.height", "rowText.x", "rowText.y", "rowText.height", "rowPicker.y", "rowPicker.height",
      "rowButton.y", "rowButton.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      the recording used a 24x24 template image as the icon; a clear 24x24 view stands in for \
      it
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/picker/forms/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
        Text("Cherry").tag(3)
      }.named("three")
      Picker(selection: .constant(1)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
      } label: {
        Label {
          Text("Fruit")
        } icon: {
          Color.clear.frame(width: 24, height: 24)
        }
      }.named("labelPicker")
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
      }.disabled(true).named("disabled")
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
      }.frame(width: 200).named("fixed")
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
      }.pickerStyle(.segmented).frame(width: 200).named("fixedSegmented")
      HStack(spacing: 8) {
        Text("Row").named("rowText")
        Picker("Fruit", selection: .constant(1)) {
          Text("Apple").tag(1)
          Text("Banana").tag(2)
        }.labelsHidden().named("rowPicker")
        Button("OK") {}.named("rowButton")
      }.named("row")
    }.named("stack")
  }
}
