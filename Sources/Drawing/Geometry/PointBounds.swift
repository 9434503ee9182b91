import Foundation

/// The smallest rectangle around the points included so far.
package struct PointBounds {
  private var minimum = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var maximum = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  package init() {}

  package mutating func include(_ point: CGPoint) {
    minimum = CGPoint(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
    maximum = CGPoint(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
  }

  /// The rectangle; null where no point was included.
  package var rect: CGRect {
    guard minimum.x <= maximum.x, minimum.y <= maximum.y else { return .null }
    return CGRect(
      x: minimum.x, y: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y)
  }
}

// Foundation's own `union`, `intersection` and `contains` stop the program on Linux when a
// coordinate is not a number, which views' sizes may be.
extension CGRect {
  private var isOrdered: Bool { minX <= maxX && minY <= maxY }

  /// The smallest rectangle around both; one that is null or not made of numbers does not count.
  package func joined(with other: CGRect) -> CGRect {
    if isNull || !isOrdered { return other.isOrdered ? other : .null }
    if other.isNull || !other.isOrdered { return self }
    return CGRect(
      left: min(minX, other.minX), top: min(minY, other.minY), right: max(maxX, other.maxX),
      bottom: max(maxY, other.maxY))
  }

  /// The area that both cover; null if they do not touch or are not made of numbers.
  package func overlap(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull, isOrdered, other.isOrdered else { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// Returns whether `point` is inside, or on the left or top side.
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  private init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
