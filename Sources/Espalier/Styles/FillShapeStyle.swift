import EspalierDrawing

/// The style of shapes above a background that shows through: tracks, fields, boxes.
///
/// The first level is for small shapes; the further levels (`.fill.secondary` …) are fainter, for larger ones.
public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StylePaint {
    let level = min(max(context.level, 0), 4)
    let environment = context.environment
    let color =
      switch environment.platformStyle {
      case .mac: AdaptiveColor(opacitiesOfBlackAndWhite: Self.macOpacities[level])
      case .phone: Self.phoneColors[level]
      }
    return _StylePaint(.color(color.resolve(in: environment)))
  }

  /// `NSColor.systemFill`, `secondarySystemFill` and so on, in either appearance.
  private static let macOpacities: [Float] = [0.1, 0.08, 0.05, 0.03, 0.01]

  /// `UIColor.systemFill`, `secondarySystemFill` and so on, as Flutter's `CupertinoColors` records them in 255ths;
  /// the fifth level is an estimate, since UIKit has four.
  private static let phoneColors = [
    AdaptiveColor(rgb: 0x787880, opacities: 51, 91, 71, 112),
    AdaptiveColor(rgb: 0x787880, opacities: 40, 81, 61, 102),
    AdaptiveColor(rgb: 0x767680, opacities: 30, 61, 51, 82),
    AdaptiveColor(rgb: 0x747480, opacities: 20, 45, 40, 66),
    AdaptiveColor(rgb: 0x747480, opacities: 13, 30, 26, 44),
  ]
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension AdaptiveColor {
  /// One color whose opacities, in 255ths, differ: light, dark, light and dark with increased contrast.
  fileprivate init(
    rgb: UInt32, opacities light: Float, _ dark: Float, _ lightIncreased: Float,
    _ darkIncreased: Float
  ) {
    func color(_ opacity: Float) -> ResolvedColor {
      ResolvedColor(rgb: rgb, opacity: opacity / 255)
    }
    self.init(color(light), color(dark), color(lightIncreased), color(darkIncreased))
  }
}

extension AdaptiveColor {
  /// Black in the light and white in the dark, of one opacity.
  init(opacitiesOfBlackAndWhite opacity: Float) {
    self.init(
      ResolvedColor(rgb: 0x000000, opacity: opacity), ResolvedColor(rgb: 0xFFFFFF, opacity: opacity)
    )
  }
}
