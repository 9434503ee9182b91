import EspalierDrawing
import Foundation

extension SVGWriter {
  mutating func fill(_ paint: Paint, over bounds: CGRect) -> String {
    attributes(paint, "fill", over: bounds)
  }

  mutating func stroke(_ paint: Paint, _ style: StrokeStyle, over bounds: CGRect) -> String {
    var result = attributes(paint, "stroke", over: bounds)
    result += " stroke-width=\"\(style.lineWidth.number)\""
    if style.lineCap != .butt { result += " stroke-linecap=\"\(style.lineCap)\"" }
    if style.lineJoin == .miter {
      result += " stroke-miterlimit=\"\(max(1, style.miterLimit).number)\""
    } else {
      result += " stroke-linejoin=\"\(style.lineJoin)\""
    }
    let dash = style.usableDash
    if !dash.isEmpty {
      result += " stroke-dasharray=\"\(dash.map(\.number).joined(separator: " "))\""
      if style.dashPhase != 0 { result += " stroke-dashoffset=\"\(style.dashPhase.number)\"" }
    }
    return result
  }

  private mutating func attributes(_ paint: Paint, _ name: String, over bounds: CGRect) -> String {
    let id: String
    switch paint {
    case .color(let color):
      let opacity = color.components.opacity
      return " \(name)=\"\(color.hex)\""
        + (opacity < 1 ? " \(name)-opacity=\"\(opacity.number)\"" : "")
    case .linearGradient(let stops, let start, let end):
      let place =
        " x1=\"\(start.x.number)\" y1=\"\(start.y.number)\" x2=\"\(end.x.number)\" "
        + "y2=\"\(end.y.number)\" gradientUnits=\"userSpaceOnUse\""
      id = define("linearGradient", "g", place) { _ in stops.ordered.map(\.element) }
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let place =
        " cx=\"\(center.x.number)\" cy=\"\(center.y.number)\" r=\"\(max(endRadius, startRadius).number)\""
        + " gradientUnits=\"userSpaceOnUse\""
      let placed = stops.ordered.inRing(from: startRadius, to: endRadius)
      id = define("radialGradient", "g", place) { _ in placed.map(\.element) }
    case .ellipticalGradient(let stops, let center, let startRadius, let endRadius):
      guard let ellipse = EllipseAxes(startRadius, endRadius) else {
        return attributes(.color(stops.last?.color ?? .clear), name, over: bounds)
      }
      let down = CGAffineTransform(
        a: 1, b: 0, c: 0, d: 1 / ellipse.aspect, tx: center.x, ty: center.y)
      let place =
        " cx=\"0\" cy=\"0\" r=\"\(max(ellipse.start, ellipse.end).number)\" "
        + "gradientUnits=\"userSpaceOnUse\""
        + down.attribute.replacing(" transform=", with: " gradientTransform=")
      let placed = stops.ordered.inRing(from: ellipse.start, to: ellipse.end)
      id = define("radialGradient", "g", place) { _ in placed.map(\.element) }
    case .tiles(let tiles): id = defineTiles(tiles)
    case .angularGradient, .mesh: id = defineGradientPicture(paint, over: bounds)
    // Replaced by a picture before.
    case .backdrop(let backdrop): return attributes(.color(backdrop.color), name, over: bounds)
    }
    return " \(name)=\"url(#\(id))\""
  }

  private mutating func defineTiles(_ tiles: TilePaint) -> String {
    let frame = tiles.tile.standardized
    let image = DisplayImage(
      bitmap: tiles.bitmap, source: tiles.source, frame: frame, interpolation: tiles.interpolation)
    guard frame.isDrawable, frame.width > 0, frame.height > 0,
      let element = element(image, over: CGRect(origin: .zero, size: frame.size))
    else { return define("pattern", "g") { _ in [] } }
    let units = " patternUnits=\"userSpaceOnUse\"\(frame.attributes)"
    return define("pattern", "g", units) { _ in [element] }
  }

  /// A pattern that holds a picture of the gradient.
  private mutating func defineGradientPicture(_ paint: Paint, over bounds: CGRect) -> String {
    let area = bounds.isNull ? CGRect.zero : bounds
    // Nothing, or far more than is visible.
    let limit: CGFloat = 1e5
    guard area.width > 0, area.height > 0, area.width < limit, area.height < limit else {
      return define("pattern", "g") { _ in [] }
    }
    let origin = CGAffineTransform(translationX: -area.minX, y: -area.minY)
    let fill = DisplayItem.fill(Path(area), paint, FillStyle())
    let list = DisplayList(size: area.size, items: [.group(.transform(origin), [fill])])
    // Enough for sharp edges between colors, within what readers can hold.
    let scale = min(2, 2048 / max(area.width, area.height))
    var lines: [String] = []
    do throws(RenderingError) {
      let png = try list.pngData(scale: scale).base64EncodedString()
      let frame = CGRect(origin: .zero, size: area.size)
      lines = [
        "<image\(frame.attributes) preserveAspectRatio=\"none\" "
          + "href=\"data:image/png;base64,\(png)\"/>"
      ]
    } catch {
      failure = failure ?? error
    }
    let units = " patternUnits=\"userSpaceOnUse\"\(area.attributes)"
    return define("pattern", "g", units) { _ in lines }
  }
}

extension [GradientStop] {
  /// The stops as places between a circle's center and the larger of two radii.
  ///
  /// SVG's gradients start at the center: an inner radius moves the stops outwards, and where the
  /// first radius is the larger one, they run backwards.
  fileprivate func inRing(from start: CGFloat, to end: CGFloat) -> [GradientStop] {
    let outer = Swift.max(start, end)
    guard outer > 0 else { return last.map { [GradientStop(color: $0.color, location: 0)] } ?? [] }
    let placed = map { stop in
      GradientStop(
        color: stop.color, location: (start + (end - start) * stop.location) / outer)
    }
    return start <= end ? placed : placed.reversed()
  }
}

extension GradientStop {
  fileprivate var element: String {
    "<stop offset=\"\(location.number)\" stop-color=\"\(color.hex)\""
      + color.opacityAttribute("stop-opacity") + "/>"
  }
}

extension ResolvedColor {
  /// The form `#rrggbb`.
  var hex: String { ResolvedColor(red: red, green: green, blue: blue).description }

  fileprivate func opacityAttribute(_ name: String) -> String {
    components.opacity < 1 ? " \(name)=\"\(components.opacity.number)\"" : ""
  }
}
