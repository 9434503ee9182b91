import EspalierCore
import EspalierDrawing
import Foundation

extension GraphicsContext {
  /// The paint of fills and strokes; points are in the context's coordinates.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(any ShapeStyle)
      case gradient(Gradient, ShadingGradient.Form, GradientOptions)
      case image(ShadingImage)
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

    /// Copies of an image, side by side in both directions.
    ///
    /// - Parameters:
    ///   - origin: the top left corner of one of the copies.
    ///   - sourceRect: the part of the image that is copied, as fractions of its size.
    ///   - scale: multiplies the size of the copies.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(
        kind: .image(
          ShadingImage(image: image, origin: origin, sourceRect: sourceRect, scale: scale)))
    }
  }

  /// The shading with all that it takes from the environment looked up.
  public func resolve(_ shading: Shading) -> Shading {
    Shading(kind: .resolved(shading.kind, ShadingEnvironment(environment)))
  }
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
    case .image(let image): image.paint(environment, context) ?? .color(.clear)
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
    guard let (image, environment) = drawnImage(context.environment) else { return nil }
    let mask = silhouette()
    return image.tiles(covering: mask.bounds, environment, context).grouped(.mask(mask))
  }

  private func drawnImage(
    _ environment: EnvironmentValues
  ) -> (ShadingImage, EnvironmentValues)? {
    switch kind {
    case .image(let image): image.hasPixels ? nil : (image, environment)
    case .palette(let shadings): shadings.first?.drawnImage(environment)
    case .resolved(let kind, let environment):
      GraphicsContext.Shading(kind: kind).drawnImage(environment.values)
    case .style, .gradient, .backdrop: nil
    }
  }

  /// The styles that text and symbols take for their own foreground.
  func styles(_ context: GraphicsContext) -> [any ShapeStyle] {
    switch kind {
    case .style(let style): [style]
    case .palette(let shadings): shadings.flatMap { $0.styles(context) }
    case .gradient, .image, .backdrop, .resolved:
      [PaintStyle(paint: paint(in: context.bounds, context))]
    }
  }
}

/// A paint as a style: it is the same wherever it is used.
private struct PaintStyle: ShapeStyle {
  let paint: Paint

  func _paint(in context: _StyleContext) -> _StylePaint { _StylePaint(.fixed(paint)) }
}
