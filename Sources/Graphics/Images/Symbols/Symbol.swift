@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A drawing that goes with text: layers of filled and stroked paths in a box measured in
/// hundredths of the font's size.
struct Symbol: Sendable {
  enum Part: Sendable {
    case fill(Path, FillStyle = FillStyle())
    /// A line with round ends and corners.
    case line(Path, width: CGFloat = SymbolWeight.regularLine)
  }

  var box: CGSize
  var layers: [SymbolLayer]
  /// True if it points to where text goes or comes from, and is mirrored where text runs from right
  /// to left.
  var followsReading = false

  init(_ box: CGSize, _ layers: [SymbolLayer]) {
    self.box = box
    self.layers = layers
  }

  init(_ width: CGFloat, _ height: CGFloat, _ parts: [Part]) {
    self.init(CGSize(width: width, height: height), [SymbolLayer(parts: parts)])
  }

  /// The size beside text of `fontSize` points, to half a point.
  func size(at fontSize: CGFloat) -> CGSize {
    func length(_ hundredths: CGFloat) -> CGFloat {
      max((hundredths * fontSize / 100 * 2).rounded(), 1) / 2
    }
    return CGSize(width: length(box.width), height: length(box.height))
  }

  /// The same drawing somewhere else, in the same box.
  func applying(_ transform: CGAffineTransform) -> Symbol {
    var symbol = self
    symbol.layers = layers.map { layer in
      var layer = layer
      layer.parts = layer.parts.map { $0.applying(transform) }
      layer.gaps = layer.gaps.map { $0.applying(transform) }
      return layer
    }
    return symbol
  }

  /// Mirrored in its box.
  var mirrored: Symbol {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.width, ty: 0))
  }

  /// The smallest rectangle around everything that is painted.
  var bounds: CGRect {
    layers.flatMap(\.parts).reduce(CGRect.null) { $0.joined(with: $1.bounds) }
  }
}

extension Symbol.Part {
  func applying(_ transform: CGAffineTransform) -> Symbol.Part {
    switch self {
    case .fill(let path, let style): .fill(path.applying(transform), style)
    case .line(let path, let width):
      .line(path.applying(transform), width: width * transform.meanScale)
    }
  }

  var bounds: CGRect {
    switch self {
    case .fill(let path, _): path.boundingRect
    case .line(let path, let width): path.boundingRect.insetBy(dx: -width / 2, dy: -width / 2)
    }
  }
}

extension Symbol {
  /// The symbol with lines of another weight, in a box that is larger by the growth of the lines.
  func weighted(_ weight: SymbolWeight) -> Symbol {
    let growth = weight.growth
    if growth == 0 { return self }
    var symbol = self
    symbol.layers = layers.map { layer in
      var layer = layer
      layer.parts = layer.parts.map { part in
        switch part {
        case .fill: part
        case .line(let path, let width): .line(path, width: max(width + 2 * growth, width * 0.3))
        }
      }
      return layer
    }
    let (before, after) = (bounds, symbol.bounds)
    symbol.box.width += after.width - before.width
    symbol.box.height += after.height - before.height
    return symbol.applying(
      CGAffineTransform(translationX: before.minX - after.minX, y: before.minY - after.minY))
  }
}
