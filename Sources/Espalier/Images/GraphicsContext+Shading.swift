import EspalierDrawing
import Foundation

extension GraphicsContext {
  /// What fills and strokes are painted with; points are those of the path that is drawn.
  public struct Shading {
    private enum Storage {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    private let storage: Storage

    /// The foreground style of the view that is drawn.
    public static var foreground: Shading { .style(.foreground) }

    public static func color(_ color: Color) -> Shading { .style(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; gradients run across the bounds of the path that is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(storage: .style(style))
    }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(storage: .linear(gradient, startPoint, endPoint))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(storage: .radial(gradient, center, startRadius, endRadius))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading(storage: .conic(gradient, center, angle))
    }

    func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
      let context = _StyleContext(environment)
      switch storage {
      case .style(let style): return style._paint(in: context).paint(in: rect)
      case .linear(let gradient, let start, let end):
        return .linearGradient(gradient.resolve(in: context), start: start, end: end)
      case .radial(let gradient, let center, let startRadius, let endRadius):
        return .radialGradient(
          gradient.resolve(in: context), center: center, startRadius: startRadius,
          endRadius: endRadius)
      case .conic(let gradient, let center, let angle):
        return .angularGradient(
          gradient.resolve(in: context), center: center, startAngle: angle,
          endAngle: angle + .degrees(360))
      }
    }
  }
}
