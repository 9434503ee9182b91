import EspalierDrawing

/// The style of text that stands where something is to be entered.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StylePaint {
    let share = LabelColor(level: context.level).share(in: context.environment)
    return _StylePaint(.color(color(in: context.environment).faded(by: share)))
  }

  /// `NSColor.placeholderTextColor` (macOS 26), and `UIColor.placeholderText`.
  private func color(in environment: EnvironmentValues) -> ResolvedColor {
    let color =
      switch environment.platformStyle {
      case .mac:
        AdaptiveColor(
          ResolvedColor(rgb: 0x000000, opacity: 0.5), ResolvedColor(rgb: 0xFFFFFF, opacity: 0.55))
      case .phone:
        AdaptiveColor(
          ResolvedColor(rgb: 0x3C3C43, opacity: 0.3), ResolvedColor(rgb: 0xEBEBF5, opacity: 0.3),
          ResolvedColor(rgb: 0x3C3C43, opacity: 0.38),
          ResolvedColor(rgb: 0xEBEBF5, opacity: 0.38))
      }
    return color.resolve(in: environment)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
