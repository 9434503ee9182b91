@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension GraphicsContext {
  /// Paints the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if path.isEmpty { return }
    append(shading.items(in: path.boundingRect, self) { [.fill(path, $0, style)] })
  }

  /// Paints a line along a path, half of it inside and half outside.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if path.isEmpty || !(style.lineWidth > 0) { return }
    let style = style.withVisibleDashes(along: path) { report($0) }
    append(shading.items(in: path.boundingRect, self) { [.stroke(path, $0, style)] })
  }

  /// Paints a line along a path, half of it inside and half outside.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the output of `content` as one picture, to which opacity, filters, blending and clips
  /// apply as a whole.
  ///
  /// The layer begins with this context's transform, and without the rest of its state.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    appendPlaced(try layerItems(content))
  }

  /// Returns the items that `content` draws into a layer, in the picture's coordinates.
  func layerItems(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    var layer = GraphicsContext(
      environment: environment, bounds: bounds, symbols: symbols, diagnostics: diagnostics)
    layer.transform = transform
    try content(&layer)
    return layer.items
  }
}
