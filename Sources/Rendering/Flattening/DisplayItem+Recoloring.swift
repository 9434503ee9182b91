import CPixels
import EspalierDrawing
import Foundation

// Colors that cover one another mix by shares that add up to 1. A map that is linear in them, and
// leaves opacity alone, may as well come before: it is applied to each item by itself.

extension [DisplayItem] {
  /// True if any of the items mixes with others other than by covering them.
  var blend: Bool {
    contains { item in
      switch item {
      case .fill, .stroke, .glyphs, .image: false
      case .group(.blend(let mode), let items): mode != .normal || items.blend
      case .group(_, let items): items.blend
      }
    }
  }

  fileprivate func recolored(by matrix: ColorMatrix) -> [DisplayItem]? {
    var result: [DisplayItem] = []
    for item in self {
      guard let recolored = item.recolored(by: matrix) else { return nil }
      result.append(recolored)
    }
    return result
  }
}

extension DisplayItem {
  /// The item with a map of colors applied to each of its own; nil where it has no list of them.
  func recolored(by matrix: ColorMatrix) -> DisplayItem? {
    switch self {
    case .fill(let path, let paint, let style):
      return paint.recolored(by: matrix).map { .fill(path, $0, style) }
    case .stroke(let path, let paint, let style):
      return paint.recolored(by: matrix).map { .stroke(path, $0, style) }
    case .glyphs(let run, let paint):
      // An emoji's colors are its own.
      guard !run.mayShowPictures else { return nil }
      return paint.recolored(by: matrix).map { .glyphs(run, $0) }
    case .image(var image):
      if let tint = image.tint {
        guard let recolored = tint.recolored(by: matrix) else { return nil }
        image.tint = recolored
      } else {
        image.bitmap = image.bitmap.recolored(by: matrix)
      }
      return .image(image)
    case .group(let effect, let items):
      guard let inner = items.recolored(by: matrix),
        let outer = effect.changingColors({ $0.recolored(by: matrix) })
      else { return nil }
      return .group(outer, inner)
    }
  }
}

extension Paint {
  fileprivate func recolored(by matrix: ColorMatrix) -> Paint? {
    switch self {
    case .backdrop: return nil
    case .tiles(var tiles):
      tiles.bitmap = tiles.bitmap.recolored(by: matrix)
      return .tiles(tiles)
    case .color, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .mesh:
      return withColors { $0.recolored(by: matrix) }
    }
  }
}

extension ResolvedColor {
  fileprivate func recolored(by matrix: ColorMatrix) -> ResolvedColor {
    let rows = matrix.finiteRows
    let (red, green, blue, opacity) = components
    let old = [Float(red), Float(green), Float(blue), Float(opacity), 1]
    func sum(_ row: Int) -> Float {
      let terms = zip(rows[(5 * row)..<(5 * row + 5)], old).map { $0 * $1 }
      return max(0, min(1, terms.reduce(0, +)))
    }
    return ResolvedColor(red: sum(0), green: sum(1), blue: sum(2), opacity: self.opacity)
  }
}

extension Bitmap {
  fileprivate func recolored(by matrix: ColorMatrix) -> Bitmap {
    var changed = pixels
    px_color_matrix(
      &changed, Int32(width), Int32(height), Int32(width * 4), matrix.finiteRows)
    let redrawn = redrawn.map { redraw in
      { @Sendable (width: Int, height: Int) in redraw(width, height)?.recolored(by: matrix) }
    }
    return Bitmap(width: width, height: height, pixels: changed, name: name, redrawn: redrawn)
  }
}

extension ColorMatrix {
  /// True if the map keeps the opacity, and the colors do not depend on it.
  var keepsOpacity: Bool {
    a1 == 0 && a2 == 0 && a3 == 0 && a4 == 1 && a5 == 0 && r4 == 0 && g4 == 0 && b4 == 0
  }
}

extension GlyphRun {
  /// True if the font may hold pictures in place of outlines.
  fileprivate var mayShowPictures: Bool {
    text.unicodeScalars.contains { $0.properties.isEmoji && $0.value > 0xFF }
  }
}
