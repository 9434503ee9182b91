import CGfx
import EspalierDrawing
import Foundation

extension CairoPainter {
  /// Makes `path` the context's path; false where a coordinate is not a number.
  func trace(_ path: Path) -> Bool {
    cairo_new_path(context)
    let limit = coordinateLimit
    if case .rect(let rect) = path.storage {
      guard !rect.minX.isNaN, !rect.minY.isNaN, !rect.width.isNaN, !rect.height.isNaN else {
        return false
      }
      // An infinite rectangle is the edge of many layouts; only its visible part matters.
      let (x0, x1) = (rect.minX.clamped(limit), rect.maxX.clamped(limit))
      let (y0, y1) = (rect.minY.clamped(limit), rect.maxY.clamped(limit))
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
        cairo_move_to(context, point.x.clamped(limit), point.y.clamped(limit))
      case .line(let point):
        pen = point
        cairo_line_to(context, point.x.clamped(limit), point.y.clamped(limit))
      case .quadCurve(let end, let control):
        // The cubic with the same shape has its controls two thirds of the way to the one.
        addCurve(pen.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3), end, limit)
        pen = end
      case .curve(let end, let control1, let control2):
        addCurve(control1, control2, end, limit)
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

  private func addCurve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, _ limit: CGFloat)
  {
    cairo_curve_to(
      context, control1.x.clamped(limit), control1.y.clamped(limit), control2.x.clamped(limit),
      control2.y.clamped(limit), end.x.clamped(limit), end.y.clamped(limit))
  }

  /// Cairo counts in 24.8 fixed point numbers, which wrap around at 8 million pixels.
  private var coordinateLimit: CGFloat {
    let transform = transform
    let scale = max(
      abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d), 1e-6)
    return 2e6 / scale
  }
}

extension CGFloat {
  fileprivate func clamped(_ limit: CGFloat) -> Double {
    Double(Swift.max(-limit, Swift.min(limit, self)))
  }
}
