import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct `Focus` {
  private struct Form: View {
    enum Field { case name, email }

    @FocusState var field: Field?

    var body: some View {
      VStack {
        Text("name").focusable().focused($field, equals: .name)
        Text("email").focusable().focused($field, equals: .email)
        Text(field.map { "\($0) has it" } ?? "nobody has it")
        Text("to email").onTapGesture { field = .email }
        Text("to nobody").onTapGesture { field = nil }
      }
    }
  }

  @Test func `the tab key moves the focus in reading order and around`() {
    let harness = Harness(Form())
    var steps = [harness.text[2]]
    for _ in 1...3 {
      harness.press(.tab)
      steps.append(harness.text[2])
    }
    harness.press(.tab, modifiers: .shift)
    steps.append(harness.text[2])
    #expect(
      steps == [
        "nobody has it", "name has it", "email has it", "name has it", "email has it",
      ])
  }

  @Test func `a click focuses a view that can be edited`() {
    let harness = Harness(Form())
    harness.click("email")
    #expect(harness.text[2] == "email has it")
  }

  @Test func `a click does not focus a view that is only activated`() {
    struct Button: View {
      @FocusState var isFocused: Bool

      var body: some View {
        Text(isFocused ? "on" : "off").focusable(interactions: .activate).focused($isFocused)
      }
    }
    let harness = Harness(Button())
    harness.click("off")
    #expect(harness.text == ["off"])
    harness.press(.tab)
    #expect(harness.text == ["on"])
  }

  @Test func `writing the state moves the focus`() {
    let harness = Harness(Form())
    harness.click("to email")
    #expect(harness.text[2] == "email has it")
    harness.click("to nobody")
    #expect(harness.text[2] == "nobody has it")
  }

  @Test func `a focus state that no view matches is reset`() {
    struct Lost: View {
      @FocusState var field: Int?

      var body: some View {
        Text(field.map { "\($0)" } ?? "none").onTapGesture { field = 7 }
      }
    }
    let harness = Harness(Lost())
    harness.click("none")
    #expect(harness.text == ["none"])
  }

  @Test func `the focus ends with its view`() {
    struct Vanishing: View {
      @State var isShown = true
      @FocusState var isFocused: Bool

      var body: some View {
        VStack {
          if isShown { Text("field").focusable().focused($isFocused) }
          Text(isFocused ? "on" : "off")
          Text("remove").onTapGesture { isShown = false }
        }
      }
    }
    let harness = Harness(Vanishing())
    harness.click("field")
    #expect(harness.text[1] == "on")
    harness.click("remove")
    #expect(harness.text == ["off", "remove"])
  }

  @Test func `a disabled view gets no focus`() {
    let view = VStack {
      Text("first").focusable().disabled(true)
      FocusLamp(name: "second")
    }
    let harness = Harness(view)
    harness.press(.tab)
    #expect(harness.text == ["first", "second has it"])
  }

  @Test func `the default focus counts when the view appears`() {
    struct Form: View {
      @FocusState var field: Int?

      var body: some View {
        VStack {
          Text("one").focusable().focused($field, equals: 1)
          Text("two").focusable().focused($field, equals: 2)
          Text(field.map { "\($0)" } ?? "none")
        }
        .defaultFocus($field, 2)
      }
    }
    #expect(Harness(Form()).text[2] == "2")
  }

  @Test func `a scope prefers one view and can return the focus to it`() {
    struct Form: View {
      @Namespace var scope
      @Environment(\.resetFocus) var resetFocus

      var body: some View {
        VStack {
          FocusLamp(name: "one")
          FocusLamp(name: "two").prefersDefaultFocus(in: scope)
          Text("reset").onTapGesture { resetFocus(in: scope) }
        }
        .focusScope(scope)
      }
    }
    let harness = Harness(Form())
    #expect(harness.text == ["one", "two has it", "reset"])
    harness.press(.tab)
    #expect(harness.text == ["one has it", "two", "reset"])
    harness.click("reset")
    #expect(harness.text == ["one", "two has it", "reset"])
  }

  @Test func `arrow keys move the focus inside a section`() {
    let view = VStack {
      HStack {
        FocusLamp(name: "a")
        FocusLamp(name: "b")
      }
      HStack {
        FocusLamp(name: "c")
        FocusLamp(name: "d")
      }
    }
    let harness = Harness(view.focusSection())
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(harness.text == ["a", "b has it", "c", "d"])
    harness.press(.downArrow)
    #expect(harness.text == ["a", "b", "c", "d has it"])
    harness.press(.downArrow)
    #expect(harness.text == ["a", "b", "c", "d has it"])
  }

  @Test func `a ring is drawn around the view with the focus, and only while it has it`() {
    let view = Color.red.frame(width: 20, height: 20).focusable()
    let harness = Harness(view)
    let before = harness.displayListText
    harness.press(.tab)
    #expect(harness.displayListText != before)
    let without = Harness(view.focusEffectDisabled())
    without.press(.tab)
    #expect(without.displayListText == before)
  }
}

/// A text that says whether it has the focus.
struct FocusLamp: View {
  let name: String

  var body: some View { Label(name: name).focusable() }

  private struct Label: View {
    let name: String
    @Environment(\.isFocused) var isFocused

    var body: some View { Text(isFocused ? "\(name) has it" : name) }
  }
}
