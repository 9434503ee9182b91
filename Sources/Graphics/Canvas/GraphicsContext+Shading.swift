import EspalierCore
import EspalierDrawing
import Foundation

extension GraphicsContext {
  /// The paint of fills and strokes; points are in the context's coordinates.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(any ShapeStyle)
      case gradient(Gradient, ShadingGradient.Kind, GradientOptions)
      case tiles(any ShadingTiles)
      case palette([Shading])
      case backdrop
      /// A shading that no longer looks anything up in an environment.
      indirect case resolved(Kind, ShadingEnvironment)
    }

    let kind: Kind

    /// The picture that was drawn before.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// The foreground style of the view that is drawn.
    public static var foreground: Shading { .style(.foreground) }

    /// Several shadings, for symbols of several layers; all else is painted with the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

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
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(startPoint, endPoint), options))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .radial(center, startRadius, endRadius), options))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .conic(center, angle), options))
    }
  }

  /// The shading with all that it takes from the environment looked up.
  public func resolve(_ shading: Shading) -> Shading {
    Shading(kind: .resolved(shading.kind, ShadingEnvironment(environment)))
  }
}

/// Copies of a picture side by side, which fill what is drawn.
protocol ShadingTiles: Sendable {
  /// True if the picture is made of pixels; others are drawn.
  var hasPixels: Bool { get }

  /// Tiles of pixels; nil if the picture has none.
  func paint(_ environment: EnvironmentValues, _ context: GraphicsContext) -> Paint?

  /// Copies of a drawn picture.
  func items(
    covering rect: CGRect, _ environment: EnvironmentValues, _ context: GraphicsContext
  ) -> [DisplayItem]
}

/// The environment that a shading was resolved in.
// Environments hold values of any type; shadings only read those of styles and images, on the main
// actor.
struct ShadingEnvironment: @unchecked Sendable {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }
}

extension GraphicsContext.Shading {
  /// Returns the items that `draw` makes with this shading's paint for an item whose bounds are
  /// `rect`.
  func items(
    in rect: CGRect, _ context: GraphicsContext, _ draw: (Paint) -> [DisplayItem]
  ) -> [DisplayItem] {
    if case .style(let style) = kind { return context.environment.items(style, in: rect, draw) }
    return tiles(behind: draw(.color(.black)), context) ?? draw(paint(in: rect, context))
  }

  /// The paint for an item whose bounds are `rect`.
  private func paint(in rect: CGRect, _ context: GraphicsContext) -> Paint {
    Self.paint(kind, in: rect, context.environment, context)
  }

  private static func paint(
    _ kind: Kind, in rect: CGRect, _ environment: EnvironmentValues, _ context: GraphicsContext
  ) -> Paint {
    switch kind {
    case .style(let style): environment.paint(style, in: rect)
    case .gradient(let gradient, let form, let options):
      ShadingGradient(
        stops: gradient.resolve(in: _StyleContext(environment)), form: form, options: options
      )
      .paint(covering: rect)
    case .tiles(let tiles): tiles.paint(environment, context) ?? .color(.clear)
    case .palette(let shadings): shadings.first?.paint(in: rect, context) ?? .color(.clear)
    case .backdrop: .backdrop(BackdropPaint(radius: 0, saturation: 1, color: .clear))
    case .resolved(let kind, let environment):
      paint(kind, in: rect, environment.values, context)
    }
  }

  /// Copies of an image without pixels, shown where `silhouette` is; nil for all other shadings.
  func tiles(
    behind silhouette: @autoclosure () -> [DisplayItem], _ context: GraphicsContext
  ) -> [DisplayItem]? {
    guard let (tiles, environment) = drawnTiles(context.environment) else { return nil }
    let mask = silhouette()
    return tiles.items(covering: mask.bounds, environment, context).grouped(.mask(mask))
  }

  private func drawnTiles(
    _ environment: EnvironmentValues
  ) -> (any ShadingTiles, EnvironmentValues)? {
    switch kind {
    case .tiles(let tiles): tiles.hasPixels ? nil : (tiles, environment)
    case .palette(let shadings): shadings.first?.drawnTiles(environment)
    case .resolved(let kind, let environment):
      GraphicsContext.Shading(kind: kind).drawnTiles(environment.values)
    case .style, .gradient, .backdrop: nil
    }
  }

  /// The styles that text and symbols take for their own foreground.
  func styles(_ context: GraphicsContext) -> [any ShapeStyle] {
    switch kind {
    case .style(let style): [style]
    case .palette(let shadings): shadings.flatMap { $0.styles(context) }
    case .gradient, .tiles, .backdrop, .resolved:
      [PaintStyle(paint: paint(in: context.bounds, context))]
    }
  }
}

/// A paint as a style: it is the same wherever it is used.
private struct PaintStyle: ShapeStyle {
  let paint: Paint

  func _paint(in context: _StyleContext) -> _StylePaint { _StylePaint(.fixed(paint)) }
}
