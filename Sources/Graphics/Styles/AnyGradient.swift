@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// The gradient that belongs to a color, or any other.
public struct AnyGradient: Hashable, Sendable {
  private enum Storage: Hashable {
    case gradient(Gradient)
    case shades(Color)
  }

  private let storage: Storage
  private var space = Gradient.ColorSpace.device

  public init(_ gradient: Gradient) { storage = .gradient(gradient) }

  fileprivate init(shadesOf color: Color) { storage = .shades(color) }

  /// This gradient with the colors between its stops found in another color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  func resolve(in context: _StyleContext) -> [GradientStop] {
    switch storage {
    case .gradient(let gradient): return space.stops(gradient.resolve(in: context))
    case .shades(let color):
      let shades = color.components(in: context.environment, level: context.level).shades
      return space.stops([
        GradientStop(color: shades.top, location: 0),
        GradientStop(color: shades.bottom, location: 1),
      ])
    }
  }
}

extension AnyGradient: ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(.linear(resolve(in: context), start: .top, end: .bottom))
  }
}

extension Color {
  /// A gentle gradient between this color, at the bottom, and a lighter shade at the top; a light
  /// color is at the top, above a darker shade.
  public var gradient: AnyGradient { AnyGradient(shadesOf: self) }
}

/// The rule behind ``Color/gradient``.
///
/// Apple does not document its shades. What macOS 26 paints for ten of its colors shows that hues
/// are kept in sRGB: a shade is `luma + step + chroma · factor`, and components beyond the range are
/// cut off, which turns pink and blue a little. Step and factor were fitted to these recordings as
/// straight lines, the step of the color's luma and saturation, the factor of its luma, to within
/// 2.4 of 255; a black that became a gray of 0.2 in another recording is exact. Of the colors
/// recorded, only yellow goes darker instead.
private enum ShadeRule {
  /// The greatest luma of a color to be shown with a lighter shade: between green's 0.63 and
  /// yellow's 0.78.
  static let lightest = 0.7

  /// Returns the step by which the shade is lighter or darker, and the share of the color's chroma
  /// that it has.
  ///
  /// - Parameter saturation: the difference of the greatest and the least component.
  static func shade(ofLuma luma: Double, saturation: Double) -> (step: Double, factor: Double) {
    luma > lightest
      ? (-0.076, 1.08)
      : (0.2 - 0.1236 * luma - 0.0123 * saturation, 1.007 - 0.2578 * luma)
  }
}

extension ResolvedColor {
  /// The ends of the gradient that belongs to this color.
  var shades: (top: ResolvedColor, bottom: ResolvedColor) {
    let parts = [red, green, blue].map(Double.init)
    let luma = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    let saturation = max(red, green, blue) - min(red, green, blue)
    let (step, factor) = ShadeRule.shade(ofLuma: luma, saturation: Double(saturation))
    let shade = parts.map { Float(min(1, max(0, luma + step + factor * ($0 - luma)))) }
    let other = ResolvedColor(red: shade[0], green: shade[1], blue: shade[2], opacity: opacity)
    return step > 0 ? (other, self) : (self, other)
  }
}
