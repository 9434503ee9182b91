// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum MenuCases {
  static let all = [
    `swiftuiweb.menu.basic`
  ]

  static let `swiftuiweb.menu.basic` = OracleCase(
    id: "swiftuiweb.menu.basic",
    area: "menu",
    proposal: ProposedViewSize(width: 360, height: 240),
    space: .window,
    frames: [
      "stack": CGRect(x: 132.5, y: 8, width: 95, height: 224),
      "options": CGRect(x: 132.5, y: 8, width: 95, height: 24),
      "custom": CGRect(x: 132.75, y: 44, width: 94.5, height: 24),
      "primary": CGRect(x: 134.25, y: 80, width: 91.5, height: 24),
      "buttonStyle": CGRect(x: 141.5, y: 116, width: 77, height: 24),
      "noIndicator": CGRect(x: 146.25, y: 152, width: 67.5, height: 24),
      "context": CGRect(x: 136.25, y: 188, width: 87.5, height: 16),
      "last": CGRect(x: 142.5, y: 216, width: 75, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.y", "stack.height", "options.y", "options.height", "custom.y", "custom.height",
      "primary.y", "primary.height", "buttonStyle.y", "buttonStyle.height", "noIndicator.y",
      "noIndicator.height", "context.y", "context.height", "last.y", "last.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/menu/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 12) {
      Menu("Options") { Button("Cut") {} }.named("options")
      Menu {
        Button("Delete", role: .destructive) {}
      } label: {
        Text("Custom")
      }.named("custom")
      Menu("Primary") {
        Button("Cut") {}
      } primaryAction: {
      }.named("primary")
      Menu("Plain") { Button("Cut") {} }.menuStyle(.button).named("buttonStyle")
      Menu("Hidden") { Button("Cut") {} }.menuIndicator(.hidden).named("noIndicator")
      Text("Right-click me").contextMenu { Button("Action") {} }.named("context")
      Text("Last: none 0").named("last")
    }.named("stack")
  }
}
