import Foundation

/// The horizontal or vertical dimension in a two-dimensional coordinate system.
///
/// Coordinates are points, y grows downwards, and angles turn clockwise.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  /// A set of axes.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    // Inlinable: layout asks millions of times.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    @inlinable public static var horizontal: Set { Set(.horizontal) }
    @inlinable public static var vertical: Set { Set(.vertical) }

    /// The set that holds `axis` alone.
    @inlinable package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    @inlinable package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }

  /// The axis across this one.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
