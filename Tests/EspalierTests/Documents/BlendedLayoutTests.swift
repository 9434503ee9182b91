import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A layout that can say where the middles of its children go.
private protocol Arrangement: Layout where Cache == Void {
  func middles(of sizes: [CGSize], in bounds: CGRect) -> [CGPoint]
}

extension Arrangement {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    for (subview, middle) in zip(subviews, middles(of: sizes, in: bounds)) {
      subview.place(at: middle, anchor: .center, proposal: .unspecified)
    }
  }
}

/// In a line, 20 points apart.
private struct Line: Arrangement {
  func middles(of sizes: [CGSize], in bounds: CGRect) -> [CGPoint] {
    let length = sizes.reduce(-20) { $0 + $1.width + 20 }
    var x = bounds.midX - length / 2
    return sizes.map { size in
      defer { x += size.width + 20 }
      return CGPoint(x: x + size.width / 2, y: bounds.midY)
    }
  }
}

/// Around the middle, at a third of the shorter side from it, the first one at the top.
private struct Ring: Arrangement {
  func middles(of sizes: [CGSize], in bounds: CGRect) -> [CGPoint] {
    let radius = min(bounds.width, bounds.height) / 3
    return sizes.indices.map { index in
      let angle = 2 * Double.pi * Double(index) / Double(sizes.count)
      return CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
    }
  }
}

/// Between two others: all of the first at 0, all of the second at 1.
private struct Blend<Start: Arrangement, End: Arrangement>: Arrangement {
  var start: Start
  var end: End
  var fraction: CGFloat

  var animatableData: CGFloat {
    get { fraction }
    set { fraction = newValue }
  }

  func middles(of sizes: [CGSize], in bounds: CGRect) -> [CGPoint] {
    zip(start.middles(of: sizes, in: bounds), end.middles(of: sizes, in: bounds)).map { from, to in
      CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
  }
}

/// On a circle that turns.
private struct Turntable: Layout {
  var radius: CGFloat
  var rotation: Angle

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(radius, rotation.radians) }
    set { (radius, rotation) = (newValue.first, .radians(newValue.second)) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let side = 2 * radius + (sizes.map { max($0.width, $0.height) }.max() ?? 0)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = rotation.radians + 2 * Double.pi * Double(index) / Double(subviews.count)
      subview.place(
        at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// Layouts with data that changes gradually, looked at in between.
@MainActor @Suite struct BlendedLayoutTests {
  private func middles(_ snapshot: LayoutSnapshot) -> [String] {
    snapshot.frames(of: "tile").map { frame in
      let x: CGFloat = (frame.midX * 100).rounded() / 100
      let y: CGFloat = (frame.midY * 100).rounded() / 100
      return CGPoint(x: x, y: y).brief
    }
  }

  @Test(
    "fraction → places in 300 x 300",
    arguments: [
      (0, ["50,150", "100,150", "150,150", "200,150", "250,150"]),
      (
        0.5,
        ["100,100", "172.55,134.55", "179.39,190.45", "145.61,190.45", "152.45,134.55"]
      ),
      (
        1,
        ["150,50", "245.11,119.1", "208.78,230.9", "91.22,230.9", "54.89,119.1"]
      ),
    ] as [(CGFloat, [String])])
  func places(fraction: CGFloat, expected: [String]) {
    let view = Blend(start: Line(), end: Ring(), fraction: fraction) {
      ForEach(0..<5) { _ in Color.blue.frame(width: 30, height: 30).called("tile") }
    }
    .frame(width: 300, height: 300)
    #expect(middles(LayoutSnapshot(of: view, proposal: .unspecified)) == expected)
  }

  @Test func `another fraction moves the children and keeps their state`() {
    let (fraction, counter) = (Handle<CGFloat>(), Handle<Int>())
    let view = Varying(fraction, CGFloat(0)) { fraction in
      Blend(start: Line(), end: Ring(), fraction: fraction) {
        Counter(counter)
      }
    }
    let snapshot = LayoutSnapshot(of: view, proposal: ProposedViewSize(width: 300, height: 300))
    counter.value = 7
    fraction.value = 1
    snapshot.update()
    #expect(snapshot.frame(of: "counter")?.midY == 50)
    #expect(snapshot.width(of: "counter") == 7)
  }

  @Test(
    "degrees → offsets of the first and second tile from the middle",
    arguments: [
      (0, "0,-100", "100,0"), (45, "70.71,-70.71", "70.71,70.71"), (90, "100,0", "0,100"),
      (30, "50,-86.6", "86.6,50"),
    ])
  func turning(degrees: Double, first: String, second: String) {
    // As an animation sets it: through the animatable data of the layout at rest.
    var table = Turntable(radius: 100, rotation: .zero)
    table.animatableData = AnimatablePair(100, Angle.degrees(degrees).radians)
    let view = table {
      ForEach(0..<4) { _ in Color.blue.frame(width: 40, height: 40).called("tile") }
    }
    let snapshot = LayoutSnapshot(of: view, proposal: .unspecified)
    #expect(snapshot.size == CGSize(width: 2 * 100 + 40, height: 2 * 100 + 40))
    let offsets = snapshot.frames(of: "tile").map { frame in
      let x: CGFloat = ((frame.midX - 120) * 100).rounded() / 100
      let y: CGFloat = ((frame.midY - 120) * 100).rounded() / 100
      return CGPoint(x: x == 0 ? 0 : x, y: y == 0 ? 0 : y).brief
    }
    #expect(Array(offsets.prefix(2)) == [first, second])
  }

  @Test func `a straight line between two places cuts the corner`() {
    // The children of a layout without animatable data move so.
    let (from, to) = (CGPoint(x: 0, y: -100), CGPoint(x: 100, y: 0))
    let half = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    #expect(half == CGPoint(x: 50, y: -50))
    #expect((hypot(half.x, half.y) * 100).rounded() == 7071)
  }
}
