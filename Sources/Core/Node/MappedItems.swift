import EspalierDrawing
import Foundation

extension [DisplayItem] {
  /// These items under a map.
  package func mapped(by map: ProjectionTransform) -> [DisplayItem] {
    if let transform = map.affine { return moved(by: transform) }
    return affected(by: .projection(map))
  }

  /// These items under a transform; one group is enough for several transforms.
  package func moved(by transform: CGAffineTransform) -> [DisplayItem] {
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

  /// True if the mapped items cover an area: a card seen from its edge covers none.
  package var hasArea: Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
    return isFinite && abs(determinant) > 1e-9
  }
}
