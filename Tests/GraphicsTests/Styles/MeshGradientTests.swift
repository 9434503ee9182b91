import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct MeshGradientTests {
  private let rect = CGRect(x: 10, y: 0, width: 60, height: 30)
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func mesh(_ gradient: MeshGradient) throws -> MeshPaint {
    let paint = EnvironmentValues().paint(gradient, in: rect)
    guard case .mesh(let mesh) = paint else { throw Failure(paint: paint.description) }
    return mesh
  }

  private struct Failure: Error {
    let paint: String
  }

  @Test func `points are fractions of the painted size`() {
    let gradient = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.black, .white, .white, .black])
    #expect(
      EnvironmentValues().paint(gradient, in: rect).description
        == "(mesh 2x2 #000000 10,0, #ffffff 70,0, #ffffff 10,30, #000000 70,30)")
  }

  @Test func `the edges between two points are straight`() throws {
    let mesh = try mesh(
      MeshGradient(
        width: 2, height: 2, points: corners, colors: [.black, .white, .white, .black]))
    let first = mesh.vertices[0]
    // A third of the way to the neighbors: 60 / 3 to the right, 30 / 3 down.
    #expect(abs(first.trailing.x - 30) < 1e-4)
    #expect(abs(first.bottom.y - 10) < 1e-4)
  }

  /// The point in the middle of a row of three leans neither up nor down where its neighbors are level.
  @Test func `curves run parallel to the line between the neighbors`() throws {
    var points: [SIMD2<Float>] = []
    for y in [0, 0.5, 1] as [Float] { points += [[0, y], [0.5, y], [1, y]] }
    points[4] = [0.6, 0.8]
    let mesh = try mesh(
      MeshGradient(
        width: 3, height: 3, points: points,
        colors: Array(repeating: .black, count: 9)))
    let middle = mesh.vertices[4]
    // A sixth of the 60 points between its neighbors.
    #expect(abs(middle.position.x - 46) < 1e-4)
    #expect(abs(middle.trailing.x - (46 + 10)) < 1e-4)
    #expect(abs(middle.trailing.y - middle.position.y) < 1e-4)
    #expect(abs(middle.leading.x - (46 - 10)) < 1e-4)
    // A sixth of the 30 points between those above and below.
    #expect(abs(middle.top.y - (24 - 5)) < 1e-4)
  }

  @Test func `curves, background and interpolation can be chosen`() throws {
    let bezier = corners.map { corner in
      MeshGradient.BezierPoint(
        position: corner, leadingControlPoint: corner, topControlPoint: corner,
        trailingControlPoint: [0.5, 0.5], bottomControlPoint: corner)
    }
    let colors = Array(repeating: Color.Resolved(red: 1, green: 0, blue: 0), count: 4)
    let mesh = try mesh(
      MeshGradient(
        width: 2, height: 2, bezierPoints: bezier, resolvedColors: colors, background: .white,
        smoothsColors: false, colorSpace: .perceptual))
    #expect(mesh.vertices[3].trailing == CGPoint(x: 40, y: 15))
    #expect(mesh.background == .white)
    #expect(!mesh.smoothsColors)
    #expect(mesh.isPerceptual)
    #expect(mesh.vertices[0].color.description == "#ff0000")
  }

  @Test(arguments: [
    (1, 4, 4, 4, "at least 2 points in each row and column"),
    (2, 2, 3, 4, "it needs 4 points and colors"),
    (2, 2, 4, 5, "has 4 points and 5 colors"),
    (Int.max, Int.max, 4, 4, "it needs fewer points"),
    (-2, -2, 4, 4, "at least 2 points"),
  ])
  func `a grid that does not fit is reported, and shows its background`(
    width: Int, height: Int, points: Int, colors: Int, reason: String
  ) {
    let gradient = MeshGradient(
      width: width, height: height, points: Array(repeating: [0, 0], count: points),
      colors: Array(repeating: .white, count: colors), background: .black)
    let graph = ViewGraph(gradient, textEngine: FixedPitchTextEngine())
    #expect(drawn(graph, in: .square) == "(fill #000000 0,0 10x10)")
    #expect(graph.diagnostics.reported.count == 1)
    #expect(graph.diagnostics.reported.first?.message.contains(reason) == true)
  }

  @Test func `points that are not finite are reported`() {
    let gradient = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, .nan], [1, 1]],
      colors: Array(repeating: .white, count: 4))
    let graph = ViewGraph(gradient, textEngine: FixedPitchTextEngine())
    #expect(drawn(graph, in: .square) == "(fill #00000000 0,0 10x10)")
    #expect(graph.diagnostics.reported.first?.message.contains("finite number") == true)
  }
}
