@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Image {
  /// The treatment of the part of a picture between its caps.
  public enum ResizingMode: Hashable, Sendable {
    /// Copies are laid side by side, from the top left.
    case tile
    case stretch
  }

  /// Lets the picture take any size.
  ///
  /// - Parameters:
  ///   - capInsets: widths in points of the edges that keep their thickness; 0 by default. The
  ///     leading cap is the picture's left one in either layout direction, as pictures do not turn
  ///     around.
  ///   - resizingMode: the treatment of the rest.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode)
    return image
  }
}

/// The way in which a picture fills a frame that is not its own size.
struct ImageResizing: Equatable, Sendable {
  var capInsets = EdgeInsets()
  var mode = Image.ResizingMode.stretch

  /// A part of the picture and the place it fills, all in points.
  struct Patch: Equatable {
    var source: CGRect
    var target: CGRect
    /// The size of a copy; nil where one is stretched over the place.
    var tile: CGSize?
  }

  /// The nine parts of a picture between its caps, or fewer, in a frame.
  ///
  /// - Parameter aligned: brings edges to whole pixels, so that no seams show.
  func patches(
    in frame: CGRect, size: CGSize, aligned: (CGRect) -> CGRect = { $0 }
  ) -> [Patch] {
    let whole = CGRect(origin: .zero, size: size)
    let columns = Band.all(capInsets.leading, capInsets.trailing, size.width, frame.width)
    let rows = Band.all(capInsets.top, capInsets.bottom, size.height, frame.height)
    var patches: [Patch] = []
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let target = aligned(
          CGRect(
            x: frame.minX + column.target, y: frame.minY + row.target, width: column.targetLength,
            height: row.targetLength))
        if source.isEmpty || target.isEmpty { continue }
        let tile = CGSize(
          width: column.isCap ? target.width : source.width,
          height: row.isCap ? target.height : source.height)
        let isTiled = mode == .tile && tile != target.size
        patches.append(
          Patch(source: source.overlap(with: whole), target: target, tile: isTiled ? tile : nil))
      }
    }
    return patches
  }
}

/// One of the two caps, or the part between them, on one axis.
private struct Band {
  var source, sourceLength, target, targetLength: CGFloat
  var isCap = false

  /// Caps take no more than the picture has, and shrink together where the frame is too small for
  /// them.
  static func all(
    _ first: CGFloat, _ last: CGFloat, _ source: CGFloat, _ target: CGFloat
  ) -> [Band] {
    func cap(_ length: CGFloat, atMost limit: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length, 0), limit) : 0
    }
    let first = cap(first, atMost: source)
    let last = cap(last, atMost: source - first)
    let caps = first + last
    // Caps that take all of the picture leave nothing for the middle, so they are stretched.
    let fit = caps > target || caps == source && caps > 0 ? target / caps : 1
    return [
      Band(
        source: 0, sourceLength: first, target: 0, targetLength: first * fit, isCap: true),
      Band(
        source: first, sourceLength: source - caps, target: first * fit,
        targetLength: target - caps * fit),
      Band(
        source: source - last, sourceLength: last, target: target - last * fit,
        targetLength: last * fit, isCap: true),
    ]
  }
}
