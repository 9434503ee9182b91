import EspalierDrawing
import Foundation
import Testing

@Suite struct PathArcTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  // Angles grow clockwise as seen on the screen; `clockwise: true` runs the other way, as in
  // SwiftUI.
  @Test(
    "angles → bounds and end",
    arguments: [
      (0.0, 90.0, false, "0,0 10x10", "0,10"),
      (0.0, 90.0, true, "-10,-10 20x20", "0,10"),
      (90.0, 0.0, true, "0,0 10x10", "10,0"),
      (-90.0, 90.0, false, "0,-10 10x20", "0,10"),
      (180.0, 360.0, false, "-10,-10 20x10", "10,0"),
      // A full turn is a circle in the direction of the angles, and nothing in the other.
      (0.0, 360.0, false, "-10,-10 20x20", "10,0"),
      (0.0, -360.0, true, "-10,-10 20x20", "10,0"),
      (0.0, 360.0, true, "10,0 0x0", "10,0"),
      (0.0, 800.0, false, "-10,-10 20x20", "10,0"),
    ])
  func arcs(start: Double, end: Double, clockwise: Bool, bounds: String, last: String) {
    let path = arc(start, end, clockwise: clockwise)
    #expect(path.boundingRect.brief == bounds)
    #expect(path.currentPoint?.brief.replacingOccurrences(of: "-0", with: "0") == last)
  }

  @Test func `an arc continues a path with a line to its start`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
    }
    #expect(path.brief.hasPrefix("0 0 m 10 0 l 10 5.523 5.523 10 0 10 c"))
  }

  @Test func `a transform moves the arc but not where it starts from`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addRelativeArc(
        center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90),
        transform: CGAffineTransform(translationX: 100, y: 0))
    }
    #expect(path.brief.hasPrefix("0 0 m 110 0 l"))
  }

  @Test("arcs of very many turns end", arguments: [1e4, 1e9, 1e300, .infinity, .nan])
  func manyTurns(degrees: Double) {
    let path = Path {
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(degrees))
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(degrees), clockwise: true)
    }
    #expect(path.outline.verbs.count < 100)
  }

  @Test func `points of an arc are one radius from its center`() {
    let path = arc(10, 300, clockwise: false)
    var worst: CGFloat = 0
    path.outline.forEachSegment { segment in
      for step in 0...20 {
        let distance = segment.point(at: CGFloat(step) / 20).distance(to: .zero)
        worst = max(worst, abs(distance - 10))
      }
    }
    #expect(worst < 10 * 0.0003)
  }

  @Test func `a corner between two tangents is rounded`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4)
    }
    // The arc starts and ends a radius from a right-angled corner.
    #expect(path.brief == "0 10 m 0 4 l 0 1.791 1.791 0 4 0 c")
  }

  @Test func `tangents along one line leave no corner to round`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 10, y: 0), radius: 4)
    }
    #expect(path.description == "0 0 m 5 0 l")
  }
}
