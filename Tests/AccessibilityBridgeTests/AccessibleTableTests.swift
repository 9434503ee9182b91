import Espalier
import EspalierHosting
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierAccessibility

/// The answers of tables to questions about their rows, columns and cells.
@MainActor struct AccessibleTableTests {
  private struct Fruit: Identifiable {
    let id: Int
    var name: String { ["Apple", "Banana", "Cherry"][id % 3] }
  }

  private struct Fruits: View {
    @State private var selection: Set<Int> = [1]

    var body: some View {
      Table((0..<1000).map { Fruit(id: $0) }, selection: $selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { Text("\($0.id)") }
      }
    }
  }

  private final class Window: BridgedWindow {
    let title = "Window"
    let session: Session
    var isActive = true
    let size = CGSize(width: 400, height: 200)
    let unitsPerPoint: CGFloat = 1
    let screenOrigin = CGPoint.zero
    func raise() {}

    init(_ view: some View) {
      session = Session(
        view, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
      session.frame(.window(size))
    }
  }

  /// A window with a view, by default a table of 1000 rows, and a program that asks questions about it.
  @MainActor private final class Asker {
    let window: Window
    let application = AccessibleApplication(name: "App")
    private(set) var path = ""

    /// - Parameter role: of the object that questions are about.
    init(_ view: some View = Fruits(), role: Int = 55) throws {
      window = Window(view)
      application.busName = ":1.7"
      application.add(window)
      path = try #require(find { self.role($0) == role })
    }

    func ask(
      _ path: String, _ interface: String, _ member: String, _ body: [Int] = []
    )
      -> [DBusValue]
    {
      var call = DBusMessage.call(
        to: ":1.7", path, "org.a11y.atspi." + interface, member, body.map { .int($0) })
      (call.sender, call.serial) = (":1.1", 9)
      return application.answer(call).body
    }

    func table(_ member: String, _ body: Int...) -> [DBusValue] { ask(path, "Table", member, body) }

    func property(_ path: String, _ interface: String, _ name: String) -> DBusValue? {
      let call = DBusMessage.call(
        to: ":1.7", path, "org.freedesktop.DBus.Properties", "Get",
        [.string("org.a11y.atspi." + interface), .string(name)])
      guard case .variant(let value) = application.answer(call).body.first else { return nil }
      return value
    }

    func role(_ path: String) -> Int? { ask(path, "Accessible", "GetRole").first?.number }

    /// The names of a cell's texts.
    func texts(_ answer: [DBusValue]) -> [String] {
      guard let cell = answer.first?.elements.last?.text else { return [] }
      return [cell].flatMap(children).compactMap { property($0, "Accessible", "Name")?.text }
    }

    func children(_ path: String) -> [String] {
      ask(path, "Accessible", "GetChildren").first?.elements.compactMap { $0.elements.last?.text }
        ?? []
    }

    private func find(_ matches: (String) -> Bool) -> String? { all(matches).first }

    /// The objects that match, in the order of the screen.
    func all(_ matches: (String) -> Bool) -> [String] {
      var pending = [AccessibleReference.application.path]
      var found: [String] = []
      while let path = pending.popLast() {
        if matches(path) { found.append(path) }
        pending += children(path).reversed()
      }
      return found
    }

    func attribute(_ name: String, of path: String) -> String? {
      for case .entry(.string(name), let value) in ask(path, "Accessible", "GetAttributes").first?
        .elements ?? []
      {
        return value.text
      }
      return nil
    }

    func states(_ path: String) -> Int {
      ask(path, "Accessible", "GetState").first?.elements.first?.number ?? 0
    }

    /// Lets animations end, and tells programs of the changes.
    func goOn() {
      window.session.settle(.window(window.size))
      application.didChange(window)
    }
  }

  @Test func `a table knows its columns and the number of all its rows`() throws {
    let asker = try Asker()
    #expect(asker.property(asker.path, "Table", "NRows") == .int(1000))
    #expect(asker.property(asker.path, "Table", "NColumns") == .int(2))
    #expect(asker.table("GetColumnDescription", 1) == [.string("Number")])
    #expect(asker.table("GetRowAtIndex", 5) == [.int(2)])
    #expect(asker.table("GetColumnAtIndex", 5) == [.int(1)])
    #expect(asker.table("GetIndexAt", 2, 1) == [.int(5)])
    #expect(asker.table("GetIndexAt", 1000, 0) == [.int(-1)])
  }

