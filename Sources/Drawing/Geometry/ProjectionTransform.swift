import Foundation

/// A map of the plane that keeps lines straight, but not parallel: the look of a turned card.
///
/// A point becomes (x m11 + y m21 + m31, x m12 + y m22 + m32), both divided by x m13 + y m23 + m33.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// The map that changes nothing.
  public init() {}

  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  /// True if parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Replaces the map by its inverse; returns false, and changes nothing, if it cannot be inverted.
  public mutating func invert() -> Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0, determinant.isFinite else { return false }
    var inverse = ProjectionTransform()
    inverse.m11 = (m22 * m33 - m23 * m32) / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = (m23 * m31 - m21 * m33) / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = (m21 * m32 - m22 * m31) / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    self = inverse
    return true
  }

  /// Returns the inverse of this map, or the map itself if it cannot be inverted.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    _ = inverse.invert()
    return inverse
  }

  /// This map followed by `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + w * rhs.m31, x * rhs.m12 + y * rhs.m22 + w * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + w * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }
}

extension CGPoint {
  /// The point to which the map takes this point; not finite for points at the horizon.
  public func applying(_ projection: ProjectionTransform) -> CGPoint {
    let m = projection
    let depth = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) / depth, y: (x * m.m12 + y * m.m22 + m.m32) / depth)
  }
}
