@_spi(Espalier) import EspalierCore
import EspalierDrawing

extension SymbolSketch {
  /// Capital letters, which stand in shapes only: `a.circle`, `b.square.fill`.
  private static let letterLines: [String: String] = [
    "a": "M8 110L50 10L92 110M24 76H76",
    "b": "M14 60H52A25 25 0 0 0 52 10H14V110H56A25 25 0 0 0 56 60",
    "c": "M88 32A44 50 0 1 0 88 88",
    "d": "M14 10H40A50 50 0 0 1 40 110H14Z",
    "e": "M76 10H14V110H76M14 58H68",
    "f": "M76 10H14V110M14 60H68",
    "g": "M88 30A44 50 0 1 0 92 84V62H58",
    "h": "M14 10V110M86 10V110M14 58H86",
    "i": "M40 10V110",
    "j": "M62 10V80A26 28 0 0 1 10 80",
    "k": "M14 10V110M82 10L16 66M40 46L86 110",
    "l": "M14 10V110H74",
    "m": "M12 110V10L56 84L100 10V110",
    "n": "M14 110V10L86 110V10",
    "o": "M6 60a46 50 0 1 0 92 0a46 50 0 1 0 -92 0Z",
    "p": "M14 110V10H52A29 29 0 0 1 52 68H14",
    "q": "M6 60a46 50 0 1 0 92 0a46 50 0 1 0 -92 0ZM64 80L94 112",
    "r": "M14 110V10H52A29 29 0 0 1 52 68H14M52 68L86 110",
    "s": """
    M80 30C76 16 62 10 48 10C28 10 16 20 16 35C16 68 84 48 84 84C84 100 70 110 50 110 \
    C30 110 16 102 12 86
    """,
    "t": "M6 10H90M48 10V110",
    "u": "M14 10V74A36 36 0 0 0 86 74V10",
    "v": "M8 10L50 110L92 10",
    "w": "M6 10L34 110L62 20L90 110L118 10",
    "x": "M12 10L88 110M88 10L12 110",
    "y": "M8 10L50 62L92 10M50 62V110",
    "z": "M14 10H86L12 110H88",
  ]

  static let letters = letterLines.mapValues { SymbolSketch(lines: $0).symbol(isFilled: false) }
}
