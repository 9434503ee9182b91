import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The ways in which programs write controls: all of them compile and show their labels.
@MainActor struct ControlOverloadTests {
  private struct Buttons: View {
    private func act() {}

    var body: some View {
      Button("a") {}
      Button("b", action: act)
      Button(action: act) { Text("c") }
      Button(action: {}, label: { Text("d") })
      Button {
      } label: {
        Text("e")
      }
      Button("f", role: .destructive) {}
      Button(role: .cancel) {
      } label: {
        Text("g")
      }
      Button(role: .cancel, action: act) { Text("h") }
      Button("i", systemImage: "star") {}
      Button("j", systemImage: "star", role: .destructive) {}
      Link("k", destination: URL(fileURLWithPath: "/"))
      Link(destination: URL(fileURLWithPath: "/")) { Text("l") }
      ControlGroup { Button("m") {} }
      ControlGroup("group", systemImage: "star") { Button("n") {} }
    }
  }

  private struct Fields: View {
    @State private var text = ""
    @State private var number = 5
    @State private var price: Double? = 2.5
    @State private var selection: TextSelection?

    var body: some View {
      Group {
        TextField("a", text: $text)
        TextField("a", text: $text) {}
        TextField("a", text: $text, onCommit: {})
        TextField("a", text: $text, onEditingChanged: { _ in })
        TextField("a", text: $text, onEditingChanged: { _ in }, onCommit: {})
        TextField("a", text: $text, axis: .vertical)
        TextField("a", text: $text, prompt: Text("b"))
        TextField("a", text: $text, selection: $selection)
        TextField(text: $text, prompt: Text("b")) { Text("a") }
      }
      Group {
        TextField("a", value: $number, format: .number)
        TextField("a", value: $price, format: .currency(code: "EUR"))
        TextField("a", value: $number, formatter: NumberFormatter())
        TextField("a", value: $number, formatter: NumberFormatter(), onCommit: {})
        SecureField("a", text: $text)
        SecureField("a", text: $text, prompt: Text("b"))
        SecureField("a", text: $text) {}
        TextEditor(text: $text).textEditorStyle(.plain)
        TextEditor(text: $text, selection: $selection)
      }
    }
  }

  private struct Values: View {
    @State private var isOn = true
    @State private var value = 0.5
    @State private var count = 1

    var body: some View {
      Group {
        Toggle("a", isOn: $isOn)
        Toggle("a", systemImage: "star", isOn: $isOn)
        Toggle(isOn: $isOn) { Text("a") }
        Toggle(isOn: $isOn, label: { Text("a") })
        Toggle("a", sources: [$isOn], isOn: \.self)
      }
      Group {
        Slider(value: $value)
        Slider(value: $value, in: 0...1)
        Slider(value: $value, in: 0...1, step: 0.1)
        Slider(value: $value, in: 0...1) { Text("a") }
        Slider(value: $value, in: 0...1, step: 0.1) { _ in }
        Slider(value: $value, in: 0...1) {
          Text("a")
        } minimumValueLabel: {
          Text("b")
        } maximumValueLabel: {
          Text("c")
        }
        Slider(
          value: $value, in: 0...1, step: 0.1, minimumValueLabel: Text("b"),
          maximumValueLabel: Text("c")
        ) { Text("a") }
      }
      Group {
        Stepper("a", value: $count)
        Stepper("a", value: $count, in: 0...9)
        Stepper("a \(count)", value: $count, in: 0...9, step: 2)
        Stepper("a", value: $value, in: 0...9, step: 2, format: .number)
        Stepper(value: $count, in: 0...9) { Text("a") }
        Stepper(value: $count) { Text("a") }
        Stepper("a") {
        } onDecrement: {
        }
        Stepper {
          Text("a")
        } onIncrement: {
        } onDecrement: {
        }
      }
    }
  }

  private struct Choices: View {
    @State private var choice = 1
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var color = Color.red

