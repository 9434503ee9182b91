import EspalierDrawing
import Foundation

extension DrawContext {
  /// Paints the children under a transform that `makeTransform` gives for a view whose top left is zero.
  ///
  /// The children are drawn around zero too, and only then moved to their place, which lies on a pixel: without a
  /// transform they come out as they would without the group.
  func transformedChildren(
    _ makeTransform: (CGSize) -> CGAffineTransform
  ) -> [DisplayItem] {
    let transform = makeTransform(size).concatenating(
      CGAffineTransform(translationX: frame.minX, y: frame.minY))
    if transform.determinant == 0 || !transform.isFinite { return [] }
    let items = DrawContext(pass: pass, element: element, origin: .zero).children()
    return transform.isIdentity ? items : items.grouped(.transform(transform))
  }
}
