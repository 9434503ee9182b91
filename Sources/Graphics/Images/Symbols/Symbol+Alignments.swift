@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Edges with bars along them.
extension Symbol {
  static let alignments: [String: Symbol] = {
    var all: [String: Symbol] = [:]
    for isFilled in [false, true] {
      let ending = isFilled ? ".fill" : ""
      let left = aligned([(18, 24, 96, 28), (18, 68, 60, 28)], edge: 5, isFilled)
      let center = aligned([(14, 24, 96, 28), (32, 68, 60, 28)], edge: 62, isFilled)
      all["align.horizontal.left" + ending] = left
      all["align.horizontal.right" + ending] = left.mirrored
      all["align.horizontal.center" + ending] = center
      all["align.vertical.top" + ending] = left.transposed
      all["align.vertical.bottom" + ending] = left.mirrored.transposed
      all["align.vertical.center" + ending] = center.transposed
    }
    all["rectangle.expand.vertical"] = verticalArrows(pointOut: true)
    all["rectangle.compress.vertical"] = verticalArrows(pointOut: false)
    return all
  }()

  /// Bars beside a vertical line.
  private static func aligned(
    _ bars: [(CGFloat, CGFloat, CGFloat, CGFloat)], edge: CGFloat, _ isFilled: Bool
  ) -> Symbol {
    let paths = bars.map { rounded($0.0, $0.1, $0.2, $0.3, 7) }
    let centered: [[(x: CGFloat, y: CGFloat)]] = [
      [(62, 4), (62, 20)], [(62, 56), (62, 64)], [(62, 100), (62, 116)],
    ]
    let edges = edge == 62 ? centered : [[(x: edge, y: 4), (x: edge, y: 116)]]
    return Symbol(
      CGSize(width: 120, height: 120),
      [
        SymbolLayer(parts: [.line(lines(edges))]),
        SymbolLayer(
          parts: paths.flatMap { isFilled ? [Part.fill($0), .line($0)] : [.line($0)] }, level: 1),
      ])
  }

  /// The symbol with x and y exchanged.
  private var transposed: Symbol {
    var symbol = applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    symbol.box = CGSize(width: box.height, height: box.width)
    return symbol
  }

  private static func verticalArrows(pointOut: Bool) -> Symbol {
    let heads: [[(x: CGFloat, y: CGFloat)]] =
      pointOut
      ? [[(44, 24), (61, 7), (78, 24)], [(44, 108), (61, 125), (78, 108)]]
      : [[(44, 7), (61, 24), (78, 7)], [(44, 125), (61, 108), (78, 125)]]
    let shafts: [[(x: CGFloat, y: CGFloat)]] = [[(61, 8), (61, 36)], [(61, 96), (61, 124)]]
    return Symbol(
      CGSize(width: 122, height: 132),
      [
        SymbolLayer(parts: [.line(lines(heads + shafts))]),
        SymbolLayer(parts: [.line(rounded(4, 50, 114, 32, 9))], level: 1),
      ])
  }
}
