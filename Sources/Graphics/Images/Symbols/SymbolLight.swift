import EspalierDrawing
import Foundation

/// The light that a variable value gives to the layers of a symbol.
struct SymbolLight {
  var value: Double
  /// The shares of the value from which layers of the symbol are lit, the smallest first.
  var steps: [Double]
  /// True if the layer in which the value ends is lit in part.
  var drawsLengths: Bool
  var isRightToLeft: Bool

  /// The opacity of what is not lit.
  static let dimmed = 0.3

  /// The part of a layer that is lit, from 0 to 1.
  func share(of layer: SymbolLayer) -> CGFloat {
    guard let threshold = layer.threshold else { return 1 }
    if !drawsLengths { return value > threshold ? 1 : 0 }
    let end = steps.first { $0 > threshold } ?? 1
    return end > threshold ? min(1, max(0, (value - threshold) / (end - threshold))) : 1
  }

  /// The items of a layer, of which a part is lit.
  ///
  /// The set's icons are outlines and do not tell along which line they were drawn: the length of a layer is its width.
  func lit(_ items: [DisplayItem], share: CGFloat) -> [DisplayItem] {
    if share >= 1 { return items }
    if share <= 0 { return items.grouped(.opacity(Self.dimmed)) }
    // Wide strokes may reach beyond their paths.
    let area = items.bounds.insetBy(dx: 0, dy: -1)
    var lit = area
    lit.size.width = area.width * share
    var rest = area
    rest.size.width = area.width - lit.width
    if isRightToLeft { lit.origin.x = rest.maxX } else { rest.origin.x = lit.maxX }
    return items.grouped(.clip(Path(lit), FillStyle()))
      + items.grouped(.clip(Path(rest), FillStyle())).grouped(.opacity(Self.dimmed))
  }
}

extension Symbol {
  /// The shares of a variable value from which layers are lit, the smallest first.
  var steps: [Double] { Set(layers.compactMap(\.threshold)).sorted() }
}
