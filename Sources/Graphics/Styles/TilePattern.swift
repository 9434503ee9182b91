@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A drawing that repeats in both directions.
package struct TilePattern: Equatable, Sendable {
  /// One tile, cut to `bounds`.
  package let tile: [DisplayItem]
  /// The tile's rectangle, in the coordinates of `tile`.
  package let bounds: CGRect

  package init(tile: [DisplayItem], bounds: CGRect) {
    self.tile = tile
    self.bounds = bounds
  }

  /// The largest number of copies: more of them are left out.
  private static let limit = 10_000

  /// Copies of the tile wherever `silhouette` is opaque; one of them stands at `origin`.
  func items(at origin: CGPoint, masking silhouette: [DisplayItem]) -> [DisplayItem] {
    let area = silhouette.bounds
    let places = places(covering: area, from: origin)
    if places.isEmpty { return [] }
    let copies = places.map { place in
      DisplayItem.group(.transform(CGAffineTransform(translationX: place.x, y: place.y)), tile)
    }
    return [.group(.mask(silhouette), copies)]
  }

  /// The offsets by which the tile is moved for each copy, row by row.
  private func places(covering area: CGRect, from origin: CGPoint) -> [CGPoint] {
    guard bounds.width > 0, bounds.height > 0, area.width > 0, area.height > 0 else { return [] }
    let columns = steps(from: area.minX - origin.x, to: area.maxX - origin.x, by: bounds.width)
    let rows = steps(from: area.minY - origin.y, to: area.maxY - origin.y, by: bounds.height)
    guard let columns, let rows, columns.count * rows.count <= Self.limit else { return [] }
    return rows.flatMap { row in
      columns.map { column in
        CGPoint(
          x: origin.x + CGFloat(column) * bounds.width - bounds.minX,
          y: origin.y + CGFloat(row) * bounds.height - bounds.minY)
      }
    }
  }

  /// The numbers of the tiles between two places; nil if they are too many or not numbers.
  private func steps(from start: CGFloat, to end: CGFloat, by length: CGFloat) -> Range<Int>? {
    let (first, last) = ((start / length).rounded(.down), (end / length).rounded(.up))
    guard abs(first) < 1e9, abs(last) < 1e9, last - first <= CGFloat(Self.limit) else { return nil }
    return Int(first)..<max(Int(first), Int(last))
  }
}
