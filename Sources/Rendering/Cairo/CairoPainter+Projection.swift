import CGfx
import CPixels
import EspalierDrawing
import Foundation

extension CairoPainter {
  /// Paints the items as a card that is turned in space.
  ///
  /// 1. Find the part of the card that lies before the horizon and within what is visible.
  /// 2. Paint it with as many pixels as its nearest corner has on the device.
  /// 3. Look up for each pixel of the device what the card has there.
  func project(_ items: [DisplayItem], _ projection: ProjectionTransform) {
    let toDevice = projection.concatenating(ProjectionTransform(transform))
    let visible = visibleDevicePixels
    let corners = resources.bounds.of(items).overlap(with: .countable)
      .corners(before: toDevice, within: visible)
    guard !corners.isEmpty else { return }
    let shown = corners.map { $0.applying(toDevice) }.bounds.overlap(with: visible)
    guard let pixels = PixelRect(around: shown) else { return }
    let effect = DisplayEffect.projection(projection)
    let picture = cached(.effect(effect, items), pixels, isKept: !items.hasBackdrop) {
      () throws(RenderingError) in
      try projected(items, corners: corners, toDevice, pixels)
    }
    if let picture { paint(picture) }
  }

  private func projected(
    _ items: [DisplayItem], corners: [CGPoint], _ toDevice: ProjectionTransform,
    _ pixels: PixelRect
  ) throws(RenderingError) -> PlacedPicture? {
    let part = corners.bounds
    let nearest = corners.map { toDevice.stretch(at: $0) }.max() ?? 1
    // More than four times the usual pixels would serve only the card's nearest edge.
    let wanted = min(max(nearest, 1e-3), 4 * max(transform.meanScale, 1e-3))
    let area = max(part.width * part.height, 1e-6)
    let side = max(part.width, part.height, 1e-3)
    let scale = min(wanted, (Self.largestCard / area).squareRoot(), 16_000 / side)
    let toCard = CGAffineTransform(scaleX: scale, y: scale)
    // A transparent rim, into which the edges blend.
    guard let card = PixelRect(around: part.applying(toCard).insetBy(dx: -1, dy: -1)) else {
      return nil
    }
    let placed = toCard.concatenating(
      CGAffineTransform(translationX: -CGFloat(card.x), y: -CGFloat(card.y)))
    var fromDevice = toDevice
    guard fromDevice.invert() else { return nil }
    let map = fromDevice.concatenating(ProjectionTransform(placed)).numbers
    guard map.allSatisfy(\.isFinite) else { return nil }

    let source = try CairoSurface.image(width: card.width, height: card.height)
    let painter = CairoPainter(source.pointer, placed, output: .pixels, resources: resources)
    painter.isSilhouette = isSilhouette
    painter.paint(items)
    try painter.finish()
    let surface = try CairoSurface.image(width: pixels.width, height: pixels.height)
    source.edit { from, stride in
      surface.edit { to, width in
        px_project(
          from, Int32(card.width), Int32(card.height), Int32(stride), map, to, Int32(pixels.x),
          Int32(pixels.y), Int32(pixels.width), Int32(pixels.height), Int32(width))
      }
    }
    return PlacedPicture(surface: surface, pixels: pixels)
  }

  /// The largest card in pixels, 64 megabytes.
  private static let largestCard: CGFloat = 16e6
}

extension ProjectionTransform {
  /// The factor by which the map lengthens short lines at a point, in the direction that it
  /// stretches the most.
  fileprivate func stretch(at point: CGPoint) -> CGFloat {
    let depth = point.x * m13 + point.y * m23 + m33
    let target = point.applying(self)
    let across = CGPoint(x: (m11 - target.x * m13) / depth, y: (m12 - target.y * m13) / depth)
    let down = CGPoint(x: (m21 - target.x * m23) / depth, y: (m22 - target.y * m23) / depth)
    return max(CGPoint.zero.distance(to: across), CGPoint.zero.distance(to: down))
  }

  fileprivate var numbers: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33].map { $0 } }
}

extension CGRect {
  /// Rectangles beyond this cannot be seen as a whole.
  fileprivate static let countable = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// The corners of the part of the rectangle that a map shows within `visible`.
  fileprivate func corners(
    before map: ProjectionTransform, within visible: CGRect
  ) -> [CGPoint] {
    guard !isNull, width > 0, height > 0, !visible.isNull else { return [] }
    // Each edge of the visible area is a line in this plane too: x / depth = left is x − left depth
    // = 0.
    func line(_ x: CGFloat, _ y: CGFloat, _ depth: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        map.m11 * x + map.m12 * y + map.m13 * depth, map.m21 * x + map.m22 * y + map.m23 * depth,
        map.m31 * x + map.m32 * y + map.m33 * depth
      )
    }
    let nearest = 1e-3 * max(abs(map.m33), 1e-6)
    var before = line(0, 0, 1)
    before.2 -= nearest
    let lines = [
      before, line(1, 0, -visible.minX), line(-1, 0, visible.maxX), line(0, 1, -visible.minY),
      line(0, -1, visible.maxY),
    ]
    return lines.reduce(corners) { $0.cut(by: $1) }
  }
}

extension [CGPoint] {
  fileprivate var bounds: CGRect {
    var bounds = PointBounds()
    forEach { bounds.include($0) }
    return bounds.rect
  }

  /// The part of a convex polygon where a x + b y + c is not below 0.
  fileprivate func cut(by line: (a: CGFloat, b: CGFloat, c: CGFloat)) -> [CGPoint] {
    guard let last else { return [] }
    var (result, previous): ([CGPoint], CGPoint) = ([], last)
    func height(_ point: CGPoint) -> CGFloat { line.a * point.x + line.b * point.y + line.c }
    for point in self {
      let (from, to) = (height(previous), height(point))
      if (from < 0) != (to < 0) { result.append(previous.mixed(with: point, from / (from - to))) }
      if to >= 0 { result.append(point) }
      previous = point
    }
    return result.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? result : []
  }
}
