import EspalierDrawing
import Foundation

/// Draws at once, in points with the origin at the top left.
///
/// A copy draws into the same picture; changes of its transform, clipping and opacity stay its own.
public struct GraphicsContext {
  /// What all copies draw into.
  private final class Canvas {
    var items: [DisplayItem] = []
  }

  private let canvas = Canvas()
  private var clips: [DisplayEffect] = []
  private let bounds: CGRect

  /// The environment of the view that is drawn.
  public let environment: EnvironmentValues

  /// Multiplies the opacity of what is drawn from now on, 0 to 1.
  public var opacity = 1.0

  /// Moves what is drawn from now on.
  public var transform = CGAffineTransform.identity

  init(environment: EnvironmentValues, bounds: CGRect) {
    self.environment = environment
    self.bounds = bounds
  }

  /// What was drawn so far.
  var items: [DisplayItem] { canvas.items }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies `matrix` to what is drawn from now on, before the transform so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Hides what is drawn from now on outside of `path`, and outside of the paths of earlier calls.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(.clip(path.applying(transform), style))
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    append([.fill(path, shading.paint(in: path.boundingRect, environment), style)])
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    append([.stroke(path, shading.paint(in: path.boundingRect, environment), style)])
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws what `content` draws as one picture, to which opacity and clipping apply as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(environment: environment, bounds: bounds)
    try content(&layer)
    append(layer.items)
  }

  func append(_ items: [DisplayItem]) {
    if items.isEmpty || opacity <= 0 { return }
    var items = items
    if !transform.isIdentity { items = [.group(.transform(transform), items)] }
    for clip in clips.reversed() { items = [.group(clip, items)] }
    if opacity < 1 { items = [.group(.opacity(opacity), items)] }
    canvas.items += items
  }
}
