@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension DrawContext {
  /// The drawings of the children under a map of a view whose top left is zero.
  ///
  /// The children are drawn around zero too, and only then moved to their place, which lies on a
  /// pixel: without a transform they look as they would without the group.
  func moved(by map: ProjectionTransform) -> ElementDrawing {
    map.hasArea ? moved(aroundZero.children(), by: map) : ElementDrawing([])
  }

  // A separate function, which keeps the stack frames of the recursion above small.
  private func moved(_ content: ElementDrawing, by map: ProjectionTransform) -> ElementDrawing {
    content.changed { placed($0.mapped(by: map)) }
      .parted { context in
        context.aroundZero.childParts().changedParts { parts in
          parts.map { context.placed($0.mapped(by: map)) }
        }
      }
  }

  /// The same element with its top left at zero, and all of it drawn: hidden parts may be moved
  /// into sight.
  var aroundZero: DrawContext {
    DrawContext(pass: DrawPass(scale: pass.scale), element: element, origin: .zero)
  }

  /// Moves items drawn around zero to this element's place.
  func placed(_ items: [DisplayItem]) -> [DisplayItem] {
    items.moved(by: CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }
}
