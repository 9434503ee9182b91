import EspalierDrawing
import Foundation

/// A piece of geometry captured in one view, to be read in the coordinates of another.
public struct Anchor<Value> {
  /// What to capture.
  public struct Source {
    /// The value for a view with this frame in the root's coordinates, moved into coordinates with this origin.
    fileprivate let value: (_ frame: CGRect, _ origin: CGPoint) -> Value

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

  /// The value for the captured view's `frame` in the root's coordinates, moved into coordinates with this origin.
  func value(of frame: CGRect, in origin: CGPoint) -> Value { source.value(frame, origin) }
}

// The element is looked at on the main actor only; all else is immutable.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame, origin in
      rect.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
    }
  }

  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame, origin in frame.offsetBy(dx: -origin.x, dy: -origin.y) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame, origin in
      CGPoint(x: frame.minX + point.x - origin.x, y: frame.minY + point.y - origin.y)
    }
  }

  /// A point at fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame, origin in
      let point = point.point(in: frame)
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
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
