import CGfx
import EspalierDrawing
import Foundation

extension CairoPainter {
  /// Makes `paint` the context's source for an item within `bounds`; false where it shows nothing.
  func setSource(_ paint: Paint, over bounds: CGRect) -> Bool {
    switch paint {
    case .color(let color):
      let (red, green, blue, alpha) = color.components
      cairo_set_source_rgba(context, red, green, blue, alpha)
      return alpha > 0
    case .linearGradient(let stops, let start, let end):
      // A gradient without length shows the color it ends with.
      guard start != end else { return setSource(lastColor(of: stops), over: bounds) }
      let gradient = PixelGradient(from: start, to: end, stops)
      if let gradient, isBetterAsPixels(bounds) {
        return setPixels(gradient, of: paint, over: bounds)
      }
      let pattern = cairo_pattern_create_linear(
        Double(start.x), Double(start.y), Double(end.x), Double(end.y))
      return setSource(pattern, stops)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      guard startRadius != endRadius else { return setSource(lastColor(of: stops), over: bounds) }
      let gradient = PixelGradient(
        around: center, from: max(0, startRadius), to: max(0, endRadius), stops)
      if let gradient, isBetterAsPixels(bounds) {
        return setPixels(gradient, of: paint, over: bounds)
      }
      let (x, y) = (Double(center.x), Double(center.y))
      let pattern = cairo_pattern_create_radial(
        x, y, max(0, Double(startRadius)), x, y, max(0, Double(endRadius)))
      return setSource(pattern, stops)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      let turn = AngularGradient(stops, from: startAngle, to: endAngle)
      switch output {
      case .pixels: return setPixels(PixelGradient(turn, around: center), of: paint, over: bounds)
      case .pages: return setAngularMesh(turn, center, over: bounds)
      }
    case .ellipticalGradient(let stops, let center, let startRadius, let endRadius):
      guard let ellipse = EllipseAxes(startRadius, endRadius) else {
        return setSource(lastColor(of: stops), over: bounds)
      }
      return setSource(paint, stops, center, ellipse, over: bounds)
    case .mesh(let mesh):
      switch output {
      case .pixels: return setPixels(mesh, over: bounds)
      case .pages: return setPatches(mesh, over: bounds)
      }
    case .tiles(let tiles): return setTiles(tiles)
    case .backdrop(let backdrop):
      if isSilhouette { return setSource(.color(.black), over: bounds) }
      guard let picture = picture(of: backdrop, over: bounds) else { return false }
      setSource(picture)
      return true
    }
  }

  /// A radial gradient in a plane that is stretched across.
  private func setSource(
    _ paint: Paint, _ stops: [GradientStop], _ center: CGPoint, _ ellipse: EllipseAxes,
    over bounds: CGRect
  ) -> Bool {
    let toCircle = CGAffineTransform(
      a: 1, b: 0, c: 0, d: ellipse.aspect, tx: -center.x, ty: -center.y * ellipse.aspect)
    guard toCircle.isDrawable else { return setSource(lastColor(of: stops), over: bounds) }
    let gradient = PixelGradient(
      around: .zero, from: ellipse.start, to: ellipse.end, stops, toCircle)
    if let gradient, isBetterAsPixels(bounds) {
      return setPixels(gradient, of: paint, over: bounds)
    }
    let pattern = cairo_pattern_create_radial(
      0, 0, Double(ellipse.start), 0, 0, Double(ellipse.end))
    var matrix = toCircle.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    return setSource(pattern, stops)
  }

  private func lastColor(of stops: [GradientStop]) -> Paint { .color(stops.last?.color ?? .clear) }

  /// Takes over `pattern`.
  private func setSource(_ pattern: OpaquePointer?, _ stops: [GradientStop]) -> Bool {
    for stop in stops.ordered {
      let (red, green, blue, alpha) = stop.color.components
      cairo_pattern_add_color_stop_rgba(pattern, Double(stop.location), red, green, blue, alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return !stops.isEmpty
  }

  /// A fan of patches around the center, which pages store as such.
  private func setAngularMesh(
    _ gradient: AngularGradient, _ center: CGPoint, over bounds: CGRect
  ) -> Bool {
    let radius = bounds.corners.map { $0.distance(to: center) }.max() ?? 0
    guard radius > 0, radius.isFinite else { return false }
    let pattern = cairo_pattern_create_mesh()
    defer { cairo_pattern_destroy(pattern) }
    // The chord of a slice must stay outside the bounds: one of 6° lies 0.14 % inside its arc.
    let reach = Double(radius) * 1.01
    let (x, y) = (Double(center.x), Double(center.y))
    for slice in gradient.slices(widest: .pi / 30) {
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, x, y)
      for angle in [slice.start, slice.end] {
        cairo_mesh_pattern_line_to(pattern, x + cos(angle) * reach, y + sin(angle) * reach)
      }
      cairo_mesh_pattern_line_to(pattern, x, y)
      let corners = [slice.startColor, slice.startColor, slice.endColor, slice.endColor]
      for (corner, color) in corners.enumerated() {
        let (red, green, blue, alpha) = color.components
        cairo_mesh_pattern_set_corner_color_rgba(pattern, UInt32(corner), red, green, blue, alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    cairo_set_source(context, pattern)
    return true
  }
}

/// The ellipses at which an elliptical gradient starts and ends, as circles in a plane that is
/// stretched by `aspect` down.
struct EllipseAxes {
  var start, end: CGFloat
  var aspect: CGFloat

  /// Nil where nothing lies between the two.
  init?(_ startRadius: CGSize, _ endRadius: CGSize) {
    (start, end) = (max(0, startRadius.width), max(0, endRadius.width))
    let larger = end >= start ? endRadius : startRadius
    guard larger.width > 0, larger.height > 0, start != end, start.isFinite, end.isFinite,
      larger.height.isFinite
    else { return nil }
    aspect = larger.width / larger.height
  }
}

extension ResolvedColor {
  /// Components between 0 and 1.
  var components: (red: Double, green: Double, blue: Double, opacity: Double) {
    func clamped(_ value: Float) -> Double { value.isNaN ? 0 : Double(max(0, min(1, value))) }
    return (clamped(red), clamped(green), clamped(blue), clamped(opacity))
  }

  func mixed(with other: ResolvedColor, _ fraction: Float) -> ResolvedColor {
    ResolvedColor(
      red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction,
      opacity: opacity + (other.opacity - opacity) * fraction)
  }
}

extension [GradientStop] {
  /// The stops at places from 0 to 1 that never go back.
  package var ordered: [GradientStop] {
    var last: CGFloat = 0
    return map { stop in
      let location = stop.location.isNaN ? last : stop.location
      last = Swift.min(1, Swift.max(last, location))
      return GradientStop(color: stop.color, location: last)
    }
  }

  /// The color at a place of ordered stops; at a step, that of its far side.
  func color(at location: CGFloat) -> ResolvedColor {
    guard let next = firstIndex(where: { $0.location > location }) else {
      return last?.color ?? .clear
    }
    guard next > 0 else { return self[0].color }
    let (before, after) = (self[next - 1], self[next])
    let share = (location - before.location) / (after.location - before.location)
    return before.color.mixed(with: after.color, Float(share))
  }
}
