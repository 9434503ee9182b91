import EspalierInteraction
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Columns that are dragged, rows that are dragged and dropped, and the place after sorting.
@MainActor struct TableEditingTests {
  fileprivate struct Fruit: Identifiable, Equatable {
    let id: Int
    var name: String { "fruit \(id)" }
  }

  @Observable fileprivate final class Model {
    var fruits = (1...4).map { Fruit(id: $0) }
    var selection: Set<Int> = []
    var log: [String] = []
  }

  private typealias Customization = TableColumnCustomization<Fruit>

  /// Three columns of 200 in a table of 615, which has 15 for its edges.
  private func columns(_ customization: Handle<Customization>) -> Harness {
    Harness(
      Varying(customization, Customization()) { _ in
        Table([Fruit(id: 1)], columnCustomization: customization.taken ?? .constant(.init())) {
          TableColumn("First") { Text("a\($0.id)") }.customizationID("first")
          TableColumn("Second") { Text("b\($0.id)") }.customizationID("second")
          TableColumn("Third") { Text("c\($0.id)") }.customizationID("third")
            .disabledCustomizationBehavior(.reorder)
        }
      }, window: CGSize(width: 615, height: 200))
  }

  @Test func `people drag a column to another place`() throws {
    let customization = Handle<Customization>()
    let harness = columns(customization)
    #expect(harness.text.prefix(3) == ["First", "Second", "Third"])
    harness.drag(from: CGPoint(x: 60, y: 14), to: CGPoint(x: 280, y: 14))
    #expect(harness.text.prefix(3) == ["Second", "First", "Third"])
    #expect(harness.text.suffix(3) == ["b1", "a1", "c1"])
    let stored = try JSONEncoder().encode(customization.value)
    #expect(try JSONDecoder().decode(Customization.self, from: stored) == customization.value)
    customization.value?.resetOrder()
    harness.update()
    #expect(harness.text.prefix(3) == ["First", "Second", "Third"])
  }

  @Test func `a column whose drag is cancelled goes back to its place`() {
    let harness = columns(Handle<Customization>())
    harness.press(at: CGPoint(x: 60, y: 14))
    harness.move(to: CGPoint(x: 150, y: 14))
    harness.move(to: CGPoint(x: 280, y: 14))
    #expect(harness.displayListText.contains("(opacity 0.7"))
    harness.send(.pointer(PointerEvent(.cancelled, at: CGPoint(x: 280, y: 14))))
    harness.advance(by: 1)
    #expect(!harness.displayListText.contains("(opacity 0.7"))
    #expect(harness.text.prefix(3) == ["First", "Second", "Third"])
  }

  @Test func `a column that may not be moved stays where it is`() {
    let customization = Handle<Customization>()
    let harness = columns(customization)
    harness.drag(from: CGPoint(x: 460, y: 14), to: CGPoint(x: 60, y: 14))
    #expect(harness.text.prefix(3) == ["First", "Second", "Third"])
    harness.drag(from: CGPoint(x: 60, y: 14), to: CGPoint(x: 600, y: 14))
    #expect(harness.text.prefix(3) == ["Second", "First", "Third"])
  }

