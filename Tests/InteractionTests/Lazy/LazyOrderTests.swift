import SwiftUI
import Testing
import ViewTesting

/// Rows that are all in view, in another order.
@MainActor struct LazyOrderTests {
  private enum Form: CaseIterable {
    case stack, list, table
  }

  private struct Flips: View {
    let form: Form
    @State private var rows = (0..<6).map { Item(id: $0) }

    var body: some View {
      VStack(spacing: 0) {
        Button("Flip") { rows.reverse() }
        Button("Swap") { rows.swapAt(1, 4) }
        switch form {
        case .stack:
          ScrollView { LazyVStack(spacing: 0) { ForEach(rows) { Text($0.name) } } }
        case .list: List(rows) { Text($0.name) }
        case .table: Table(rows) { TableColumn("Name", value: \.name) }
        }
      }
    }
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  @Test(arguments: Form.allCases)
  private func `rows whose order changes all show in the same frame`(_ form: Form) {
    let harness = Harness(Flips(form: form), window: CGSize(width: 300, height: 400))
    func places() -> [CGFloat?] { (0..<6).map { harness.frame(of: "row \($0)")?.minY } }
    let before = places()
    harness.click("Flip")
    #expect(places() == before.reversed())
    harness.click("Flip")
    harness.click("Swap")
    var swapped = before
    swapped.swapAt(1, 4)
    #expect(places() == swapped)
  }
}
