import EspalierDrawing
import Foundation

extension Image {
  /// What happens to the part of a picture between its caps.
  public enum ResizingMode: Hashable, Sendable {
    /// Copies are laid side by side, from the top left.
    case tile
    case stretch
  }

  /// Lets the picture take any size.
  ///
  /// - Parameters:
  ///   - capInsets: widths in points of the edges that keep their thickness; 0 by default.
  ///   - resizingMode: what happens to the rest.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode)
    return image
  }
}

/// How a picture fills a frame that is not its own size.
struct ImageResizing: Equatable, Sendable {
  var capInsets = EdgeInsets()
  var mode = Image.ResizingMode.stretch

  /// More copies than these could not be told apart; the picture is stretched instead.
  private static let tileLimit = 10_000.0

  /// The picture's copies in `frame`, each made by `draw` for the rectangle that the whole picture takes.
  func items(
    in frame: CGRect, size: CGSize, draw: (CGRect) -> DisplayItem
  ) -> [DisplayItem] {
    if mode == .stretch, capInsets == EdgeInsets() { return [draw(frame)] }
    let columns = Self.bands(capInsets.leading, capInsets.trailing, size.width, frame.width)
    let rows = Self.bands(capInsets.top, capInsets.bottom, size.height, frame.height)
    var items: [DisplayItem] = []
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let target = CGRect(
          x: frame.minX + column.target, y: frame.minY + row.target, width: column.targetLength,
          height: row.targetLength)
        if source.isEmpty || target.isEmpty { continue }
        let places = tiles(of: source, in: target).map { tile in
          draw(Self.whole(size, source: source, target: tile))
        }
        items.append(.group(.clip(Path(target), FillStyle(antialiased: false)), places))
      }
    }
    return items
  }

  /// The rectangles that copies of a patch take in `target`.
  private func tiles(of source: CGRect, in target: CGRect) -> [CGRect] {
    let across = (target.width / source.width).rounded(.up)
    let down = (target.height / source.height).rounded(.up)
    guard mode == .tile, across * down <= Self.tileLimit else { return [target] }
    return (0..<Int(down)).flatMap { row in
      (0..<Int(across)).map { column in
        CGRect(
          x: target.minX + CGFloat(column) * source.width,
          y: target.minY + CGFloat(row) * source.height, width: source.width,
          height: source.height)
      }
    }
  }

  /// Where the whole picture lies when its part `source` covers `target`.
  private static func whole(_ size: CGSize, source: CGRect, target: CGRect) -> CGRect {
    let (x, y) = (target.width / source.width, target.height / source.height)
    return CGRect(
      x: target.minX - source.minX * x, y: target.minY - source.minY * y, width: size.width * x,
      height: size.height * y)
  }

  private struct Band {
    var source, sourceLength, target, targetLength: CGFloat
  }

  /// The two caps, which shrink together where they do not fit, and what lies between them, on one axis.
  private static func bands(
    _ first: CGFloat, _ last: CGFloat, _ source: CGFloat, _ target: CGFloat
  ) -> [Band] {
    let caps = first + last
    let fit = caps > target ? target / caps : 1
    return [
      Band(source: 0, sourceLength: first, target: 0, targetLength: first * fit),
      Band(
        source: first, sourceLength: source - caps, target: first * fit,
        targetLength: target - caps * fit),
      Band(
        source: source - last, sourceLength: last, target: target - last * fit,
        targetLength: last * fit),
    ]
  }
}
