import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The roles, levels and actions of lists, outlines and tables, and the keys that do the same.
@MainActor struct ListAccessibilityTests {
  private struct Folder: Identifiable {
    let name: String
    var folders: [Folder]?

    var id: String { name }
  }

  private static let folders = [
    Folder(name: "Home", folders: [Folder(name: "Papers"), Folder(name: "Music")]),
    Folder(name: "Trash"),
  ]

  private struct Tree: View {
    let selected: Handle<String?>
    @State private var selection: String?

    var body: some View {
      let _ = selected.take($selection)
      List(folders, children: \.folders, selection: $selection) { Text($0.name) }
    }
  }

  private func harness(_ view: some View) -> Harness {
    Harness(view, window: CGSize(width: 400, height: 300))
  }

  @Test func `rows that open others are an outline with levels`() {
    let harness = harness(Tree(selected: Handle()))
    func rows() -> [AccessibilityNode] {
      harness.graph.accessibilityTree().descendants { $0.role == .outlineRow }
    }
    #expect(harness.graph.accessibilityTree().descendants { $0.role == .outline }.count == 1)
    #expect(rows().map(\.rowLevel) == [1, 1])
    #expect(rows().map(\.isExpanded) == [false, nil])
    if let home = rows().first { harness.graph.perform(.named("Expand"), on: home.id) }
    for _ in 0..<5 { harness.advance(by: 1) }
    #expect(rows().map(\.rowLevel) == [1, 2, 2, 1])
    // Each is one of two beside each other.
    #expect(
      rows().map(\.place) == [1, 1, 2, 2].map { AccessibilityNode.Place(number: $0, count: 2) })
  }

  @Test func `a row is named by its content, and not a second time by its mark`() throws {
    let harness = harness(
      List(Self.folders, children: \.folders) { folder in
        HStack {
          Text(folder.name)
          Text("Folder")
        }
      })
    let row = try #require(
      harness.graph.accessibilityTree().descendants { $0.role == .outlineRow }.first)
    #expect(row.descendants { $0.role == .disclosure }.map(\.label) == ["Home"])
    #expect(row.label == "Home, Folder")
  }

  /// Rows around an outline, and a group with a loop in it.
  private struct Mixed: View {
    @State private var isOpen = true

    var body: some View {
      List {
        Text("First")
        OutlineGroup(folders, children: \.folders) { Text($0.name) }
        ForEach(0..<2) { Text("Loop \($0)") }
        DisclosureGroup("Group", isExpanded: $isOpen) {
          Text("Inner")
          ForEach(2..<4) { Text("Loop \($0)") }
        }
        Text("Last")
      }
    }
  }

  @Test func `rows are counted together with those of outlines and loops at their level`() throws {
    let harness = harness(Mixed())
    func places() -> [String] {
      harness.graph.accessibilityTree().descendants { $0.role == .outlineRow }.map { row in
        let place = row.place.map { "\($0.number)/\($0.count)" } ?? "-"
        return "\(row.rowLevel) \(place) \(row.descendants { $0.role == .text }[0].label)"
      }
    }
    let around = [
      "1 1/7 First", "1 2/7 Home", "1 3/7 Trash", "1 4/7 Loop 0", "1 5/7 Loop 1", "1 6/7 Group",
      "2 1/3 Inner", "2 2/3 Loop 2", "2 3/3 Loop 3", "1 7/7 Last",
    ]
    #expect(places() == around)
    let tree = harness.graph.accessibilityTree()
    let home = try #require(
      tree.descendants { $0.role == .outlineRow && $0.isExpanded == false }.first)
    harness.graph.perform(.named("Expand"), on: home.id)
    harness.advance(by: 1)
    // The rows in Home are counted separately.
    var opened = around
    opened.insert(contentsOf: ["2 1/2 Papers", "2 2/2 Music"], at: 2)
    #expect(places() == opened)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the arrow towards the end of a line opens rows, and the other one closes them`(
    _ direction: LayoutDirection
  ) {
    let selected = Handle<String?>()
    let harness = harness(Tree(selected: selected).environment(\.layoutDirection, direction))
    let (open, close): (KeyEquivalent, KeyEquivalent) =
      direction == .leftToRight ? (.rightArrow, .leftArrow) : (.leftArrow, .rightArrow)
    func press(_ key: KeyEquivalent) {
      harness.press(key)
      for _ in 0..<5 { harness.advance(by: 1) }
    }
    harness.click("Home")
    press(open)
    #expect(harness.text == ["Home", "Papers", "Music", "Trash"])
    press(.downArrow)
    press(.downArrow)
    #expect(selected.value == "Music")
    press(close)
    #expect(selected.value == "Home")
    press(close)
    #expect(harness.text == ["Home", "Trash"])
  }

  /// A list of a tree, and one of groups in groups.
  fileprivate struct Deep: View {
    let isData: Bool
    @Bindable var selected: Selected

    @Observable final class Selected {
      var name: String?
      var roots = [Node(id: "A", below: [Node(id: "B", below: [Node(id: "C", below: [])])])]
    }

    struct Node: Identifiable {
      let id: String
      var below: [Node]?
    }

    var body: some View {
      if isData {
        List(selected.roots, children: \.below, selection: $selected.name) { Text($0.id) }
      } else {
        List(selection: $selected.name) {
          DisclosureGroup {
            DisclosureGroup {
              Text("C").tag("C")
            } label: {
              Text("B").tag("B")
            }
          } label: {
            Text("A").tag("A")
          }
        }
      }
    }
  }

  @Test func `with Option, the arrow keys open and close all levels below a row`() {
    let selected = Deep.Selected()
    let harness = harness(Deep(isData: true, selected: selected))
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
      harness.press(key, modifiers: modifiers)
      for _ in 0..<5 { harness.advance(by: 1) }
    }
    harness.click("A")
    press(.rightArrow, .option)
    #expect(harness.text == ["A", "B", "C"])
    // C has an empty list of children: it is open too.
    press(.leftArrow)
    #expect(harness.text == ["A"])
    press(.rightArrow)
    #expect(harness.text == ["A", "B", "C"])
    press(.leftArrow, .option)
    #expect(harness.text == ["A"])
    press(.rightArrow)
    #expect(harness.text == ["A", "B"])
    // Rows added since then are counted.
    selected.roots.insert(Deep.Node(id: "Z"), at: 0)
    selected.roots[1].below?.append(Deep.Node(id: "D", below: [Deep.Node(id: "E")]))
    harness.update()
    press(.rightArrow, .option)
    #expect(harness.text == ["Z", "A", "B", "C", "D", "E"])
    #expect(harness.diagnostics == [])
  }

  @Test func `with Option, the arrow keys open and close all groups in groups`() {
    let harness = harness(Deep(isData: false, selected: Deep.Selected()))
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
      harness.press(key, modifiers: modifiers)
      for _ in 0..<5 { harness.advance(by: 1) }
    }
    harness.click("A")
    press(.rightArrow, .option)
    #expect(harness.text == ["A", "B", "C"])
    press(.leftArrow, .option)
    #expect(harness.text == ["A"])
    press(.rightArrow)
    #expect(harness.text == ["A", "B"])
    #expect(harness.diagnostics == [])
  }

  /// A group in a group in a group, without end.
  private struct Endless: View {
    var body: some View {
      DisclosureGroup {
        AnyView(Endless())
      } label: {
        Text("Group").tag("Group")
      }
    }
  }

  @Test func `fifty levels of endlessly nested groups are opened below the next one`() {
    let list = List(selection: .constant(String?.none)) { Endless() }
    let harness = Harness(list, window: CGSize(width: 800, height: 2_000))
    harness.hold(.option)
    harness.click(at: CGPoint(x: 15, y: 22))
    for _ in 0..<5 { harness.advance(by: 1) }
    #expect(harness.text.count == 1 + 1 + 50)
    #expect(harness.diagnostics == [])
  }

  @Test(arguments: [true, false])
  func `with Option, a click on the mark of a row opens and closes all below`(_ isData: Bool) {
    let harness = harness(Deep(isData: isData, selected: Deep.Selected()))
    func clickMark() {
      // The mark is 6.5 wide, and begins 4 before the rows, which are 16 in. A row is 24 high.
      harness.click(at: CGPoint(x: 16 - 4 + 6.5 / 2, y: 10 + 12))
      for _ in 0..<5 { harness.advance(by: 1) }
    }
    harness.hold(.option)
    clickMark()
    #expect(harness.text == ["A", "B", "C"])
    clickMark()
    #expect(harness.text == ["A"])
    harness.hold([])
    clickMark()
    #expect(harness.text == ["A", "B"])
  }

  @Test func `an assistive program shows the menu of a row`() throws {
    let list = List(["A", "B"], id: \.self, selection: .constant(Set<String>())) { Text($0) }
      .contextMenu(forSelectionType: String.self) { names in
        Button("Open \(names.sorted().joined())") {}
      }
    let harness = harness(list)
    let row = try #require(
      harness.graph.accessibilityTree().descendants { $0.role == .row }.last)
    #expect(row.actions.contains(.showMenu))
    harness.graph.perform(.showMenu, on: row.id)
    harness.advance(by: 1)
    #expect(harness.text.contains("Open B"))
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `the menu of a row's content is that of the row, for assistive programs too`(
    _ platform: LayoutSnapshot.Platform
  ) throws {
    let list = List {
      HStack {
        Text("A")
        Text("B")
      }
      .contextMenu { Button("Copy") {} }
      Text("C")
    }
    let harness = Harness(list, window: CGSize(width: 300, height: 300), platform: platform)
    let rows = harness.graph.accessibilityTree().descendants { $0.role == .row }
    #expect(rows.map { $0.actions.contains(.showMenu) } == [true, false])
    harness.graph.perform(.showMenu, on: rows[0].id)
    harness.advance(by: 1)
    #expect(harness.text.contains("Copy"))
  }

  @Test func `opening all of a cyclic tree stops where the cycle closes`() {
    final class Ring: Identifiable {
      let id: String
      var next: [Ring]?
      init(_ id: String) { self.id = id }
    }
    let (a, b) = (Ring("A"), Ring("B"))
    a.next = [b]
    b.next = [a]
    defer { a.next = nil }
    let harness = harness(
      List([a], children: \.next, selection: .constant(String?.some("A"))) { Text($0.id) })
    harness.click("A")
    harness.press(.rightArrow, modifiers: .option)
    for _ in 0..<5 { harness.advance(by: 1) }
    #expect(harness.text == ["A", "B", "A"])
    #expect(harness.diagnostics.contains { $0.contains("A is below itself") })
  }

  @Test func `a table has titles of columns, rows and cells`() {
    let harness = harness(
      Table(
        Self.folders, sortOrder: .constant([KeyPathComparator(\Folder.name, order: .reverse)])
      ) {
        TableColumn("Name", value: \.name)
        TableColumn("Kind") { _ in Text("folder") }
      })
    let tree = harness.graph.accessibilityTree()
    let table = tree.descendants { $0.role == .table }
    #expect(table.count == 1)
    let body = tree.descendants { $0.role == .rowGroup }
    #expect(body.count == 1)
    #expect(body.first?.descendants { $0.role == .tableRow }.count == 2)
    let rows = tree.descendants { $0.role == .tableRow }
    // The titles, and two folders.
    #expect(rows.count == 3)
    #expect(
      rows.first?.descendants { $0.role == .columnHeader }.map(\.value) == ["descending", ""])
    #expect(rows.last?.descendants { $0.role == .cell }.count == 2)
    #expect(tree.descendants { $0.role == .list }.isEmpty)
  }

  @Test func `keys go on from the current row, while they are directed to the list`() {
    let selected = Handle<String?>()
    let harness = harness(Tree(selected: selected))
    func current() -> [String] {
      harness.graph.accessibilityTree().descendants { $0.isCurrent }.map { $0.children[0].label }
    }
    selected.value = "Trash"
    harness.update()
    #expect(current() == [])
    harness.click("Home")
    #expect(current() == ["Home"])
    harness.press(.downArrow)
    #expect(current() == ["Trash"])
  }

  @Test func `the main action of a row that opens others is to select it`() throws {
    let harness = harness(Tree(selected: Handle()))
    let row = try #require(
      harness.graph.accessibilityTree().descendants { $0.role == .outlineRow }.first)
    #expect(row.actions.prefix(2) == [.press, .named("Expand")])
  }

  @Test func `the header of a section is a row of its table, with one cell`() {
    let table = Table(of: Folder.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Kind") { _ in Text("folder") }
    } rows: {
      Section("Places") { ForEach(Self.folders) { TableRow($0) } }
    }
    let tree = harness(table).graph.accessibilityTree()
    let rows = tree.descendants { $0.role == .rowGroup }[0].descendants { $0.role == .tableRow }
    #expect(
      rows.map { row in row.children.map(\.role) } == [[.cell], [.cell, .cell], [.cell, .cell]])
    #expect(rows.first?.descendants { $0.role == .heading }.map(\.label) == ["Places"])
    // The titles of columns are those of their headers, and no headings.
    let titles = tree.descendants { $0.role == .columnHeader }
    #expect(titles.flatMap { $0.descendants { $0.role == .heading } }.isEmpty)
  }

  @Test func `lists and tables say when several rows can be selected`() {
    func selectsSeveral(_ view: some View, _ role: AccessibilityNode.Role) -> [Bool] {
      let tree = harness(view).graph.accessibilityTree()
      return tree.descendants { $0.role == role }.map(\.selectsSeveral)
    }
    let names = ["A", "B"]
    func list<Content: View>(_ list: List<String, Content>) -> [Bool] {
      selectsSeveral(list, .list)
    }
    #expect(
      list(List(selection: .constant([])) { ForEach(names, id: \.self) { Text($0) } }) == [true])
    #expect(
      list(List(selection: .constant(nil)) { ForEach(names, id: \.self) { Text($0) } }) == [false])
    #expect(selectsSeveral(List(names, id: \.self) { Text($0) }, .list) == [false])
    func table(_ selection: Binding<Set<String>>) -> some View {
      Table(Self.folders, selection: selection) { TableColumn("Name", value: \.name) }
    }
    #expect(selectsSeveral(table(.constant([])), .table) == [true])
  }

  @Test func `rows can be deleted, moved and swiped without a pointer`() {
    let harness = harness(
      List {
        ForEach(["A", "B"], id: \.self) { Text($0) }
          .onDelete { _ in }
          .onMove { _, _ in }
        Text("C").swipeActions(edge: .leading) { Button("Pin") {} }
      })
    let rows = harness.graph.accessibilityTree().descendants { $0.role == .row }
    #expect(rows.first?.actions.contains(.named("Delete")) == true)
    #expect(rows.first?.actions.contains(.named("Move Down")) == true)
    #expect(rows.last?.actions.contains(.named("Pin")) == true)
  }
}
