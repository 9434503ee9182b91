import EspalierCore
import EspalierDrawing

/// The style behind content: the window's color where `backgroundStyle(_:)` has set no other.
///
/// Further levels (`.background.secondary` …) are the colors of groups in a window.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StylePaint {
    guard let levels = context.environment.backgroundLevels else {
      let color = BackgroundColor(level: context.level)
      return _StylePaint(.color(color.resolve(in: context.environment)))
    }
    var environment = context.environment
    environment.backgroundLevels = levels.outer
    return levels.styles[0]._paint(in: _StyleContext(environment, level: context.level))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated extension View {
  /// Sets what `.background` stands for in this view and those inside it.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentWriter { $0.backgroundLevels = StyleLevels([style], outer: $0.backgroundLevels) })
  }
}

private enum BackgroundKey: EnvironmentKey {
  static let defaultValue: StyleLevels? = nil
}

extension EnvironmentValues {
  fileprivate var backgroundLevels: StyleLevels? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// The style that `backgroundStyle(_:)` has set; nil is the window's color.
  public var backgroundStyle: AnyShapeStyle? {
    get { backgroundLevels.map { AnyShapeStyle($0.styles[0]) } }
    set { backgroundLevels = newValue.map { StyleLevels([$0.style], outer: backgroundLevels) } }
  }
}
