import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

/// Rows that are dragged as items: within their list they are moved, elsewhere they are dropped.
@MainActor struct ListRowItemTests {
  @Observable final class Model {
    var names = ["A", "B", "C", "D"]
    var selection: Set<String> = []
    var taken: [[String]] = []
    var canDrag = true
  }

  private struct Page: View {
    @Bindable var model: Model
    var isTable = false

    var body: some View {
      HStack(spacing: 0) {
        if isTable { table } else { list }
        Color.red
          .frame(width: 100)
          .dropDestination(for: String.self) { values, _ in
            model.taken.append(values)
            return true
          }
      }
    }

    private var list: some View {
      List(selection: $model.selection) {
        ForEach(model.names, id: \.self) { name in
          Text(name).itemProvider(model.canDrag ? { item(name) } : nil)
        }
        .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
      }
    }

    private var table: some View {
      Table(of: Row.self, selection: $model.selection) {
        TableColumn("Name", value: \.id)
      } rows: {
        ForEach(model.names.map { Row(id: $0) }) { row in TableRow(row).draggable(row.id) }
      }
    }

    private struct Row: Identifiable {
      let id: String
    }

    private func item(_ name: String) -> NSItemProvider? {
      name == "D" ? nil : NSItemProvider(object: name as NSString)
    }
  }

  private let model = Model()

  private func drag(
    _ row: String, in page: Page, to end: (Harness) throws -> CGPoint
  ) throws -> Harness {
    let harness = Harness(page, window: CGSize(width: 400, height: 300))
    // Beside the text, which is one character wide.
    let start = CGPoint(x: 200, y: try #require(harness.frame(of: row)).midY)
    harness.drag(from: start, to: try end(harness))
    return harness
  }

  private let outside = CGPoint(x: 350, y: 150)

  @Test func `a row is dropped on another view as its item`() async throws {
    _ = try drag("B", in: Page(model: model)) { _ in outside }
    await eventually { !model.taken.isEmpty }
    #expect(model.taken == [["B"]])
    #expect(model.names == ["A", "B", "C", "D"])
  }

  @Test func `a row is moved within its collection`() throws {
    _ = try drag("A", in: Page(model: model)) { harness in
      CGPoint(x: 200, y: try #require(harness.frame(of: "C")).maxY)
    }
    #expect(model.names == ["B", "C", "A", "D"])
    #expect(model.taken.isEmpty)
  }

  @Test(arguments: [false, true])
  func `rows that are selected together are dragged together`(_ isTable: Bool) async throws {
    model.selection = ["C", "A", "B"]
    _ = try drag("B", in: Page(model: model, isTable: isTable)) { _ in outside }
    await eventually { !model.taken.isEmpty }
    #expect(model.taken == [["A", "B", "C"]])
    #expect(model.selection == ["C", "A", "B"])
  }

  @Test func `a row that is not selected is dragged alone`() async throws {
    model.selection = ["C", "A"]
    _ = try drag("B", in: Page(model: model)) { _ in outside }
    await eventually { !model.taken.isEmpty }
    #expect(model.taken == [["B"]])
  }

  @Test func `without an item nothing is dragged`() throws {
    let harness = try drag("D", in: Page(model: model)) { _ in outside }
    #expect(model.taken.isEmpty)
    #expect(harness.diagnostics.isEmpty)
    model.canDrag = false
    _ = try drag("A", in: Page(model: model)) { _ in outside }
    #expect(model.taken.isEmpty)
  }
}
