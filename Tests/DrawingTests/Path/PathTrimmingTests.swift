import EspalierDrawing
import Foundation
import Testing

@Suite struct PathTrimmingTests {
  // A square of 10 points a side has 40 points to go around.
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test(
    "fractions → part of a square",
    arguments: [
      (0.0, 1.0, "0 0 m 10 0 l 10 10 l 0 10 l h"),
      (0.0, 0.5, "0 0 m 10 0 l 10 10 l"),
      (0.0, 0.125, "0 0 m 5 0 l"),
      (0.125, 0.375, "5 0 m 10 0 l 10 5 l"),
      (0.75, 1.0, "0 10 m 0 0 l"),
      (-1.0, 0.25, "0 0 m 10 0 l"),
      (0.5, 9.0, "10 10 m 0 10 l 0 0 l"),
      (0.5, 0.5, ""),
      (0.8, 0.2, ""),
    ])
  func trimming(from: Double, to: Double, description: String) {
    #expect(square.trimmedPath(from: from, to: to).description == description)
  }

  @Test func `half of a circle ends across from its start`() throws {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let half = circle.trimmedPath(from: 0, to: 0.5)
    #expect(half.boundingRect.brief == "0,50 100x50")
    let end = try #require(circle.trimmedPath(from: 0, to: 0.125).currentPoint)
    // 50 + 50 / √2, at 45°.
    #expect(abs(end.x - 85.355) < 0.01 && abs(end.y - 85.355) < 0.01)
  }

  @Test func `figures are measured together, and whole ones stay closed`() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    }
    #expect(
      path.trimmedPath(from: 0, to: 0.625).description
        == "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l")
  }
}
