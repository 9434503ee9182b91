import EspalierCore
import EspalierDrawing
import Foundation

extension GraphicsContext {
  /// The place and the source of a filter's shadow.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow is above the drawing that casts it instead of below.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
    /// The shadow is drawn without the drawing that casts it.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
    /// Cast by the outside of the drawing, instead of by the drawing.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
  }
}

/// The shadow that a filter adds.
struct FilterShadow {
  var color: Color
  /// The standard deviation of the blur.
  var radius: CGFloat
  var offset: CGSize
  var blendMode: GraphicsContext.BlendMode
  var options: GraphicsContext.ShadowOptions

  func applied(to items: [DisplayItem], _ context: GraphicsContext) -> [DisplayItem] {
    let color = color.resolve(in: context.environment).components
    let radius = max(0, radius)
    guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return items }
    if options.isEmpty, blendMode == .normal {
      // The display list counts twice the standard deviation, as CSS does.
      return items.grouped(.shadow(color: color, radius: 2 * Double(radius), offset: offset))
    }
    let shadow = blendMode.applied(to: silhouette(of: items, color, radius, context))
    if options.contains(.shadowOnly) { return shadow }
    return options.contains(.shadowAbove) ? items + shadow : shadow + items
  }

  private func silhouette(
    of items: [DisplayItem], _ color: ResolvedColor, _ radius: CGFloat,
    _ context: GraphicsContext
  ) -> [DisplayItem] {
    var silhouette: [DisplayItem]
    if options.contains(.invertsAlpha) {
      // As far around as the blur draws from.
      let reach = 3 * radius + max(abs(offset.width), abs(offset.height)) + 1
      let around = items.bounds.joined(with: context.bounds).insetBy(dx: -reach, dy: -reach)
      let opaque = ResolvedColor(red: color.red, green: color.green, blue: color.blue)
      let hole = items.grouped(.blend(.destinationOut))
      silhouette = [.group(.layer, [.fill(Path(around), .color(opaque), FillStyle())] + hole)]
      if color.opacity < 1 { silhouette = silhouette.grouped(.opacity(Double(color.opacity))) }
    } else {
      silhouette = items.grouped(.colors(ColorMatrix(silhouette: color)))
    }
    if radius > 0 {
      silhouette = silhouette.grouped(.blur(radius: Double(radius), isOpaque: false))
    }
    if offset == .zero { return silhouette }
    return silhouette.grouped(
      .transform(CGAffineTransform(translationX: offset.width, y: offset.height)))
  }
}

extension ColorMatrix {
  /// One color, as opaque as each color was, times its own opacity.
  fileprivate init(silhouette color: ResolvedColor) {
    self.init(rows: [
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue,
      0, 0, 0, color.opacity, 0,
    ])
  }
}
