import EspalierCore
import EspalierDrawing

/// The color that windows show behind their content.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StylePaint {
    let color = BackgroundColor(level: 0).resolve(in: context.environment)
    let share = LabelColor(level: context.level).share(in: context.environment)
    return _StylePaint(.color(color.faded(by: share)))
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The color of a window, or of a group on it.
struct BackgroundColor {
  /// 0 is the window, 1 a group in it, 2 a group in that one.
  let level: Int

  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    let colors = environment.look.colors.backgrounds
    return colors[min(max(level, 0), colors.count - 1)].resolve(in: environment)
  }
}
