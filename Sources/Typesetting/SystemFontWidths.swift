import EspalierDrawing
import Foundation

/// Brings Inter's widths to those of San Francisco, which is not free to distribute.
///
/// San Francisco is spaced more widely at small sizes. The corrections below, added after every
/// character, were fitted to widths that SwiftUI reports on macOS: strings of one line then differ
/// by less than a percent in the median, and by a pixel or a few percent at worst.
enum SystemFontWidths {
  /// From 20 points on, as San Francisco does, the font uses its display design.
  static func isDisplay(size: CGFloat) -> Bool { size >= 20 }

  /// Points to add after each character.
  static func correction(size: CGFloat, weight: Int) -> CGFloat {
    let table = isDisplay(size: size) ? displayBySize : textBySize
    return size * (interpolated(table, at: size) + interpolated(byWeight, at: CGFloat(weight)))
  }

  private typealias Table = [(key: CGFloat, perEm: CGFloat)]

  private static let textBySize: Table = [
    (10, 0.0078), (11, 0.0043), (12, -0.0012), (13, -0.0060), (15, -0.0176), (17, -0.0260),
    (20, -0.0340),
  ]

  private static let displayBySize: Table = [
    (20, 0.0071), (22, 0.0069), (24, 0.0070), (26, 0.0070), (32, -0.0079), (40, -0.0008),
  ]

  /// Bold weights of San Francisco are wider than Inter's.
  private static let byWeight: Table = [
    (300, -0.003), (400, 0), (500, 0.003), (600, 0.006), (700, 0.010), (800, 0.027), (900, 0.022),
  ]

  private static func interpolated(_ table: Table, at key: CGFloat) -> CGFloat {
    let above = table.first { $0.key >= key } ?? table[table.count - 1]
    let below = table.last { $0.key <= key } ?? table[0]
    guard below.key < above.key else { return below.perEm }
    let share = (key - below.key) / (above.key - below.key)
    return below.perEm + share * (above.perEm - below.perEm)
  }
}
