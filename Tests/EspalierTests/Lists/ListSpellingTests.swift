import SwiftUI
import Testing
import ViewTesting

/// Calls as programs write them, where several initializers would fit: each means the one that SwiftUI
/// takes.
@MainActor struct ListSpellingTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String { "item \(id)" }
    var isOn = false
    var children: [Item]?
  }

  private struct Page: View {
    @State var items = [Item(id: 1, children: [Item(id: 11)]), Item(id: 2)]
    @State var one: Int?
    @State var many: Set<Int> = []
    let number: Int

    @ViewBuilder var body: some View {
      switch number {
      case 0: List($items) { $item in Toggle(item.name, isOn: $item.isOn) }
      case 1: List($items, selection: $one) { $item in Toggle(item.name, isOn: $item.isOn) }
      case 2: List($items, selection: $many) { $item in Toggle(item.name, isOn: $item.isOn) }
      case 3: List($items, id: \.id) { $item in Text(item.name) }
      case 4: List($items, id: \.id, selection: $one) { $item in Text(item.name) }
      default: trees
      }
    }

    @ViewBuilder private var trees: some View {
      switch number {
      case 5: List($items, children: \.children) { $item in Text(item.name) }
      case 6: List($items, children: \.children, selection: $one) { $item in Text(item.name) }
      case 7: List($items, children: \.children, selection: $many) { $item in Text(item.name) }
      case 8: List($items, id: \.id, children: \.children) { $item in Text(item.name) }
      case 9: List(items, selection: $one) { Text($0.name) }
      case 10: List(items, selection: $many) { item in Text(item.name) }
      default: List(0..<items.count, id: \.self) { Text("item \($0 + 1)") }
      }
    }
  }

  @Test(arguments: 0..<12) func `a list has a row for each element, however it is written`(
    _ number: Int
  ) {
    let harness = Harness(Page(number: number), window: CGSize(width: 320, height: 200))
    #expect(harness.text == ["item 1", "item 2"])
  }

  @Test func `a toggle in a list of bindings writes its element`() {
    let harness = Harness(Page(number: 0), window: CGSize(width: 320, height: 200))
    func values() -> [String] {
      harness.graph.accessibilityTree().descendants { $0.role == .checkbox }.map(\.value)
    }
    let before = values()
    harness.click("item 2")
    #expect(values().first == before.first)
    #expect(values().last != before.last)
  }

  @Test func `a badge that stands out is as wide as its text and the edges of its capsule`() {
    func frame(_ prominence: BadgeProminence) -> CGRect? {
      Harness(
        List { Text("Row").badge("12").badgeProminence(prominence) },
        window: CGSize(width: 320, height: 200)
      ).frame(of: "12")
    }
    // The text of the capsule ends 6 before its own end.
    #expect(frame(.standard)?.maxX == CGFloat(320 - 16))
    #expect(frame(.decreased)?.maxX == CGFloat(320 - 16))
    #expect(frame(.increased)?.maxX == CGFloat(320 - 16 - 6))
  }
}
