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
      let color = color.components(in: context.environment, level: context.level)
      return space.stops([
        GradientStop(color: color.lighter, location: 0), GradientStop(color: color, location: 1),
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
  /// A gentle gradient from a lighter shade of this color, at the top, to the color itself.
  public var gradient: AnyGradient { AnyGradient(shadesOf: self) }
}

extension ResolvedColor {
  /// A fifth of the way to white: by eye, since Apple does not document its shade.
  fileprivate var lighter: ResolvedColor {
    func lighten(_ component: Float) -> Float { component + (1 - component) * 0.2 }
    return ResolvedColor(
      red: lighten(red), green: lighten(green), blue: lighten(blue), opacity: opacity)
  }
}
