import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ConcentricRectangleTests {
  private let size = CGSize(width: 100, height: 60)

  private func drawn(_ view: some View) -> String { TestSupport.drawn(view, in: size) }

  /// The drawing of a rectangle with radii from the top leading corner around.
  private func drawn(
    _ topLeading: CGFloat, _ topTrailing: CGFloat, _ bottomTrailing: CGFloat,
    _ bottomLeading: CGFloat, _ insets: EdgeInsets, _ direction: LayoutDirection = .leftToRight
  ) -> String {
    drawn(
      UnevenRoundedRectangle(
        topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading,
        bottomTrailingRadius: bottomTrailing, topTrailingRadius: topTrailing
      )
      .fill(.black).padding(insets).environment(\.layoutDirection, direction))
  }

  @Test func `corners have the same centers as those of the container`() {
    let view = ConcentricRectangle().fill(.black).padding(8)
      .containerShape(RoundedRectangle(cornerRadius: 20))
    // 20 − 8.
    #expect(drawn(view) == "(fill #000000 (roundedRect 8,8 84x44 r12))")
  }

  @Test func `each corner takes its distance from the side that is further away`() {
    let insets = EdgeInsets(top: 12, leading: 4, bottom: 4, trailing: 4)
    let view = ConcentricRectangle().fill(.black).padding(insets)
      .containerShape(RoundedRectangle(cornerRadius: 20))
    // 20 − 12 at the top, 20 − 4 at the bottom.
    #expect(drawn(view) == drawn(8, 8, 16, 16, insets))
  }

  @Test func `a corner that is too far away is a right angle, or has its minimum`() {
    func rectangle(_ style: Edge.Corner.Style) -> String {
      drawn(
        Color.black.clipShape(.rect(corners: style)).padding(25)
          .containerShape(.rect(cornerRadius: 20)))
    }
    #expect(rectangle(.concentric).contains("25,25 50x10"))
    #expect(rectangle(.concentric(minimum: 3)).contains("(roundedRect 25,25 50x10 r3)"))
  }

  @Test func `uniform corners share the largest radius`() {
    let insets = EdgeInsets(top: 12, leading: 4, bottom: 4, trailing: 10)
    func rectangle(_ shape: ConcentricRectangle) -> String {
      drawn(shape.fill(.black).padding(insets).containerShape(.rect(cornerRadius: 20)))
    }
    // By itself each: 8, 8 at the top, 10 and 16 at the bottom.
    #expect(rectangle(ConcentricRectangle()) == drawn(8, 8, 10, 16, insets))
    #expect(
      rectangle(.rect(corners: .concentric, isUniform: true)) == drawn(16, 16, 16, 16, insets))
    #expect(
      rectangle(ConcentricRectangle(uniformBottomCorners: .concentric, topLeadingCorner: 0))
        == drawn(0, 8, 16, 16, insets))
    #expect(
      rectangle(.rect(uniformLeadingCorners: .concentric, uniformTrailingCorners: 2))
        == drawn(16, 2, 2, 16, insets))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the container's corners may differ, and count from the leading side`(
    direction: LayoutDirection
  ) {
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 5)
    let uneven = ConcentricRectangle().fill(.black).padding(insets)
      .containerShape(.rect(topLeadingRadius: 10, bottomTrailingRadius: 6))
      .environment(\.layoutDirection, direction)
    // 10 − 1 and 6 − 5.
    #expect(drawn(uneven) == drawn(9, 0, 1, 0, insets, direction))
    let own = ConcentricRectangle(topLeadingCorner: 9, bottomTrailingCorner: 1).fill(.black)
      .padding(insets).containerShape(.rect(cornerRadius: 12))
      .environment(\.layoutDirection, direction)
    // 12 − 5 at the trailing side, 12 − 1 at the leading one.
    #expect(drawn(own) == drawn(9, 7, 1, 11, insets, direction))
  }

  @Test func `a capsule is a container with corners, but an ellipse is not`() {
    let inCapsule = ConcentricRectangle().fill(.black).padding(10).containerShape(.capsule)
    // 60 / 2 − 10.
    #expect(drawn(inCapsule) == "(fill #000000 (roundedRect 10,10 80x40 r20))")
    let inEllipse = ConcentricRectangle().fill(.black).padding(10).containerShape(Ellipse())
    let relative = ContainerRelativeShape().fill(.black).padding(10).containerShape(Ellipse())
    #expect(drawn(inEllipse) == drawn(relative))
  }

  @Test func `without a container, concentric corners have their minimum radius`() {
    let view = ConcentricRectangle(corners: .concentric(minimum: 5)).fill(.black)
    #expect(drawn(view) == "(fill #000000 (roundedRect 0,0 100x60 r5))")
    #expect(drawn(ConcentricRectangle().fill(.black)) == "(fill #000000 0,0 100x60)")
  }

  @Test func `a custom shape can be the container`() {
    struct Ticket: RoundedRectangularShape {
      func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 9) }
      func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
      func corners(in size: CGSize?) -> Corners? { .fixed(9) }
    }
    let view = ConcentricRectangle().fill(.black).padding(4).containerShape(Ticket())
    #expect(drawn(view) == "(fill #000000 (roundedRect 4,4 92x52 r5))")
  }

  @Test func `the shape is redrawn when only its place in the container changes`() {
    let handle = Handle<CGFloat>()
    let view = Varying(handle, 4) { top in
      VStack(spacing: 0) {
        Color.clear.frame(height: top)
        ConcentricRectangle().fill(.black).frame(width: 92, height: 40)
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerShape(.rect(cornerRadius: 20))
    }
    let graph = ViewGraph(view, textEngine: FixedPitchTextEngine())
    // 20 − 4 at the top; the bottom is 16 away.
    let above = EdgeInsets(top: 4, leading: 4, bottom: 16, trailing: 4)
    #expect(TestSupport.drawn(graph, in: size) == drawn(16, 16, 4, 4, above))
    handle.value = 10
    // 20 − 10 at each corner.
    #expect(
      TestSupport.drawn(graph, in: size) == "(fill #000000 (roundedRect 4,10 92x40 r10))")
  }

  @Test func `radii glide`() {
    var corners = RoundedRectangularShapeCorners.fixed(4)
    corners[.topTrailing] = .concentric(minimum: 8)
    var half = corners.animatableData
    half.scale(by: 0.5)
    corners.animatableData = half
    #expect(corners.topLeading == .fixed(2))
    #expect(corners.topTrailing == .concentric(minimum: 4))
  }
}
