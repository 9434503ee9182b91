import EspalierDrawing
import Foundation

/// A piece of geometry captured in one view, to be read in the coordinates of another.
public struct Anchor<Value> {
  /// The piece of geometry to capture.
  public struct Source {
    fileprivate let place: AnchorPlace
    /// The value in a view of a size, in the coordinates that a map leads to.
    fileprivate let value: @Sendable (_ size: CGSize, _ map: CoordinateMap) -> Value

    /// The value in a view of a size, in its own coordinates.
    package func value(in size: CGSize) -> Value { value(size, .shift(.zero)) }

    func anchor(in element: LayoutElement) -> Anchor<Value> {
      Anchor(source: self, element: element)
    }
  }

  fileprivate let source: Source
  /// The layout element of the view that it was captured in.
  private(set) weak var element: LayoutElement?

  fileprivate init(source: Source, element: LayoutElement?) {
    self.source = source
    self.element = element
  }

  /// The value for the captured view's size, in the coordinates that `map` leads to.
  func value(in size: CGSize, _ map: CoordinateMap) -> Value { source.value(size, map) }
}

/// The piece of a view's geometry that an anchor stands for.
private enum AnchorPlace: Hashable {
  case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  case bounds
  case point(x: CGFloat, y: CGFloat)
  case unitPoint(UnitPoint)
}

extension Anchor.Source: Equatable where Value: Equatable {
  /// True if both stand for the same piece.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.place == rhs.place }
}

extension Anchor: Equatable where Value: Equatable {
  /// True if both stand for the same piece of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.element === rhs.element && lhs.source.place == rhs.source.place
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(element.map { ObjectIdentifier($0) })
    hasher.combine(source.place)
  }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      place: .rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    ) { _, map in map.rect(rect) }
  }

  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(place: .bounds) { size, map in
      map.rect(CGRect(origin: .zero, size: size))
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(place: .point(x: point.x, y: point.y)) { _, map in map.point(point) }
  }

  /// A point at fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(place: .unitPoint(point)) { size, map in
      map.point(point.point(in: CGRect(origin: .zero, size: size)))
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
