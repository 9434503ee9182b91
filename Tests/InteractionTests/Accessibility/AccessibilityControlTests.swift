import Espalier
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Controls as assistive programs find them: each is one element, whose name is its label.
@MainActor struct AccessibilityControlTests {
  @Test func `a slider's label is its name, and its other labels are not read`() {
    let slider = Slider(value: .constant(2.5), in: 0...10) {
      Text("Length")
    } minimumValueLabel: {
      Text("short")
    } maximumValueLabel: {
      Text("long")
    }
    let line = "slider \"Length\" = \"2.5\" 0...10 at 2.5 [increment, decrement, setValue]"
    expectAccessibility(of: slider, is: line)
    expectAccessibility(of: slider.labelsHidden(), is: line)
    expectAccessibility(of: slider.environment(\.platformStyle, .phone), is: line)
  }

  @Test func `a focusable view without text is an element, and says that it has the focus`() {
    struct Keys: View {
      @FocusState var isFocused: Bool

      var body: some View {
        VStack {
          Rectangle().focusable().focused($isFocused)
          Text("Drawn").focusable().accessibilityElement(children: .ignore)
            .accessibilityLabel("Named")
        }
        .onAppear { isFocused = true }
      }
    }
    let harness = Harness(Keys())
    let tree = harness.graph.accessibilityTree()
    #expect(tree.children.map(\.isFocusable) == [true, true])
    #expect(tree.children.map(\.isFocused) == [true, false])
    harness.press(.tab)
    let next = harness.graph.accessibilityTree()
    #expect(next.children.map(\.isFocused) == [false, true])
    #expect(next.children.map(\.label) == ["", "Named"])
  }

  @Test func `a stepper says its number`() {
    expectAccessibility(
      of: VStack {
        Stepper("Guests", value: .constant(2), in: 0...9)
        Stepper("Day", onIncrement: {}, onDecrement: nil)
      },
      is: """
        stepper "Guests" = "2" 0...9 at 2 [increment, decrement]
        stepper "Day" [increment]
        """)
  }

  @Test(arguments: [false, true])
  func `a toggle is one element`(isOn: Bool) {
    expectAccessibility(
      of: VStack {
        Toggle("Loud", isOn: .constant(isOn))
        Toggle("Loud", isOn: .constant(isOn)).labelsHidden()
        Toggle("Loud", isOn: .constant(isOn)).toggleStyle(.switch)
        Toggle("Loud", isOn: .constant(isOn)).toggleStyle(.switch).labelsHidden()
      },
      is: """
        checkbox "Loud" = "\(isOn ? 1 : 0)" [press]
        checkbox "Loud" = "\(isOn ? 1 : 0)" [press]
        toggle "Loud" = "\(isOn ? 1 : 0)" [press]
        toggle "Loud" = "\(isOn ? 1 : 0)" [press]
        """)
  }

  @Test func `a picker's label names the group of its options`() {
    let picker = Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    let lines = """
      picker "Size"
        radioButton "Small" selected [press]
        radioButton "Large" [press]
      """
    expectAccessibility(of: picker.pickerStyle(.segmented), is: lines)
    expectAccessibility(of: picker.pickerStyle(.radioGroup), is: lines)
    expectAccessibility(of: picker.pickerStyle(.inline), is: lines)
  }

  @Test func `a picker with a menu says its label and what is selected`() {
    let picker = Picker("Size", selection: .constant(2)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    expectAccessibility(
      of: picker.pickerStyle(.menu), is: "button \"Size\" = \"Large\" collapsed [press]")
  }

  @Test func `gauges and progress say their label and how far they are`() {
    expectAccessibility(
      of: VStack {
        Gauge(value: 0.5) { Text("Fuel") }
        Gauge(value: 67, in: 0...134) {
          Text("Pulse")
        } currentValueLabel: {
          Text("67 beats")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("134")
        }
        ProgressView("Baking", value: 0.25)
      },
      is: """
        gauge "Fuel" = "50%" 0...1 at 0.5
        gauge "Pulse" = "67 beats" 0...1 at 0.5
        progress "Baking" = "25%" 0...1 at 0.25
        """)
  }

  @Test func `labels of several views are joined`() {
    let stepper = Stepper {
      HStack {
        Image(systemName: "trash")
        Text("Days")
      }
    } onIncrement: {
    } onDecrement: {
    }
    expectAccessibility(of: stepper, is: "stepper \"trash, Days\" [increment, decrement]")
  }

  @Test func `the keyboard's focus is known, and can be moved`() {
    let snapshot = LayoutSnapshot(
      VStack {
        TextField("Name", text: .constant("a"))
        Slider(value: .constant(0.5)) { Text("Volume") }
        Text("plain")
      })
    #expect(snapshot.element("Name")?.isFocusable == true)
    #expect(snapshot.element("Volume")?.isFocusable == true)
    #expect(snapshot.element("plain")?.isFocusable == false)
    #expect(snapshot.perform(.focus, on: "Volume"))
    snapshot.update()
    #expect(snapshot.element("Volume")?.isFocused == true)
    #expect(snapshot.perform(.focus, on: "Name"))
    snapshot.update()
    #expect(snapshot.element("Volume")?.isFocused == false)
    #expect(snapshot.element("Name")?.isFocused == true)
    #expect(!snapshot.perform(.focus, on: "plain"))
  }

  @Test func `a field's text is selected and replaced in parts`() {
    struct Form: View {
      @State private var text = "Hello world"
      var body: some View { TextField("Text", text: $text) }
    }
    let snapshot = LayoutSnapshot(Form())
    func perform(_ action: AccessibilityNode.Action) -> Bool {
      defer { snapshot.update() }
      return snapshot.perform(action, on: "Text")
    }
    #expect(perform(.select(6..<11)))
    #expect(snapshot.element("Text")?.selectedText == 6..<11)
    #expect(perform(.replaceText(0..<5, "Bye")))
    #expect(snapshot.element("Text")?.value == "Bye world")
    #expect(perform(.replaceText(3..<99, "")))
    #expect(snapshot.element("Text")?.value == "Bye")
    #expect(snapshot.element("Text")?.selectedText == 3..<3)
  }
}
