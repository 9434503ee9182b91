import EspalierDrawing
import Foundation

/// A piece of geometry captured in one view, to be read in the coordinates of another.
public struct Anchor<Value> {
  /// What to capture.
  public struct Source {
    fileprivate let place: AnchorPlace
    /// The value in a view with this frame, in the coordinates that the frame is given in.
    fileprivate let value: @Sendable (_ frame: CGRect) -> Value

    @MainActor func anchor(in node: ViewNode) -> Anchor<Value> {
      var elements: [LayoutElement] = []
      node.collectElements(into: &elements)
      return Anchor(source: self, element: elements.first)
    }
  }

  fileprivate let source: Source
  /// The layout element of the view that it was captured in.
  private(set) weak var element: LayoutElement?

  fileprivate init(source: Source, element: LayoutElement?) {
    self.source = source
    self.element = element
  }

  /// The value for the captured view's `frame`, in the coordinates that it is given in.
  func value(of frame: CGRect) -> Value { source.value(frame) }
}

/// Which piece of a view's geometry an anchor stands for.
private enum AnchorPlace: Hashable {
  case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  case bounds
  case point(x: CGFloat, y: CGFloat)
  case unitPoint(UnitPoint)
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both stand for the same piece of the same view.
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
    ) { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }

  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(place: .bounds) { $0 }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(place: .point(x: point.x, y: point.y)) {
      CGPoint(x: $0.minX + point.x, y: $0.minY + point.y)
    }
  }

  /// A point at fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(place: .unitPoint(point)) { point.point(in: $0) }
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