  @Test func `the header of the only section is not counted as a row`() throws {
    let asker = try Asker(
      Table(of: Fruit.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section("Fruits") { ForEach((0..<1000).map { Fruit(id: $0) }) { TableRow($0) } }
      })
    #expect(asker.property(asker.path, "Table", "NRows") == .int(1000))
    #expect(asker.texts(asker.table("GetAccessibleAt", 1, 0)) == ["Banana"])
  }

  @Test func `a cell is found by its row and column, and knows them`() throws {
    let asker = try Asker()
    let answer = asker.table("GetAccessibleAt", 2, 1)
    #expect(asker.texts(answer) == ["2"])
    let cell = try #require(answer.first?.elements.last?.text)
    #expect(
      asker.ask(cell, "TableCell", "GetRowColumnSpan") == [.int(2), .int(1), .int(1), .int(1)])
    #expect(asker.property(cell, "TableCell", "Position") == .structure([.int(2), .int(1)]))
    #expect(
      asker.property(cell, "TableCell", "Table")
        == .structure([.string(":1.7"), .path(asker.path)]))
    let header = asker.ask(cell, "TableCell", "GetColumnHeaderCells").first?.elements.first
    #expect(header == asker.table("GetColumnHeader", 1).first)
    // Rows out of view do not exist.
    #expect(asker.table("GetAccessibleAt", 900, 0) == [AccessibleObject.nothing])
  }

  @Test func `rows are selected, columns are not`() throws {
    let asker = try Asker()
    #expect(asker.property(asker.path, "Table", "NSelectedRows") == .int(1))
    #expect(asker.table("GetSelectedRows").first?.elements == [.int(1)])
    #expect(asker.table("IsSelected", 1, 0) == [.bool(true)])
    #expect(asker.table("IsColumnSelected", 0) == [.bool(false)])
    // Bit 18 says that several can be selected.
    #expect(asker.states(asker.path) >> 18 & 1 == 1)
    #expect(asker.table("AddRowSelection", 2) == [.bool(true)])
    asker.window.session.frame(.window(asker.window.size))
    asker.application.didChange(asker.window)
    #expect(asker.table("IsRowSelected", 2) == [.bool(true)])
    #expect(asker.table("AddRowSelection", 1000) == [.bool(false)])
  }

  private struct Folder: Identifiable {
    let name: String
    var folders: [Folder]?

    var id: String { name }
  }

  /// AT-SPI's role of trees is 65, that of their items 91; bit 9 says that something opens, bit 10 that it is open.
  @Test func `rows of an outline tell their level, their place and whether they are open`() throws {
    let folders = [Folder(name: "Home", folders: [Folder(name: "Papers")]), Folder(name: "Trash")]
    let asker = try Asker(List(folders, children: \.folders) { Text($0.name) }, role: 65)
    func rows() -> [String] { asker.all { asker.role($0) == 91 } }
    func attributes(_ path: String) -> [String] {
      ["level", "posinset", "setsize"].map { asker.attribute($0, of: path) ?? "" }
    }
    func bits(_ path: String) -> [Bool] { [9, 10].map { asker.states(path) >> $0 & 1 == 1 } }
    #expect(rows().map(attributes) == [["1", "1", "2"], ["1", "2", "2"]])
    #expect(rows().map(bits) == [[true, false], [false, false]])
    let home = try #require(rows().first)
    let names = (0..<4).compactMap { asker.ask(home, "Action", "GetName", [$0]).first?.text }
    let expand = try #require(names.firstIndex { $0.lowercased() == "expand" })
    #expect(asker.ask(home, "Action", "DoAction", [expand]) == [.bool(true)])
    asker.goOn()
    // Positions are counted among siblings.
    #expect(rows().map(attributes) == [["1", "1", "2"], ["2", "1", "1"], ["1", "2", "2"]])
    #expect(bits(try #require(rows().first)) == [true, true])
  }

  /// AT-SPI's role of rows of tables is 90, that of cells 56, that of list items 32; bit 22 says that one can be selected.
  @Test func `rows and cells are named by what is in them`() throws {
    func names(_ role: Int, in asker: Asker) -> [String] {
      asker.all { asker.role($0) == role }
        .map { asker.property($0, "Accessible", "Name")?.text ?? "" }
    }
    let table = try Asker()
    #expect(names(56, in: table).prefix(2) == ["Apple", "0"])
    #expect(names(90, in: table).contains("Banana, 1"))
    let list = try Asker(
      List {
        Label("Inbox", systemImage: "tray").badge(2)
        Text("Drafts").accessibilityLabel("Not sent")
        TextField("Title", text: .constant("Buy milk"))
        SecureField("Password", text: .constant("secret"))
      }, role: 31)
    #expect(names(32, in: list) == ["Inbox, 2", "Not sent", "Title, Buy milk", "Password"])
    let rows = list.all { list.role($0) == 32 }
    #expect(rows.allSatisfy { list.states($0) >> 22 & 1 == 0 }, "nothing can be selected here")
  }

  /// AT-SPI's role of sliders is 51.
  @Test func `a slider without a label takes its name from the text beside it`() throws {
    let asker = try Asker(
      LabeledContent("Volume") { Slider(value: .constant(0.5)) }, role: 51)
    #expect(asker.property(asker.path, "Accessible", "Name")?.text == "Volume")
  }

  private struct Names: View {
    @State private var selection: String? = "B"
    @FocusState private var isFocused: Bool

    var body: some View {
      List(["A", "B", "C"], id: \.self, selection: $selection) { Text($0) }
        .focused($isFocused)
        .onAppear { isFocused = true }
    }
  }

  /// AT-SPI's role of lists is 31; bit 12 says that something has the focus, bit 23 that it is selected.
  @Test func `the row at which keys go on has the focus, and the list tells what is selected`()
    throws
  {
    let asker = try Asker(Names(), role: 31)
    asker.goOn()
    let rows = asker.children(asker.path)
    #expect(rows.map { asker.property($0, "Accessible", "Name")?.text } == ["A", "B", "C"])
    #expect(asker.property(asker.path, "Selection", "NSelectedChildren") == .int(1))
    func selected() -> String? {
      asker.ask(asker.path, "Selection", "GetSelectedChild", [0]).first?.elements.last?.text
    }
    #expect(selected() == rows[1])
    func bits(_ bit: Int) -> [Bool] { rows.map { asker.states($0) >> bit & 1 == 1 } }
    #expect(bits(12) == [false, true, false])
    asker.window.session.send(.key(KeyEvent(.down, .downArrow)))
    asker.goOn()
    #expect(bits(12) == [false, false, true])
    #expect(selected() == rows[2])
    #expect(asker.ask(asker.path, "Selection", "SelectChild", [0]) == [.bool(true)])
    asker.goOn()
    #expect(bits(23) == [true, false, false])
    #expect(asker.ask(asker.path, "Selection", "IsChildSelected", [0]) == [.bool(true)])
    #expect(asker.ask(asker.path, "Selection", "SelectChild", [9]) == [.bool(false)])
  }

  private struct Letters: View {
    @State private var letters = ["A", "B", "C"]

    var body: some View {
      List {
        Section("Letters") {
          ForEach(letters, id: \.self) { letter in
            Text(letter).swipeActions(edge: .leading) {
              Button("Last") { letters.append("\(letter)2") }
            }
          }
          .onDelete { letters.remove(atOffsets: $0) }
          .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  /// AT-SPI's role of list items is 32, that of headings 83.
  @Test func `rows of a list offer deleting, moving and their swipe actions`() throws {
    let asker = try Asker(Letters(), role: 31)
    func rows() -> [String] { asker.all { asker.role($0) == 32 } }
    func texts() -> [String] {
      rows().map { row in
        asker.children(row).compactMap { asker.property($0, "Accessible", "Name")?.text }.joined()
      }
    }
    func perform(_ action: String) throws {
      let row = try #require(rows().first)
      let names = (0..<8).compactMap { asker.ask(row, "Action", "GetName", [$0]).first?.text }
      let index = try #require(names.firstIndex(of: action), "\(names)")
      #expect(asker.ask(row, "Action", "DoAction", [index]) == [.bool(true)])
      asker.goOn()
    }
    #expect(texts() == ["A", "B", "C"])
    try perform("Move Down")
    #expect(texts() == ["B", "A", "C"])
    try perform("Last")
    #expect(texts() == ["B", "A", "C", "B2"])
    try perform("Delete")
    #expect(texts() == ["A", "C", "B2"])
    let heading = try #require(asker.all { asker.role($0) == 83 }.first)
    #expect(asker.property(heading, "Accessible", "Name")?.text == "Letters")
  }

  @Test func `questions with missing or invalid arguments are refused`() throws {
    let asker = try Asker()
    let answer = asker.table("GetAccessibleAt", 1).first?.text ?? ""
    #expect(answer.contains("arguments"))
    #expect(asker.table("GetRowAtIndex", -3) == [.int(-1)])
    #expect(asker.table("GetRowAtIndex", .max) == [.int(-1)])
    #expect(asker.table("Sing", 1).first?.text?.contains("has no Sing") == true)
  }
}
