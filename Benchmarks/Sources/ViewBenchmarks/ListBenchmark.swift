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
  }
}
