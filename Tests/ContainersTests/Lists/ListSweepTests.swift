import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// One finger along the circles of a phone's list that is edited.
@MainActor struct ListSweepTests {
  @Observable final class Model {
    var names = (0..<30).map { "Row \($0)" }
    var selection: Set<String> = []
    var mode = EditMode.active
  }

  private struct Rows: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.selection) {
        ForEach(model.names, id: \.self) { name in
          Text(name).selectionDisabled(name == "Row 2")
        }
      }
      .environment(\.editMode, $model.mode)
    }
  }

  private let model = Model()

  private func harness() -> Harness {
    Harness(Rows(model: model), window: CGSize(width: 320, height: 400), platform: .phone)
  }

  /// The box is 16 in, the circle 17 from its edge and 22 wide.
  private static let column: CGFloat = 16 + 17 + 11

  private func touch(_ phase: PointerEvent.Phase, _ row: String, _ harness: Harness) throws {
    let frame = try #require(harness.frame(of: row))
    harness.send(
      .pointer(
        PointerEvent(phase, at: CGPoint(x: Self.column, y: frame.midY), kind: .touch)))
    harness.advance(by: 0.1)
  }

  private var selected: [Int] {
    model.names.indices.filter { model.selection.contains(model.names[$0]) }
  }

  @Test func `a finger selects the rows that it passes, and gives back those that it leaves`()
    throws
  {
    let harness = harness()
    let rest = harness.frame(of: "Row 0")
    try touch(.down, "Row 0", harness)
    try touch(.moved, "Row 1", harness)
    #expect(selected == [0, 1])
    // A row that cannot be selected is passed over.
    try touch(.moved, "Row 4", harness)
    #expect(selected == [0, 1, 3, 4])
    try touch(.moved, "Row 1", harness)
    try touch(.up, "Row 1", harness)
    #expect(selected == [0, 1])
    #expect(harness.frame(of: "Row 0") == rest, "the list does not scroll")
  }

  @Test func `from a selected row on, rows are taken from the selection`() throws {
    model.selection = ["Row 1", "Row 3", "Row 5"]
    let harness = harness()
    try touch(.down, "Row 3", harness)
    try touch(.moved, "Row 0", harness)
    #expect(selected == [5])
    try touch(.moved, "Row 4", harness)
    #expect(selected == [1, 5])
    try touch(.up, "Row 4", harness)
  }

  @Test func `a tap on a circle selects its row alone, and a finger beside the circles scrolls`()
    throws
  {
    let harness = harness()
    try touch(.down, "Row 1", harness)
    #expect(selected == [])
    try touch(.up, "Row 1", harness)
    #expect(selected == [1])
    let row = try #require(harness.frame(of: "Row 5"))
    for (phase, y) in [(PointerEvent.Phase.down, 0.0), (.moved, -20), (.moved, -60), (.up, -60)] {
      harness.send(
        .pointer(
          PointerEvent(phase, at: CGPoint(x: 200, y: row.midY + y), kind: .touch)))
      harness.advance(by: 0.1)
    }
    #expect(selected == [1])
    #expect(harness.frame(of: "Row 5")?.minY ?? row.minY < row.minY - 30)
  }

  @Test func `at the edge of the list rows beyond it come into view and are selected`() throws {
    let harness = harness()
    try touch(.down, "Row 0", harness)
    for y in [100.0, 250, 395] {
      harness.send(
        .pointer(PointerEvent(.moved, at: CGPoint(x: Self.column, y: y), kind: .touch)))
    }
    for _ in 0..<60 { harness.advance(by: 0.05) }
    #expect(selected.count > 15)
    // All from the first one on, but for the one that cannot be selected.
    #expect(selected == (0...(selected.last ?? 0)).filter { $0 != 2 })
    harness.send(
      .pointer(PointerEvent(.up, at: CGPoint(x: Self.column, y: 395), kind: .touch)))
    let count = selected.count
    for _ in 0..<20 { harness.advance(by: 0.05) }
    #expect(selected.count == count)
  }

  @Test func `a finger whose first row is removed, or that is cancelled, selects no more`() throws {
    let harness = harness()
    try touch(.down, "Row 3", harness)
    try touch(.moved, "Row 4", harness)
    model.names.remove(at: 3)
    harness.advance(by: 1)
    try touch(.moved, "Row 6", harness)
    try touch(.up, "Row 6", harness)
    #expect(!model.selection.contains("Row 6"))
    model.selection = []
    try touch(.down, "Row 0", harness)
    try touch(.moved, "Row 1", harness)
    try touch(.cancelled, "Row 1", harness)
    try touch(.moved, "Row 5", harness)
    #expect(selected == [0, 1])
    #expect(harness.diagnostics == [])
  }
}
