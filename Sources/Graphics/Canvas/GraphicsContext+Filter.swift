import EspalierCore
import EspalierDrawing
import Foundation

extension GraphicsContext {
  /// A change of the pixels of a drawing, before they are blended with earlier ones.
  public struct Filter: Sendable {
    enum Change: Sendable {
      case projection(ProjectionTransform)
      case shadow(FilterShadow)
      case colors(ColorMatrix)
      case multiply(Color)
      case blur(radius: CGFloat, isOpaque: Bool)
      case alphaThreshold(min: Double, max: Double, Color)
    }

    let change: Change

    /// Maps drawings, in the coordinates that the context has when the filter is added.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(change: .projection(matrix))
    }

    /// Adds a blurred silhouette of a drawing.
    ///
    /// - Parameters:
    ///   - color: of the silhouette; a third black by default.
    ///   - radius: the standard deviation of the blur, in points.
    ///   - x: the distance to the right.
    ///   - y: the distance down.
    ///   - blendMode: the mode that combines the silhouette with earlier drawings.
    ///   - options: the place of the silhouette, and its source.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        change: .shadow(
          FilterShadow(
            color: color, radius: radius, offset: CGSize(width: x, height: y),
            blendMode: blendMode, options: options)))
    }

    /// Multiplies every component of the colors with that of `color`.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(change: .multiply(color)) }

    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(change: .colors(matrix))
    }

    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(change: .colors(.hueRotation(angle)))
    }

    /// 0 leaves grays; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(change: .colors(.saturation(amount)))
    }

    /// Adds to every component: 0 changes nothing, 1 is white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(change: .colors(.brightness(amount)))
    }

    /// 0 leaves a middle gray; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(change: .colors(.contrast(amount)))
    }

    /// Replaces colors by their opposites: 0 changes nothing, 1 all of it.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // Half way, every color is the same gray: the contrast goes from 1 through 0 to −1.
      Filter(change: .colors(.contrast(1 - 2 * amount)))
    }

    /// Moves colors to the gray of their luminance: 0 changes nothing, 1 is all gray.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(change: .colors(.grayscale(amount)))
    }

    /// Black, as opaque as the color was light.
    public static var luminanceToAlpha: Filter { Filter(change: .colors(.luminanceToAlpha)) }

    /// Blurs drawings by a Gaussian with a standard deviation of `radius` points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(change: .blur(radius: radius, isOpaque: options.contains(.opaque)))
    }

    /// Paints `color` where the opacity is between two limits, and nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(change: .alphaThreshold(min: min, max: max, color))
    }
  }

  /// The options for a blur.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Treats drawings as opaque and keeps their edges sharp.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
  }

  /// The options for a filter; SwiftUI's option for linear colors is not declared, since nothing
  /// here filters in them.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// Filters later drawings.
  ///
  /// A drawing passes the filter that was added last first. Each call of a drawing function is
  /// filtered by itself; `drawLayer` filters several as one.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    guard filters.count < Self.mostFilters else {
      return report(
        "has more than \(Self.mostFilters) filters in a graphics context; the others are left out. Each needs a picture "
          + "of its own: draw what is filtered alike in one layer")
    }
    filters.append(PlacedFilter(filter: filter, transform: transform))
  }

  /// Filters are pictures within pictures, which are all held in memory at once.
  static var mostFilters: Int { 100 }
}

/// A filter with the coordinates that it was added in.
struct PlacedFilter {
  var filter: GraphicsContext.Filter
  var transform: CGAffineTransform

  /// `items`, which are in the picture's coordinates, changed by the filter.
  func applied(to items: [DisplayItem], _ context: GraphicsContext) -> [DisplayItem] {
    if items.isEmpty || transform.isIdentity { return filter.applied(to: items, context) }
    guard transform.isFinite, transform.determinant != 0 else { return [] }
    let inner = items.grouped(.transform(transform.inverted()))
    return filter.applied(to: inner, context).grouped(.transform(transform))
  }
}

extension GraphicsContext.Filter {
  fileprivate func applied(
    to items: [DisplayItem], _ context: GraphicsContext
  ) -> [DisplayItem] {
    switch change {
    case .projection(let projection):
      return projection.isIdentity ? items : items.grouped(.projection(projection))
    case .shadow(let shadow): return shadow.applied(to: items, context)
    case .colors(let matrix):
      return matrix == ColorMatrix() || !matrix.isFinite
        ? items : items.grouped(.colors(matrix))
    case .multiply(let color):
      let color = color.resolve(in: context.environment).components
      return items.grouped(.colors(.multiply(color)))
    case .blur(let radius, let isOpaque):
      guard radius > 0, radius.isFinite else { return items }
      if !isOpaque { return items.blurred(radius: Double(radius)) }
      return items.grouped(.blur(radius: Double(radius), isOpaque: isOpaque))
    case .alphaThreshold(let min, let max, let color):
      guard min <= max else { return [] }
      let color = color.resolve(in: context.environment).components
      return items.grouped(.alphaThreshold(min...max, color))
    }
  }
}
