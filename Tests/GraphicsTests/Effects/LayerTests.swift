import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct LayerTests {
  private var box: some View { Color.black.frame(width: 4, height: 4) }

  @Test(arguments: [
    (Alignment.center, "4,4 2x2"), (.topLeading, "3,3 2x2"), (.trailing, "5,4 2x2"),
  ])
  func `overlays and backgrounds are aligned in the view`(alignment: Alignment, place: String) {
    let dot = Color.white.frame(width: 2, height: 2)
    #expect(
      drawn(box.overlay(alignment: alignment) { dot }, in: .square)
        == "(fill #000000 3,3 4x4)\n(fill #ffffff \(place))")
    #expect(
      drawn(box.background(dot, alignment: alignment), in: .square)
        == "(fill #ffffff \(place))\n(fill #000000 3,3 4x4)")
  }

  @Test func `styles and shapes fill the view`() {
    #expect(
      drawn(box.background(.white), in: .square) == "(fill #ffffff 3,3 4x4)\n(fill #000000 3,3 4x4)"
    )
    #expect(
      drawn(box.overlay(Color.white), in: .square)
        == "(fill #000000 3,3 4x4)\n(fill #ffffff 3,3 4x4)")
    #expect(
      drawn(box.background(.white, in: .circle), in: .square)
        == "(fill #ffffff (ellipse 3,3 4x4))\n(fill #000000 3,3 4x4)")
    #expect(
      drawn(box.background(in: Rectangle()), in: .square)
        == "(fill #ffffff 3,3 4x4)\n(fill #000000 3,3 4x4)")
    #expect(
      drawn(box.overlay(.white, in: Rectangle()), in: .square)
        == "(fill #000000 3,3 4x4)\n(fill #ffffff 3,3 4x4)")
  }

  @Test func `several views in a layer lie above one another`() {
    let view = box.overlay(alignment: .topLeading) {
      Color.white.frame(width: 2, height: 2)
      Color.black.frame(width: 1, height: 2)
    }
    #expect(
      drawn(view, in: .square, scale: 2) == """
        (fill #000000 3,3 4x4)
        (fill #ffffff 3,3 2x2)
        (fill #000000 3.5,3 1x2)
        """)
  }

  @Test func `an empty layer paints nothing`() {
    #expect(drawn(box.background {}, in: .square) == "(fill #000000 3,3 4x4)")
  }
}
