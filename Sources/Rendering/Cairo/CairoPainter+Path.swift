import CGfx
import EspalierDrawing
import Foundation

extension CairoPainter {
  /// Makes `path` the context's path; false where a coordinate is not a number.
  func trace(_ path: Path) -> Bool {
    cairo_new_path(context)
    let limits = coordinateLimits
    if case .rect(let rect) = path.storage {
      guard !rect.minX.isNaN, !rect.minY.isNaN, !rect.width.isNaN, !rect.height.isNaN else {
        return false
      }
      // An infinite rectangle is the edge of many layouts; only its visible part matters.
      let (x0, x1) = (rect.minX.clamped(limits.x), rect.maxX.clamped(limits.x))
      let (y0, y1) = (rect.minY.clamped(limits.y), rect.maxY.clamped(limits.y))
      cairo_rectangle(context, Double(x0), Double(y0), Double(x1 - x0), Double(y1 - y0))
      return true
    }
    let outline = path.outline
    guard outline.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return false }
    var pen = CGPoint.zero
    outline.forEach { element in
      switch element {
      case .move(let point):
        pen = point
        cairo_move_to(context, point.x.clamped(limits.x), point.y.clamped(limits.y))
      case .line(let point):
        pen = point
        cairo_line_to(context, point.x.clamped(limits.x), point.y.clamped(limits.y))
      case .quadCurve(let end, let control):
        // The cubic with the same shape has its controls two thirds of the way to the one.
        addCurve(pen.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3), end, limits)
        pen = end
      case .curve(let end, let control1, let control2):
        addCurve(control1, control2, end, limits)
        pen = end
      case .closeSubpath:
        cairo_close_path(context)
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        pen = CGPoint(x: x, y: y)
      }
    }
    return true
  }

  private func addCurve(
    _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, _ limits: CoordinateLimits
  ) {
    cairo_curve_to(
      context, control1.x.clamped(limits.x), control1.y.clamped(limits.y),
      control2.x.clamped(limits.x), control2.y.clamped(limits.y), end.x.clamped(limits.x),
      end.y.clamped(limits.y))
  }

  private typealias CoordinateLimits = (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>)

  /// The coordinates that Cairo can count, around the corner of the surface.
  ///
  /// Its numbers of 24.8 bits wrap around at 8 million pixels. In content that is scrolled far, the corner is far from
  /// the origin.
  private var coordinateLimits: CoordinateLimits {
    let transform = transform
    let scale = max(
      abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d), 1e-6)
    let reach = 2e6 / scale
    let corner = CGPoint.zero.applying(transform.inverted())
    guard corner.x.isFinite, corner.y.isFinite else { return (-reach...reach, -reach...reach) }
    return (corner.x - reach...corner.x + reach, corner.y - reach...corner.y + reach)
  }
}

extension CGFloat {
  fileprivate func clamped(_ limits: ClosedRange<CGFloat>) -> Double {
    Double(Swift.max(limits.lowerBound, Swift.min(limits.upperBound, self)))
  }
}
