import Foundation

/// A fine grid over a rectangle, so that paths can be compared in whole numbers.
struct PathGrid {
  private let origin: CGPoint
  private let scale: CGFloat

  /// Steps along the longer side: products of differences stay far below what an `Int` holds.
  private static let steps = 26

  init(_ bounds: CGRect) {
    guard !bounds.isNull else {
      (origin, scale) = (.zero, 1)
      return
    }
    origin = CGPoint(x: bounds.midX, y: bounds.midY)
    let extent = max(bounds.width, bounds.height)
    // A power of two keeps coordinates exact that are powers of two themselves.
    let exponent = extent > 0 ? Double(Self.steps) - log2(Double(extent)).rounded(.up) : 0
    scale = CGFloat(exp2(min(exponent, 1000)))
  }

  func point(_ point: CGPoint) -> GridPoint {
    GridPoint(
      x: Int(((point.x - origin.x) * scale).rounded()),
      y: Int(((point.y - origin.y) * scale).rounded()))
  }
}

/// A point of a grid.
struct GridPoint: Hashable {
  var x: Int
  var y: Int

  /// The order from left to right, and from top to bottom where x is the same.
  static func precedes(_ lhs: GridPoint, _ rhs: GridPoint) -> Bool {
    (lhs.x, lhs.y) < (rhs.x, rhs.y)
  }

  /// The side of a point: positive where `point` is on the right of the line from here to `end` (with y downwards), zero
  /// on the line.
  func side(of point: GridPoint, to end: GridPoint) -> Int {
    (end.x - x) * (point.y - y) - (end.y - y) * (point.x - x)
  }

  /// The distance of `point` along the line from here to `end`, times the line's length.
  func distance(along end: GridPoint, to point: GridPoint) -> Int {
    (end.x - x) * (point.x - x) + (end.y - y) * (point.y - y)
  }

  /// Returns whether the line from here to `end` meets the square of one step around `point`, which
  /// lies in the line's box.
  func passes(_ point: GridPoint, to end: GridPoint) -> Bool {
    2 * abs(side(of: point, to: end)) <= abs(end.x - x) + abs(end.y - y)
  }
}

/// An upright rectangle of a grid, edges included.
struct GridBox {
  var left, top, right, bottom: Int

  init(_ first: GridPoint, _ second: GridPoint) {
    (left, right) = (min(first.x, second.x), max(first.x, second.x))
    (top, bottom) = (min(first.y, second.y), max(first.y, second.y))
  }

  /// Holds nothing.
  static let empty = GridBox(left: .max, top: .max, right: .min, bottom: .min)

  private init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  mutating func include(_ box: GridBox) {
    (left, right) = (min(left, box.left), max(right, box.right))
    (top, bottom) = (min(top, box.top), max(bottom, box.bottom))
  }

  func meets(_ box: GridBox) -> Bool {
    left <= box.right && box.left <= right && top <= box.bottom && box.top <= bottom
  }

  func holds(_ point: GridPoint) -> Bool {
    left <= point.x && point.x <= right && top <= point.y && point.y <= bottom
  }
}
