import SwiftUI
import TestSupport
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
    var isEnabled = true
  }

  private struct Page: View {
    @Bindable var model: Model
    var content = Content.items

    enum Content { case items, table, draggable, previewed, part }

    var body: some View {
      HStack(spacing: 0) {
        switch content {
        case .items: list
        case .table: table
        case .draggable, .previewed, .part: draggables
        }
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

    private var draggables: some View {
      List(selection: $model.selection) {
        ForEach(model.names, id: \.self) { name in
          switch content {
          case .items, .table, .draggable:
            Text(name).padding(2).draggable(name).disabled(!model.isEnabled)
          case .previewed:
            Text(name).draggable(name) { Color.green.frame(width: 20, height: 10) }
          case .part: HStack { Text(name).draggable(name) }
          }
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

  @Test(arguments: [Page.Content.items, .table, .draggable])
  private func `rows that are selected together are dragged together`(
    _ content: Page.Content
  ) async throws {
    model.selection = ["C", "A", "B"]
    _ = try drag("B", in: Page(model: model, content: content)) { _ in outside }
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

  @Test func `a row with draggable content can be dragged from beside its text`()
    async throws
  {
    _ = try drag("B", in: Page(model: model, content: .draggable)) { _ in outside }
    await eventually { !model.taken.isEmpty }
    #expect(model.taken == [["B"]])
    _ = try drag("A", in: Page(model: model, content: .draggable)) { harness in
      CGPoint(x: 200, y: try #require(harness.frame(of: "C")).maxY)
    }
    #expect(model.names == ["B", "C", "A", "D"])
  }

  @Test func `dragging the text of such a row takes all selected rows along, too`() async throws {
    model.selection = ["A", "B"]
    let harness = Harness(
      Page(model: model, content: .draggable), window: CGSize(width: 400, height: 300))
    let text = try #require(harness.frame(of: "B"))
    harness.drag(from: CGPoint(x: text.midX, y: text.midY), to: outside)
    await eventually { !model.taken.isEmpty }
    #expect(model.taken == [["A", "B"]])
  }

  @Test func `a row is not dragged if its content is disabled or only partly draggable`()
    throws
  {
    model.isEnabled = false
    _ = try drag("B", in: Page(model: model, content: .draggable)) { _ in outside }
    _ = try drag("B", in: Page(model: model, content: .part)) { _ in outside }
    #expect(model.taken.isEmpty)
  }

  @Test func `the pointer carries the preview given by the row's content`() throws {
    let harness = Harness(
      Page(model: model, content: .previewed), window: CGSize(width: 400, height: 300))
    let y = try #require(harness.frame(of: "B")).midY
    harness.press(at: CGPoint(x: 200, y: y))
    harness.move(to: CGPoint(x: 200, y: y + 40))
    // Its middle was at the pointer, 200 - 20 / 2 and y - 10 / 2, and it is 40 further down now.
    let picture = "(translate 190,\(Int(y) - 5) (fill #34c759 0,0 20x10))"
    #expect(harness.displayListText.contains("(translate 0,40 (opacity 0.7 \(picture)))"))
  }
}
