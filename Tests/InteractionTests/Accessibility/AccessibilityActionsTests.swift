import Espalier
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Buttons that only assistive programs find.
@MainActor struct AccessibilityActionsTests {
  private let log = Log()

  private var message: some View {
    Text("message").accessibilityActions {
      Button("Reply") { log.note("reply") }
      Button("Delete", role: .destructive) { log.note("delete") }.keyboardShortcut("d")
      if log.entries.isEmpty { Button("Pin") { log.note("pin") }.disabled(true) }
    }
  }

  @Test func `the view offers the actions of the buttons by their titles`() {
    let snapshot = LayoutSnapshot(message)
    #expect(snapshot.perform(.named("Reply"), on: "message"))
    #expect(snapshot.perform(.named("Delete"), on: "message"))
    #expect(!snapshot.perform(.named("Forward"), on: "message"))
    #expect(log.take() == ["reply", "delete"])
  }

  @Test func `the tree has one element with the actions and no buttons`() {
    let text = LayoutSnapshot(message).accessibilityText
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.hasPrefix("text \"message\""))
    #expect(text.contains("Reply") && text.contains("Delete"))
    #expect(!text.contains("button"))
  }

  @Test func `disabled buttons are not offered`() {
    #expect(!LayoutSnapshot(message).perform(.named("Pin"), on: "message"))
    #expect(log.take() == [])
  }

  @Test func `the buttons take no room, are not drawn and take no clicks`() {
    let plain = LayoutSnapshot(of: Text("message"), proposal: .unspecified)
    let snapshot = LayoutSnapshot(of: message, proposal: .unspecified)
    #expect(snapshot.size == plain.size)
    #expect(snapshot.displayListText == plain.displayListText)
    let harness = Harness(message)
    harness.click("message")
    #expect(log.take() == [])
  }

  @Test func `the keyboard reaches none of the buttons`() {
    let harness = Harness(
      VStack {
        message
        Button("Open") { log.note("open") }
      })
    harness.press(.tab)
    harness.press(.space)
    #expect(log.take() == ["open"])
    harness.press(.tab)
    harness.press(.space)
    #expect(log.take() == ["open"], "there is one view in the Tab order")
    harness.press("d", modifiers: .command)
    #expect(log.take() == [])
  }
}
