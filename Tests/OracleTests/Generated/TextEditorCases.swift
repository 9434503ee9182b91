// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum TextEditorCases {
  static let all = [
    `swiftuiweb.texteditor.sizing`
  ]

  static let `swiftuiweb.texteditor.sizing` = OracleCase(
    id: "swiftuiweb.texteditor.sizing",
    area: "texteditor",
    proposal: ProposedViewSize(width: 320, height: 240),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 0, width: 320, height: 240),
      "above": CGRect(x: 140.75, y: 0, width: 38.5, height: 16),
      "fill": CGRect(x: 0, y: 24, width: 320, height: 148),
      "row": CGRect(x: 0, y: 180, width: 320, height: 60),
      "left": CGRect(x: 0, y: 180, width: 280, height: 60),
      "right": CGRect(x: 288, y: 202, width: 32, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "above.y", "above.height", "fill.x",
      "fill.y", "fill.width", "fill.height", "row.x", "row.y", "row.width", "row.height", "left.x",
      "left.y", "left.height", "right.y", "right.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/texteditor/sizing/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 8) {
      Text("Above").named("above")
      TextEditor(text: .constant("Hello")).named("fill")
      HStack(spacing: 8) {
        TextEditor(text: .constant("Left")).named("left")
        Text("Right").named("right")
      }.frame(height: 60).named("row")
    }.named("stack")
  }
}
