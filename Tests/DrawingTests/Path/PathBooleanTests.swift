import EspalierDrawing
import Foundation
import Testing

/// Two squares of 10 points; the second is 5 to the right and 5 down.
@Suite struct PathBooleanTests {
  private let first = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let second = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  @Test func `squares that overlap in a corner`() {
    #expect(
      first.union(second).description
        == "0 0 m 10 0 l 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l h")
    #expect(first.intersection(second).description == "5 5 m 10 5 l 10 10 l 5 10 l h")
    #expect(
      first.subtracting(second).description == "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h")
    #expect(
      first.symmetricDifference(second).description
        == "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h "
        + "10 5 m 15 5 l 15 15 l 5 15 l 5 10 l 10 10 l h")
  }

  @Test(
    "what is added to the square (0, 0) to (10, 10) → union, intersection, difference",
    arguments: [
      // Side by side: the common edge goes.
      (
        CGRect(x: 10, y: 0, width: 5, height: 10), "0 0 m 15 0 l 15 10 l 0 10 l h", "",
        "0 0 m 10 0 l 10 10 l 0 10 l h"
      ),
      // The same.
      (
        CGRect(x: 0, y: 0, width: 10, height: 10), "0 0 m 10 0 l 10 10 l 0 10 l h",
        "0 0 m 10 0 l 10 10 l 0 10 l h", ""
      ),
      // Inside: the hole runs the other way.
      (
        CGRect(x: 2, y: 2, width: 6, height: 6), "0 0 m 10 0 l 10 10 l 0 10 l h",
        "2 2 m 8 2 l 8 8 l 2 8 l h",
        "0 0 m 10 0 l 10 10 l 0 10 l h 2 2 m 2 8 l 8 8 l 8 2 l h"
      ),
      // Two edges in common.
      (
        CGRect(x: 0, y: 0, width: 4, height: 10), "0 0 m 10 0 l 10 10 l 0 10 l h",
        "0 0 m 4 0 l 4 10 l 0 10 l h", "4 0 m 10 0 l 10 10 l 4 10 l h"
      ),
      // Apart.
      (
        CGRect(x: 20, y: 0, width: 1, height: 1),
        "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 21 0 l 21 1 l 20 1 l h", "",
        "0 0 m 10 0 l 10 10 l 0 10 l h"
      ),
      // Corner to corner.
      (
        CGRect(x: 10, y: 10, width: 1, height: 1),
        "0 0 m 10 0 l 10 10 l 0 10 l h 10 10 m 11 10 l 11 11 l 10 11 l h", "",
        "0 0 m 10 0 l 10 10 l 0 10 l h"
      ),
    ])
  func rectangles(other: CGRect, union: String, intersection: String, difference: String) {
    #expect(first.union(Path(other)).description == union)
    #expect(first.intersection(Path(other)).description == intersection)
    #expect(first.subtracting(Path(other)).description == difference)
  }

  @Test func `coordinates that are not cut keep their value`() {
    let thirds = Path(CGRect(x: 0.1, y: 1 / 3.0, width: 0.7, height: 100))
    #expect(
      thirds.normalized()
        == Path { $0.addRect(CGRect(x: 0.1, y: 1 / 3.0, width: 0.7, height: 100)) })
    let wide = Path(CGRect(x: -1, y: 0.7, width: 3, height: 0.2))
    #expect(thirds.intersection(wide) == Path(CGRect(x: 0.1, y: 0.7, width: 0.7, height: 0.2)))
  }

  @Test func `a square in a square is a hole only by the even-odd rule`() {
    let frame = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    let hole = " 10 10 m 10 20 l 20 20 l 20 10 l h"
    let square = "0 0 m 30 0 l 30 30 l 0 30 l h"
    #expect(frame.normalized().description == square + hole)
    #expect(frame.normalized(eoFill: false).description == square)
    #expect(frame.union(Path(), eoFill: true).description == square + hole)
    #expect(frame.subtracting(Path()).description == square)
  }

  @Test func `a figure of eight becomes two triangles, both clockwise`() throws {
    let eight = try #require(Path("0 0 m 10 10 l 10 0 l 0 10 l h"))
    #expect(
      eight.normalized().description == "0 0 m 5 5 l 0 10 l h 10 0 m 10 10 l 5 5 l h")
  }

  @Test func `open figures count as closed`() throws {
    let corner = try #require(Path("0 0 m 10 0 l 10 10 l"))
    #expect(corner.normalized().description == "0 0 m 10 0 l 10 10 l h")
  }

  @Test func `curves that are not cut stay the same`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let square = Path(CGRect(x: 20, y: 0, width: 10, height: 10))
    // From its top; otherwise as it was.
    #expect(
      circle.union(square).brief
        == "5 0 m 7.761 0 10 2.239 10 5 c 10 7.761 7.761 10 5 10 c 2.239 10 0 7.761 0 5 c "
        + "0 2.239 2.239 0 5 0 c h 20 0 m 30 0 l 30 10 l 20 10 l h")
  }

  @Test func `a circle cut in half keeps its curve, and its ends lie where they should`() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    // The line y = 30 meets the circle at x = ±40.
    let half = circle.intersection(Path(CGRect(x: -60, y: 30, width: 120, height: 60)))
    var curves = 0
    var points: [CGPoint] = []
    half.forEach { element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve: curves += 1
      case .quadCurve, .closeSubpath: break
      }
    }
    #expect(curves == 2)
    // The circle's cubics are within 0.03 % of a circle of 50.
    #expect(points.contains { $0.distance(to: CGPoint(x: -40, y: 30)) < 0.02 })
    #expect(points.contains { $0.distance(to: CGPoint(x: 40, y: 30)) < 0.02 })
    #expect(points.allSatisfy { $0.y == 30 })
  }

  @Test func `a stroke is one region, and takes off half of its width`() {
    let disc = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let thin = disc.subtracting(disc.strokedPath(StrokeStyle(lineWidth: 20)))
    let bounds = thin.boundingRect
    #expect(abs(bounds.width - (100 - 20)) < 0.1)
    let area = thin.area
    #expect(abs(area - Double.pi * 40 * 40) < Double.pi * 40 * 40 * 0.002)
  }

  @Test(
    "coordinates that are NaN, infinite or far too large are harmless",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e-300])
  func strangeNumbers(number: Double) {
    let strange = Path { path in
      path.move(to: CGPoint(x: number, y: 0))
      path.addLine(to: CGPoint(x: 5, y: number))
      path.addLine(to: CGPoint(x: 5, y: 5))
    }
    _ = strange.normalized()
    #expect(first.union(strange).contains(CGPoint(x: 5, y: 2)))
    #expect(first.lineSubtraction(strange).isEmpty == false)
    let tiny = Path(CGRect(x: 0, y: 0, width: number, height: number))
    _ = tiny.subtracting(strange)
  }

  @Test func `a path that crosses itself too often is left as it is`() {
    // 3,000 upright and 3,000 level lines make nine million crossings.
    let comb = Path { path in
      for index in 0..<3_000 {
        let place = Double(index)
        path.addRect(CGRect(x: place, y: 0, width: 0.5, height: 3_000))
        path.addRect(CGRect(x: 0, y: place, width: 3_000, height: 0.5))
      }
    }
    #expect(comb.normalized() == comb)
  }
}

