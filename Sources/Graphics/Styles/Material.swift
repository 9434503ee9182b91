@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// A frosted pane: the views behind are blurred and tinted, and show through more or less.
///
/// In the light it brightens, in the dark it dims. Text upon it keeps its usual colors: the
/// vibrancy that Apple's systems give labels on materials is left out.
public struct Material: Sendable {
  private enum Thickness: Hashable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  private let thickness: Thickness

  /// Lets nearly all through.
  public static let ultraThin = Material(thickness: .ultraThin)

  /// Lets more through than it hides.
  public static let thin = Material(thickness: .thin)

  /// Lets some through.
  public static let regular = Material(thickness: .regular)

  /// Hides more than it lets through.
  public static let thick = Material(thickness: .thick)

  /// Hides nearly all.
  public static let ultraThick = Material(thickness: .ultraThick)

  /// The material of toolbars.
  public static let bar = Material(thickness: .bar)
}

extension Material: ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let tint = context.environment.colorScheme == .dark ? darkTint : lightTint
    let color = ResolvedColor(
      red: tint.gray, green: tint.gray, blue: tint.gray, opacity: tint.opacity)
    let paint = _StylePaint(
      .backdrop(BackdropPaint(radius: Self.radius, saturation: Self.saturation, color: color)))
    return paint.faded(by: LabelColor(level: context.level).share(in: context.environment))
  }

  /// The standard deviation of the blur: 25 points in Apple's design kits for iOS.
  private static let radius = 25.0

  /// The factor by which colors gain saturation: that of Apple's published sample code for blurred
  /// backgrounds (WWDC 2013).
  private static let saturation = 1.8

  /// The gray and its opacity that make of black and of white behind the material what SwiftUI's
  /// `ImageRenderer` makes of them on macOS, by measurements published with the library
  /// mburger89/MetalUI (2026).
  private var lightTint: (gray: Float, opacity: Float) {
    switch thickness {
    case .ultraThin: (0.9250, 0.4706)
    case .thin: (0.9145, 0.5961)
    case .regular: (0.9121, 0.7137)
    case .thick: (0.9052, 0.8275)
    case .ultraThick: (0.8996, 0.9373)
    case .bar: (1.0000, 0.8000)
    }
  }

  private var darkTint: (gray: Float, opacity: Float) {
    switch thickness {
    case .ultraThin: (0.2248, 0.5059)
    case .thin: (0.2105, 0.5961)
    case .regular: (0.2045, 0.6902)
    case .thick: (0.2010, 0.7804)
    case .ultraThick: (0.2000, 0.8627)
    case .bar: (0.1779, 0.8157)
    }
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
