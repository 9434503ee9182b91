import EspalierCore
import EspalierDrawing
import Foundation

extension Edge {
  /// One corner of a rectangle; leading and trailing follow the reading direction.
  @frozen public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
}

extension Edge.Corner {
  /// A set of corners.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set that holds `corner` alone.
    public init(_ corner: Edge.Corner) { rawValue = 1 << corner.rawValue }

    public static let topLeading = Set(.topLeading)
    public static let topTrailing = Set(.topTrailing)
    public static let bottomLeading = Set(.bottomLeading)
    public static let bottomTrailing = Set(.bottomTrailing)
    public static let top: Set = [.topLeading, .topTrailing]
    public static let bottom: Set = [.bottomLeading, .bottomTrailing]
    public static let leading: Set = [.topLeading, .bottomLeading]
    public static let trailing: Set = [.topTrailing, .bottomTrailing]
    public static let all: Set = [.top, .bottom]
  }

  /// The form of a corner: a radius, or one that depends on the corner of the container.
  public struct Style: Hashable, Sendable {
    fileprivate let isConcentric: Bool
    /// The radius; the smallest one where the corner depends on the container.
    fileprivate var radius: CGFloat

    /// A corner with a radius in points; 0 is a right angle.
    public static func fixed(_ radius: CGFloat) -> Style {
      Style(isConcentric: false, radius: radius)
    }

    /// A corner whose curve has the same middle as that of the container's corner.
    ///
    /// Its radius is that of the container's corner less the distance of the sides: the larger one
    /// where the corner is not equally far from both.
    public static var concentric: Style { Style(isConcentric: true, radius: 0) }

    /// A corner whose curve has the same middle as that of the container's corner, with a radius
    /// that is not below that of another style.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(isConcentric: true, radius: minimum?.radius ?? 0)
    }

    /// The radius inside of a container's corner: the style's own without a container, or without a round corner there.
    func radius(inside container: CGFloat?, distance: CGFloat) -> CGFloat {
      guard isConcentric, let container, container > 0 else { return radius }
      return max(radius, container - distance)
    }

    /// The radius of a corner that has no container.
    var ownRadius: CGFloat { radius }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(value) }

  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

extension Edge.Corner.Style: Animatable {
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}
