import EspalierDrawing
import Foundation

extension DrawContext {
  /// What the children paint under a map of a view whose top left is zero.
  ///
  /// The children are drawn around zero too, and only then moved to their place, which lies on a pixel: without a
  /// transform they come out as they would without the group.
  func moved(by map: ProjectionTransform) -> [DisplayItem] {
    guard map.hasArea else { return [] }
    return placed(aroundZero.children().mapped(by: map))
  }

  /// What ``moved(by:)`` paints, in the parts to which an effect applies one by one.
  func movedParts(by map: ProjectionTransform) -> [[DisplayItem]] {
    guard map.hasArea else { return [] }
    return aroundZero.childParts().map { placed($0.mapped(by: map)) }
  }

  /// The same element with its top left at zero, and all of it drawn: what is out of sight may be moved into it.
  var aroundZero: DrawContext {
    DrawContext(pass: DrawPass(scale: pass.scale), element: element, origin: .zero)
  }

  /// Moves what is drawn around zero to this element's place.
  func placed(_ items: [DisplayItem]) -> [DisplayItem] {
    items.moved(by: CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }
}
