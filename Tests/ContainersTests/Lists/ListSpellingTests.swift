import SwiftUI
import TestSupport
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

  @Test func `a toggle in a list of bindings writes only its own element`() {
    let harness = Harness(Page(number: 0), window: CGSize(width: 320, height: 200))
    func values() -> [String] {
      harness.graph.accessibilityTree().descendants { $0.role == .checkbox }.map(\.value)
    }
    let before = values()
    harness.click("item 2")
    #expect(values().first == before.first)
    #expect(values().last != before.last)
  }

  @Test func `a prominent badge is as wide as its text and the ends of its capsule`() {
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

  // MARK: Selection

  /// Lists one of whose rows is always selected.
  private struct Choice: View {
    let number: Int
    let selection: Handle<Int>
    @State private var items = [Item(id: 1, children: [Item(id: 11)]), Item(id: 2)]
    @State private var selected = 1

    var body: some View {
      let _ = selection.take($selected)
      switch number {
      case 0: List(items, children: \.children, selection: $selected) { Text($0.name) }
      case 1: List(items, id: \.id, children: \.children, selection: $selected) { Text($0.name) }
      case 2: List($items, editActions: .move, selection: $selected) { $item in Text(item.name) }
      case 3:
        List($items, children: \.children, selection: $selected) { Text($0.wrappedValue.name) }
      case 4:
        List($items, id: \.id, children: \.children, selection: $selected) { $item in
          Text(item.name)
        }
      default:
        List($items, id: \.id, editActions: .move, selection: $selected) { $item in
          Text(item.name)
        }
      }
    }
  }

  @Test(arguments: 0...5) func `one row is always selected where the selection is not optional`(
    _ number: Int
  ) {
    let selection = Handle<Int>()
    let harness = Harness(
      Choice(number: number, selection: selection), window: CGSize(width: 320, height: 200))
    harness.click("item 2")
    #expect(selection.value == 2)
    // A click beside all rows of a Mac list deselects, where the selection can be empty.
    harness.click(at: CGPoint(x: 160, y: 190))
    #expect(selection.value == 2)
  }

  // MARK: Outlines

  /// Outlines of one element behind a binding.
  private struct Outline: View {
    let number: Int
    @State private var item = Item(id: 1, children: [Item(id: 11)])

    var body: some View {
      List {
        Text(item.children?.first?.isOn ?? false ? "on" : "off")
        if number == 0 {
          OutlineGroup($item, children: \.children) { $item in Toggle(item.name, isOn: $item.isOn) }
        } else {
          OutlineGroup($item, id: \.id, children: \.children) { $item in
            Toggle(item.name, isOn: $item.isOn)
          }
        }
      }
    }
  }

  @Test(arguments: 0...1) func `an outline of a binding can write elements at every level`(
    _ number: Int
  ) throws {
    let harness = Harness(Outline(number: number), window: CGSize(width: 320, height: 200))
    #expect(harness.text == ["off", "item 1"])
    let row = try #require(harness.frame(of: "item 1"))
    // The mark stands before the content, which begins 16 + 9 in.
    harness.click(at: CGPoint(x: 16, y: row.midY))
    #expect(harness.text == ["off", "item 1", "item 11"])
    harness.click("item 11")
    #expect(harness.text == ["on", "item 1", "item 11"])
  }

  // MARK: Titles

  @ViewBuilder private func titled(_ number: Int) -> some View {
    let resource = LocalizedStringResource("Title")
    switch number {
    case 0: Section(resource) { Text("x") }
    case 1: Section(resource, isExpanded: .constant(true)) { Text("x") }
    case 2: DisclosureGroup(resource, isExpanded: .constant(true)) { Text("x") }
    case 3: GroupBox(resource) { Text("x") }
    case 4: LabeledContent(resource) { Text("x") }
    case 5: LabeledContent(resource, value: "x")
    case 6: LabeledContent(resource, value: 1, format: .number)
    case 7: ContentUnavailableView(resource, systemImage: "star", description: Text("x"))
    case 8: List { Text("x").badge(resource) }
    default: DisclosureGroup(resource) { Text("x") }
    }
  }

  @Test(arguments: 0...9) func `the translation of a resource is a title`(_ number: Int) {
    let harness = Harness(titled(number), window: CGSize(width: 320, height: 200))
    let other = number == 6 ? ["1"] : number == 9 ? [] : ["x"]
    #expect(harness.text.sorted() == (other + ["Title"]).sorted())
  }

  @Test func `groups of controls are named by resources, too`() {
    let resource = LocalizedStringResource("Title")
    func labels(_ group: some View) -> [String] {
      Harness(group.controlGroupStyle(.menu), window: CGSize(width: 320, height: 200)).text
    }
    #expect(labels(ControlGroup(resource) { Button("x") {} }).contains("Title"))
    #expect(
      labels(ControlGroup(resource, systemImage: "star") { Button("x") {} }).contains("Title"))
  }
}
