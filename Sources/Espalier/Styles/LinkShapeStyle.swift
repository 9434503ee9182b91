import EspalierDrawing

/// The style of text that leads elsewhere.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StylePaint {
    let share = LabelColor(level: context.level).share(in: context.environment)
    return _StylePaint(.color(color(in: context.environment).faded(by: share)))
  }

  /// `NSColor.linkColor`, and `UIColor.link`.
  private func color(in environment: EnvironmentValues) -> ResolvedColor {
    let color =
      switch environment.platformStyle {
      case .mac: AdaptiveColor(0x0068DA, 0x419CFF)
      case .phone:
        AdaptiveColor(0x007AFF, 0x0984FF)
      }
    return color.resolve(in: environment)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
