import SwiftUI
import ViewTesting

/// A list of a million rows whose rows are selected, inserted, deleted and moved.
struct ListBenchmark: View {
  @MainActor @Observable final class Model {
    var ids: [Int]
    var selection: Int?

    init(_ count: Int) { ids = Array(0..<count) }
  }

  static let count = 1_000_000
  @Bindable var model: Model

  var body: some View {
    List(selection: $model.selection) {
      ForEach(model.ids, id: \.self) { Label("Row \($0)", systemImage: "star") }
        .onDelete { model.ids.remove(atOffsets: $0) }
        .onMove { model.ids.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  /// Times the first frame, steps of one screen, and a change of one row.
  @MainActor static func report() {
    let size = CGSize(width: 400, height: 600)
    let model = Model(count)
    var snapshot: LayoutSnapshot?
    let first = best(3) { snapshot = LayoutSnapshot(of: ListBenchmark(model: model), window: size) }
    guard let snapshot else { return }
    let step = best(20) { snapshot.scroll(by: CGSize(width: 0, height: size.height)) }
    func change(_ action: () -> Void) -> String {
      let sizes = snapshot.sizesComputed
      let time = best(5) {
        action()
        snapshot.update()
      }
      return "\(text(time)) ms (\((snapshot.sizesComputed - sizes) / 5) sizes)"
    }
    print(
      "a list of a million rows: first frame \(text(first)) ms, a screen further \(text(step)) ms")
    print("  select a row " + change { model.selection = (model.selection ?? 600) + 1 })
    print("  insert a row " + change { model.ids.insert(-(model.ids.count), at: 0) })
    print("  delete a row " + change { model.ids.remove(at: 700) })
    print("  move a row " + change { model.ids.move(fromOffsets: [10], toOffset: 900_000) })
    let alone = best(5) { model.ids.move(fromOffsets: [10], toOffset: 900_000) }
    print("    of which the array's own \(text(alone)) ms")
    TreeBenchmark.report()
    TableBenchmark.report()
  }
}

/// A tree of a hundred thousand elements, one of which is opened and closed.
private struct TreeBenchmark: View {
  struct Element: Identifiable {
    let id: Int
    var children: [Element]?
  }

  @MainActor @Observable final class Model {
    var isOpen = false
  }

  let model: Model
  private static let leaves = (0..<100).map { Element(id: 1_000_000 + $0) }
  private static let rest = (1..<100_000).map { Element(id: $0, children: []) }

  var body: some View {
    @Bindable var model = model
    List {
      DisclosureGroup("First", isExpanded: $model.isOpen) {
        ForEach(Self.leaves) { Text("Leaf \($0.id)") }
      }
      OutlineGroup(Self.rest, children: \.children) { Text("Branch \($0.id)") }
    }
  }

  static func report() {
    let model = Model()
    let snapshot = LayoutSnapshot(
      of: TreeBenchmark(model: model), window: CGSize(width: 400, height: 600))
    func setOpen(_ isOpen: Bool) {
      model.isOpen = isOpen
      snapshot.update()
    }
    let opened = best(10) {
      setOpen(false)
    } then: {
      setOpen(true)
    }
    let closed = best(10) {
      setOpen(true)
    } then: {
      setOpen(false)
    }
    print(
      "a tree of 100,000: a node opened \(text(opened, limit: 5)), closed \(text(closed, limit: 5))"
    )
  }
}

/// A table of a hundred thousand rows that is sorted.
private struct TableBenchmark: View {
  struct Row: Identifiable {
    let id: Int
    /// The numbers in no particular order.
    var key: Int { id &* 7_919 % 100_003 }
  }

  @MainActor @Observable final class Model {
    var rows = (0..<100_000).map { Row(id: $0) }
  }

  let model: Model

  var body: some View {
    Table(model.rows) {
      TableColumn("Number") { Text("\($0.id)") }
      TableColumn("Key") { Text("\($0.key)") }
    }
  }

  static func report() {
    let model = Model()
    let (byKey, byID) = (model.rows.sorted { $0.key < $1.key }, model.rows)
    let snapshot = LayoutSnapshot(
      of: TableBenchmark(model: model), window: CGSize(width: 400, height: 600))
    var isByKey = false
    let time = best(10) {
      isByKey.toggle()
      model.rows = isByKey ? byKey : byID
      snapshot.update()
    }
    let sort = best(3) { _ = byID.sorted { $0.key < $1.key } }
    print(
      "a table of 100,000 in another order: \(text(time)) ms, beside \(text(sort)) ms of sorting")
  }
}
