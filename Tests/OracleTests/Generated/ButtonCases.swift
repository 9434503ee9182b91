// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum ButtonCases {
  static let all = [
    `swiftuiweb.button.basic`,
    `swiftuiweb.button.styles`,
    `swiftuiweb.ios.button.basic`,
    `swiftuiweb.ios.button.looks`,
  ]

  static let `swiftuiweb.button.basic` = OracleCase(
    id: "swiftuiweb.button.basic",
    area: "button",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .window,
    frames: [
      "stack": CGRect(x: 107.5, y: 34, width: 85, height: 132),
      "ok": CGRect(x: 128.75, y: 34, width: 42.5, height: 24),
      "increment": CGRect(x: 107.5, y: 70, width: 85, height: 24),
      "labelButton": CGRect(x: 121.5, y: 106, width: 57, height: 24),
      "labelText": CGRect(x: 133.5, y: 110, width: 33, height: 16),
      "row": CGRect(x: 113.5, y: 142, width: 73, height: 24),
      "minus": CGRect(x: 113.5, y: 142, width: 32.5, height: 24),
      "plus": CGRect(x: 154, y: 142, width: 32.5, height: 24),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.y", "stack.height", "ok.y", "ok.height", "increment.y", "increment.height",
      "labelButton.y", "labelButton.height", "labelText.y", "labelText.height", "row.y",
      "row.height", "minus.y", "minus.height", "plus.y", "plus.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: "the minus label was U+2212",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/button/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 12) {
      Button("OK") {}.named("ok")
      Button("Increment") {}.named("increment")
      Button(action: {}) { Text("Label").named("labelText") }.named("labelButton")
      HStack {
        Button("-") {}.named("minus")
        Button("+") {}.named("plus")
      }.named("row")
    }.named("stack")
  }

  static let `swiftuiweb.button.styles` = OracleCase(
    id: "swiftuiweb.button.styles",
    area: "button",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .window,
    frames: [
      "plain": CGRect(x: 135.25, y: 8, width: 29.5, height: 16),
      "bordered": CGRect(x: 110, y: 36, width: 80, height: 24),
      "borderless": CGRect(x: 117.5, y: 72, width: 65, height: 16),
      "prominent": CGRect(x: 107, y: 100, width: 86, height: 24),
      "padded": CGRect(x: 98.75, y: 136, width: 102.5, height: 56),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "plain.y", "plain.height", "bordered.y", "bordered.height", "borderless.y",
      "borderless.height", "prominent.y", "prominent.height", "padded.y", "padded.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/button/styles/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 12) {
      Button("Plain") {}.buttonStyle(.plain).named("plain")
      Button("Bordered") {}.buttonStyle(.bordered).named("bordered")
      Button("Borderless") {}.buttonStyle(.borderless).named("borderless")
      Button("Prominent") {}.buttonStyle(.borderedProminent).named("prominent")
      Button("Padded") {}.padding().named("padded")
    }
  }

  static let `swiftuiweb.ios.button.basic` = OracleCase(
    id: "swiftuiweb.ios.button.basic",
    area: "button",
    proposal: ProposedViewSize(width: 320, height: 320),
    space: .window,
    frames: [
      "stack": CGRect(x: 109, y: 17.25, width: 102, height: 285.5),
      "plain": CGRect(x: 109, y: 17.25, width: 23.5, height: 24.5),
      "bordered": CGRect(x: 109, y: 53.75, width: 95, height: 38.5),
      "prominent": CGRect(x: 109, y: 104.25, width: 102, height: 38.5),
      "borderless": CGRect(x: 109, y: 154.75, width: 81.5, height: 24.5),
      "disabled": CGRect(x: 109, y: 191.25, width: 90.5, height: 38.5),
      "destructive": CGRect(x: 109, y: 241.75, width: 49.5, height: 24.5),
      "row": CGRect(x: 109, y: 278.25, width: 54, height: 24.5),
      "rowButton": CGRect(x: 109, y: 278.25, width: 23.5, height: 24.5),
      "rowText": CGRect(x: 140.5, y: 278.25, width: 22.5, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.y", "stack.height", "plain.y", "plain.height", "bordered.y", "bordered.height",
      "prominent.y", "prominent.height", "borderless.y", "borderless.height", "disabled.y",
      "disabled.height", "destructive.y", "destructive.height", "row.y", "row.height",
      "rowButton.y", "rowButton.height", "rowText.y", "rowText.height",
    ],
    platform: "iOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/button/basic/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      Button("OK") {}.named("plain")
      Button("Bordered") {}.buttonStyle(.bordered).named("bordered")
      Button("Prominent") {}.buttonStyle(.borderedProminent).named("prominent")
      Button("Borderless") {}.buttonStyle(.borderless).named("borderless")
      Button("Disabled") {}.buttonStyle(.bordered).disabled(true).named("disabled")
      Button("Delete", role: .destructive) {}.named("destructive")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Button("OK") {}.named("rowButton")
        Text("Hg").named("rowText")
      }.named("row")
    }.named("stack")
  }

  static let `swiftuiweb.ios.button.looks` = OracleCase(
    id: "swiftuiweb.ios.button.looks",
    area: "button",
    proposal: ProposedViewSize(width: 320, height: 520),
    space: .window,
    frames: [
      "stack": CGRect(x: 58, y: 7.25, width: 204, height: 505.5),
      "sizesRow": CGRect(x: 58, y: 7.25, width: 204, height: 38.5),
      "mini": CGRect(x: 58, y: 11.75, width: 48.5, height: 31),
      "small": CGRect(x: 114.5, y: 11.75, width: 57.5, height: 31),
      "regular": CGRect(x: 180, y: 7.25, width: 82, height: 38.5),
      "large": CGRect(x: 58, y: 57.75, width: 83.5, height: 54.5),
      "extraLarge": CGRect(x: 58, y: 124.25, width: 79, height: 54.5),
      "prominentLarge": CGRect(x: 58, y: 190.75, width: 118, height: 54.5),
      "destructiveBordered": CGRect(x: 58, y: 257.25, width: 73.5, height: 38.5),
      "destructiveProminent": CGRect(x: 58, y: 307.75, width: 73.5, height: 38.5),
      "destructiveBorderless": CGRect(x: 58, y: 358.25, width: 49.5, height: 24.5),
      "disabledProminent": CGRect(x: 58, y: 394.75, width: 102, height: 38.5),
      "disabledPlain": CGRect(x: 58, y: 445.25, width: 36.5, height: 24.5),
      "prominentMini": CGRect(x: 58, y: 481.75, width: 48.5, height: 31),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.y", "stack.height", "sizesRow.y", "sizesRow.height", "mini.y", "mini.height",
      "small.y", "small.height", "regular.y", "regular.height", "large.y", "large.height",
      "extraLarge.y", "extraLarge.height", "prominentLarge.y", "prominentLarge.height",
      "destructiveBordered.y", "destructiveBordered.height", "destructiveProminent.y",
      "destructiveProminent.height", "destructiveBorderless.y", "destructiveBorderless.height",
      "disabledProminent.y", "disabledProminent.height", "disabledPlain.y", "disabledPlain.height",
      "prominentMini.y", "prominentMini.height",
    ],
    platform: "iOS",
    needs: "fonts",
    note: """
      the fixture's source was not found: order, spacing 12 and labels are reconstructed from \
      the frames and the project's notes (every y difference is a height + 12)
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/button/looks/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Button("Mini") {}.buttonStyle(.bordered).controlSize(.mini).named("mini")
        Button("Small") {}.buttonStyle(.bordered).controlSize(.small).named("small")
        Button("Regular") {}.buttonStyle(.bordered).named("regular")
      }.named("sizesRow")
      Button("Large") {}.buttonStyle(.bordered).controlSize(.large).named("large")
      Button("Extra") {}.buttonStyle(.bordered).controlSize(.extraLarge).named("extraLarge")
      Button("Prominent") {}.buttonStyle(.borderedProminent).controlSize(.large).named(
        "prominentLarge")
      Button("Delete", role: .destructive) {}.buttonStyle(.bordered).named("destructiveBordered")
      Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent).named(
        "destructiveProminent")
      Button("Delete", role: .destructive) {}.buttonStyle(.borderless).named(
        "destructiveBorderless")
      Button("Prominent") {}.buttonStyle(.borderedProminent).disabled(true).named(
        "disabledProminent")
      Button("Plain") {}.buttonStyle(.plain).disabled(true).named("disabledPlain")
      Button("Mini") {}.buttonStyle(.borderedProminent).controlSize(.mini).named("prominentMini")
    }.named("stack")
  }
}
