import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// Rows that are dragged within a section, into another one, and by a finger that rested on them.
@MainActor struct ListSectionMoveTests {
  @Observable final class Model {
    var first = ["A", "B", "C"]
    var second = ["X", "Y", "Z"]
    var log: [String] = []
  }

  private struct Sections: View {
    let model: Model
    var isDraggable = false
    var isMovable = true
    var takesDrops = false

    var body: some View {
      List {
        section("first", \.first)
        section("second", \.second)
      }
    }

    private func section(
      _ name: String, _ rows: ReferenceWritableKeyPath<Model, [String]>
    ) -> some View {
      Section(name) {
        let loop = ForEach(model[keyPath: rows], id: \.self) { row in
          if isDraggable { Text(row).draggable(row) } else { Text(row) }
        }
        .onMove(
          perform: isMovable
            ? { offsets, target in
              model.log.append("\(name): \(offsets.map(\.self)) before \(target)")
              model[keyPath: rows].move(fromOffsets: offsets, toOffset: target)
            } : nil)
        if takesDrops {
          loop.dropDestination(for: String.self) { values, offset in
            model.log.append("\(name): \(values) at \(offset)")
          }
        } else {
          loop
        }
      }
    }
  }

  private func harness(
    _ view: some View, platform: LayoutSnapshot.Platform = .mac
  ) -> Harness {
    Harness(view, window: CGSize(width: 320, height: 640), platform: platform)
  }

  /// Drags the middle of a row below another one.
  private func drag(_ row: String, below other: String, in harness: Harness) throws {
    let (start, end) = (
      try #require(harness.frame(of: row)), try #require(harness.frame(of: other))
    )
    harness.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.maxY + 2))
  }

  @Test func `a row dragged into another section stops at the end of its own`() throws {
    // The action of a loop gets offsets of this loop alone.
    let model = Model()
    try drag("A", below: "Y", in: harness(Sections(model: model)))
    #expect(model.log == ["first: [0] before 3"])
    #expect(model.first == ["B", "C", "A"] && model.second == ["X", "Y", "Z"])
  }

  @Test func `draggable rows are dropped into another section as their items`() throws {
    for isMovable in [false, true] {
      let model = Model()
      try drag(
        "A", below: "Y",
        in: harness(
          Sections(model: model, isDraggable: true, isMovable: isMovable, takesDrops: true)))
      #expect(model.log == ["second: [\"A\"] at 2"])
    }
  }

  @Test func `a draggable row is moved within its own section`() throws {
    for takesDrops in [false, true] {
      let model = Model()
      let harness = harness(Sections(model: model, isDraggable: true, takesDrops: takesDrops))
      try drag("A", below: "B", in: harness)
      #expect(model.log == ["first: [0] before 2"])
      #expect(model.first == ["B", "A", "C"])
      // Where it is already.
      try drag("A", below: "A", in: harness)
      #expect(model.log.count == 1)
    }
  }

  @Test func `draggable rows that cannot be moved are inserted into their own section`()
    throws
  {
    let model = Model()
    try drag(
      "A", below: "B",
      in: harness(Sections(model: model, isDraggable: true, isMovable: false, takesDrops: true)))
    #expect(model.log == ["first: [\"A\"] at 2"])
  }

  // MARK: Fingers

  private func touch(_ phase: PointerEvent.Phase, _ point: CGPoint, in harness: Harness) {
    harness.send(.pointer(PointerEvent(phase, at: point, kind: .touch)))
  }

  @Test func `a finger that rested on a row drags it, one that moves at once scrolls`() throws {
    for rest in [0, 0.6] {
      let model = Model()
      let harness = harness(Sections(model: model), platform: .phone)
      let row = try #require(harness.frame(of: "A"))
      let target = try #require(harness.frame(of: "B"))
      let start = CGPoint(x: row.midX, y: row.midY)
      touch(.down, start, in: harness)
      if rest > 0 { harness.advance(by: rest) }
      for step in 1...10 {
        let distance = (target.maxY + 2 - row.midY) * CGFloat(step) / 10
        touch(.moved, CGPoint(x: start.x, y: start.y + distance), in: harness)
      }
      touch(.up, CGPoint(x: start.x, y: target.maxY + 2), in: harness)
      #expect(model.log == (rest > 0 ? ["first: [0] before 2"] : []))
    }
  }
}
