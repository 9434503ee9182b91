import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct UnevenRoundedRectangleTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func `each corner has its radius`() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 8, style: .circular)
    let path = shape.path(in: rect)
    // A corner of radius 8 leaves out a point 2 from its tip: √2 · (8 − 2) > 8.
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    for corner in [CGPoint(x: 39.5, y: 0.5), CGPoint(x: 39.5, y: 19.5), CGPoint(x: 0.5, y: 19.5)] {
      #expect(path.contains(corner))
    }
  }

  @Test func `leading is on the right from right to left`() {
    let view = UnevenRoundedRectangle(topLeadingRadius: 8, style: .circular).fill(.black)
    let left = drawn(view, in: rect.size)
    let right = drawn(view.environment(\.layoutDirection, .rightToLeft), in: rect.size)
    #expect(left.contains("8 0 c"))
    #expect(right.contains("32 0 c"))
  }

  @Test func `radii shrink together until they fit`() {
    // 30 + 30 on a side of 20: all shrink to a third.
    let shape = UnevenRoundedRectangle(topLeadingRadius: 30, bottomLeadingRadius: 30)
    let same = UnevenRoundedRectangle(topLeadingRadius: 10, bottomLeadingRadius: 10)
    #expect(shape.path(in: rect) == same.path(in: rect))
  }

  @Test func `an inset leaves each corner its distance`() {
    let shape = UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(topLeading: 8, bottomTrailing: 1), style: .circular)
    let inner = UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(topLeading: 6), style: .circular)
    #expect(
      shape.inset(by: 2).path(in: rect) == inner.path(in: rect.insetBy(dx: 2, dy: 2)))
    #expect(shape.inset(by: 1).inset(by: 1).path(in: rect) == shape.inset(by: 2).path(in: rect))
    #expect(shape.inset(by: 11).path(in: rect).isEmpty)
  }

  @Test func `equal radii make a rounded rectangle`() {
    let radii = RectangleCornerRadii(
      topLeading: 5, bottomLeading: 5, bottomTrailing: 5, topTrailing: 5)
    #expect(
      UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
        == RoundedRectangle(cornerRadius: 5).path(in: rect))
  }

  @Test func `static members make the same shapes`() {
    func path(_ shape: some Shape) -> Path { shape.path(in: rect) }
    #expect(path(.rect) == Path(rect))
    #expect(path(.rect(cornerRadius: 4)) == Path(roundedRect: rect, cornerRadius: 4))
    let size = CGSize(width: 6, height: 3)
    #expect(path(.rect(cornerSize: size)) == Path(roundedRect: rect, cornerSize: size))
    let radii = RectangleCornerRadii(topLeading: 3, topTrailing: 7)
    #expect(path(.rect(cornerRadii: radii)) == Path(roundedRect: rect, cornerRadii: radii))
    #expect(
      path(.rect(topLeadingRadius: 3, topTrailingRadius: 7))
        == Path(roundedRect: rect, cornerRadii: radii))
    #expect(path(.capsule) == Path(roundedRect: rect, cornerRadius: 10))
    #expect(path(.ellipse) == Path(ellipseIn: rect))
    #expect(path(.circle) == Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20)))
    #expect(path(.containerRelative) == Path(rect))
  }

  @Test func `a shape of a fixed size stands where its anchor does`() {
    let shape = Rectangle().size(width: 10, height: 4, anchor: .bottomTrailing)
    #expect(shape.path(in: rect) == Path(CGRect(x: 30, y: 16, width: 10, height: 4)))
    let centered = Rectangle().size(CGSize(width: 10, height: 4), anchor: .center)
    #expect(centered.path(in: rect) == Path(CGRect(x: 15, y: 8, width: 10, height: 4)))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0])
  func `strange numbers in shapes do no harm`(number: CGFloat) {
    let rects = [
      CGRect(x: 0, y: 0, width: number, height: 10),
      CGRect(x: number, y: 0, width: 10, height: number), rect,
    ]
    let shapes: [AnyShape] = [
      AnyShape(UnevenRoundedRectangle(topLeadingRadius: number, bottomTrailingRadius: 3)),
      AnyShape(RoundedRectangle(cornerRadius: number).inset(by: number)),
      AnyShape(Capsule().inset(by: number).trim(from: number, to: 1)),
      AnyShape(Circle().rotation(.degrees(number)).scale(number).offset(x: number)),
      AnyShape(Ellipse().size(width: number, height: number, anchor: .center)),
      AnyShape(Rectangle().stroke(lineWidth: number).subtracting(Circle())),
      AnyShape(Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [number, 3]))),
      AnyShape(ContainerRelativeShape().inset(by: number)),
    ]
    for shape in shapes {
      for rect in rects { _ = shape.path(in: rect).contains(.zero) }
    }
  }
}
