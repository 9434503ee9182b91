import Espalier
import EspalierHosting
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierAccessibility

/// Questions about the rows, columns and cells of tables.
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

  /// A table of 1000 rows in a window of its own, and what asks it.
  @MainActor private final class Asker {
    let window = Window(Fruits())
    let application = AccessibleApplication(name: "App")
    private(set) var path = ""

    init() throws {
      application.busName = ":1.7"
      application.add(window)
      path = try #require(find { self.role($0) == 55 })
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

    private func find(_ matches: (String) -> Bool) -> String? {
      var pending = [AccessibleReference.application.path]
      while let path = pending.popLast() {
        if matches(path) { return path }
        pending += children(path)
      }
      return nil
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
    #expect(asker.table("AddRowSelection", 2) == [.bool(true)])
    asker.window.session.frame(.window(asker.window.size))
    asker.application.didChange(asker.window)
    #expect(asker.table("IsRowSelected", 2) == [.bool(true)])
    #expect(asker.table("AddRowSelection", 1000) == [.bool(false)])
  }

  @Test func `questions without what they ask for are refused`() throws {
    let asker = try Asker()
    let answer = asker.table("GetAccessibleAt", 1).first?.text ?? ""
    #expect(answer.contains("arguments"))
    #expect(asker.table("GetRowAtIndex", -3) == [.int(-1)])
    #expect(asker.table("GetRowAtIndex", .max) == [.int(-1)])
    #expect(asker.table("Sing", 1).first?.text?.contains("has no Sing") == true)
  }
}
