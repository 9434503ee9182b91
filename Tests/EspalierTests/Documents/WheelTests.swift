import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The place of child `index` of `count` on a circle: the first at the top, the others clockwise.
private func place(
  _ index: Int, of count: Int, around center: CGPoint, radius: CGFloat
) -> CGPoint {
  let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
  return CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
}

/// Layouts on circles.
@MainActor @Suite struct WheelTests {
  // MARK: Rings in rings

  /// Puts `room` children on a circle, and the rest on circles of half the radius and room each.
  private struct Rings: Layout {
    struct Cache {
      let sizes: [CGSize]
      var placed = 0
      var rings = 0
    }

    var name = "rings"
    var radius: CGFloat
    var room: Int
    let notes: Notebook<String>

    func makeCache(subviews: Subviews) -> Cache {
      notes.write("\(name): made for \(subviews.count)")
      return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      let largest = cache.sizes.map { max($0.width, $0.height) }.max() ?? 0
      return CGSize(width: 2 * radius + largest, height: 2 * radius + largest)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      (cache.placed, cache.rings) = (0, 0)
      fill(subviews, CGPoint(x: bounds.midX, y: bounds.midY), &cache)
      notes.write("\(name): \(cache.rings) rings, \(cache.placed) children")
    }

    /// The next ring; all rings share the storage of the outermost one.
    private func fill(_ subviews: Subviews, _ center: CGPoint, _ cache: inout Cache) {
      let ring = subviews.prefix(room)
      for (index, subview) in ring.enumerated() {
        subview.place(
          at: place(index, of: ring.count, around: center, radius: radius), anchor: .center,
          proposal: ProposedViewSize(cache.sizes[cache.placed]))
        cache.placed += 1
      }
      cache.rings += 1
      let rest = subviews.dropFirst(room)
      if rest.isEmpty { return }
      let inner = Rings(name: name, radius: radius / 2, room: max(1, room / 2), notes: notes)
      inner.fill(rest, center, &cache)
    }
  }

  private func tile(_ name: String) -> some View {
    Color.blue.frame(width: 20, height: 20).called(name)
  }

  @Test func `ten children fill rings of six, three and one`() {
    let notes = Notebook<String>()
    let wheel = Rings(radius: 120, room: 6, notes: notes) {
      ForEach(0..<10) { _ in tile("tile") }
    }
    let snapshot = LayoutSnapshot(
      of: wheel.border(.gray), proposal: ProposedViewSize(width: 500, height: 500))
    #expect(snapshot.size == CGSize(width: 2 * 120 + 20, height: 2 * 120 + 20))
    #expect(snapshot.size == CGSize(width: 260, height: 260))
    let offsets = snapshot.frames(of: "tile").map { offset(of: $0, from: 130) }
    #expect(
      offsets == [
        "0,-120", "103.92,-60", "103.92,60", "0,120", "-103.92,60", "-103.92,-60",
        "0,-60", "51.96,30", "-51.96,30", "0,-30",
      ])
    #expect(notes.entries == ["rings: made for 10", "rings: 3 rings, 10 children"])
  }

  @Test func `a wheel can be a child of a wheel`() {
    let notes = Notebook<String>()
    let wheel = Rings(name: "outer", radius: 100, room: 3, notes: notes) {
      tile("red")
      tile("orange")
      Rings(name: "inner", radius: 30, room: 3, notes: notes) {
        ForEach(0..<3) { _ in tile("tile") }
      }
      .called("small")
      .border(.gray)
    }
    let snapshot = LayoutSnapshot(of: wheel, proposal: .unspecified)
    #expect(snapshot.frame(of: "small")?.size == CGSize(width: 2 * 30 + 20, height: 2 * 30 + 20))
    #expect(snapshot.size == CGSize(width: 2 * 100 + 80, height: 2 * 100 + 80))
    let offsets = ["red", "orange", "small"].compactMap { snapshot.frame(of: $0) }
      .map { offset(of: $0, from: 140) }
    #expect(offsets == ["0,-100", "86.6,50", "-86.6,50"])
    #expect(
      Set(notes.entries) == [
        "outer: made for 3", "outer: 1 rings, 3 children", "inner: made for 3",
        "inner: 1 rings, 3 children",
      ])
    #expect(notes.entries.count == 4)
  }

  // MARK: Children that learn their angle

  /// The receiver of the angle at which a child was placed.
  private struct AngleBox: LayoutValueKey {
    static var defaultValue: Binding<Angle>? { nil }
  }

  private struct TellingWheel: Layout {
    let radius: CGFloat
    let written: Notebook<Int>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let side = 2 * radius + (sizes.map { max($0.width, $0.height) }.max() ?? 0)
      return CGSize(width: side, height: side)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: place(index, of: subviews.count, around: center, radius: radius),
          anchor: .center, proposal: .unspecified)
        let angle = Angle.degrees(360 * Double(index) / Double(subviews.count))
        guard let box = subview[AngleBox.self], box.wrappedValue != angle else { continue }
        tell(box, angle, index)
      }
    }

    /// Writes the angle once the layout is over, for state must not change meanwhile.
    private func tell(_ box: Binding<Angle>, _ angle: Angle, _ index: Int) {
      nonisolated(unsafe) let written = written
      DispatchQueue.main.async {
        box.wrappedValue = angle
        written.write(index)
      }
    }
  }

  /// A bar that turns to its angle.
  private struct Spoke: View {
    let index: Int
    let turns: Notebook<String>
    @State private var angle = Angle.zero

    var body: some View {
      let _ = turns.write("\(index): \(Int(angle.degrees.rounded()))")
      Rectangle()
        .fill(index == 0 ? Color.red : .blue)
        .frame(width: 8, height: 60)
        .rotationEffect(angle)
        .called("spoke")
        .layoutValue(key: AngleBox.self, value: $angle)
    }
  }

  @Test func `bars turn to the angles at which they are placed, with one write each`() async {
    let (written, turns) = (Notebook<Int>(), Notebook<String>())
    let wheel = TellingWheel(radius: 100, written: written) {
      ForEach(0..<6) { Spoke(index: $0, turns: turns) }
    }
    let snapshot = LayoutSnapshot(of: wheel, proposal: .unspecified)
    for _ in 0..<4 {
      // The main queue runs blocks in order: those of the layout come before this one.
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      snapshot.update()
    }
    #expect(snapshot.size == CGSize(width: 2 * 100 + 60, height: 2 * 100 + 60))
    let offsets = snapshot.frames(of: "spoke").map { offset(of: $0, from: 130) }
    #expect(offsets == ["0,-100", "86.6,-50", "86.6,50", "0,100", "-86.6,50", "-86.6,-50"])
    #expect(written.entries == [1, 2, 3, 4, 5], "the first bar is upright already")
    #expect(
      turns.entries == (0..<6).map { "\($0): 0" } + (1..<6).map { "\($0): \(60 * $0)" },
      "no bar is evaluated once more than it turns")
  }

  private func offset(of frame: CGRect, from center: CGFloat) -> String {
    func hundredths(_ length: CGFloat) -> CGFloat {
      let rounded = (length * 100).rounded() / 100
      return rounded == 0 ? 0 : rounded
    }
    return CGPoint(x: hundredths(frame.midX - center), y: hundredths(frame.midY - center)).brief
  }
}
