import SwiftUI
import TestSupport
import Testing
import ViewTesting

@_spi(Espalier) @testable import Espalier
@testable import EspalierContainers
@_spi(Espalier) @testable import EspalierCore

@MainActor struct OutlineGroupTests {
  private struct Item: Identifiable, Equatable {
    let id: String
    var children: [Item]?

    static let food = [
      Item(
        id: "Fruit",
        children: [
          Item(id: "Apple"), Item(id: "Citrus", children: [Item(id: "Lemon")]), Item(id: "Pear"),
        ]),
      Item(id: "Bread", children: []),
      Item(id: "Water"),
    ]
  }

  /// An element whose children are made and logged when they are read.
  private struct Lazily: Identifiable {
    let id: Int
    let log: Log

    var children: [Lazily]? {
      MainActor.assumeIsolated { log.note("\(id)") }
      return [Lazily(id: id * 10 + 1, log: log), Lazily(id: id * 10 + 2, log: log)]
    }
  }

  private var outline: some View {
    VStack(alignment: .leading, spacing: 0) {
      OutlineGroup(Item.food, children: \.children) { Text($0.id) }
    }
  }

  @Test func `elements with children are groups that open and close`() {
    let harness = Harness(outline)
    #expect(harness.text == ["Fruit", "Bread", "Water"])
    harness.click("Fruit")
    harness.advance(by: 1)
    #expect(harness.text == ["Fruit", "Apple", "Citrus", "Pear", "Bread", "Water"])
    harness.click("Citrus")
    harness.advance(by: 1)
    #expect(harness.text == ["Fruit", "Apple", "Citrus", "Lemon", "Pear", "Bread", "Water"])
    harness.click("Fruit")
    harness.advance(by: 1)
    #expect(harness.text == ["Fruit", "Bread", "Water"])
  }

  @Test func `an element without a list of children does not open, one with an empty list does`() {
    let harness = Harness(outline)
    let nodes = harness.graph.accessibilityTree()
    let groups = nodes.descendants { $0.role == .disclosure }.map(\.label)
    #expect(groups == ["Fruit", "Bread"])
  }

  @Test func `the root may be a single element`() {
    let harness = Harness(
      VStack { OutlineGroup(Item.food[0], children: \.children) { Text($0.id) } })
    #expect(harness.text == ["Fruit"])
    harness.click("Fruit")
    harness.advance(by: 1)
    #expect(harness.text == ["Fruit", "Apple", "Citrus", "Pear"])
  }

  @Test func `elements may be identified by any value`() {
    let harness = Harness(
      VStack {
        OutlineGroup(Item.food, id: \.id, children: \.children) { Text($0.id) }
        OutlineGroup(Item.food[2], id: \.id, children: \.children) { Text("root \($0.id)") }
      })
    #expect(harness.text == ["Fruit", "Bread", "Water", "root Water"])
  }

  @Test func `elements behind a binding are written by their rows`() {
    let items = Handle<[Item]>()
    struct Editor: View {
      let items: Handle<[Item]>
      @State private var data = Item.food

      var body: some View {
        let _ = items.take($data)
        VStack {
          OutlineGroup($data, children: \.children) { $item in
            Button("rename \(item.id)") { item = Item(id: item.id.uppercased()) }
          }
        }
      }
    }
    let harness = Harness(Editor(items: items))
    harness.click("rename Water")
    #expect(items.value?.map(\.id) == ["Fruit", "Bread", "WATER"])
  }

  @Test func `opening an element reads only its children's children`() {
    let log = Log()
    let roots = (1...3).map { Lazily(id: $0, log: log) }
    let harness = Harness(
      VStack { OutlineGroup(roots, children: \.children) { Text("\($0.id)") } })
    #expect(Set(log.take()) == ["1", "2", "3"])
    harness.click("2")
    harness.advance(by: 1)
    #expect(Set(log.take()).isSubset(of: ["1", "2", "3", "21", "22"]))
    #expect(harness.text == ["1", "2", "21", "22", "3"])
  }

  // MARK: Rows

  /// The outline as a list shows it: rows of one level each.
  private struct Rows<Content: View>: View {
    let log: Log
    @ViewBuilder let content: Content

