import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ColorEffectTests {
  private let black = Color.black
  private let plain = "(fill #000000 0,0 10x10)"

  /// The view's drawing under a color matrix.
  private func colored(_ matrix: ColorMatrix) -> String {
    let item = DisplayItem.group(
      .colors(matrix),
      [.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black), FillStyle())])
    return item.description
  }

  @Test func `each modifier is one filter`() {
    #expect(drawn(black.brightness(0.25), in: .square) == colored(.brightness(0.25)))
    #expect(drawn(black.contrast(2), in: .square) == colored(.contrast(2)))
    #expect(drawn(black.saturation(0.5), in: .square) == colored(.saturation(0.5)))
    #expect(drawn(black.grayscale(0.5), in: .square) == colored(.grayscale(0.5)))
    #expect(
      drawn(black.hueRotation(.degrees(30)), in: .square) == colored(.hueRotation(.degrees(30))))
    #expect(drawn(black.colorInvert(), in: .square) == colored(.invert))
    #expect(drawn(black.luminanceToAlpha(), in: .square) == colored(.luminanceToAlpha))
  }

  @Test func `a filter prints as four rows for red, green, blue and opacity`() {
    #expect(
      drawn(black.brightness(0.25), in: .square)
        == "(colors 1 0 0 0 0.25 0 1 0 0 0.25 0 0 1 0 0.25 0 0 0 1 0 \(plain))")
  }

  @Test func `the color to multiply with comes from the environment`() {
    let view = black.colorMultiply(.primary)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(drawn(view, in: .square) != plain)
    #expect(drawn(view, in: .square) != drawn(view, in: .square, dark))
    #expect(drawn(black.colorMultiply(.white), in: .square) == plain)
  }

  @Test func `filters that change nothing paint nothing`() {
    #expect(drawn(black.brightness(0).contrast(1).grayscale(0), in: .square) == plain)
    #expect(drawn(black.brightness(.nan).hueRotation(.degrees(.infinity)), in: .square) == plain)
  }

  @Test func `views under a filter are changed together where the result is the same`() {
    let both = ZStack {
      Color.black
      Color.white
    }
    let together = drawn(both.colorInvert(), in: .square)
    #expect(together.components(separatedBy: "(colors").count == 2)
    let apart = drawn(both.luminanceToAlpha(), in: .square)
    #expect(apart.components(separatedBy: "(colors").count == 3)
  }

  @Test func `views under a filter cast their shadows separately`() {
    let both = ZStack {
      Color.black
      Color.white
    }
    let drawing = drawn(both.colorInvert().shadow(color: .black, radius: 1), in: .square)
    #expect(drawing.components(separatedBy: "(shadow #000000 r2 0,0 (colors").count == 3)
  }
}
