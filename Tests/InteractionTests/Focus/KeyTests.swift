import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct `Keys` {
  private let log = Log()

  @Test func `a key goes to the focused view and, if ignored, to the views around it`() {
    let view = Text("a").focusable()
      .onKeyPress("x") {
        log.note("inner")
        return .ignored
      }
      .onKeyPress(keys: ["x", "y"]) { press in
        log.note("outer \(press.characters)")
        return .handled
      }
      .onKeyPress { _ in
        log.note("outermost")
        return .handled
      }
    let harness = Harness(view)
    harness.press("x")
    #expect(log.entries.isEmpty, "nothing has the focus yet")
    harness.press(.tab)
    harness.press("x")
    harness.press("y")
    harness.press("z")
    #expect(log.entries == ["inner", "outer x", "outer y", "outermost"])
  }

  @Test func `a view hears the phases that it asks for`() {
    let view = Text("a").focusable().onKeyPress("x", phases: .all) { press in
      log.note(press.phase.debugDescription)
      return .handled
    }
    let harness = Harness(view)
    harness.press(.tab)
    harness.send(.key(KeyEvent(.down, "x")))
    harness.send(.key(KeyEvent(.repeated, "x")))
    harness.send(.key(KeyEvent(.up, "x")))
    #expect(log.entries == ["down", "repeat", "up"])
  }

  @Test func `characters are matched by what the key types`() {
    let view = Text("a").focusable().onKeyPress(characters: .decimalDigits) { press in
      log.note(press.characters)
      return .handled
    }
    let harness = Harness(view)
    harness.press(.tab)
    harness.type("a1b2")
    #expect(log.entries == ["1", "2"])
  }

  @Test func `commands are keys with a meaning`() {
    let view = Text("a").focusable()
      .onMoveCommand { log.note("\($0)") }
      .onDeleteCommand { log.note("delete") }
      .onExitCommand { log.note("exit") }
    let harness = Harness(view)
    harness.press(.tab)
    for key: KeyEquivalent in [.leftArrow, .upArrow, .delete, .deleteForward, .escape] {
      harness.press(key)
    }
    #expect(log.entries == ["left", "up", "delete", "delete", "exit"])
  }

  @Test func `the first of several controls with one shortcut is used`() {
    let view = VStack {
      Text("a")._onButtonGesture { log.note("a") }
      Text("b")._onButtonGesture { log.note("b") }
    }
    Harness(view.keyboardShortcut("k", modifiers: [.command, .shift]))
      .press("k", modifiers: [.command, .shift])
    #expect(log.entries == ["a"])
  }

  @Test func `a plain shortcut comes after the focused view`() {
    let view = VStack {
      Text("field").focusable().onKeyPress(.return) {
        log.note("field")
        return .handled
      }
      Text("button")._onButtonGesture { log.note("button") }.keyboardShortcut(.defaultAction)
    }
    let harness = Harness(view)
    harness.press(.return)
    harness.press(.tab)
    harness.press(.return)
    #expect(log.entries == ["button", "field"])
  }

  @Test func `a Control that stands for Command performs Command shortcuts`() {
    let view = Text("save")._onButtonGesture { log.note("save") }.keyboardShortcut("s")
    Harness(view).press("s", modifiers: .controlForCommand)
    #expect(log.entries == ["save"])
  }

  // Save and a sidebar's command share a letter on the Mac, too.
  @Test(
    arguments: [
      (.controlForCommand, "command"), (.command, "command"), ([.control, .command], "both"),
      (.control, "control"),
    ] as [(EventModifiers, String)])
  func `shortcuts with Control, with Command and with both are three different ones`(
    _ pressed: EventModifiers, _ performed: String
  ) {
    let view = HStack {
      Text("^")._onButtonGesture { log.note("control") }
        .keyboardShortcut("s", modifiers: .control)
      Text("^⌘")._onButtonGesture { log.note("both") }
        .keyboardShortcut("s", modifiers: [.control, .command])
      Text("⌘")._onButtonGesture { log.note("command") }.keyboardShortcut("s")
    }
    Harness(view).press("s", modifiers: pressed)
    #expect(log.entries == [performed])
  }

  @Test func `Control performs its own shortcut where no shortcut has the key with Command`() {
    let view = Text("^")._onButtonGesture { log.note("control") }
      .keyboardShortcut("k", modifiers: .control)
    Harness(view).press("k", modifiers: .controlForCommand)
    #expect(log.entries == ["control"])
  }

  @Test func `brackets are mirrored from right to left unless they are taken as they are`() {
    let views = [
      AnyView(
        Text("a")._onButtonGesture { log.note("mirrored") }.keyboardShortcut("[")),
      AnyView(
        Text("a")._onButtonGesture { log.note("as it is") }
          .keyboardShortcut("[", modifiers: .command, localization: .custom)),
    ]
    for view in views {
      Harness(view.environment(\.layoutDirection, .rightToLeft)).press("]", modifiers: .command)
    }
    #expect(log.entries == ["mirrored"])
  }

  @Test func `a value of the focused view is read elsewhere`() {
    let view = VStack {
      Text("one").focusable().focusedValue(\.document, "first")
      Text("two").focusable().focusedValue(\.document, "second")
      DocumentName()
    }
    let harness = Harness(view.focusedSceneValue(\.document, "none"))
    #expect(harness.text[2] == "none")
    harness.press(.tab)
    #expect(harness.text[2] == "first")
    harness.press(.tab)
    #expect(harness.text[2] == "second")
  }
}

private struct DocumentName: View {
  @FocusedValue(\.document) var document

  var body: some View { Text(document ?? "nothing") }
}

private enum DocumentKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var document: String? {
    get { self[DocumentKey.self] }
    set { self[DocumentKey.self] = newValue }
  }
}
