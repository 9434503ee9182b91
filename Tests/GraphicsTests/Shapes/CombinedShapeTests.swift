import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct CombinedShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

  /// The right half of the frame.
  private struct Half: Shape {
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.midX, y: rect.minY, width: rect.width / 2, height: rect.height))
    }
  }

  @Test(arguments: [
    (AnyShape(Rectangle().intersection(Half())), "10 0 m 20 0 l 20 10 l 10 10 l h"),
    (AnyShape(Rectangle().union(Half())), "0 0 m 20 0 l 20 10 l 0 10 l h"),
    (AnyShape(Rectangle().subtracting(Half())), "0 0 m 10 0 l 10 10 l 0 10 l h"),
    (AnyShape(Rectangle().symmetricDifference(Half())), "0 0 m 10 0 l 10 10 l 0 10 l h"),
    (AnyShape(Rectangle().inset(by: 2).lineSubtraction(Half())), "10 8 m 2 8 l 2 2 l 10 2 l"),
    (AnyShape(Rectangle().inset(by: 2).lineIntersection(Half())), "10 2 m 18 2 l 18 8 l 10 8 l"),
  ])
  func `shapes are combined in one frame`(shape: AnyShape, expected: String) {
    #expect(shape.path(in: rect).description == expected)
  }

  @Test func `the first shape decides the size`() {
    let proposal = ProposedViewSize(width: 40, height: 10)
    let square = CGSize(width: 10, height: 10)
    #expect(Circle().union(Rectangle()).sizeThatFits(proposal) == square)
    #expect(Rectangle().union(Circle()).sizeThatFits(proposal) == CGSize(width: 40, height: 10))
  }

  @Test func `from right to left the outline is mirrored`() {
    let view = Rectangle().subtracting(Half()).fill(.black)
      .environment(\.layoutDirection, .rightToLeft)
    #expect(
      drawn(view, in: CGSize(width: 20, height: 10))
        == "(fill #000000 (path \"20 0 m 10 0 l 10 10 l 20 10 l h\"))")
  }
}
