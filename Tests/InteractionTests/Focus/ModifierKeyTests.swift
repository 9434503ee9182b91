import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct ModifierKeyTests {
  @Test func `an action runs when keys of its mask go down or come up`() {
    let log = Log()
    let harness = Harness(
      Text("A").onModifierKeysChanged(mask: [.option, .shift]) { old, new in
        log.note("\(old.rawValue) to \(new.rawValue)")
      })
    harness.hold(.option)
    harness.hold([.option, .command])
    harness.hold([.option, .shift])
    harness.hold([])
    let (none, option, both): (EventModifiers, EventModifiers, EventModifiers) = (
      [], .option, [.option, .shift]
    )
    #expect(
      log.entries
        == [(none, option), (option, both), (both, none)].map {
          "\($0.0.rawValue) to \($0.1.rawValue)"
        })
  }

  @Test func `a Control that stands for Command is reported as both`() {
    let log = Log()
    let harness = Harness(
      Text("A").onModifierKeysChanged { _, new in log.note("\(new == [.control, .command])") })
    harness.hold(.controlForCommand)
    #expect(log.entries == ["true"])
  }

  @Test(arguments: [true, false])
  func `a view that appears while keys are down is told of them, unless it opts out`(
    initial: Bool
  ) {
    struct Late: View {
      let log: Log
      let initial: Bool
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }
        if isShown {
          Text("A").onModifierKeysChanged(initial: initial) { old, new in
            log.note("\(old.isEmpty) \(new == .option)")
          }
        }
      }
    }
    let log = Log()
    let harness = Harness(Late(log: log, initial: initial))
    harness.hold(.option)
    harness.click("Show")
    #expect(log.entries == (initial ? ["true true"] : []))
    harness.hold([])
    #expect(log.entries.count == (initial ? 2 : 1))
  }

  @Test func `a view that has left is told nothing more`() {
    struct Leaving: View {
      let log: Log
      @State private var isShown = true

      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { Text("A").onModifierKeysChanged { _, _ in log.note("called") } }
      }
    }
    let log = Log()
    let harness = Harness(Leaving(log: log))
    harness.click("Hide")
    harness.hold(.shift)
    #expect(log.entries == [])
  }

  private struct Save: View {
    let log: Log

    var body: some View {
      Button("Save") { log.note("save") }
        .keyboardShortcut("s")
        .modifierKeyAlternate(.option) { Button("Save All") { log.note("all") } }
        .modifierKeyAlternate([.option, .shift]) { Button("Save a Copy") { log.note("copy") } }
    }
  }

  @Test func `the alternative that matches the most held keys replaces a view`() {
    let harness = Harness(Save(log: Log()))
    #expect(harness.text == ["Save"])
    harness.hold(.option)
    #expect(harness.text == ["Save All"])
    harness.hold([.option, .shift, .control])
    #expect(harness.text == ["Save a Copy"])
    harness.hold(.shift)
    #expect(harness.text == ["Save"])
  }

  @Test func `an alternative has its view's shortcut with its own keys added`() {
    let log = Log()
    let harness = Harness(Save(log: log))
    harness.press("s", modifiers: .command)
    harness.hold([.command, .option])
    harness.press("s", modifiers: [.command, .option])
    harness.hold([.command, .option, .shift])
    harness.press("s", modifiers: [.command, .option, .shift])
    // Not the plain shortcut, as long as Option is down.
    harness.press("s", modifiers: .command)
    #expect(log.entries == ["save", "all", "copy"])
  }

  @Test func `an alternative can keep its own shortcut`() {
    let log = Log()
    let harness = Harness(
      Button("Go Forward") { log.note("forward") }
        .keyboardShortcut(.rightArrow)
        .modifierKeyAlternate(.control) {
          Button("Go to Page…") { log.note("page") }
            .keyboardShortcut(.rightArrow, modifiers: .control)
        })
    harness.hold(.control)
    harness.press(.rightArrow, modifiers: .control)
    #expect(log.entries == ["page"])
  }

  @Test func `a menu that is open shows alternatives, and one that is closed has their shortcuts`()
  {
    let log = Log()
    let harness = Harness(Menu("File") { Save(log: log) }, window: CGSize(width: 300, height: 200))
    harness.hold([.command, .option])
    harness.press("s", modifiers: [.command, .option])
    #expect(log.entries == ["all"])
    harness.hold([])
    harness.click("File")
    #expect(harness.text.contains("Save"))
    harness.hold(.option)
    #expect(harness.text.contains("Save All") && !harness.text.contains("Save"))
    harness.click("Save All")
    #expect(log.entries == ["all", "all"])
  }
}
