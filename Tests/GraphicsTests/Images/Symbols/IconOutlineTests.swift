import EspalierDrawing
import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@Suite struct IconOutlineTests {
  /// A square of 10 with a hole of 4, either by its direction or by the even-odd rule.
  private func ring(_ hole: String, evenOdd: Bool = false) throws -> IconOutline {
    let path = try SVGPathReader.path("M0 0h10v10h-10z" + hole)
    return try IconOutline([SVGIcon.Shape(path: path, style: FillStyle(eoFill: evenOdd))])
  }

  private func isFilled(_ outline: IconOutline, _ x: CGFloat, _ y: CGFloat) -> Bool {
    outline.path.contains(CGPoint(x: x, y: y))
  }

  @Test func `holes are found under both rules and in both directions`() throws {
    for outline in [
      try ring("M3 3v4h4v-4z"), try ring("M3 3v4h4v-4z", evenOdd: true),
      try ring("M3 3h4v4h-4z", evenOdd: true),
    ] {
      #expect(outline.figures.map(\.isHole) == [false, true])
      #expect(isFilled(outline, 1, 1) && !isFilled(outline, 5, 5))
    }
  }

  @Test func `a figure inside of one that turns the same way changes nothing`() throws {
    let outline = try ring("M3 3h4v4h-4z")
    #expect(outline.figures.map(\.isHole) == [false])
    #expect(isFilled(outline, 5, 5))
  }

  @Test func `growing moves edges outwards and makes holes smaller`() throws {
    let outline = try ring("M3 3v4h4v-4z")
    let bold = outline.grown(by: 1)
    #expect(bold.figures[0].bounds == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(bold.figures[1].bounds == CGRect(x: 4, y: 4, width: 2, height: 2))
    let light = outline.grown(by: -1)
    #expect(light.figures[0].bounds == CGRect(x: 1, y: 1, width: 8, height: 8))
    #expect(light.figures[1].bounds == CGRect(x: 2, y: 2, width: 6, height: 6))
  }

  @Test func `dots and holes are never turned inside out`() throws {
    let outline = try ring("M3 3v4h4v-4z")
    // The hole of 4 loses at most 0.35 · 4 on each side, the square of 10 at most 3.5.
    #expect(abs(outline.grown(by: 9).figures[1].bounds.width - (4 - 2 * 1.4)) < 1e-9)
    #expect(abs(outline.grown(by: -9).figures[0].bounds.width - (10 - 2 * 3.5)) < 1e-9)
  }

  @Test func `a circle grows by its radius`() throws {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let outline = IconOutline(circle).grown(by: 1)
    #expect(abs(outline.bounds.width - 12) < 1e-6)
    // Between the ends of its curves too, within a tenth of the growth: 6 from the center at 45 degrees.
    let (inner, outer) = (5.9 * 0.5.squareRoot(), 6.1 * 0.5.squareRoot())
    #expect(isFilled(outline, 5 + inner, 5 + inner))
    #expect(!isFilled(outline, 5 + outer, 5 + outer))
  }

  @Test func `inside out, holes are solid`() throws {
    let outline = try ring("M3 3v4h4v-4z").insideOut
    #expect(outline.figures.map(\.isHole) == [true, false])
    let hole = IconOutline([outline.figures[1]])
    #expect(isFilled(hole, 5, 5) && !isFilled(hole, 1, 1))
  }

  @Test func `parts are solid figures with their own holes, the largest first`() throws {
    // A dot beside the ring, and an island in its hole.
    let outline = try ring("M3 3v4h4v-4zM4.5 4.5h1v1h-1zM20 0h3v3h-3z")
    let sizes = outline.parts.map { ($0.bounds.width, $0.figures.count) }
    #expect(sizes.map(\.0) == [10, 3, 1])
    #expect(sizes.map(\.1) == [2, 1, 1])
  }

  @Test func `mirroring keeps what is solid to the right of its outline`() throws {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 10, ty: 0)
    let bold = try ring("M3 3v4h4v-4z").applying(mirror).grown(by: 1)
    #expect(bold.bounds == CGRect(x: -1, y: -1, width: 12, height: 12))
  }
}
