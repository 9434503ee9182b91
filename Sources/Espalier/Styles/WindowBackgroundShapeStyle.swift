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

/// The color of a window, or of what is grouped on it.
struct BackgroundColor {
  /// 0 is the window, 1 a group in it, 2 a group in that one.
  let level: Int

  /// The numbers of AppKit and UIKit.
  ///
  /// Those are `NSColor.windowBackgroundColor` (macOS 26) and `underPageBackgroundColor`, since AppKit names no third;
  /// `UIColor.systemBackground`, `secondarySystemBackground` and `tertiarySystemBackground`.
  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    let color =
      switch (environment.platformStyle, level) {
      case (.mac, ...0): AdaptiveColor(0xFFFFFF, 0x1E1E1E)
      case (.mac, _): AdaptiveColor(0xF6F6F6, 0x282828)
      case (.phone, ...0): AdaptiveColor(0xFFFFFF, 0x000000)
      case (.phone, 1): AdaptiveColor(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
      case (.phone, _): AdaptiveColor(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
      }
    return color.resolve(in: environment)
  }
}
