// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum TextFieldCases {
  static let all = [
    `swiftuiweb.ios.textfield.basic`,
    `swiftuiweb.textfield.basic`,
    `swiftuiweb.textfield.styles`,
  ]

  static let `swiftuiweb.ios.textfield.basic` = OracleCase(
    id: "swiftuiweb.ios.textfield.basic",
    area: "textfield",
    proposal: ProposedViewSize(width: 320, height: 240),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 15, width: 320, height: 210),
      "plain": CGRect(x: 0, y: 15, width: 320, height: 26),
      "rounded": CGRect(x: 0, y: 53, width: 320, height: 34),
      "roundedEmpty": CGRect(x: 0, y: 99, width: 320, height: 34),
      "secure": CGRect(x: 0, y: 145, width: 320, height: 34),
      "row": CGRect(x: 0, y: 191, width: 320, height: 34),
      "rowLabel": CGRect(x: 0, y: 196, width: 45, height: 24.5),
      "rowField": CGRect(x: 53, y: 191, width: 267, height: 34),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "plain.x", "plain.y", "plain.width",
      "plain.height", "rounded.x", "rounded.y", "rounded.width", "rounded.height", "roundedEmpty.x",
      "roundedEmpty.y", "roundedEmpty.width", "roundedEmpty.height", "secure.x", "secure.y",
      "secure.width", "secure.height", "row.x", "row.y", "row.width", "row.height", "rowLabel.x",
      "rowLabel.y", "rowLabel.height", "rowField.y", "rowField.height",
    ],
    platform: "iOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/textfield/basic/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Placeholder", text: .constant("Hello")).named("plain")
      TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder).named(
        "rounded")
      TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder).named(
        "roundedEmpty")
      SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder).named(
        "secure")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Name").named("rowLabel")
        TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder).named(
          "rowField")
      }.named("row")
    }.named("stack")
  }

  static let `swiftuiweb.textfield.basic` = OracleCase(
    id: "swiftuiweb.textfield.basic",
    area: "textfield",
    proposal: ProposedViewSize(width: 320, height: 260),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 10, width: 320, height: 240),
      "empty": CGRect(x: 0, y: 10, width: 320, height: 24),
      "filled": CGRect(x: 0, y: 46, width: 320, height: 24),
      "hidden": CGRect(x: 0, y: 82, width: 320, height: 24),
      "secureEmpty": CGRect(x: 0, y: 118, width: 320, height: 24),
      "secureFilled": CGRect(x: 0, y: 154, width: 320, height: 24),
      "disabled": CGRect(x: 0, y: 190, width: 320, height: 24),
      "narrow": CGRect(x: 0, y: 226, width: 120, height: 24),
    ],
    tolerance: 0.01,
    displayScale: 2,
    platform: "macOS",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/textfield/basic/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Placeholder", text: .constant("")).named("empty")
      TextField("Placeholder", text: .constant("Hello")).named("filled")
      TextField("Placeholder", text: .constant("Hello")).labelsHidden().named("hidden")
      SecureField("Password", text: .constant("")).named("secureEmpty")
      SecureField("Password", text: .constant("Hello")).named("secureFilled")
      TextField("Placeholder", text: .constant("Hello")).disabled(true).named("disabled")
      TextField("Placeholder", text: .constant("Hello")).frame(width: 120).named("narrow")
    }.named("stack")
  }

  static let `swiftuiweb.textfield.styles` = OracleCase(
    id: "swiftuiweb.textfield.styles",
    area: "textfield",
    proposal: ProposedViewSize(width: 320, height: 260),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 36, width: 320, height: 188),
      "rounded": CGRect(x: 0, y: 36, width: 320, height: 24),
      "plain": CGRect(x: 0, y: 72, width: 320, height: 16),
      "square": CGRect(x: 0, y: 100, width: 320, height: 24),
      "plainEmpty": CGRect(x: 0, y: 136, width: 320, height: 16),
      "row": CGRect(x: 0, y: 164, width: 320, height: 24),
      "rowLabel": CGRect(x: 0, y: 168, width: 35.5, height: 16),
      "rowField": CGRect(x: 43.5, y: 164, width: 226, height: 24),
      "rowButton": CGRect(x: 277.5, y: 164, width: 42.5, height: 24),
      "halves": CGRect(x: 0, y: 200, width: 320, height: 24),
      "halfA": CGRect(x: 0, y: 200, width: 156, height: 24),
      "halfB": CGRect(x: 164, y: 200, width: 156, height: 24),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "rounded.x", "rounded.y",
      "rounded.width", "rounded.height", "plain.x", "plain.y", "plain.width", "plain.height",
      "square.x", "square.y", "square.width", "square.height", "plainEmpty.x", "plainEmpty.y",
      "plainEmpty.width", "plainEmpty.height", "row.x", "row.y", "row.width", "row.height",
      "rowLabel.x", "rowLabel.y", "rowLabel.height", "rowField.y", "rowField.height", "rowButton.y",
      "rowButton.height", "halves.x", "halves.y", "halves.width", "halves.height", "halfA.x",
      "halfA.y", "halfA.width", "halfA.height", "halfB.x", "halfB.y", "halfB.width", "halfB.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/textfield/styles/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder).named(
        "rounded")
      TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.plain).named("plain")
      TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.squareBorder).named(
        "square")
      TextField("Placeholder", text: .constant("")).textFieldStyle(.plain).named("plainEmpty")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Name").named("rowLabel")
        TextField("Placeholder", text: .constant("Hello")).named("rowField")
        Button("OK") {}.named("rowButton")
      }.named("row")
      HStack(spacing: 8) {
        TextField("Placeholder", text: .constant("Hello")).named("halfA")
        TextField("Placeholder", text: .constant("Hello")).named("halfB")
      }.named("halves")
    }.named("stack")
  }
}
