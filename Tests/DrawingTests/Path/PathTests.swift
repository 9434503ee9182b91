import EspalierDrawing
import Foundation
import Testing

@Suite struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test(
    "path → description",
    arguments: [
      (Path(), ""),
      (Path(CGRect(x: 1, y: 2, width: 3, height: 4)), "1 2 m 4 2 l 4 6 l 1 6 l h"),
      (Path { $0.addLines([.zero, CGPoint(x: 5, y: 0.5)]) }, "0 0 m 5 0.5 l"),
      (
        Path { path in
          path.move(to: .zero)
          path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
          path.addCurve(
            to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 3, y: 1), control2: CGPoint(x: 5, y: 1))
          path.closeSubpath()
        }, "0 0 m 1 1 2 0 q 3 1 5 1 6 0 c h"
      ),
      (
        Path { $0.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), .zero]) },
        "0 0 m 1 0 l 1 1 l 0 1 l h 0 0 m 0 0 l 0 0 l 0 0 l h"
      ),
    ])
  func description(path: Path, description: String) {
    #expect(path.description == description)
    #expect(Path(description) == path)
  }

  @Test(
    "invalid text does not become a path",
    arguments: ["1 m", "1 2", "1 2 l", "0 0 m 1 2 3 l", "0 0 m x y l", "0 0 m 1 2 3 4 c", "h"])
  func notAPath(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func `lines and curves without a start are left out`() {
    let path = Path { path in
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
      path.closeSubpath()
    }
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect.isNull)
  }

  @Test func `after closing, the pen is back at the figure's start`() {
    var path = Path {
      $0.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 9)])
    }
    #expect(path.currentPoint == CGPoint(x: 5, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.offsetBy(dx: 1, dy: 1).currentPoint == CGPoint(x: 2, y: 3))
  }

  @Test func `an ellipse starts at the right and runs clockwise`() {
    #expect(
      Path(ellipseIn: square).brief
        == "100 50 m 100 77.614 77.614 100 50 100 c 22.386 100 0 77.614 0 50 c "
        + "0 22.386 22.386 0 50 0 c 77.614 0 100 22.386 100 50 c h")
  }

  @Test func `an infinite corner radius is as large as fits`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let round = Path(roundedRect: rect, cornerRadius: 10)
    #expect(Path(roundedRect: rect, cornerRadius: .infinity) == round)
    #expect(Path(roundedRect: rect, cornerRadius: .nan) == Path(rect))
    let radii = RectangleCornerRadii(topLeading: .infinity, bottomLeading: 0)
    let corner = RectangleCornerRadii(topLeading: 20, bottomLeading: 0)
    #expect(
      Path(roundedRect: rect, cornerRadii: radii) == Path(roundedRect: rect, cornerRadii: corner))
  }

  @Test func `a shape drawn step by step equals the same shape made at once`() {
    #expect(Path { $0.addRect(square) } == Path(square))
    #expect(Path { $0.addEllipse(in: square) } == Path(ellipseIn: square))
    #expect(
      Path {
        $0.addLines(square.corners); $0.closeSubpath()
      } == Path(square))
    #expect(Path(square) != Path(ellipseIn: square))
  }

  @Test func `adding to a shape keeps its lines`() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.description == "0 0 m 1 0 l 1 1 l 0 1 l h 5 5 l")
  }

  @Test func `a path is a value`() {
    let original = Path { $0.addLines([.zero, CGPoint(x: 1, y: 0)]) }
    var copy = original
    copy.addLine(to: CGPoint(x: 1, y: 1))
    #expect(original.description == "0 0 m 1 0 l")
    #expect(copy.description == "0 0 m 1 0 l 1 1 l")
  }

  @Test func `every element is visited in order`() {
    var elements: [Path.Element] = []
    Path(CGRect(x: 0, y: 0, width: 1, height: 1)).forEach { elements.append($0) }
    #expect(
      elements == [
        .move(to: .zero), .line(to: CGPoint(x: 1, y: 0)), .line(to: CGPoint(x: 1, y: 1)),
        .line(to: CGPoint(x: 0, y: 1)), .closeSubpath,
      ])
  }
}

@Suite struct PathGeometryTests {
  @Test(
    "path → bounds around the curve, not around its controls",
    arguments: [
      // A quadratic curve reaches half the height of its control point.
      ("0 0 m 5 10 10 0 q", "0,0 10x5"),
      // A cubic with both controls at one height reaches three quarters of it.
      ("0 0 m 0 8 10 8 10 0 c", "0,0 10x6"),
      // y(t) = 30t(1−t)(1−2t) swings by 5 / √3 to either side.
      ("0 0 m 0 10 10 -10 10 0 c", "0,-2.887 10x5.774"),
      ("3 4 m", "3,4 0x0"),
      ("0 0 m 1 1 l 50 50 m", "0,0 1x1"),
    ])
  func bounds(description: String, bounds: String) throws {
    let path = try #require(Path(description))
    #expect(path.boundingRect.brief == bounds)
  }

  @Test func `upright transforms keep shapes recognizable, others do not`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let grow = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(Path(rect).applying(grow).storage == .rect(rect.applying(grow)))
    #expect(Path(ellipseIn: rect).applying(grow).storage == .ellipse(rect.applying(grow)))
    let turned = Path(rect).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(turned.brief == "0 0 m 0 10 l -10 10 l -10 0 l h")
  }

  @Test
  func `a point is inside by the winding rule, and outside by the even-odd rule, of two squares`() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    let center = CGPoint(x: 15, y: 15)
    #expect(path.contains(center))
    #expect(!path.contains(center, eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 31, y: 15)))
  }

  @Test(
    "distance from a circle's center → inside",
    arguments: [(0.0, true), (49.9, true), (50.1, false)])
  func circle(distance: Double, isInside: Bool) {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    for degrees in stride(from: 0.0, to: 360, by: 15) {
      let angle = degrees * .pi / 180
      let point = CGPoint(x: distance * cos(angle), y: distance * sin(angle))
      #expect(circle.contains(point) == isInside, "at \(degrees)°")
    }
  }

  @Test func `an open figure contains the same points as a closed one`() {
    let corner = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
    #expect(corner.contains(CGPoint(x: 3, y: 3)))
    #expect(!corner.contains(CGPoint(x: 8, y: 8)))
  }
}
