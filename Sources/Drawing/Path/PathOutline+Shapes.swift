import Foundation

extension PathOutline {
  /// A rectangle from the top left, clockwise.
  package static func rect(_ rect: CGRect) -> PathOutline {
    var outline = PathOutline()
    let corners = rect.corners
    outline.move(to: corners[0])
    for corner in corners.dropFirst() { outline.line(to: corner) }
    outline.close()
    return outline
  }

  /// An ellipse from the middle of the right side, clockwise, in four curves.
  package static func ellipse(in rect: CGRect) -> PathOutline {
    roundedRect(
      rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2), .circular)
  }

  /// A rounded rectangle from the middle of the right side, clockwise.
  package static func roundedRect(
    _ rect: CGRect, cornerSize: CGSize, _ style: RoundedCornerStyle
  ) -> PathOutline {
    roundedRect(rect, Array(repeating: cornerSize, count: 4), style)
  }

  package static func roundedRect(
    _ rect: CGRect, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle
  ) -> PathOutline {
    let clockwise = [
      radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing,
    ]
    return roundedRect(rect, clockwise.map { CGSize(width: $0, height: $0) }, style)
  }

  /// - Parameter sizes: the sizes of the corners from the bottom right, clockwise.
  private static func roundedRect(
    _ rect: CGRect, _ sizes: [CGSize], _ style: RoundedCornerStyle
  ) -> PathOutline {
    var outline = PathOutline()
    outline.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    let tips = [
      // Each tip with the direction from it back along the side on which the corner begins, and
      // onwards along the side on which it ends.
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
    ]
    for (index, (size, (tip, back, onwards))) in zip(sizes, tips).enumerated() {
      guard size.width > 0, size.height > 0 else {
        outline.lineUnlessThere(to: tip)
        continue
      }
      let neighbors = (sizes[(index + 1) % 4], sizes[(index + 3) % 4])
      let (beside, across) = index % 2 == 0 ? neighbors : (neighbors.1, neighbors.0)
      // Two corners share the length of their side in proportion to their sizes.
      let room = min(
        rect.width / (size.width + beside.width), rect.height / (size.height + across.height))
      let curve = style == .circular ? CornerCurve.circular : .continuous(room: room)
      func place(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: tip.x + (back.dx * point.x + onwards.dx * point.y) * size.width,
          y: tip.y + (back.dy * point.x + onwards.dy * point.y) * size.height)
      }
      outline.lineUnlessThere(to: place(CGPoint(x: curve.reach, y: 0)))
      for segment in curve.segments {
        outline.curve(to: place(segment.end), place(segment.control1), place(segment.control2))
      }
    }
    outline.close()
    return outline
  }

  /// Leaves out lines of no length, such as those between the quarters of an ellipse.
  private mutating func lineUnlessThere(to point: CGPoint) {
    guard let currentPoint else { return }
    let distance = max(abs(currentPoint.x - point.x), abs(currentPoint.y - point.y))
    if distance > 1e-9 { line(to: point) }
  }
}
