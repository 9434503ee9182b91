@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension DisplayItem {
  /// Returns true if the item paints at `point`; items other than paths paint within their bounds.
  ///
  /// A clear paint paints nothing.
  package func isHit(at point: CGPoint) -> Bool {
    switch self {
    case .fill(let path, let paint, let style):
      !paint.isClear && path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let path, let paint, let style):
      !paint.isClear && bounds.holds(point) && path.strokedPath(style).contains(point)
    case .glyphs, .image: bounds.holds(point)
    case .group(.transform(let transform), let items):
      transform.determinant != 0
        && items.contains { $0.isHit(at: point.applying(transform.inverted())) }
    case .group(_, let items): items.contains { $0.isHit(at: point) }
    }
  }
}

extension Paint {
  fileprivate var isClear: Bool {
    if case .color(let color) = self { color.opacity <= 0 } else { false }
  }
}