@Suite struct PathLineClippingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test(
    "line → inside and outside of a square from (0, 0) to (10, 10)",
    arguments: [
      ("-5 5 m 15 5 l", "0 5 m 10 5 l", "-5 5 m 0 5 l 10 5 m 15 5 l"),
      ("2 2 m 4 2 l", "2 2 m 4 2 l", ""),
      ("20 0 m 30 0 l", "", "20 0 m 30 0 l"),
      // Along an edge counts as inside.
      ("-5 0 m 15 0 l", "0 0 m 10 0 l", "-5 0 m 0 0 l 10 0 m 15 0 l"),
      // A closed figure that is not cut stays closed.
      ("2 2 m 4 2 l 4 4 l h", "2 2 m 4 2 l 4 4 l h", ""),
      // One that is cut opens where it is cut, not where it was started.
      (
        "5 5 m 15 5 l 15 6 l 5 6 l h", "10 6 m 5 6 l 5 5 l 10 5 l", "10 5 m 15 5 l 15 6 l 10 6 l"
      ),
      // The line that would close an open figure is not drawn.
      ("2 2 m 8 2 l 8 8 l", "2 2 m 8 2 l 8 8 l", ""),
    ])
  func lines(line: String, inside: String, outside: String) throws {
    let path = try #require(Path(line))
    #expect(path.lineIntersection(square).description == inside)
    #expect(path.lineSubtraction(square).description == outside)
  }

  @Test func `a curve that is cut stays a curve`() throws {
    // x(t) = 20t, y(t) = 20t(1−t): the curve leaves the square at x = 10, t = 1/2, y = 5.
    let arch = try #require(Path("0 0 m 10 10 20 0 q"))
    #expect(arch.lineIntersection(square).brief == "0 0 m 5 5 10 5 q")
    #expect(arch.lineSubtraction(square).brief == "10 5 m 15 5 20 0 q")
  }

  @Test func `the rule decides what is inside the other path`() throws {
    let frame = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    let line = try #require(Path("-5 15 m 35 15 l"))
    #expect(line.lineIntersection(frame).description == "0 15 m 30 15 l")
    #expect(
      line.lineIntersection(frame, eoFill: true).description
        == "0 15 m 10 15 l 20 15 m 30 15 l")
  }
}