    var body: some View {
      Group {
        Picker("a", selection: $choice) { Text("1").tag(1) }
        Picker(selection: $choice, label: Text("a")) { Text("1").tag(1) }
        Picker(selection: $choice) {
          Text("1").tag(1)
        } label: {
          Text("a")
        }
        Picker("a", systemImage: "star", selection: $choice) { Text("1").tag(1) }
        Picker("a", selection: $choice) {
          Text("1").tag(1)
        } currentValueLabel: {
          Text("now")
        }
        Picker("a", sources: [$choice], selection: \.self) { Text("1").tag(1) }
      }
      Group {
        DatePicker("a", selection: $date)
        DatePicker("a", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("a", selection: $date, displayedComponents: [])
        DatePicker("a", selection: $date, in: date..., displayedComponents: .date)
        DatePicker("a", selection: $date, in: ...date, displayedComponents: .date)
        DatePicker(selection: $date, in: date...date, displayedComponents: .date) { Text("a") }
        ColorPicker("a", selection: $color)
        ColorPicker(selection: $color, supportsOpacity: false) { Text("a") }
      }
    }
  }

  @Test func `every overload makes a view without a diagnostic`() {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      #expect(Harness(VStack { Buttons() }, platform: platform).diagnostics == [])
      #expect(Harness(VStack { Fields() }, platform: platform).diagnostics == [])
      #expect(Harness(VStack { Values() }, platform: platform).diagnostics == [])
      #expect(Harness(VStack { Choices() }, platform: platform).diagnostics == [])
    }
  }

  @Test(arguments: [ControlSize.mini, .small, .regular, .large, .extraLarge])
  func `controls have the height of their size`(_ size: ControlSize) {
    let heights: [ControlSize: CGFloat] = [
      .mini: 16, .small: 20, .regular: 24, .large: 28, .extraLarge: 36,
    ]
    func height(_ view: some View) -> CGFloat {
      LayoutSnapshot(
        of: view.labelsHidden().controlSize(size),
        proposal: ProposedViewSize(width: 200, height: nil)
      ).size.height
    }
    let picker = Picker("a", selection: .constant(1)) { Text("1").tag(1) }
    #expect(height(Button("a") {}) == heights[size])
    #expect(height(TextField("a", text: .constant(""))) == heights[size])
    #expect(height(picker) == heights[size])
    #expect(height(picker.pickerStyle(.segmented)) == heights[size])
    #expect(height(ColorPicker("a", selection: .constant(.red))) == heights[size])
  }

  /// As recorded on macOS 26.2, for labels of the body style: their lines were 18.5 points high there, and are 16 where no
  /// tall script is preferred.
  @Test(arguments: [(true, 18.5), (false, 16)] as [(Bool, CGFloat)])
  func `controls of the Mac are as large as recorded`(isTall: Bool, line: CGFloat) {
    func size(_ view: some View) -> CGSize {
      LayoutSnapshot(
        of: view.typesettingLanguage(.init(languageCode: .thai), isEnabled: isTall),
        proposal: .unspecified, scale: 2
      ).size
    }
    // "Count" is 5 × 8 wide; the stepper is 20 by 26, 8 points after its label.
    #expect(size(Stepper("Count", value: .constant(1))) == CGSize(width: 40 + 8 + 20, height: 26))
    #expect(size(Toggle("Wide", isOn: .constant(true))) == CGSize(width: 16 + 5 + 32, height: line))
    #expect(
      size(Toggle("Wide", isOn: .constant(true)).toggleStyle(.switch))
        == CGSize(width: 32 + 8 + 54, height: 24))
    #expect(
      size(LabeledContent("Name", value: "Ada")) == CGSize(width: 32 + 8 + 24, height: line))
    #expect(
      size(ColorPicker("Tint", selection: .constant(.red)))
        == CGSize(width: 32 + 8 + 48, height: 24))
  }

  @Test func `controls without a label leave no gap for it`() {
    let toggle = Toggle(isOn: .constant(true)) {}.toggleStyle(.switch)
    #expect(
      LayoutSnapshot(of: toggle, proposal: .unspecified).size == CGSize(width: 54, height: 24))
  }
}
