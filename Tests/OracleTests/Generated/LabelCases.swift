// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum LabelCases {
  static let all = [
    `swiftuiweb.ios.label.basic`,
    `swiftuiweb.label.basic`,
  ]

  static let `swiftuiweb.ios.label.basic` = OracleCase(
    id: "swiftuiweb.ios.label.basic",
    area: "label",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "stack": CGRect(x: 80, y: 78.75, width: 160, height: 142.5),
      "label": CGRect(x: 80, y: 78.75, width: 71, height: 24.5),
      "title": CGRect(x: 110.5, y: 78.75, width: 40.5, height: 24.5),
      "icon": CGRect(x: 80, y: 83.260986328125, width: 22.5, height: 16),
      "labelTitle": CGRect(x: 80, y: 115.25, width: 160, height: 41.5),
      "titleT": CGRect(x: 123.5, y: 115.25, width: 116.5, height: 41.5),
      "iconT": CGRect(x: 80, y: 119.6357421875, width: 35.5, height: 34),
      "iconOnly": CGRect(x: 80, y: 168.75, width: 22.5, height: 16),
      "titleOnly": CGRect(x: 80, y: 196.75, width: 40.5, height: 24.5),
    ],
    tolerance: 3,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.y", "stack.height", "label.y", "label.height", "title.y", "title.height",
      "labelTitle.y", "labelTitle.height", "titleT.y", "titleT.height", "iconOnly.y", "titleOnly.y",
      "titleOnly.height",
    ],
    platform: "iOS",
    needs: "fonts",
    note: "symbol sizes are Apple's; icon, 8, title",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/label/basic/frames.json, recorded on iOS 26.0 (iPhone SE simulator, \
      no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      Label {
        Text("Wi-Fi").named("title")
      } icon: {
        Image(systemName: "wifi").named("icon")
      }.named("label")
      Label {
        Text("Bluetooth").named("titleT")
      } icon: {
        Image(systemName: "gear").named("iconT")
      }.font(.title).named("labelTitle")
      Label("Wi-Fi", systemImage: "wifi").labelStyle(.iconOnly).named("iconOnly")
      Label("Wi-Fi", systemImage: "wifi").labelStyle(.titleOnly).named("titleOnly")
    }.named("stack")
  }

  static let `swiftuiweb.label.basic` = OracleCase(
    id: "swiftuiweb.label.basic",
    area: "label",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "stack": CGRect(x: 115.25, y: 8, width: 89.5, height: 284),
      "label": CGRect(x: 115.25, y: 8, width: 58.5, height: 24),
      "titleOnly": CGRect(x: 115.25, y: 44, width: 26.5, height: 16),
      "iconOnly": CGRect(x: 115.25, y: 72, width: 24, height: 24),
      "titleAndIcon": CGRect(x: 115.25, y: 108, width: 58.5, height: 24),
      "custom": CGRect(x: 115.25, y: 144, width: 46.5, height: 16),
      "customIcon": CGRect(x: 115.25, y: 146.420166015625, width: 12, height: 12),
      "customTitle": CGRect(x: 135.25, y: 144, width: 26.5, height: 16),
      "tall": CGRect(x: 115.25, y: 172, width: 89.5, height: 40),
      "tallIcon": CGRect(x: 115.25, y: 172, width: 64, height: 40),
      "tallTitle": CGRect(x: 187.25, y: 183.579833984375, width: 17.5, height: 16),
      "row": CGRect(x: 115.25, y: 224, width: 75, height: 24),
      "rowLabel": CGRect(x: 115.25, y: 224, width: 49.5, height: 24),
      "rowText": CGRect(x: 172.75, y: 227.579833984375, width: 17.5, height: 16),
      "button": CGRect(x: 115.25, y: 260, width: 82.5, height: 32),
      "buttonLabel": CGRect(x: 127.25, y: 264, width: 58.5, height: 24),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.y", "stack.height", "label.y", "label.height", "titleOnly.y", "titleOnly.height",
      "iconOnly.y", "iconOnly.width", "iconOnly.height", "titleAndIcon.y", "titleAndIcon.height",
      "custom.y", "custom.height", "customIcon.width", "customIcon.height", "customTitle.y",
      "customTitle.height", "tall.y", "tall.height", "tallIcon.y", "tallIcon.width",
      "tallIcon.height", "tallTitle.height", "row.y", "row.height", "rowLabel.y", "rowLabel.height",
      "rowText.height", "button.y", "button.height", "buttonLabel.y", "buttonLabel.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      icons of 24x24 and 64x40 were images; icon centre meets the middle of the title's first \
      line's cap height: title offset inside a tall label 11.58 (half of 40 - 2 x 8.42)
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/label/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      Label {
        Text("Title")
      } icon: {
        Color.clear.frame(width: 24, height: 24)
      }.named("label")
      Group {
        Label {
          Text("Title")
        } icon: {
          Color.clear.frame(width: 24, height: 24)
        }
      }.labelStyle(.titleOnly).named("titleOnly")
      Group {
        Label {
          Text("Title")
        } icon: {
          Color.clear.frame(width: 24, height: 24)
        }
      }.labelStyle(.iconOnly).named("iconOnly")
      Group {
        Label {
          Text("Title")
        } icon: {
          Color.clear.frame(width: 24, height: 24)
        }
      }.labelStyle(.titleAndIcon).named("titleAndIcon")
      Label {
        Text("Title").named("customTitle")
      } icon: {
        Circle().fill(Color.red).frame(width: 12, height: 12).named("customIcon")
      }.named("custom")
      Label {
        Text("Hg").named("tallTitle")
      } icon: {
        Color.clear.frame(width: 64, height: 40).named("tallIcon")
      }.named("tall")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Label {
          Text("Hg")
        } icon: {
          Color.clear.frame(width: 24, height: 24)
        }.named("rowLabel")
        Text("Hg").named("rowText")
      }.named("row")
      Button(action: {}) {
        Label {
          Text("Title")
        } icon: {
          Color.clear.frame(width: 24, height: 24)
        }.named("buttonLabel")
      }.named("button")
    }.named("stack")
  }
}
