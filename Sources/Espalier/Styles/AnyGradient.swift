import EspalierDrawing

/// The gradient that belongs to a color, or any other.
public struct AnyGradient: Hashable, Sendable {
  private enum Storage: Hashable {
    case gradient(Gradient)
    case shades(Color)
  }

  private let storage: Storage

  public init(_ gradient: Gradient) { storage = .gradient(gradient) }

  fileprivate init(shadesOf color: Color) { storage = .shades(color) }

  func resolve(in context: _StyleContext) -> [GradientStop] {
    switch storage {
    case .gradient(let gradient): return gradient.resolve(in: context)
    case .shades(let color):
      let stops = Gradient(colors: [color, color]).resolve(in: context)
      return [GradientStop(color: stops[0].color.lighter, location: 0), stops[1]]
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
