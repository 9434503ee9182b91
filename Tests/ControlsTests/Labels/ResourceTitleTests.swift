import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Titles of controls that are resources, as other modules provide them.
@MainActor struct ResourceTitleTests {
  private enum Size: Hashable {
    case small, large
  }

  private struct Page: View {
    @State private var isOn = true
    @State private var text = ""
    @State private var size = Size.small
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var number = 1
    @State private var color = Color.red
    let number2: Int

    private func title(_ text: String.LocalizationValue) -> LocalizedStringResource {
      LocalizedStringResource(text)
    }

    @ViewBuilder var body: some View {
      switch number2 {
      case 0: Button(title("press")) {}
      case 1: Button(title("press"), role: .destructive) {}
      case 2: Button(title("press"), systemImage: "plus") {}
      case 3: Toggle(title("press"), isOn: $isOn)
      case 4: Toggle(title("press"), systemImage: "plus", isOn: $isOn)
      case 5: Label(title("press"), systemImage: "plus")
      case 6: Picker(title("press"), selection: $size) { Text("small").tag(Size.small) }
      case 7: DatePicker(title("press"), selection: $date, displayedComponents: .date)
      default: more
      }
    }

    @ViewBuilder private var more: some View {
      switch number2 {
      case 8: Stepper(title("press"), value: $number)
      case 9: ColorPicker(title("press"), selection: $color)
      case 10: Menu(title("press")) { Button("A") {} }
      case 11: Link(title("press"), destination: URL(fileURLWithPath: "/"))
      case 12: ProgressView(title("press"))
      case 13: NavigationLink(title("press")) { Text("screen") }
      case 14: Section(title("press")) { Text("row") }
      case 15: GroupBox(title("press")) { Text("row") }
      case 16: LabeledContent(title("press")) { Text("row") }
      case 17: DisclosureGroup(title("press")) { Text("row") }
      default: Text("press").navigationTitle(title("title")).help(title("help"))
      }
    }
  }

  @Test(arguments: 0...18) func `a control can take a resource as its title`(_ number: Int) {
    let harness = Harness(
      Form { Page(number2: number) }, window: CGSize(width: 400, height: 200))
    #expect(harness.text.contains("press"))
  }

  @Test func `fields can take resources as their titles`() {
    struct Fields: View {
      @State private var text = ""

      var body: some View {
        TextField(LocalizedStringResource("name"), text: $text)
        SecureField(LocalizedStringResource("password"), text: $text)
        TextField(LocalizedStringResource("lines"), text: $text, axis: .vertical)
      }
    }
    let harness = Harness(Fields(), window: CGSize(width: 400, height: 200))
    let labels = harness.graph.accessibilityTree().descendants { _ in true }.compactMap(\.label)
    #expect(labels == ["name", "password", "lines"])
  }
}
