import Espalier
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct AccessibilityActionTests {
  @Test func `an element does what its actions say`() {
    let log = Log()
    let snapshot = LayoutSnapshot(
      Text("x")
        .accessibilityAction { log.note("press") }
        .accessibilityAction(.escape) { log.note("escape") }
        .accessibilityAction(.showMenu) { log.note("menu") }
        .accessibilityAction(.delete) { log.note("delete") }
        .accessibilityAction(named: "Pin") { log.note("pin") }
        .accessibilityAction(action: { log.note("share") }, label: { Text("Share") })
        .accessibilityAdjustableAction { log.note($0 == .increment ? "more" : "less") }
        .accessibilityScrollAction { log.note("scroll \($0)") })
    let actions: [AccessibilityNode.Action] = [
      .press, .escape, .showMenu, .named("Delete"), .named("Pin"), .named("Share"), .increment,
      .decrement, .named("Scroll to bottom"), .named("Fly"), .setValue("7"),
    ]
    let done = actions.filter { snapshot.perform($0, on: "x") }
    #expect(
      log.take() == [
        "press", "escape", "menu", "delete", "pin", "share", "more", "less", "scroll bottom",
      ])
    #expect(done == Array(actions.prefix(9)))
  }

  @Test func `the outer of two handlers for one action is called`() {
    let log = Log()
    let snapshot = LayoutSnapshot(
      Text("x").accessibilityAction { log.note("inner") }
        .accessibilityAction { log.note("outer") })
    _ = snapshot.perform(.press, on: "x")
    #expect(log.take() == ["outer"])
    #expect(snapshot.accessibilityText == "text \"x\" [press]")
  }

  @Test func `an adjustable view is a slider`() {
    expectAccessibility(
      of: Circle().accessibilityLabel("Speed").accessibilityValue("3")
        .accessibilityAdjustableAction { _ in },
      is: "slider \"Speed\" = \"3\" [increment, decrement]")
  }

  @Test func `an action changes the state, and the state changes the tree`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("count").accessibilityValue("\(count)").accessibilityAction { count += 1 }
      }
    }
    let snapshot = LayoutSnapshot(Counter())
    _ = snapshot.perform(.press, on: "count")
    snapshot.update()
    #expect(snapshot.accessibilityText == "text \"count\" = \"1\" [press]")
  }

  @Test func `an element that does not respond has no actions`() {
    expectAccessibility(
      of: Text("x").accessibilityAction {}.accessibilityRespondsToUserInteraction(false),
      is: "text \"x\"")
  }

  @Test func `an element that was removed does nothing`() {
    let (log, handle) = (Log(), Handle<Bool>())
    let snapshot = LayoutSnapshot(
      Varying(handle, true) { isShown in
        if isShown { Text("x").accessibilityAction { log.note("pressed") } }
      })
    let id = snapshot.element("x")?.id ?? 0
    handle.value = false
    snapshot.update()
    #expect(!snapshot.graph.perform(.press, on: id))
    #expect(!snapshot.graph.perform(.press, on: -1))
    #expect(log.take() == [])
  }

  @Test func `the accessibility focus follows a state, and the state follows the focus`() {
    enum Field: Hashable { case name, age }
    struct Form: View {
      let log: Log
      @AccessibilityFocusState private var field: Field?
      @AccessibilityFocusState private var isOnButton: Bool
      var body: some View {
        VStack {
          Text("name").accessibilityFocused($field, equals: .name)
          Text("age").accessibilityFocused($field, equals: .age)
          Text("save").accessibilityFocused($isOnButton).accessibilityAction { field = .age }
          Text("\(field == .name ? "name" : field == .age ? "age" : "none") \(isOnButton ? 1 : 0)")
        }
      }
    }
    let snapshot = LayoutSnapshot(Form(log: Log()))
    func lines(after action: AccessibilityNode.Action, on label: String) -> [Substring] {
      _ = snapshot.perform(action, on: label)
      snapshot.update()
      return snapshot.accessibilityText.split(separator: "\n").filter {
        $0.contains("focused") || $0.hasSuffix("0\"") || $0.hasSuffix("1\"")
      }
    }
    #expect(lines(after: .focus, on: "name") == ["text \"name\" focused", "text \"name 0\""])
    #expect(
      lines(after: .focus, on: "save") == ["text \"save\" focused [press]", "text \"none 1\""])
    #expect(
      lines(after: .press, on: "save") == [
        "text \"age\" focused", "text \"save\" focused [press]", "text \"age 1\"",
      ])
  }

  @Test func `views read the system's accessibility settings`() {
    struct Reader: View {
      @Environment(\.accessibilityDifferentiateWithoutColor) private var usesShapes
      @Environment(\.accessibilityVoiceOverEnabled) private var speaks
      @Environment(\.accessibilityReduceTransparency) private var isOpaque
      var body: some View { Text("\(usesShapes) \(speaks) \(isOpaque)") }
    }
    let snapshot = LayoutSnapshot(of: Reader(), proposal: .unspecified) {
      $0.accessibilitySettings.differentiatesWithoutColor = true
      $0.accessibilitySettings.hasScreenReader = true
    }
    #expect(snapshot.accessibilityText == "text \"true true false\"")
  }
}
