import SwiftUI

/// Controls in their styles; in the program they work.
struct ControlsPage: View {
  @State private var isOn = true
  @State private var volume = 0.6
  @State private var count = 3
  @State private var fruit = "Pears"
  @State private var name = "Ada"
  @State private var presses = 0
  @State private var color = Color.orange
  @State private var note = "An editor\nhas lines."
  // 15 March 2025, in the afternoon.
  @State private var date = Date(timeIntervalSinceReferenceDate: 763_744_140)

  @State private var days: Set<DateComponents> = [
    DateComponents(year: 2025, month: 3, day: 14), DateComponents(year: 2025, month: 3, day: 17),
  ]

  private let fruits = ["Apples", "Pears", "Plums"]

  var body: some View {
    VStack(spacing: 16) {
      Sample("Buttons") {
        VStack(spacing: 10) {
          HStack {
            Button("Bordered") { presses += 1 }
            Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
            Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
            Button("Delete", role: .destructive) { presses = 0 }
            Button("Disabled") {}.disabled(true)
          }
          Button("As wide as there is room") { presses += 1 }.buttonSizing(.flexible)
          Text("pressed \(presses) times").foregroundStyle(.secondary)
        }
      }

      Sample("Switches, sliders and steppers") {
        VStack(alignment: .leading, spacing: 10) {
          HStack(spacing: 20) {
            Toggle("Checkbox", isOn: $isOn)
            Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
            Toggle("Button", isOn: $isOn).toggleStyle(.button)
          }
          Slider(value: $volume) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          }
          Slider(value: $volume, in: 0...1) {
            Text("Speed")
          } ticks: {
            SliderTick(0)
            SliderTick(0.5)
            SliderTick(1)
          }
          Stepper("\(count) crates", value: $count, in: 0...9)
        }
      }

      Sample("Pickers and menus") {
        HStack(alignment: .top, spacing: 20) {
          Picker("Fruit", selection: $fruit) {
            ForEach(fruits, id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          Picker("Fruit", selection: $fruit) {
            ForEach(fruits, id: \.self) { Text($0) }
          }
          .pickerStyle(.menu)
          Menu("More") {
            Button("Sort by name") { presses += 1 }
            Button("Sort by weight") { presses += 1 }
          }
        }
      }

      Sample("Text fields") {
        HStack {
          TextField("Name", text: $name)
          SecureField("Password", text: .constant("secret"))
        }
        .textFieldStyle(.roundedBorder)
      }

      Sample("Dates and colors") {
        HStack(alignment: .top, spacing: 24) {
          VStack(alignment: .leading) {
            DatePicker("Date", selection: $date, displayedComponents: .date)
            DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
            ColorPicker("Color", selection: $color)
          }
          DatePicker("Calendar", selection: $date, displayedComponents: .date)
            .datePickerStyle(.graphical)
            .labelsHidden()
        }
      }

      Sample("Several dates") {
        MultiDatePicker("Days off", selection: $days).frame(width: 240)
      }

      Sample("Editor") {
        TextEditor(text: $note).frame(height: 60)
      }

      Sample("Progress and gauges") {
        HStack(spacing: 24) {
          ProgressView(value: volume) { Text("Loading") }
          ProgressView()
          Gauge(value: volume) { Text("Level") }.gaugeStyle(.accessoryCircular)
        }
      }
    }
  }
}
