@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The weight of the lines of symbols: that of the text beside them.
struct SymbolWeight: Hashable, Sendable {
  /// The weight from 100 (ultra light) to 900 (black), as in OpenType; 400 is regular.
  let value: Int

  init(_ value: Int) { self.value = min(max(value, 100), 900) }

  static let regular = SymbolWeight(400)

  /// The thickness of lines beside text of regular weight, in hundredths of the font's size.
  static let regularLine: CGFloat = 8

  /// The thickness of lines of the nine weights, which is that of the letters beside them.
  private static let lines: [CGFloat] = [2.4, 4, 6, regularLine, 9.4, 10.8, 12.4, 14.2, 16]

  /// The thickness of lines that are regularly as thick as letters, in hundredths of the font's
  /// size.
  var line: CGFloat {
    let (below, rest) = (value / 100 - 1, CGFloat(value % 100) / 100)
    let above = min(below + 1, Self.lines.count - 1)
    return Self.lines[below] + (Self.lines[above] - Self.lines[below]) * rest
  }

  /// The distance by which each side of a line is further out than at regular weight.
  var growth: CGFloat { (line - Self.regularLine) / 2 }
}
