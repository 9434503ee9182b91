import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct `Button gesture` {
  private let log = Log()

  private var button: some View {
    Color.red.frame(width: 100, height: 100)
      ._onButtonGesture(pressing: { log.note($0 ? "down" : "up") }) { log.note("run") }
  }

  @Test func `a click runs the action after the release`() {
    let harness = Harness(button)
    harness.press(at: CGPoint(x: 200, y: 150))
    #expect(log.entries == ["down"])
    harness.release()
    #expect(log.entries == ["down", "up", "run"])
  }

  @Test func `a press that leaves the view looks released and runs nothing`() {
    let harness = Harness(button)
    harness.press(at: CGPoint(x: 200, y: 150))
    harness.move(to: CGPoint(x: 300, y: 150))
    #expect(log.entries == ["down", "up"])
    harness.release()
    #expect(log.entries == ["down", "up"])
  }

  @Test func `a press that returns to the view runs the action`() {
    let harness = Harness(button)
    harness.press(at: CGPoint(x: 200, y: 150))
    harness.move(to: CGPoint(x: 300, y: 150))
    harness.move(to: CGPoint(x: 210, y: 150))
    harness.release()
    #expect(log.entries == ["down", "up", "down", "up", "run"])
  }

  @Test func `a shortcut key can replace the click`() {
    let harness = Harness(button.keyboardShortcut("s"))
    harness.press("s", modifiers: .command)
    #expect(log.entries == ["run"])
    harness.press("s")
    #expect(log.entries == ["run"])
  }

  @Test func `a disabled button hears no key`() {
    Harness(button.keyboardShortcut(.defaultAction).disabled(true)).press(.return)
    #expect(log.entries.isEmpty)
  }
}