    var body: some View {
      ScrollView {
        Group(subviews: content.environment(\.outlineLevel, 0).controlContext(.outline)) { rows in
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(rows) { Row(subview: $0, log: log) }
          }
        }
      }
    }
  }

  private struct Row: View {
    let subview: Subview
    let log: Log

    var body: some View {
      let _ = log.note("row")
      let row = subview.read { $0?.trait(ObjectIdentifier(OutlineRow.self)) as? OutlineRow }
      HStack {
        Text(String(repeating: ">", count: row?.level ?? 0))
        subview
      }
      .frame(height: 20)
      .onTapGesture { row?.isExpanded?.wrappedValue.toggle() }
    }
  }

  @Test func `where groups are rows, each element is a row with its level`() {
    let harness = Harness(
      Rows(log: Log()) {
        OutlineGroup(Item.food, children: \.children) { Text($0.id) }
        Text("Below")
      })
    #expect(harness.text == ["", "Fruit", "", "Bread", "", "Water", "", "Below"])
    harness.click("Fruit")
    #expect(
      harness.text == [
        "", "Fruit", ">", "Apple", ">", "Citrus", ">", "Pear", "", "Bread", "", "Water", "",
        "Below",
      ])
    harness.click("Citrus")
    #expect(harness.text.contains(">>"))
    harness.click("Fruit")
    #expect(harness.text == ["", "Fruit", "", "Bread", "", "Water", "", "Below"])
  }

  @Test func `where groups are rows, a disclosure group is one too, with its content one level in`()
  {
    let isExpanded = Handle<Bool>()
    let harness = Harness(
      Varying(isExpanded, false) { _ in
        Rows(log: Log()) {
          DisclosureGroup("Outer", isExpanded: isExpanded.taken ?? .constant(false)) {
            Text("Inside")
            DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("Innermost") }
          }
        }
      })
    #expect(harness.text == ["", "Outer"])
    harness.click("Outer")
    #expect(isExpanded.value == true)
    #expect(harness.text == ["", "Outer", ">", "Inside", ">", "Inner", ">>", "Innermost"])
  }

  @Test
  func `only the rows in view of a hundred thousand elements are made, also after one is opened`() {
    struct Tree: View {
      let log: Log
      let branches = (0..<100_000).map { Item(id: "\($0)", children: [Item(id: "in \($0)")]) }

      var body: some View {
        Rows(log: log) { OutlineGroup(branches, children: \.children) { Text($0.id) } }
      }
    }
    let log = Log()
    let harness = Harness(Tree(log: log), window: CGSize(width: 200, height: 100))
    // 100 points of rows of 20, and those that were made to estimate the others.
    #expect(log.take().count < 20)
    harness.click("2")
    #expect(log.take().count < 40)
    #expect(harness.text.contains("in 2"))
  }

  // MARK: Cyclic and endless trees

  /// A node of a graph that may lead back to itself.
  private final class Knot: Identifiable {
    let id: Int
    var children: [Knot]?

    init(_ id: Int) { self.id = id }
  }

  @Test func `an element inside itself is shown once more, without children, and reported`() {
    let (first, second) = (Knot(1), Knot(2))
    first.children = [second]
    second.children = [first]
    let harness = Harness(
      VStack { OutlineGroup([first], children: \.children) { Text("\($0.id)") } })
    harness.click("1")
    harness.advance(by: 1)
    #expect(harness.text == ["1", "2"])
    harness.click("2")
    harness.advance(by: 1)
    #expect(harness.text == ["1", "2", "1"])
    #expect(
      harness.diagnostics.contains {
        $0.contains("OutlineGroup: the element with the id 1 is below itself")
      })
    first.children = nil
  }

  @Test func `an endless tree has only as many rows as are open`() {
    let log = Log()
    let tree = OutlineTree(
      roots: .elements([Lazily(id: 1, log: log)]), id: ElementID(\.id), children: \.children)
    var openings = OutlineOpenings<Int>()
    var rows = OutlineRows(tree, openings)
    // The first of two children at each level, as far down as the numbers fit.
    for level in 0..<15 {
      openings.set(true, rows[level].path)
      rows = OutlineRows(tree, openings)
      #expect(rows.count == 1 + 2 * (level + 1))
      #expect(rows[level + 1].level == level + 1)
    }
  }

  @Test func `a thousand levels are listed`() {
    final class Chain: Identifiable {
      let id: Int
      init(_ id: Int) { self.id = id }
      var children: [Chain]? { id < 1_000 ? [Chain(id + 1)] : nil }
    }
    let tree = OutlineTree<[Chain], Int>(
      roots: .element(Chain(0)), id: ElementID { $0.id }, children: { $0.children })
    var openings = OutlineOpenings<Int>()
    var path: OutlinePath<Int>?
    for id in 0..<1_000 {
      let step = OutlinePath(id, at: 0, below: path)
      openings.set(true, step)
      path = step
    }
    let rows = OutlineRows(tree, openings)
    #expect(rows.count == 1_001)
    #expect(rows.last?.level == 1_000)
  }

  /// An element of an endless tree.
  private struct Endless: Identifiable {
    let id: Int
    /// The number of elements below each.
    let width: Int

    var children: [Endless]? { (1...width).map { Endless(id: id * width + $0, width: width) } }
  }

  private func descent(
    _ root: Endless
  ) -> (descent: OutlineDescent<[Endless], Int>, rows: OutlineRows<[Endless], Int>) {
    let tree = OutlineTree<[Endless], Int>(
      roots: .element(root), id: ElementID { $0.id }, children: { $0.children })
    let path = OutlinePath(root.id, at: 0, below: nil)
    let descent = OutlineDescent(below: root, at: path, in: tree)
    var openings = OutlineOpenings<Int>()
    openings.set(true, path, below: descent.openings)
    return (descent, OutlineRows(tree, openings))
  }

  @Test func `in an endless tree the upper levels are opened`() throws {
    // A hundred thousand elements are ten on the first level, a hundred on the second, and so on:
    // four whole levels, and a part of the fifth, whose elements show the ten below them.
    let (descent, rows) = descent(Endless(id: 0, width: 10))
    #expect(descent.isCutOff)
    let open = 100_000 - 10 - 100 - 1_000 - 10_000
    #expect(rows.count == 1 + 10 + 100 + 1_000 + 10_000 + 100_000 + open * 10)
  }

  @Test func `in an endless chain a thousand levels are opened`() throws {
    let (descent, rows) = descent(Endless(id: 0, width: 1))
    #expect(descent.isCutOff)
    #expect(rows.count == 1_001)
  }

  @Test func `open elements stay open when others are inserted before them`() {
    var items = Item.food
    func rows(_ openings: OutlineOpenings<String>) -> OutlineRows<[Item], String> {
      OutlineRows(
        OutlineTree(roots: .elements(items), id: ElementID(\.id), children: { $0.children }),
        openings)
    }
    var openings = OutlineOpenings<String>()
    openings.set(true, rows(openings)[0].path)
    items.insert(Item(id: "Cheese"), at: 0)
    #expect(
      rows(openings).map(\.id) == ["Cheese", "Fruit", "Apple", "Citrus", "Pear", "Bread", "Water"])
    #expect(
      isOpen(rows(openings), openings) == [false, true, false, false, false, false, false])
    items.removeSubrange(0..<2)
    #expect(rows(openings).map(\.id) == ["Bread", "Water"])
  }

  @Test func `of siblings with the same id only one is open at a time`() {
    let items = ["B", "C"].map { Item(id: "A", children: [Item(id: $0)]) }
    var openings = OutlineOpenings<String>()
    var rows: OutlineRows<[Item], String> {
      OutlineRows(
        OutlineTree(roots: .elements(items), id: ElementID(\.id), children: { $0.children }),
        openings)
    }
    func set(_ isOpen: Bool, _ row: Int) {
      let before = openings
      openings.set(isOpen, rows[row].path)
      // Outside of the macro, whose closure a release build takes for a race.
      let hasChanged = openings != before
      #expect(hasChanged)
    }
    set(true, 0)
    #expect(rows.map(\.id) == ["A", "B", "A"])
    #expect(isOpen(rows, openings) == [true, false, false])
    set(true, 2)
    #expect(rows.map(\.id) == ["A", "A", "C"])
    #expect(isOpen(rows, openings) == [false, true, false])
    set(false, 1)
    #expect(rows.map(\.id) == ["A", "A"])
  }

  /// The state of the marks of rows.
  private func isOpen(
    _ rows: OutlineRows<[Item], String>, _ openings: OutlineOpenings<String>
  ) -> [Bool] {
    rows.map { OutlineProjection(entry: $0, mayHaveMoved: $0.isListedOpen).get(openings) }
  }
}
