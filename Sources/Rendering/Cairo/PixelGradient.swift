import CGfx
import CPixels
import EspalierDrawing
import Foundation

/// A gradient to be computed pixel by pixel, without bands, which for large areas takes a fraction of Cairo's time.
struct PixelGradient {
  private var kind: px_gradient_kind
  /// The map from a point to the place where its color in the gradient is read.
  private var toGradient: CGAffineTransform
  private var factor: CGFloat = 1
  private var offset: CGFloat = 0
  private var stops: [GradientStop]

  /// Nil if the gradient is too short to count with, or has no colors.
  init?(from start: CGPoint, to end: CGPoint, _ stops: [GradientStop]) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let squaredLength = dx * dx + dy * dy
    guard squaredLength > 1e-6, squaredLength.isFinite, !stops.isEmpty else { return nil }
    let (x, y) = (dx / squaredLength, dy / squaredLength)
    kind = px_linear
    toGradient = CGAffineTransform(
      a: x, b: -y, c: y, d: x, tx: -start.x * x - start.y * y, ty: 0)
    self.stops = stops.ordered
  }

  /// Nil if the ring is too narrow to count with, or has no colors.
  ///
  /// - Parameter plane: takes points to a plane where the gradient is a circle.
  init?(
    around center: CGPoint, from startRadius: CGFloat, to endRadius: CGFloat,
    _ stops: [GradientStop], _ plane: CGAffineTransform = .identity
  ) {
    let breadth = endRadius - startRadius
    guard abs(breadth) > 1e-3, breadth.isFinite, !stops.isEmpty else { return nil }
    kind = px_radial
    toGradient = plane.concatenating(
      CGAffineTransform(translationX: -center.x, y: -center.y))
    factor = 1 / breadth
    offset = -startRadius / breadth
    self.stops = stops.ordered
  }

  init(_ gradient: AngularGradient, around center: CGPoint) {
    kind = px_angular
    // Turned so that the first color lies along the x axis.
    toGradient = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(-gradient.start)))
    stops = gradient.turnStops
  }

  /// The pixels of a part of the device.
  func surface(
    of pixels: PixelRect, under transform: CGAffineTransform, _ tables: inout ColorTables
  ) throws(RenderingError) -> CairoSurface {
    let map = transform.inverted().concatenating(toGradient)
    let table = tables.table(of: stops, size: tableSize(map))
    let surface = try CairoSurface.image(
      table.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: pixels.width,
      height: pixels.height)
    surface.edit { data, stride in
      px_gradient(
        kind, data, Int32(pixels.x), Int32(pixels.y), Int32(pixels.width), Int32(pixels.height),
        Int32(stride), px_map(map), Double(factor), Double(offset), table.colors,
        Int32(table.count))
    }
    return surface
  }

  /// The number of colors: at least two per pixel, so that steps between colors stand where they should.
  private func tableSize(_ map: CGAffineTransform) -> Int {
    // The parts of a turn: enough for a circle of several thousand pixels.
    if kind == px_angular { return 4096 }
    let places = max(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d)) * abs(factor)
    var size = 256
    while size < 8192, CGFloat(size) * places < 2 { size *= 2 }
    return size
  }
}

extension CairoPainter {
  /// Returns whether an area is large enough to be computed here: in small ones the bands that
  /// Cairo leaves between colors cannot be seen, and Cairo is faster.
  ///
  /// The visible part must not decide: a part that is drawn again has to match the rest.
  func isBetterAsPixels(_ bounds: CGRect) -> Bool {
    guard case .pixels = output else { return false }
    let area = bounds.applying(transform)
    return area.width * area.height > 64 * 64
  }

  /// Makes the gradient's visible pixels the source, kept for the next time where they are many;
  /// false where there are none.
  func setPixels(_ gradient: PixelGradient, of paint: Paint, over bounds: CGRect) -> Bool {
    guard let pixels = PixelRect(around: visibleDeviceRect(of: bounds.insetBy(dx: -1, dy: -1)))
    else { return false }
    let isLarge = pixels.width * pixels.height > 256 * 256
    let picture = cached(.paint(paint), pixels, isKept: isLarge) { () throws(RenderingError) in
      PlacedPicture(
        surface: try gradient.surface(of: pixels, under: transform, &resources.colorTables),
        pixels: pixels)
    }
    guard let picture else { return false }
    setSource(picture)
    return true
  }
}

/// Premultiplied colors of gradients, as many as their size in pixels needs.
struct ColorTables {
  struct Table {
    var colors: [UInt64]
    var count: Int
    var isOpaque: Bool
  }

  private struct Key: Hashable {
    var stops: [GradientStop]
    var size: Int

    func hash(into hasher: inout Hasher) {
      hasher.combine(size)
      for stop in stops { hasher.combine(stop.color) }
    }
  }

  private var tables = CostLimitedCache<Key, Table>(limit: 64 * 8192)

  mutating func table(of stops: [GradientStop], size: Int) -> Table {
    let key = Key(stops: stops, size: size)
    if let known = tables[key] { return known }
    let numbers = stops.flatMap { stop in
      let (red, green, blue, opacity) = stop.color.components
      return [Double(stop.location), red, green, blue, opacity].map(Float.init)
    }
    var isOpaque = false
    let colors = [UInt64](unsafeUninitializedCapacity: size + 2) { buffer, count in
      buffer.initialize(repeating: 0)
      count = size + 2
      guard !stops.isEmpty else { return }
      isOpaque =
        px_color_table(numbers, Int32(stops.count), buffer.baseAddress, Int32(size)) != 0
    }
    let table = Table(colors: colors, count: size, isOpaque: isOpaque)
    tables.insert(table, for: key, cost: size)
    return table
  }
}

extension px_map {
  fileprivate init(_ map: CGAffineTransform) {
    self.init(
      xx: Double(map.a), xy: Double(map.c), x0: Double(map.tx), yx: Double(map.b),
      yy: Double(map.d), y0: Double(map.ty))
  }
}
