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

extension [DisplayItem] {
  /// These items under a map.
  func mapped(by map: ProjectionTransform) -> [DisplayItem] {
    if let transform = map.affine { return moved(by: transform) }
    return affected(by: .projection(map))
  }

  /// These items under a transform; one group is enough for several transforms.
  fileprivate func moved(by transform: CGAffineTransform) -> [DisplayItem] {
    if transform.isIdentity { return self }
    if count == 1, case .group(.transform(let inner), let items) = self[0] {
      return items.moved(by: inner.concatenating(transform))
    }
    return affected(by: .transform(transform))
  }
}

extension ProjectionTransform {
  /// The map as a transform, where it keeps parallel lines parallel.
  var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
    return CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// Whether an area remains of what is mapped: a card seen from its edge has none.
  var hasArea: Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
    return isFinite && abs(determinant) > 1e-9
  }
}
