import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// Lists, sections and forms in the spellings of their first years: they do what today's do.
@MainActor struct OldListSpellingTests {
  private func harness(
    _ view: some View, platform: LayoutSnapshot.Platform = .phone
  ) -> Harness {
    Harness(view, window: CGSize(width: 320, height: 480), platform: platform)
  }

  // MARK: Styles

  private func frames(_ list: some View) -> [CGRect?] {
    ["header", "row", "link", "footer"].map { harness(list).frame(of: $0) }
  }

  private var content: some View {
    List {
      Section(header: Text("header"), footer: Text("footer")) {
        Text("row")
        Label("link", systemImage: "star")
      }
    }
  }

  @Test func `styles by type equal the styles by name`() {
    #expect(frames(content.listStyle(DefaultListStyle())) == frames(content.listStyle(.automatic)))
    #expect(frames(content.listStyle(PlainListStyle())) == frames(content.listStyle(.plain)))
    #expect(frames(content.listStyle(GroupedListStyle())) == frames(content.listStyle(.grouped)))
    #expect(
      frames(content.listStyle(InsetGroupedListStyle()))
        == frames(content.listStyle(.insetGrouped)))
    #expect(frames(content.listStyle(InsetListStyle())) == frames(content.listStyle(.inset)))
    #expect(frames(content.listStyle(SidebarListStyle())) == frames(content.listStyle(.sidebar)))
    // And they are different styles.
    #expect(frames(content.listStyle(PlainListStyle())) != frames(content))
    #expect(frames(content.listStyle(GroupedListStyle())) != frames(content))
  }

  // MARK: Sections

  @ViewBuilder private func section(_ number: Int) -> some View {
    switch number {
    case 0: Section(header: Text("header")) { Text("row") }
    case 1: Section(footer: Text("footer")) { Text("row") }
    case 2: Section(header: Text("header"), footer: Text("footer")) { Text("row") }
    case 3: Section(header: Text("header"), content: { Text("row") })
    default: Section(content: { Text("row") }, header: { Text("header") })
    }
  }

  @Test(arguments: 0...4) func `a section has the header and the footer it is given`(
    _ number: Int
  ) throws {
    let harness = harness(List { section(number) })
    let row = try #require(harness.frame(of: "row"))
    #expect((harness.frame(of: "header") != nil) == (number != 1))
    #expect((harness.frame(of: "footer") != nil) == (number == 1 || number == 2))
    if let header = harness.frame(of: "header") { #expect(header.maxY < row.minY) }
    if let footer = harness.frame(of: "footer") { #expect(footer.minY > row.maxY) }
    let headings = harness.graph.accessibilityTree().descendants { $0.role == .heading }
    #expect(headings.count == (number == 1 ? 0 : 1))
  }

  // MARK: Rows

  private struct Names: View {
    let number: Int
    @State private var names = ["a", "b", "c"]
    @State private var selected: String? = "a"

    @ViewBuilder var body: some View {
      switch number {
      case 0: List(names, id: \.self, rowContent: { Text($0) })
      case 1: List(names, id: \.self, rowContent: row)
      case 2: List(selection: $selected) { ForEach(names, id: \.self, content: row) }
      case 3: List { ForEach(names, id: \.self) { Text($0) }.onDelete(perform: delete) }
      default: List { ForEach(names.indices, id: \.self) { Text(names[$0]) } }
      }
    }

    private func row(_ name: String) -> Text { Text(name) }

    private func delete(at offsets: IndexSet) { names.remove(atOffsets: offsets) }
  }

  @Test(arguments: 0...4) func `a list has a row for each name`(_ number: Int) {
    #expect(harness(Names(number: number)).text == ["a", "b", "c"])
  }

  @Test func `onDelete deletes the swiped row`() throws {
    let harness = harness(Names(number: 3))
    let row = try #require(harness.frame(of: "b"))
    for (phase, x) in [(PointerEvent.Phase.down, 290.0), (.moved, 200), (.moved, 40), (.up, 40)] {
      harness.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: row.midY), kind: .touch)))
    }
    harness.advance(by: 1)
    harness.click("Delete")
    harness.advance(by: 1)
    #expect(harness.text == ["a", "c"])
  }

  // MARK: Groups

  @ViewBuilder private func group(_ number: Int, _ isOpen: Binding<Bool>) -> some View {
    switch number {
    case 0:
      DisclosureGroup(isExpanded: isOpen, content: { Text("inside") }, label: { Text("title") })
    case 1: DisclosureGroup("title", isExpanded: isOpen) { Text("inside") }
    case 2: DisclosureGroup(content: { Text("inside") }, label: { Text("title") })
    default: DisclosureGroup("title") { Text("inside") }
    }
  }

  private struct Groups<Content: View>: View {
    let content: (Binding<Bool>) -> Content
    @State private var isOpen = false

    var body: some View { List { content($isOpen) } }
  }

  @Test(arguments: 0...3) func `a group opens and closes, however it is written`(_ number: Int) {
    let harness = harness(Groups { group(number, $0) })
    #expect(harness.text == ["title"])
    harness.click("title")
    harness.advance(by: 1)
    #expect(harness.text == ["title", "inside"])
    harness.click("title")
    harness.advance(by: 1)
    #expect(harness.text == ["title"])
  }

  @Test func `the label of a group box can be given as a view`() throws {
    let harness = harness(GroupBox(label: Text("label")) { Text("inside") })
    let label = try #require(harness.frame(of: "label"))
    #expect(label.maxY < (try #require(harness.frame(of: "inside"))).minY)
  }

  // MARK: Forms

  @Observable final class Order {
    var size = 1
    var count = 1
    var name = ""
    var isGift = false
    var log: [String] = []
  }

  private struct OrderForm: View {
    @Bindable var order: Order

    var body: some View {
      Form {
        Section(header: Text("Order")) {
          Picker(selection: $order.size, label: Text("Size")) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          .pickerStyle(InlinePickerStyle())
          Stepper(
            value: $order.count, in: 1...9, onEditingChanged: { _ in },
            label: { Text("\(order.count) pieces") })
          Stepper(onIncrement: { order.count = 7 }, onDecrement: nil) { Text("Many") }
          Toggle(isOn: $order.isGift) { Text("Gift") }
          TextField(
            "Name", text: $order.name,
            onEditingChanged: { order.log.append($0 ? "begin" : "end") },
            onCommit: { order.log.append("commit \(order.name)") }
          )
          .accessibilityIdentifier("name")
        }
      }
    }
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `the controls of a form of 2019 do what they did`(
    _ platform: LayoutSnapshot.Platform
  ) throws {
    let order = Order()
    let harness = harness(OrderForm(order: order), platform: platform)
    harness.click("Small")
    #expect(order.size == 0)
    func increment(_ number: Int) throws {
      let steppers = harness.graph.accessibilityTree().descendants { $0.role == .stepper }
      _ = harness.graph.perform(.increment, on: steppers[number].id)
      harness.update()
    }
    try increment(0)
    #expect(order.count == 2 && harness.text.contains("2 pieces"))
    try increment(1)
    #expect(order.count == 7)
    let named = harness.graph.accessibilityTree().descendants { $0.label == "Gift" }
    let gift = try #require(named.first { !$0.actions.isEmpty })
    _ = harness.graph.perform(.press, on: gift.id)
    #expect(order.isGift)
    harness.type("Ann", into: "name")
    harness.press(.return)
    #expect(order.log.starts(with: ["begin", "commit Ann"]))
  }
}
