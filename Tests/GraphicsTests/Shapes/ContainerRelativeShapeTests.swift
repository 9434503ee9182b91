import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ContainerRelativeShapeTests {
  private let size = CGSize(width: 100, height: 60)

  @Test func `without a container the shape is a rectangle`() {
    let view = ContainerRelativeShape().fill(.black).padding(10)
    #expect(drawn(view, in: size) == "(fill #000000 10,10 80x40)")
  }

  @Test func `corners keep their distance from the container's`() {
    let view = ContainerRelativeShape().fill(.black).padding(8)
      .containerShape(RoundedRectangle(cornerRadius: 20))
    // 20 − 8.
    #expect(drawn(view, in: size) == "(fill #000000 (roundedRect 8,8 84x44 r12))")
  }

  @Test func `the smallest distance counts`() {
    let view = ContainerRelativeShape().fill(.black)
      .padding(EdgeInsets(top: 30, leading: 12, bottom: 4, trailing: 20))
      .containerShape(RoundedRectangle(cornerRadius: 20))
    #expect(drawn(view, in: size) == "(fill #000000 (roundedRect 12,30 68x26 r13))")
  }

  @Test func `an inset moves the outline inwards and makes its corners smaller`() {
    let view = ContainerRelativeShape().strokeBorder(.black, lineWidth: 4).padding(6)
      .containerShape(RoundedRectangle(cornerRadius: 20))
    // 20 − 6 − 4/2.
    #expect(drawn(view, in: size) == "(stroke #000000 w4 (roundedRect 8,8 84x44 r12))")
  }

  @Test func `the nearest container counts, and only for what is inside it`() {
    let view = HStack(spacing: 0) {
      ContainerRelativeShape().fill(.black).containerShape(Circle())
      ContainerRelativeShape().fill(.black)
    }
    .containerShape(RoundedRectangle(cornerRadius: 10))
    #expect(
      drawn(view, in: CGSize(width: 80, height: 40)) == """
        (fill #000000 (ellipse 0,0 40x40))
        (fill #000000 (roundedRect 40,0 40x40 r10))
        """)
  }

  @Test func `a background follows the container, too`() {
    let view = Color.white.background(.black, in: .containerRelative)
      .containerShape(RoundedRectangle(cornerRadius: 10))
    #expect(
      drawn(view, in: size) == """
        (fill #000000 (roundedRect 0,0 100x60 r10))
        (fill #ffffff 0,0 100x60)
        """)
  }

  @Test func `the shape is redrawn when the container's shape changes`() {
    let handle = Handle<CGFloat>()
    let view = Varying(handle, 20) { radius in
      ContainerRelativeShape().fill(.black).padding(8)
        .containerShape(RoundedRectangle(cornerRadius: radius))
    }
    let graph = ViewGraph(view, textEngine: FixedPitchTextEngine())
    #expect(drawn(graph, in: size) == "(fill #000000 (roundedRect 8,8 84x44 r12))")
    handle.value = 10
    // 10 − 8.
    #expect(drawn(graph, in: size) == "(fill #000000 (roundedRect 8,8 84x44 r2))")
  }

  @Test func `the shape is redrawn when the container grows around it`() {
    let view = ContainerRelativeShape().fill(.black).frame(width: 20, height: 20)
      .padding([.top, .leading], 2)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .containerShape(RoundedRectangle(cornerRadius: 8))
    let graph = ViewGraph(view, textEngine: FixedPitchTextEngine())
    // The shape touches the right and the bottom side.
    #expect(
      drawn(graph, in: CGSize(width: 22, height: 22)) == "(fill #000000 (roundedRect 2,2 20x20 r8))"
    )
    // Now the left and the top side are the nearest, 2 away.
    #expect(
      drawn(graph, in: CGSize(width: 90, height: 90)) == "(fill #000000 (roundedRect 2,2 20x20 r6))"
    )
  }
}
