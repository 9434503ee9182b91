import SwiftUI

/// Rows that are selected, one or several, by the pointer and by keys.
struct ListSelectionPage: View {
  @State private var one: String? = "Banana"
  @State private var several: Set<String> = ["Apple", "Banana", "Date"]

  private static let fruits = ["Apple", "Banana", "Cherry", "Date", "Elderberry"]

  var body: some View {
    VStack(spacing: 16) {
      Samples {
        Sample("One row") {
          List(Self.fruits, id: \.self, selection: $one) { Text($0) }.frame(height: 150)
        }
        Sample("Several, with Shift and Command") {
          List(Self.fruits, id: \.self, selection: $several) { Text($0) }.frame(height: 150)
        }
      }
      Samples {
        Sample("In a sidebar") {
          List(Self.fruits, id: \.self, selection: $one) { Label($0, systemImage: "leaf") }
            .listStyle(.sidebar)
            .frame(height: 180)
        }
        Sample("On the phone") {
          List(Self.fruits.prefix(3), id: \.self, selection: $one) { Text($0) }
            .frame(height: 240)
            .environment(\.platformStyle, .phone)
        }
      }
    }
  }
}
