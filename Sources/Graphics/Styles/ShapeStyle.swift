import EspalierCore
import EspalierDrawing

/// A color, gradient or pattern that fills and outlines shapes and text.
///
/// A style of your own answers `resolve(in:)` with one that exists already:
///
///     struct Alarm: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.orange : Color.red
///       }
///     }
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for; `Never` for those that the framework paints itself.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint of the style; styles with a `resolve(in:)` of their own do not implement it.
  func _paint(in context: _StyleContext) -> _StylePaint
}

extension ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StylePaint {
    resolve(in: context.environment)._paint(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is a primitive style: it stands for no other")
  }
}

extension Never: ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StylePaint { switch self {} }
}
