import Foundation
import SwiftUI

/// An app with one control of each kind, which tests operate as assistive programs do.
@main struct AccessibleApp: App {
  var body: some Scene {
    WindowGroup("Controls") { ControlsView() }.defaultSize(width: 420, height: 560)
  }
}

private struct ControlsView: View {
  @State private var presses = 0
  @State private var isLoud = false
  @State private var volume = 0.5
  @State private var guests = 2
  @State private var name = "Ada"
  @State private var secret = ""
  @State private var size = "Small"
  @State private var isShown = false
  @State private var rows = 3
  @Environment(\.accessibilityVoiceOverEnabled) private var hasScreenReader

  var body: some View {
    VStack(alignment: .leading) {
      Text("Party").font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
      Button("Press \(presses)") { presses += 1 }.accessibilityIdentifier("press")
      Toggle("Loud", isOn: $isLoud)
      Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
      Stepper("Guests", value: $guests, in: 0...9)
      TextField("Name", text: $name)
      SecureField("Secret", text: $secret)
      Picker("Size", selection: $size) {
        Text("Small").tag("Small")
        Text("Large").tag("Large")
      }
      .pickerStyle(.segmented)
      ProgressView("Baking", value: 0.25)
      Text("Note").accessibilityHint("Opens the note")
        .accessibilityAction(named: "Archive") { presses = 100 }
      Button("Disabled") {}.disabled(true)
      if isShown { Text("Here") }
      Button("Show") { isShown.toggle() }
      Text(hasScreenReader ? "spoken" : "unspoken")
      Text("Read [this](https://this.example) or [that](https://that.example).")
    }
    .padding()
    .onAppear { FileHandle.standardOutput.write(Data("appears\n".utf8)) }
  }
}
