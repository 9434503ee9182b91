import EspalierCore
import EspalierDrawing
import Foundation

/// Draws immediately, in points with the origin at the top left.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// A copy draws into the same picture; its transform, opacity, blend mode, clips and filters change
/// independently. Drawing with a transform that has no area, or that is not made of numbers, shows
/// nothing.
public struct GraphicsContext {
  /// The picture that all copies draw into.
  private final class Picture {
    var items: [DisplayItem] = []
  }

  private let picture = Picture()
  /// The visible area of the picture, in its own coordinates.
  let bounds: CGRect
  let symbols: CanvasSymbols?
  let diagnostics: Diagnostics?
  /// Clips and masks, in the picture's coordinates.
  var clips: [DisplayEffect] = []
  var filters: [PlacedFilter] = []

  /// The environment of the view that is drawn.
  public let environment: EnvironmentValues

  /// The opacity of later drawings, 0 to 1.
  public var opacity = 1.0

  /// The combination of colors drawn from now on with those drawn before.
  public var blendMode = BlendMode.normal

  /// The map from the coordinates of later drawings to those of the picture.
  public var transform = CGAffineTransform.identity

  init(
    environment: EnvironmentValues, bounds: CGRect, symbols: CanvasSymbols? = nil,
    diagnostics: Diagnostics? = nil
  ) {
    self.environment = environment
    self.bounds = bounds
    self.symbols = symbols
    self.diagnostics = diagnostics
  }

  /// The items drawn so far; blend modes see nothing but this picture.
  var items: [DisplayItem] {
    picture.items.hasBlending ? [.group(.layer, picture.items)] : picture.items
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns later drawings clockwise around the origin.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies `matrix` to later drawings, before the transform so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws items whose coordinates are those of the context.
  func append(_ items: [DisplayItem]) {
    guard transform.isFinite, transform.determinant != 0 else { return }
    appendPlaced(transform.isIdentity ? items : items.grouped(.transform(transform)))
  }

  /// Draws items whose coordinates are those of the picture: filtered, then clipped, then blended.
  func appendPlaced(_ items: [DisplayItem]) {
    guard opacity > 0 else { return }
    // The filter that was added last is the first to change a drawing.
    var items = filters.reversed().reduce(items) { $1.applied(to: $0, self) }
    for clip in clips.reversed() { items = items.grouped(clip) }
    if opacity < 1 { items = items.grouped(.opacity(opacity)) }
    picture.items += blendMode.applied(to: items)
  }
}

extension [DisplayItem] {
  /// True if anything is combined with the items behind it in another way than by painting over
  /// them.
  fileprivate var hasBlending: Bool {
    contains { item in
      guard case .group(let effect, let items) = item else { return false }
      switch effect {
      case .blend: return true
      case .mask, .shadow: return items.hasBlending
      default: return !effect.traits.isolates && items.hasBlending
      }
    }
  }
}
