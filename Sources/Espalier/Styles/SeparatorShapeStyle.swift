import EspalierDrawing

/// The style of lines between contents, and of borders.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StylePaint {
    let share = LabelColor(level: context.level).share(in: context.environment)
    return _StylePaint(.color(color(in: context.environment).faded(by: share)))
  }

  /// `NSColor.separatorColor`, and `UIColor.separator` as Flutter's `CupertinoColors` records it.
  private func color(in environment: EnvironmentValues) -> ResolvedColor {
    let color =
      switch environment.platformStyle {
      case .mac: AdaptiveColor(opacitiesOfBlackAndWhite: 0.1)
      case .phone:
        AdaptiveColor(
          ResolvedColor(rgb: 0x3C3C43, opacity: 73 / 255),
          ResolvedColor(rgb: 0x545458, opacity: 153 / 255),
          ResolvedColor(rgb: 0x3C3C43, opacity: 94 / 255),
          ResolvedColor(rgb: 0x545458, opacity: 173 / 255))
      }
    return color.resolve(in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
