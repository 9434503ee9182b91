import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct Rotation3DEffectTests {
  private let size = CGSize(width: 100, height: 100)

  private func map(
    _ degrees: Double, _ axis: (CGFloat, CGFloat, CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1, size: CGSize? = nil
  ) -> ProjectionTransform {
    Rotation3DEffect(
      angle: .degrees(degrees), x: axis.0, y: axis.1, z: axis.2, anchor: anchor, anchorZ: anchorZ,
      perspective: perspective
    ).effectValue(size: size ?? self.size)
  }

  private func expect(
    _ map: ProjectionTransform, takes x: CGFloat, _ y: CGFloat, to expected: (CGFloat, CGFloat),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let point = CGPoint(x: x, y: y).applying(map)
    let isNear = abs(point.x - expected.0) < 1e-6 && abs(point.y - expected.1) < 1e-6
    #expect(isNear, "\(point) is not \(expected)", sourceLocation: sourceLocation)
  }

  private let half: CGFloat = 0.5
  /// The sine of 60 degrees.
  private let rise = CGFloat(0.75).squareRoot()

  /// The right edge is 50 × sin 60° behind the plane, and the viewer 100 before it.
  @Test func `around the vertical axis the right edge moves away`() {
    let depth = 1 + 50 * rise / 100
    let turned = map(60, (0, 1, 0))
    expect(turned, takes: 100, 50, to: (50 + 50 * half / depth, 50))
    expect(turned, takes: 100, 100, to: (50 + 50 * half / depth, 50 + 50 / depth))
    let near = 1 - 50 * rise / 100
    expect(turned, takes: 0, 0, to: (50 - 50 * half / near, 50 - 50 / near))
    expect(turned, takes: 50, 20, to: (50, 20))
  }

  @Test func `around the horizontal axis the top edge moves away`() {
    let depth = 1 + 50 * rise / 100
    expect(map(60, (1, 0, 0)), takes: 100, 0, to: (50 + 50 / depth, 50 - 50 * half / depth))
  }

  @Test func `around the viewer's axis it is a plain rotation`() {
    let turned = map(90, (0, 0, 1))
    #expect(turned.isAffine)
    expect(turned, takes: 100, 50, to: (50, 100))
    expect(turned, takes: 50, 0, to: (100, 50))
  }

  @Test func `the longer side decides how far the viewer is`() {
    let wide = map(60, (0, 1, 0), size: CGSize(width: 100, height: 20))
    #expect(abs(wide.m13 - rise / 100) < 1e-12)
    let tall = map(60, (0, 1, 0), size: CGSize(width: 100, height: 400))
    #expect(abs(tall.m13 - rise / 400) < 1e-12)
    #expect(abs(map(60, (0, 1, 0), perspective: 2).m13 - rise / 50) < 1e-12)
  }

  @Test func `without perspective the view is only narrower`() {
    let flat = map(60, (0, 1, 0), perspective: 0)
    #expect(flat.isAffine)
    expect(flat, takes: 100, 100, to: (50 + 50 * half, 100))
  }

  @Test func `an anchor on the left edge keeps that edge in place`() {
    let turned = map(60, (0, 1, 0), anchor: .leading)
    expect(turned, takes: 0, 10, to: (0, 10))
    let depth = 1 + 100 * rise / 100
    expect(turned, takes: 100, 50, to: (100 * half / depth, 50))
  }

  /// A point at (0, 0, -20) beside the axis goes to x = -20 × sin 90°, z = 0.
  @Test func `an axis in front of the view moves the view aside`() {
    let turned = map(90, (0, 1, 0), anchorZ: 20, perspective: 0)
    expect(turned, takes: 50, 50, to: (50 - 20, 50))
  }

  @Test func `the length of the axis does not matter, but it needs a direction`() {
    let (short, long) = (map(40, (1, 2, 2)), map(40, (3, 6, 6)))
    let numbers = \ProjectionTransform.m11
    #expect(abs(short[keyPath: numbers] - long[keyPath: numbers]) < 1e-12)
    #expect(map(40, (0, 0, 0)).isIdentity)
    #expect(map(40, (.nan, 0, 0)).isIdentity)
  }

  @Test(arguments: [90.0, -90, 270])
  func `seen edge-on a view shows nothing`(degrees: Double) {
    let view = Color.black.rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
    #expect(drawn(view, in: .square) == "")
  }

  @Test func `turned over, a view is its mirror image`() {
    let view = Color.black.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    #expect(drawn(view, in: .square) == "(transform -1 0 0 1 10 0 (fill #000000 0,0 10x10))")
  }

  @Test func `a turned view is drawn under a projection`() {
    let view = Color.black.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    #expect(drawn(view, in: .square).hasPrefix("(projection "))
    #expect(drawn(view, in: .square).hasSuffix("(fill #000000 0,0 10x10))"))
  }

  @Test func `views without a size and NaN perspectives are harmless`() {
    #expect(map(60, (0, 1, 0), size: .zero).isFinite)
    let view = Color.black.rotation3DEffect(
      .degrees(10), axis: (x: 0, y: 1, z: 0), perspective: .nan)
    #expect(drawn(view, in: .square) == "")
  }
}
