import EspalierDrawing
import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@Suite struct SVGPathReaderTests {
  @Test(arguments: [
    ("M1 2L3 4", "1 2 m 3 4 l"),
    ("m1,2 3,4", "1 2 m 4 6 l"),
    ("M1 2 3 4 5 6", "1 2 m 3 4 l 5 6 l"),
    ("M1 2H5V7h-1v-2", "1 2 m 5 2 l 5 7 l 4 7 l 4 5 l"),
    ("M0 0C1 2 3 4 5 6", "0 0 m 1 2 3 4 5 6 c"),
    ("M1 1c1 2 3 4 5 6", "1 1 m 2 3 4 5 6 7 c"),
    ("M0 0Q1 2 3 4t3 0", "0 0 m 1 2 3 4 q 5 6 6 4 q"),
    // S mirrors the last control point about the last end: 2 · (5, 6) − (3, 4).
    ("M0 0C1 2 3 4 5 6S9 8 10 10", "0 0 m 1 2 3 4 5 6 c 7 8 9 8 10 10 c"),
    // After another command there is nothing to mirror.
    ("M0 0L5 5S9 8 10 10", "0 0 m 5 5 l 5 5 9 8 10 10 c"),
    ("M1 1h2v2zm4 0h1", "1 1 m 3 1 l 3 3 l h 5 1 m 6 1 l"),
    ("M.5.25-1-2", "0.5 0.25 m -1 -2 l"),
    ("M1e1 2E-1", "10 0.2 m"),
    ("", ""),
  ])
  func `each command becomes a line or curve`(data: String, path: String) throws {
    #expect(try SVGPathReader.path(data).brief == path)
  }

  @Test(arguments: [
    // The four quarter circles of radius 1 from (0, 0) to (1, 1) differ in their flags.
    ("M0 0A1 1 0 0 1 1 1", CGRect(x: 0, y: 0, width: 1, height: 1), CGPoint(x: 0.7, y: 0.3)),
    ("M0 0A1 1 0 0 0 1 1", CGRect(x: 0, y: 0, width: 1, height: 1), CGPoint(x: 0.3, y: 0.7)),
    ("M0 0A1 1 0 1 1 1 1", CGRect(x: 0, y: -1, width: 2, height: 2), CGPoint(x: 1.7, y: -0.7)),
    ("M0 0A1 1 0 1 0 1 1", CGRect(x: -1, y: 0, width: 2, height: 2), CGPoint(x: -0.7, y: 1.7)),
    // Flags need no space after them, and relative ends count from the start.
    ("M1 1a1 1 0 011 1", CGRect(x: 1, y: 1, width: 1, height: 1), CGPoint(x: 1.7, y: 1.3)),
  ])
  func `the flags of an arc choose one of four arcs`(
    data: String, box: CGRect, near: CGPoint
  ) throws {
    let path = try SVGPathReader.path(data)
    let bounds = path.boundingRect
    #expect(abs(bounds.minX - box.minX) < 0.001 && abs(bounds.minY - box.minY) < 0.001)
    #expect(abs(bounds.width - box.width) < 0.001 && abs(bounds.height - box.height) < 0.001)
    let points = path.outline.flattened(tolerance: 0.001)[0].points
    #expect(points.contains { $0.distance(to: near) < 0.05 })
  }

  @Test func `radii that are too small are enlarged until the arc reaches its end`() throws {
    // Half of a circle around (2, 0).
    let path = try SVGPathReader.path("M0 0A1 1 0 0 1 4 0")
    #expect(abs(path.boundingRect.minY + 2) < 0.001)
    #expect(abs(path.boundingRect.width - 4) < 0.001)
  }

  @Test func `an arc without a radius is a line`() throws {
    #expect(try SVGPathReader.path("M0 0A0 1 0 0 1 4 4").brief == "0 0 m 4 4 l")
  }

  @Test(arguments: [
    ("L1 2", "must start with M"), ("M1", "a number is missing"), ("M1 2X", "no path command"),
    ("M1 2A1 1 0 2 0 3 3", "flag"), ("M1 1e999", "no usable number"), ("M1 2z3", "no path command"),
    ("M1 .", "no usable number"), ("M1 2L-", "no usable number"),
  ])
  func `invalid path data is a problem`(data: String, message: String) {
    let problem = #expect(throws: SVGProblem.self) { try SVGPathReader.path(data) }
    #expect(problem?.description.contains(message) == true)
  }
}