  @Test func `keys and assistive programs make columns wider and move them`() throws {
    let customization = Handle<Customization>()
    let order = Handle<[KeyPathComparator<Fruit>]>()
    let harness = Harness(
      Varying(customization, Customization()) { _ in
        Varying(order, []) { _ in
          Table(
            [Fruit(id: 1)], sortOrder: order.taken ?? .constant([]),
            columnCustomization: customization.taken ?? .constant(.init())
          ) {
            TableColumn("First", value: \.id) { Text("a\($0.id)") }.customizationID("first")
            TableColumn("Second") { Text("b\($0.id)") }.customizationID("second")
          }
        }
      }, window: CGSize(width: 400, height: 200))
    func titles() -> [String] { harness.text.filter { ["First", "Second"].contains($0) } }
    harness.press(.tab)
    let second = try #require(harness.frame(of: "b1")?.minX)
    harness.press(.rightArrow, modifiers: .option)
    #expect(harness.frame(of: "b1")?.minX == second + 20)
    harness.press(.leftArrow, modifiers: .option)
    #expect(harness.frame(of: "b1")?.minX == second)
    harness.press(.rightArrow, modifiers: [.option, .command])
    #expect(titles() == ["Second", "First"])
    harness.press(.leftArrow, modifiers: [.option, .command])
    #expect(titles() == ["First", "Second"])
    // Also on keyboards where Control is Command.
    harness.press(.rightArrow, modifiers: [.option, .command, .control])
    #expect(titles() == ["Second", "First"])
    harness.press(.leftArrow, modifiers: [.option, .command, .control])
    let header = try #require(
      harness.graph.accessibilityTree().descendants { $0.role == .columnHeader }.first)
    for action in ["Wider", "Narrower", "Move Back", "Move Forward"] {
      #expect(header.actions.contains(.named(action)))
    }
  }

  @Test func `a customization stored before columns could be moved is still read`() throws {
    let old = Data(#"{"visibilities":{"first":false},"widths":{}}"#.utf8)
    let customization = try JSONDecoder().decode(Customization.self, from: old)
    #expect(customization[visibility: "first"] == .hidden)
  }

  @Test func `rows can be moved, deleted, and dropped between`() {
    struct Page: View {
      @Bindable var model: Model

      var body: some View {
        HStack(spacing: 0) {
          Text("Source").draggable("dropped")
          Table(of: Fruit.self, selection: $model.selection) {
            TableColumn("Name", value: \.name)
          } rows: {
            ForEach(model.fruits) { TableRow($0) }
              .dropDestination(for: String.self) { model.log.append("\($1) before \($0)") }
              .onMove { model.fruits.move(fromOffsets: $0, toOffset: $1) }
              .onDelete { model.fruits.remove(atOffsets: $0) }
          }
        }
      }
    }
    let model = Model()
    let harness = Harness(Page(model: model), window: CGSize(width: 400, height: 240))
    // Rows of 24 begin 33 below the top: the upper half of the fourth is from 105 to 117.
    harness.drag(from: CGPoint(x: 300, y: 45), to: CGPoint(x: 300, y: 108))
    #expect(model.fruits.map(\.id) == [2, 3, 1, 4])
    for _ in 0..<5 { harness.advance(by: 1) }
    harness.click("fruit 3")
    harness.press(.delete)
    #expect(model.fruits.map(\.id) == [2, 1, 4])
    for _ in 0..<5 { harness.advance(by: 1) }
    guard let source = harness.frame(of: "Source"), let row = harness.frame(of: "fruit 1") else {
      Issue.record("no row")
      return
    }
    harness.drag(
      from: CGPoint(x: source.midX, y: source.midY), to: CGPoint(x: row.midX, y: row.minY + 3))
    #expect(model.log == ["[\"dropped\"] before 1"])
  }

  @Test func `a row can take drops and be dragged`() {
    @MainActor final class Record { var log: [String] = [] }
    struct Page: View {
      let record: Record

      var body: some View {
        Table(of: Fruit.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(Fruit(id: 1)).draggable("one")
          TableRow(Fruit(id: 2)).dropDestination(for: String.self) { record.log += $0 }
        }
      }
    }
    let record = Record()
    let harness = Harness(Page(record: record), window: CGSize(width: 400, height: 240))
    harness.drag(from: "fruit 1", to: "fruit 2")
    #expect(record.log == ["one"])
  }

  @Test func `a click on a title scrolls the table back to the top`() {
    struct Page: View {
      @State private var order = [KeyPathComparator(\Fruit.id)]

      var body: some View {
        Table((0..<1_000).map { Fruit(id: $0) }.sorted(using: order), sortOrder: $order) {
          TableColumn("Number", value: \.id) { Text("fruit \($0.id)") }
        }
      }
    }
    let harness = Harness(Page(), window: CGSize(width: 400, height: 240))
    harness.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -5_000))
    harness.advance(by: 2)
    #expect(harness.frame(of: "fruit 0") == nil)
    harness.click("Number")
    harness.update()
    // Rows begin 33 below the top, and have 4 above their cells.
    #expect(harness.frame(of: "fruit 999")?.minY == CGFloat(33 + 4))
  }

  @Test func `sorting a hundred thousand rows makes only those in view and measures no others`() {
    struct Page: View {
      @State private var order = [KeyPathComparator(\Fruit.id)]

      var body: some View {
        Table((0..<100_000).map { Fruit(id: $0) }.sorted(using: order), sortOrder: $order) {
          TableColumn("Number", value: \.id) { Text("fruit \($0.id)") }
        }
      }
    }
    let harness = Harness(Page(), window: CGSize(width: 400, height: 240))
    let first = harness.graph.counters
    harness.click("Number")
    harness.update()
    // Numbers in localized texts are grouped.
    #expect(harness.frame(of: "fruit 99,999") != nil)
    // Nine rows are in view: sorting costs no more than showing them for the first time did.
    #expect(harness.graph.counters.nodes - first.nodes <= first.nodes)
    #expect(harness.graph.counters.sizesComputed - first.sizesComputed <= first.sizesComputed)
  }

  @Test func `columns and rows may be types of their own`() {
    struct Columns: TableColumnContent {
      typealias TableRowValue = Fruit
      typealias TableColumnSortComparator = KeyPathComparator<Fruit>

      var tableColumnBody: some TableColumnContent<Fruit, KeyPathComparator<Fruit>> {
        TableColumn("Name", value: \Fruit.name)
        TableColumn("Number", value: \Fruit.id) { Text("no \($0.id)") }
      }
    }
    struct Rows: TableRowContent {
      typealias TableRowValue = Fruit

      var tableRowBody: some TableRowContent<Fruit> {
        TableRow(Fruit(id: 7))
        ForEach([Fruit(id: 8)]) { TableRow($0) }
      }
    }
    let harness = Harness(
      Table(of: Fruit.self, sortOrder: .constant([KeyPathComparator(\Fruit.id)])) {
        Columns()
      } rows: {
        Rows()
      }, window: CGSize(width: 400, height: 240))
    #expect(harness.text == ["Name", "Number", "fruit 7", "no 7", "fruit 8", "no 8"])
  }
}
