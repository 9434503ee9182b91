import SwiftUI
import Testing
import ViewTesting

/// The work of lists, outlines and tables, which depends on what is in view, not on what there is: each is compared with one
/// of a thousand rows.
@MainActor struct ListWorkTests {
  /// The work of one step.
  private struct Work: Equatable {
    var nodes: Int
    var bodies: Int
    var sizes: Int
    var placements: Int
    var items: Int

    @MainActor init(_ harness: Harness) {
      // Draws all changes so far.
      _ = harness.displayListText
      (nodes, bodies) = (harness.nodesMade, harness.bodiesEvaluated)
      (sizes, placements) = (harness.sizesComputed, harness.placements)
      items = harness.displayItemsRebuilt
    }

    static func - (lhs: Self, rhs: Self) -> Self {
      var work = lhs
      work.nodes -= rhs.nodes
      work.bodies -= rhs.bodies
      work.sizes -= rhs.sizes
      work.placements -= rhs.placements
      work.items -= rhs.items
      return work
    }
  }

  struct Element: Identifiable {
    let id: Int
    var children: [Element]?
  }

  @Observable final class Model {
    var ids: [Int]
    var selection: Int?
    var open: Set<Int> = []

    init(_ count: Int) { ids = Array(0..<count) }
  }

  private struct Rows: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.selection) {
        ForEach(model.ids, id: \.self) { Text("Row \($0)") }
          .onDelete { model.ids.remove(atOffsets: $0) }
          .onMove { model.ids.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private struct Cells: View {
    @Bindable var model: Model

    var body: some View {
      Table(model.ids.map { Element(id: $0) }, selection: $model.selection) {
        TableColumn("Number") { Text("Row \($0.id)") }
        TableColumn("Twice") { Text("\($0.id * 2)") }
      }
    }
  }

  private struct Tree: View {
    let elements: [Element]

    init(_ count: Int) {
      let leaves = (0..<100).map { Element(id: -1 - $0) }
      elements =
        [Element(id: 0, children: leaves)]
        + (1..<count).map { Element(id: $0, children: []) }
    }

    var body: some View {
      List(elements, children: \.children) { Text("Row \($0.id)") }
    }
  }

  /// Ten rows of 24, and the space above them.
  private static let window = CGSize(width: 300, height: 10 + 240)

  private func harness(_ view: some View) -> Harness { Harness(view, window: Self.window) }

  /// The work of a step in containers of a thousand and of many rows.
  private func work(
    few: Int = 1_000, many: Int = 1_000_000, _ view: (Model) -> some View,
    _ step: (Harness, Model) -> Void
  ) -> (few: Work, many: Work) {
    func work(_ count: Int) -> Work {
      let model = Model(count)
      let harness = harness(view(model))
      let before = Work(harness)
      step(harness, model)
      harness.update()
      return Work(harness) - before
    }
    return (work(few), work(many))
  }

  @Test func `a list and a table of a million rows open with the work of a thousand`() {
    func opening(_ view: (Model) -> some View) -> [Work] {
      [1_000, 1_000_000].map { Work(harness(view(Model($0)))) }
    }
    let (list, table) = (opening { Rows(model: $0) }, opening { Cells(model: $0) })
    #expect(list[0] == list[1])
    #expect(table[0] == table[1])
  }

  @Test func `selecting a row redraws only that row and the previous one`() {
    for (few, many) in [
      work({ Rows(model: $0) }) { $1.selection = 3 },
      work({ Cells(model: $0) }) { $1.selection = 3 },
    ] {
      #expect(few == many)
      #expect(many.nodes < 10)
    }
    // From one row to another: the parts of two rows.
    let model = Model(1_000_000)
    let harness = harness(Rows(model: model))
    func selecting(_ id: Int) -> Work {
      let before = Work(harness)
      model.selection = id
      harness.update()
      return Work(harness) - before
    }
    let first = selecting(3)
    let second = selecting(6)
    #expect(second.bodies <= 2 * first.bodies + 2)
    #expect(second.items <= 2 * first.items + 2)
    #expect(second.sizes <= 2 * first.sizes + 2)
  }

  @Test func `a list that gets the focus redraws no row`() {
    func work(height: CGFloat, _ view: some View) -> Work {
      let harness = Harness(view, window: CGSize(width: 300, height: height))
      let before = Work(harness)
      harness.press(.tab)
      return Work(harness) - before
    }
    let model = Model(1_000)
    #expect(work(height: 250, Rows(model: model)) == work(height: 500, Rows(model: model)))
    #expect(work(height: 250, Cells(model: model)) == work(height: 500, Cells(model: model)))
    #expect(work(height: 250, Rows(model: model)).bodies == 0)
  }

  @Test func `inserting, deleting or moving a row costs only what changes in view`() {
    let steps: [(Harness, Model) -> Void] = [
      { $1.ids.insert(-1, at: 0) }, { $1.ids.insert(-1, at: 4) }, { $1.ids.remove(at: 4) },
      { $1.ids.remove(at: 700) }, { $1.ids.move(fromOffsets: [2], toOffset: 900) },
      { $1.ids.move(fromOffsets: [2], toOffset: 5) }, { $1.ids.append(-1) },
    ]
    for step in steps {
      let (few, many) = work({ Rows(model: $0) }, step)
      #expect(few == many)
      // The new row has a size, and the one that comes into view.
      #expect(many.nodes < 100)
    }
  }

  @Test func `rows below an inserted one are not made again`() {
    func inserting(into height: CGFloat) -> Work {
      let model = Model(1_000)
      let harness = Harness(Rows(model: model), window: CGSize(width: 300, height: 10 + height))
      let before = Work(harness)
      model.ids.insert(-1, at: 1)
      harness.update()
      return Work(harness) - before
    }
    // Ten rows and twenty.
    #expect(inserting(into: 240).bodies == inserting(into: 480).bodies)
  }

  @Test
  func `opening a branch of a hundred-thousand-row tree makes only the rows that come into view`() {
    func opening(_ count: Int) -> Work {
      let harness = harness(Tree(count))
      let before = Work(harness)
      // The triangle is at 16, in the middle of the first row.
      harness.click(at: CGPoint(x: 19, y: 10 + 12))
      for _ in 0..<5 { harness.advance(by: 1) }
      #expect(harness.text.contains("Row -1"))
      return Work(harness) - before
    }
    #expect(opening(1_000) == opening(100_000))
  }

  /// The numbers of evaluations of rows.
  private final class Evaluations {
    var counts: [Int: Int] = [:]
  }

  private struct CountedRow: View {
    let id: Int
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.counts[id, default: 0] += 1
      Text("Row \(id)")
    }
  }

  @Test func `rows that stay in view are not evaluated again when a branch opens or closes`() {
    let evaluations = Evaluations()
    let elements = (0..<1_000).map { id in
      Element(id: id, children: id == 5 ? (0..<9).map { Element(id: -1 - $0) } : [])
    }
    let harness = harness(
      List(elements, children: \.children) { CountedRow(id: $0.id, evaluations: evaluations) })
    func toggle() -> (evaluated: [Int], nodes: Int) {
      let before = harness.nodesMade
      evaluations.counts = [:]
      // The triangle in the sixth row.
      harness.click(at: CGPoint(x: 19, y: 10 + 5 * 24 + 12))
      for _ in 0..<5 { harness.advance(by: 1) }
      return (
        evaluations.counts.flatMap { Array(repeating: $0, count: $1) }.sorted(),
        harness.nodesMade - before
      )
    }
    // Rows 0 to 9 are in view; those of the branch take the place of four.
    let opening = toggle()
    #expect(opening.evaluated == [-4, -3, -2, -1])
    let closing = toggle()
    #expect(closing.evaluated == [6, 7, 8, 9])
    #expect(toggle().nodes == opening.nodes)
  }

  @Test func `reordering a table of a hundred thousand rows makes only those that come into view`()
  {
    // Rows further away than a thousand places are made anew.
    let (few, many) = work(few: 5_000, many: 100_000, { Cells(model: $0) }) { _, model in
      model.ids.reverse()
    }
    #expect(few == many)
  }
}
