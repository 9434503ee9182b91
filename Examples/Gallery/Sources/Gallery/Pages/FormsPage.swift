import SwiftUI

/// The same controls in the styles of forms.
struct FormsPage: View {
  @State private var name = "Ada"
  @State private var isSubscribed = true
  @State private var flavor = "Vanilla"
  @State private var volume = 0.4
  @State private var count = 3

  var body: some View {
    VStack(spacing: 16) {
      Sample("Columns, the Mac's style") {
        Form { rows }
          .formStyle(.columns)
      }
      Samples {
        Sample("Groups") {
          Form { rows }
            .formStyle(.grouped)
            .frame(height: 440)
        }
        Sample("On the phone") {
          Form { rows }
            .frame(height: 640)
            .environment(\.platformStyle, .phone)
        }
      }
    }
  }

  @ViewBuilder private var rows: some View {
    Section("Account") {
      TextField("Name", text: $name)
      Toggle("Newsletter", isOn: $isSubscribed)
      LabeledContent("Member since", value: "1843")
    }
    Section {
      Picker("Flavor", selection: $flavor) {
        ForEach(["Vanilla", "Lemon"], id: \.self) { Text($0) }
      }
      Slider(value: $volume) { Text("Volume") }
      Stepper("Count: \(count)", value: $count)
      Button("Save") {}
    } header: {
      Text("Order")
    } footer: {
      Text("Deliveries are made on Mondays.")
    }
  }
}
