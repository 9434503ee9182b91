import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// A custom style that is a view as well.
private struct Stripe: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.black }
}

extension Stripe: View {
  typealias Body = _ShapeView<Rectangle, Stripe>
}

@MainActor struct StyleEffectTests {
  private let black = Color.black

  // The display list counts a shadow's radius as CSS does: twice the standard deviation.
  @Test func `a style's shadow is cast by what it paints`() {
    let style = black.shadow(.drop(color: .white, radius: 2, x: 1, y: 3))
    #expect(
      drawn(Circle().fill(style), in: .square)
        == "(shadow #ffffff r4 1,3 (fill #000000 (ellipse 0,0 10x10)))")
    #expect(
      drawn(Rectangle().stroke(style, lineWidth: 2), in: .square)
        == "(shadow #ffffff r4 1,3 (stroke #000000 w2 0,0 10x10))")
    #expect(
      drawn(Rectangle().fill(black.shadow(.inner(color: .white, radius: 2, y: 1))), in: .square)
        == "(innerShadow #ffffff r4 0,1 (fill #000000 0,0 10x10))")
  }

  // 0.33 and 0.55 of 255 are 84 and 140.
  @Test func `shadows are translucent black by default`() {
    #expect(
      drawn(Rectangle().fill(black.shadow(.drop(radius: -1))), in: .square)
        == "(shadow #00000054 r0 0,0 (fill #000000 0,0 10x10))")
    #expect(
      drawn(Rectangle().fill(black.shadow(.inner(radius: 1))), in: .square)
        == "(innerShadow #0000008c r2 0,0 (fill #000000 0,0 10x10))")
  }

  @Test(arguments: [
    ShadowStyle.drop(color: .clear, radius: 2), .drop(radius: .nan), .inner(radius: .infinity),
    .drop(radius: 1, x: .nan),
  ])
  func `a shadow that cannot be seen is not drawn`(shadow: ShadowStyle) {
    #expect(
      drawn(Rectangle().fill(black.shadow(shadow)), in: .square) == "(fill #000000 0,0 10x10)")
  }

  @Test func `effects of a style nest in the order in which they are added`() {
    let style = black.blendMode(.multiply).shadow(.inner(color: .white, radius: 1)).opacity(0.5)
    #expect(
      drawn(Rectangle().fill(style), in: .square)
        == "(opacity 0.5 (innerShadow #ffffff r2 0,0 (blend multiply (fill #000000 0,0 10x10))))")
    #expect(
      drawn(Rectangle().fill(black.blendMode(.normal)), in: .square)
        == "(fill #000000 0,0 10x10)")
  }

  @Test func `an effect without a style applies to the foreground`() {
    let view = Rectangle().fill(.shadow(.drop(color: .white, radius: 0))).foregroundStyle(black)
    #expect(drawn(view, in: .square) == "(shadow #ffffff r0 0,0 (fill #000000 0,0 10x10))")
    let faint = Rectangle().fill(.opacity(0.2)).foregroundStyle(black)
    #expect(drawn(faint, in: .square) == "(fill #00000033 0,0 10x10)")
    let screened = Rectangle().foregroundStyle(.blendMode(.screen)).foregroundStyle(black)
    #expect(drawn(screened, in: .square) == "(blend screen (fill #000000 0,0 10x10))")
  }

  @Test func `backgrounds and borders can have effects`() {
    let style = black.shadow(.drop(color: .white, radius: 1))
    #expect(
      drawn(Color.clear.background(style), in: .square)
        == "(shadow #ffffff r2 0,0 (fill #000000 0,0 10x10))")
    #expect(
      drawn(Color.clear.border(style, width: 2), in: .square)
        == "(shadow #ffffff r2 0,0 (stroke #000000 w2 1,1 8x8))")
  }

  @Test func `text casts one shadow, also where its runs differ`() {
    let style = black.shadow(.drop(color: .white, radius: 1))
    let text = Text(verbatim: "a") + Text(verbatim: "b").bold()
    #expect(
      TextProbe(VStack { text }.foregroundStyle(style)).drawing == """
        (shadow #ffffff r2 0,0
          (glyphs "a" 0,13 Fixed 13 #000000)
          (glyphs "b" 8,13 Fixed 13 w700 #000000))
        """)
    #expect(
      TextProbe((text + Text(verbatim: "c").foregroundStyle(style)).foregroundStyle(.white))
        .drawing == """
          (glyphs "a" 0,13 Fixed 13 #ffffff)
          (glyphs "b" 8,13 Fixed 13 w700 #ffffff)
          (shadow #ffffff r2 0,0 (glyphs "c" 16,13 Fixed 13 #000000))
          """)
  }

  @Test func `unit points can be bound to a custom rectangle`() {
    let gradient = Gradient(colors: [.black, .white])
    let style = gradient.in(CGRect(x: 2, y: 4, width: 100, height: 200))
    #expect(
      drawn(Rectangle().fill(style).frame(width: 4, height: 4), in: .square)
        == "(fill (linear #000000 0, #ffffff 1 from 55,7 to 55,207) 3,3 4x4)")
    #expect(
      EnvironmentValues().paint(
        gradient.in(CGRect(x: 0, y: 0, width: 2, height: 2)).in(.zero),
        in: CGRect(x: 0, y: 0, width: 9, height: 9)
      ).description == "(linear #000000 0, #ffffff 1 from 1,0 to 1,2)")
  }

  @Test func `a style used as a view fills its frame`() {
    #expect(drawn(Stripe(), in: .square) == "(fill #000000 0,0 10x10)")
  }
}
