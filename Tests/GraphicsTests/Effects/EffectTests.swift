import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct EffectTests {
  private let black = Color.black
  /// Not a color, which has an `opacity` of its own.
  private let box = Rectangle()

  @Test(arguments: [
    (1.0, "(fill #000000 0,0 10x10)"), (0, ""), (-1, ""), (7, "(fill #000000 0,0 10x10)"),
  ])
  func `opacity outside of 0 to 1 hides or shows`(opacity: Double, expected: String) {
    #expect(drawn(black.opacity(opacity).opacity(1), in: .square) == expected)
  }

  @Test func `nested blurs combine into one`() {
    // The variances of Gaussians add up: 3² + 4² is 5², and 500 of 1 are one of the root of 500.
    #expect(
      drawn(black.blur(radius: 3).blur(radius: 4), in: .square)
        == "(blur r5 (fill #000000 0,0 10x10))")
    var view = AnyView(black)
    for _ in 0..<500 { view = AnyView(view.blur(radius: 1)) }
    #expect(drawn(view, in: .square).components(separatedBy: "(blur").count == 2)
    #expect(
      drawn(black.blur(radius: 3, opaque: true).blur(radius: 4), in: .square)
        .components(separatedBy: "(blur").count == 3)
  }

  @Test func `clipping takes the frame of the view`() {
    let view = black.frame(width: 20, height: 20).frame(width: 10, height: 4)
    #expect(
      drawn(view.clipped(), in: .square) == "(clip aliased 0,3 10x4 (fill #000000 -5,-5 20x20))")
    #expect(
      drawn(black.clipShape(.circle), in: .square)
        == "(clip (ellipse 0,0 10x10) (fill #000000 0,0 10x10))")
    #expect(
      drawn(black.cornerRadius(3), in: .square)
        == "(clip (roundedRect 0,0 10x10 r3) (fill #000000 0,0 10x10))")
  }

  @Test func `a mask is laid out like an overlay`() {
    let view = black.mask(alignment: .bottomTrailing) { Color.white.frame(width: 2, height: 3) }
    #expect(
      drawn(view, in: .square) == """
        (mask
          (by (fill #ffffff 8,7 2x3))
          (fill #000000 0,0 10x10))
        """)
    #expect(
      drawn(black.mask(Circle().fill(.white)), in: .square) == """
        (mask
          (by (fill #ffffff (ellipse 0,0 10x10)))
          (fill #000000 0,0 10x10))
        """)
  }

  /// A display list's radius is twice the standard deviation, as in CSS.
  @Test func `a shadow is a third black by default, and its radius the standard deviation`() {
    #expect(
      drawn(black.shadow(radius: 4), in: .square)
        == "(shadow #00000054 r8 0,0 (fill #000000 0,0 10x10))")
    #expect(
      drawn(black.shadow(color: .white, radius: -1, x: 2, y: 3), in: .square)
        == "(shadow #ffffff r0 2,3 (fill #000000 0,0 10x10))")
    #expect(
      drawn(black.shadow(color: .clear, radius: 4), in: .square) == "(fill #000000 0,0 10x10)")
  }

  @Test(arguments: [
    (UnitPoint.center, "(transform 0 1 -1 0 10 0 (fill #000000 0,3 10x4))"),
    (.topLeading, "(transform 0 1 -1 0 0 0 (fill #000000 0,3 10x4))"),
    (.bottomTrailing, "(transform 0 1 -1 0 20 0 (fill #000000 0,3 10x4))"),
  ])
  func `rotation turns clockwise around the anchor`(anchor: UnitPoint, expected: String) {
    let view = black.frame(height: 4).frame(width: 10, height: 10)
    #expect(drawn(view.rotationEffect(.degrees(90), anchor: anchor), in: .square) == expected)
  }

  @Test func `a rotated view keeps its middle in place`() {
    let view = black.frame(width: 4, height: 2).rotationEffect(.degrees(180))
    // The point (2, 1), its middle, stays at (5, 5): 3 + 2 and 4 + 1.
    #expect(drawn(view, in: .square) == "(transform -1 0 0 -1 7 6 (fill #000000 0,0 4x2))")
  }

  @Test func `scaling keeps the anchor in place`() {
    let view = black.frame(width: 4, height: 4)
    #expect(
      drawn(view.scaleEffect(2), in: .square) == "(transform 2 0 0 2 1 1 (fill #000000 0,0 4x4))")
    #expect(
      drawn(view.scaleEffect(x: -1), in: .square)
        == "(transform -1 0 0 1 7 3 (fill #000000 0,0 4x4))")
    #expect(
      drawn(view.scaleEffect(CGSize(width: 1, height: 2), anchor: .topLeading), in: .square)
        == "(transform 1 0 0 2 3 3 (fill #000000 0,0 4x4))")
    #expect(drawn(view.scaleEffect(0), in: .square) == "")
    #expect(drawn(view.scaleEffect(.nan), in: .square) == "")
  }

  @Test func `an effect that changes nothing leaves its content in place`() {
    let view = black.frame(width: 3, height: 3)
    #expect(drawn(view, in: .square) == "(fill #000000 4,4 3x3)")
    #expect(drawn(view.scaleEffect(1), in: .square) == "(translate 4,4 (fill #000000 0,0 3x3))")
  }

  @Test func `a blur is as wide as its radius, and opaque if asked`() {
    #expect(drawn(black.blur(radius: 2), in: .square) == "(blur r2 (fill #000000 0,0 10x10))")
    #expect(
      drawn(black.blur(radius: 3, opaque: true), in: .square)
        == """
        (blur r3 opaque
          (clip aliased 0,0 10x10
            (fill #000000 aliased 0,0 10x10)
            (fill #000000 0,0 10x10)))
        """)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func `a blur without a usable radius changes nothing`(radius: CGFloat) {
    let plain = "(fill #000000 0,0 10x10)"
    #expect(drawn(black.blur(radius: radius), in: .square) == plain)
    #expect(drawn(black.blur(radius: radius, opaque: true), in: .square) == plain)
  }

  @Test func `effects nest in the order in which they are written`() {
    #expect(
      drawn(black.blur(radius: 2).clipped(), in: .square)
        == "(clip aliased 0,0 10x10 (blur r2 (fill #000000 0,0 10x10)))")
    #expect(
      drawn(black.clipped().blur(radius: 2), in: .square)
        == "(blur r2 (clip aliased 0,0 10x10 (fill #000000 0,0 10x10)))")
    #expect(
      drawn(box.fill(black).opacity(0.5).shadow(color: .white, radius: 1), in: .square)
        == "(shadow #ffffff r2 0,0 (opacity 0.5 (fill #000000 0,0 10x10)))")
  }

  @Test func `numbers that make no sense do no harm to effects`() {
    let plain = "(fill #000000 0,0 10x10)"
    #expect(drawn(box.fill(black).opacity(.nan), in: .square) == plain)
    #expect(drawn(black.shadow(radius: .nan), in: .square) == plain)
    #expect(drawn(black.shadow(radius: 1, x: .infinity), in: .square) == plain)
    #expect(drawn(black.offset(x: .nan, y: 3), in: .square) == plain)
    #expect(drawn(black.border(.white, width: .nan), in: .square) == plain)
    #expect(drawn(black.rotationEffect(.degrees(.nan)), in: .square) == "")
  }

  @Test func `a mirror image is shown where text runs from right to left`() {
    let view = black.frame(width: 2, height: 10).frame(width: 10, alignment: .leading)
    let flipped = view.flipsForRightToLeftLayoutDirection(true)
    var arabic = EnvironmentValues()
    arabic.layoutDirection = .rightToLeft
    #expect(drawn(flipped, in: .square) == "(fill #000000 0,0 2x10)")
    // Leading is on the right, at 8, and in the mirror on the left: 10 - 8 - 2.
    #expect(drawn(view, in: .square, arabic) == "(fill #000000 8,0 2x10)")
    #expect(
      drawn(flipped, in: .square, arabic) == "(transform -1 0 0 1 10 0 (fill #000000 8,0 2x10))")
    #expect(
      drawn(view.flipsForRightToLeftLayoutDirection(false), in: .square, arabic)
        == "(fill #000000 8,0 2x10)")
    #expect(
      drawn(view.layoutDirectionBehavior(.mirrors(in: .leftToRight)), in: .square)
        == "(transform -1 0 0 1 10 0 (fill #000000 0,0 2x10))")
  }

  @Test func `a blend mode makes a group, the normal one does not`() {
    #expect(
      drawn(black.blendMode(.multiply), in: .square)
        == "(blend multiply (fill #000000 0,0 10x10))")
    #expect(drawn(black.blendMode(.normal), in: .square) == "(fill #000000 0,0 10x10)")
  }

  @Test(arguments: [
    (1.0, "(stroke #000000 w1 0.5,0.5 9x9)"), (4, "(stroke #000000 w4 2,2 6x6)"),
    (5, "(fill #000000 0,0 10x10)"), (0, ""),
  ])
  func `a border lies inside`(width: CGFloat, expected: String) {
    #expect(drawn(Color.clear.border(.black, width: width), in: .square) == expected)
  }
}
