import EspalierDrawing
import Foundation

extension DrawContext {
  /// The items that the children paint under a map of a view whose top left is zero.
  ///
  /// The children are drawn around zero too, and only then moved to their place, which lies on a
  /// pixel: without a transform they look as they would without the group.
  func moved(by map: ProjectionTransform) -> [DisplayItem] {
    guard map.hasArea else { return [] }
    return placed(aroundZero.children().mapped(by: map))
  }

  /// The items of ``moved(by:)``, in the parts to which an effect applies one by one.
  func movedParts(by map: ProjectionTransform) -> [[DisplayItem]] {
    guard map.hasArea else { return [] }
    return aroundZero.childParts().map { placed($0.mapped(by: map)) }
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
