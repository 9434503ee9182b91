// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum StepperCases {
  static let all = [
    `swiftuiweb.ios.stepper.basic`,
    `swiftuiweb.stepper.basic`,
  ]

  static let `swiftuiweb.ios.stepper.basic` = OracleCase(
    id: "swiftuiweb.ios.stepper.basic",
    area: "stepper",
    proposal: ProposedViewSize(width: 320, height: 200),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 8.75, width: 320, height: 182.5),
      "labelled": CGRect(x: 0, y: 8.75, width: 320, height: 32),
      "hidden": CGRect(x: 0, y: 52.75, width: 94, height: 32),
      "disabled": CGRect(x: 0, y: 96.75, width: 320, height: 32),
      "row": CGRect(x: 0, y: 140.75, width: 320, height: 50.5),
      "rowText": CGRect(x: 0, y: 140.75, width: 22.5, height: 24.5),
      "rowStepper": CGRect(x: 30.5, y: 159.25, width: 289.5, height: 32),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "labelled.x", "labelled.y",
      "labelled.width", "labelled.height", "hidden.x", "hidden.y", "hidden.width", "hidden.height",
      "disabled.x", "disabled.y", "disabled.width", "disabled.height", "row.x", "row.y",
      "row.width", "row.height", "rowText.x", "rowText.y", "rowText.height", "rowStepper.y",
      "rowStepper.height",
    ],
    platform: "iOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/stepper/basic/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      Stepper("Quantity: 3", value: .constant(3)).named("labelled")
      Stepper("Quantity: 3", value: .constant(3)).labelsHidden().named("hidden")
      Stepper("Quantity: 3", value: .constant(3)).disabled(true).named("disabled")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Hg").named("rowText")
        Stepper("Hg", value: .constant(3)).named("rowStepper")
      }.named("row")
    }.named("stack")
  }

  static let `swiftuiweb.stepper.basic` = OracleCase(
    id: "swiftuiweb.stepper.basic",
    area: "stepper",
    proposal: ProposedViewSize(width: 320, height: 320),
    space: .window,
    frames: [
      "stack": CGRect(x: 60, y: 14, width: 200, height: 292),
      "basic": CGRect(x: 60, y: 14, width: 64.5, height: 26),
      "ranged": CGRect(x: 60, y: 52, width: 64.5, height: 26),
      "hidden": CGRect(x: 60, y: 90, width: 20, height: 26),
      "labelStepper": CGRect(x: 60, y: 128, width: 96.5, height: 26),
      "closures": CGRect(x: 60, y: 166, width: 64.5, height: 26),
      "row": CGRect(x: 60, y: 204, width: 104.5, height: 26),
      "rowText": CGRect(x: 60, y: 209, width: 26, height: 16),
      "rowStepper": CGRect(x: 94, y: 204, width: 20, height: 26),
      "rowButton": CGRect(x: 122, y: 205, width: 42.5, height: 24),
      "disabled": CGRect(x: 60, y: 242, width: 64.5, height: 26),
      "fixed": CGRect(x: 60, y: 280, width: 200, height: 26),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "basic.x", "basic.y", "basic.height",
      "ranged.x", "ranged.y", "ranged.height", "hidden.x", "hidden.y", "hidden.width",
      "hidden.height", "labelStepper.x", "labelStepper.y", "labelStepper.height", "closures.x",
      "closures.y", "closures.height", "row.x", "row.y", "row.height", "rowText.x", "rowText.y",
      "rowText.height", "rowStepper.y", "rowStepper.width", "rowStepper.height", "rowButton.y",
      "rowButton.height", "disabled.x", "disabled.y", "disabled.height", "fixed.x", "fixed.y",
      "fixed.width", "fixed.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      the recording used a 24x24 template image as the icon; a clear 24x24 view stands in for \
      it
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/stepper/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      Stepper("Count", value: .constant(1)).named("basic")
      Stepper("Count", value: .constant(1), in: 0...10, step: 2).named("ranged")
      Stepper("Count", value: .constant(1)).labelsHidden().named("hidden")
      Stepper(value: .constant(1)) {
        Label {
          Text("Count")
        } icon: {
          Color.clear.frame(width: 24, height: 24)
        }
      }.named("labelStepper")
      Stepper("Count", onIncrement: {}, onDecrement: {}).named("closures")
      HStack(spacing: 8) {
        Text("Row").named("rowText")
        Stepper("Count", value: .constant(1)).labelsHidden().named("rowStepper")
        Button("OK") {}.named("rowButton")
      }.named("row")
      Stepper("Count", value: .constant(1)).disabled(true).named("disabled")
      Stepper("Count", value: .constant(1)).frame(width: 200).named("fixed")
    }.named("stack")
  }
}
