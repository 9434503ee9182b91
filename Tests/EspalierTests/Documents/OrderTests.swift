import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Turn: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

extension View {
  fileprivate func turn(_ turn: CGFloat) -> some View { layoutValue(key: Turn.self, value: turn) }
}

extension LayoutSubview {
  fileprivate var turn: CGFloat { self[Turn.self] }
}

/// Rows that are arranged by values of their children, not in the order in which they are written.
@MainActor @Suite struct OrderTests {
  private func disc(_ color: Color, _ name: String) -> some View {
    Circle().fill(color).frame(width: 30, height: 30).called(name)
  }

  private func places(of view: some View) -> [String] {
    let snapshot = LayoutSnapshot(of: view, proposal: .unspecified)
    #expect(snapshot.size == CGSize(width: 3 * 30 + 2 * 5, height: 30))
    return snapshot.places("blue", "yellow", "green")
  }

  private let blueFirst = ["0,0 30x30", "35,0 30x30", "70,0 30x30"]

  @Test func `the child with the highest priority comes first`() {
    let priorities = Notebook<Double>()
    let row = SortedRow(gap: 5) { subview in
      priorities.write(subview.priority)
      return subview.priority
    }
    #expect(
      places(
        of: row {
          disc(.yellow, "yellow")
          disc(.green, "green")
          disc(.blue, "blue").layoutPriority(1)
        }) == blueFirst)
    #expect(Set(priorities.entries) == [0, 1])
  }

  @Test func `a layout value works like a priority, and is zero by default`() {
    let turns = Notebook<CGFloat>()
    let row = SortedRow(gap: 5) { subview in
      turns.write(subview[Turn.self])
      return subview[Turn.self]
    }
    #expect(
      places(
        of: row {
          disc(.yellow, "yellow")
          disc(.green, "green")
          disc(.blue, "blue").layoutValue(key: Turn.self, value: 1)
        }) == blueFirst)
    #expect(Set(turns.entries) == [Turn.defaultValue, 1])
  }

  @Test func `named properties for a layout value change nothing in the picture`() throws {
    let plain = SortedRow(gap: 5, rank: { $0[Turn.self] }) {
      disc(.yellow, "yellow")
      disc(.green, "green")
      disc(.blue, "blue").layoutValue(key: Turn.self, value: 1)
    }
    let named = SortedRow(gap: 5, rank: { $0.turn }) {
      disc(.yellow, "yellow")
      disc(.green, "green")
      disc(.blue, "blue").turn(1)
    }
    #expect(places(of: named) == blueFirst)
    #expect(try plain.png(scale: 2) == named.png(scale: 2))
  }

  @Test func `another position does not change the order of drawing`() {
    let row = SortedRow(gap: -1, rank: \.priority) {
      Color.yellow.frame(width: 3, height: 1)
      Color.green.frame(width: 3, height: 1)
      Color.blue.frame(width: 3, height: 1).layoutPriority(1)
    }
    // Blue stands first and, written last, covers the point that it shares with yellow.
    expectDrawing(of: row, is: "bbbyggg")
  }
}
