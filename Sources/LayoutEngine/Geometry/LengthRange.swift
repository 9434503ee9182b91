import EspalierDrawing
import Foundation

/// A view's answer on one axis that it decides by itself: the proposal, kept between a minimum and
/// a maximum.
package struct LengthRange: Equatable, Sendable {
  package var min: CGFloat
  package var ideal: CGFloat
  package var max: CGFloat

  /// Answers `length` to every proposal.
  package init(_ length: CGFloat) { self.init(min: length, ideal: length, max: length) }

  /// Answers between `min` and `max`; the ideal is brought between them, and the maximum wins.
  package init(min: CGFloat, ideal: CGFloat, max: CGFloat) {
    let low = Swift.min(min, max)
    self.init(min: low, exactIdeal: Swift.min(Swift.max(ideal, low), max), max: max)
  }

  /// Keeps `exactIdeal` even outside the bounds: a frame answers a declared ideal as it is.
  package init(min: CGFloat, exactIdeal: CGFloat, max: CGFloat) {
    self.min = min
    ideal = exactIdeal
    self.max = max
  }

  /// Answers the proposal; 10 if there is none.
  package static let unbounded = LengthRange(min: 0, ideal: 10, max: .infinity)

  package func answer(_ proposal: CGFloat?) -> CGFloat {
    guard let proposal else { return ideal }
    return Swift.min(Swift.max(proposal, min), max)
  }

  /// The answer to a packed length, whose NaN means nil.
  @inline(__always) func answer(packed proposal: Double) -> Double {
    if proposal.isNaN { return ideal }
    return Swift.min(Swift.max(proposal, min), max)
  }

  /// True if the proposal, nil included, has no influence.
  @inline(__always) var isFixed: Bool { min == max && ideal == min }

  /// A sum of ranges answers like the views one after the other, all rigid or unbounded.
  static func + (lhs: LengthRange, rhs: LengthRange) -> LengthRange {
    LengthRange(min: lhs.min + rhs.min, exactIdeal: lhs.ideal + rhs.ideal, max: lhs.max + rhs.max)
  }

  /// The range that answers the larger of two answers.
  ///
  /// Below both minimums that is the larger minimum; between it and the larger maximum some view follows the
  /// proposal and none exceeds it.
  static func larger(_ lhs: LengthRange, _ rhs: LengthRange) -> LengthRange {
    LengthRange(
      min: Swift.max(lhs.min, rhs.min), exactIdeal: Swift.max(lhs.ideal, rhs.ideal),
      max: Swift.max(lhs.max, rhs.max))
  }
}

/// The answers of a view that decides each axis by itself, with no regard to the other axis.
package struct ClampedSize: Equatable, Sendable {
  package var width: LengthRange
  package var height: LengthRange

  package init(width: LengthRange, height: LengthRange) {
    self.width = width
    self.height = height
  }

  /// Answers `size` to every proposal.
  package init(_ size: CGSize) {
    self.init(width: LengthRange(size.width), height: LengthRange(size.height))
  }

  /// Fills the proposal; 10 by 10 if there is none: colors and most shapes.
  package static let unbounded = ClampedSize(width: .unbounded, height: .unbounded)

  package subscript(axis: Axis) -> LengthRange {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package func answer(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width.answer(proposal.width), height: height.answer(proposal.height))
  }

  /// The axes on which the proposal has no influence.
  package var fixedAxes: Axis.Set {
    (width.isFixed ? Axis.Set.horizontal : []).union(height.isFixed ? .vertical : [])
  }
}
