// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum SectionCases {
  static let all = [
    `swiftuiweb.section.title`,
    `swiftuiweb.section.vstack`,
  ]

  static let `swiftuiweb.section.title` = OracleCase(
    id: "swiftuiweb.section.title",
    area: "section",
    proposal: ProposedViewSize(width: 300, height: 250),
    space: .window,
    frames: [
      "stack": CGRect(x: 116, y: 93, width: 68, height: 64),
      "apple": CGRect(x: 116, y: 109, width: 35, height: 16),
      "carrot": CGRect(x: 116, y: 141, width: 38.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: ["stack.y", "stack.height", "apple.y", "apple.height", "carrot.y", "carrot.height"],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/section/title/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 0) {
      Section("Fruits") { Text("Apple").named("apple") }
      Section("Vegetables") { Text("Carrot").named("carrot") }
    }.named("stack")
  }

  static let `swiftuiweb.section.vstack` = OracleCase(
    id: "swiftuiweb.section.vstack",
    area: "section",
    proposal: ProposedViewSize(width: 300, height: 250),
    space: .window,
    frames: [
      "stack": CGRect(x: 127.5, y: 93, width: 45, height: 64),
      "header": CGRect(x: 127.5, y: 93, width: 34.5, height: 16),
      "apple": CGRect(x: 127.5, y: 109, width: 35, height: 16),
      "banana": CGRect(x: 127.5, y: 125, width: 45, height: 16),
      "footer": CGRect(x: 127.5, y: 141, width: 39.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.y", "stack.height", "header.y", "header.height", "apple.y", "apple.height", "banana.y",
      "banana.height", "footer.y", "footer.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      outside a list a section is transparent: header, rows and footer are plain stack \
      children in the default font
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/section/vstack/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading) {
      Section {
        Text("Apple").named("apple")
        Text("Banana").named("banana")
      } header: {
        Text("Fruits").named("header")
      } footer: {
        Text("Footer").named("footer")
      }
    }.named("stack")
  }
}
