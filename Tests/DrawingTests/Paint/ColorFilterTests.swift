import EspalierDrawing
import Foundation
import Testing

/// The color filters, compared with https://www.w3.org/TR/filter-effects-1/ and its tests.
struct ColorFilterTests {
  /// The color that a matrix makes of another one.
  private func applied(_ matrix: ColorMatrix, to color: [Float]) -> [Float] {
    let rows = matrix.rows
    return (0..<4).map { row in
      (0..<4).reduce(rows[5 * row + 4]) { $0 + rows[5 * row + $1] * color[$1] }
    }
  }

  private func expect(
    _ matrix: ColorMatrix, of color: [Float], is expected: [Float], within tolerance: Float = 1e-4,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = applied(matrix, to: color)
    let isNear = zip(result, expected).allSatisfy { abs($0 - $1) <= tolerance }
    #expect(isNear, "\(result) is not \(expected)", sourceLocation: sourceLocation)
  }

  private let red: [Float] = [1, 0, 0, 1]
  private let gray: [Float] = [0.5, 0.5, 0.5, 1]

  @Test func `filters that change nothing are the identity`() {
    let filters: [ColorMatrix] = [
      .brightness(0), .contrast(1), .grayscale(0), .multiply(.white),
    ]
    for filter in filters { #expect(filter == ColorMatrix()) }
    let color: [Float] = [0.2, 0.4, 0.6, 0.8]
    expect(.saturation(1), of: color, is: color)
    expect(.hueRotation(.zero), of: color, is: color)
    expect(.hueRotation(.degrees(360)), of: color, is: color)
  }

  @Test func `brightness adds`() {
    expect(.brightness(0.25), of: [0.5, 0, 1, 0.5], is: [0.75, 0.25, 1.25, 0.5])
  }

  @Test func `contrast stretches from the middle`() {
    expect(.contrast(2), of: [0.5, 0.75, 0, 1], is: [0.5, 1, -0.5, 1])
    expect(.contrast(0), of: red, is: gray)
    expect(.contrast(-1), of: red, is: [0, 1, 1, 1])
  }

  @Test func `grays have the luminance of Rec. 709`() {
    expect(.grayscale(1), of: red, is: [0.2126, 0.2126, 0.2126, 1])
    expect(.grayscale(1), of: [0, 1, 0, 1], is: [0.7152, 0.7152, 0.7152, 1])
    expect(.grayscale(1), of: [0, 0, 1, 1], is: [0.0722, 0.0722, 0.0722, 1])
    expect(
      .grayscale(0.5), of: red, is: [(1 + 0.2126) / 2, 0.2126 / 2, 0.2126 / 2, 1])
  }

  @Test func `grayscale goes no further than gray`() {
    #expect(ColorMatrix.grayscale(5) == .grayscale(1))
    #expect(ColorMatrix.grayscale(-1) == .grayscale(0))
  }

  @Test func `saturation keeps grays, and may exceed 1`() {
    expect(.saturation(0), of: red, is: [0.213, 0.213, 0.213, 1])
    expect(.saturation(3), of: gray, is: gray)
    expect(.saturation(2), of: red, is: [2 - 0.213, -0.213, -0.213, 1])
  }

  /// From the tests of the web platform: this color turned by 90 degrees is CSS's green, rgb(0, 128, 0).
  @Test func `hues turn as in CSS`() {
    expect(
      .hueRotation(.degrees(90)), of: [0.7179, 0.2882, 0, 1], is: [0, 128.0 / 255, 0, 1],
      within: 0.005)
  }

  @Test func `turning hues keeps grays and opacity`() {
    expect(.hueRotation(.degrees(77)), of: [0.3, 0.3, 0.3, 0.4], is: [0.3, 0.3, 0.3, 0.4])
  }

  @Test func `colors are multiplied component by component`() {
    let half = ResolvedColor(red: 0.5, green: 0.25, blue: 0, opacity: 0.5)
    expect(.multiply(half), of: [1, 1, 1, 1], is: [0.5, 0.25, 0, 0.5])
    expect(.multiply(half), of: [0.5, 0.5, 0.5, 0.5], is: [0.25, 0.125, 0, 0.25])
  }

  @Test func `inverting twice changes nothing`() {
    expect(.invert, of: [0.25, 0.5, 1, 0.5], is: [0.75, 0.5, 0, 0.5])
    expect(.invert, of: applied(.invert, to: [0.2, 0.7, 0.9, 1]), is: [0.2, 0.7, 0.9, 1])
  }

  @Test func `light becomes opaque black and dark becomes clear`() {
    expect(.luminanceToAlpha, of: [1, 1, 1, 1], is: [0, 0, 0, 1])
    expect(.luminanceToAlpha, of: [0, 0, 0, 1], is: [0, 0, 0, 0])
    expect(.luminanceToAlpha, of: [0, 1, 0, 1], is: [0, 0, 0, 0.7152])
  }

  @Test func `NaN and infinite amounts make no usable filter`() {
    #expect(!ColorMatrix.brightness(.nan).isFinite)
    #expect(!ColorMatrix.hueRotation(.degrees(.infinity)).isFinite)
    #expect(ColorMatrix.contrast(3).isFinite)
  }
}
