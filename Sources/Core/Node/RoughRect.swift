import EspalierDrawing
import Foundation

/// A rectangle that is remembered to leave something out quickly: it takes half the memory of an
/// exact one, and holds all of the one that it was made of.
struct RoughRect {
  private var minX = Float.nan
  private var minY = Float.nan
  private var maxX = Float.nan
  private var maxY = Float.nan

  /// No rectangle is known.
  init() {}

  init(_ rect: CGRect) {
    if rect.isNull {
      minX = .infinity
      return
    }
    minX = Self.below(rect.minX)
    minY = Self.below(rect.minY)
    maxX = -Self.below(-rect.maxX)
    maxY = -Self.below(-rect.maxY)
  }

  /// The rectangle; nil if none is known.
  var rect: CGRect? {
    if minX.isNaN { return nil }
    if minX == .infinity { return .null }
    return CGRect(
      x: CGFloat(minX), y: CGFloat(minY), width: CGFloat(maxX) - CGFloat(minX),
      height: CGFloat(maxY) - CGFloat(minY))
  }

  var isKnown: Bool { !minX.isNaN }

  private static func below(_ length: CGFloat) -> Float {
    // No real position lies further out, and differences of such lengths stay finite.
    let length = max(-1e30, min(1e30, length))
    let near = Float(length)
    return CGFloat(near) > length ? near.nextDown : near
  }
}
