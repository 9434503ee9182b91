@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Symbol {
  enum Direction {
    case up, down, left, right
  }

  static let arrows: [String: Symbol] = [
    "arrow.down": arrow(.down), "arrow.left": arrow(.left), "arrow.right": arrow(.right),
    "arrow.up": arrow(.up), "arrow.forward": arrow(.right), "arrow.backward": arrow(.left),
    "chevron.down": chevron(.down), "chevron.left": chevron(.left),
    "chevron.right": chevron(.right), "chevron.up": chevron(.up),
    "chevron.forward": chevron(.right), "chevron.backward": chevron(.left),
    "chevron.compact.down": compactChevron(.down), "chevron.compact.up": compactChevron(.up),
    "chevron.compact.left": compactChevron(.left),
    "chevron.compact.right": compactChevron(.right),
    "chevron.up.chevron.down": Symbol(
      70, 118,
      [.line(lines([[(6, 40), (35, 8), (64, 40)], [(6, 78), (35, 110), (64, 78)]]), width: 9)]),
    "arrow.left.and.right": doubleArrow(.right), "arrow.up.and.down": doubleArrow(.down),
    "arrow.down.to.line": toLine(.down), "arrow.up.to.line": toLine(.up),
    "arrow.left.to.line": toLine(.left), "arrow.right.to.line": toLine(.right),
    "arrow.forward.to.line": toLine(.right), "arrow.backward.to.line": toLine(.left),
    "arrow.down.to.line.compact": toLine(.down), "arrow.up.to.line.compact": toLine(.up),
  ]

  static func arrow(_ direction: Direction) -> Symbol {
    turned(
      118, 100, lines([[(5, 50), (113, 50)], [(69, 6), (113, 50), (69, 94)]]), direction)
  }

  static func chevron(_ direction: Direction) -> Symbol {
    turned(66, 108, lines([[(10, 6), (56, 54), (10, 102)]]), direction, width: 10)
  }

  private static func compactChevron(_ direction: Direction) -> Symbol {
    turned(40, 110, lines([[(9, 6), (31, 55), (9, 104)]]), direction)
  }

  private static func doubleArrow(_ direction: Direction) -> Symbol {
    turned(
      150, 84,
      lines([
        [(6, 42), (144, 42)], [(42, 6), (6, 42), (42, 78)], [(108, 6), (144, 42), (108, 78)],
      ]),
      direction)
  }

  /// An arrow that ends at a line across.
  private static func toLine(_ direction: Direction) -> Symbol {
    turned(
      120, 96,
      lines([[(5, 48), (98, 48)], [(62, 12), (98, 48), (62, 84)], [(114, 5), (114, 91)]]),
      direction)
  }

  static let plus = Symbol(
    104, 104, [.line(lines([[(52, 5), (52, 99)], [(5, 52), (99, 52)]]), width: 9)])

  static let minus = Symbol(104, 12, [.line(lines([[(6, 6), (98, 6)]]), width: 9)])

  static let xmark = Symbol(
    94, 94, [.line(lines([[(6, 6), (88, 88)], [(88, 6), (6, 88)]]), width: 10)])

  static let checkmark = Symbol(
    102, 98, [.line(lines([[(6, 54), (38, 90), (96, 8)]]), width: 10)])

  /// A symbol drawn pointing to the right, turned towards `direction`.
  private static func turned(
    _ width: CGFloat, _ height: CGFloat, _ path: Path, _ direction: Direction,
    width lineWidth: CGFloat = 9
  ) -> Symbol {
    switch direction {
    case .right: return Symbol(width, height, [.line(path, width: lineWidth)])
    case .left:
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      return Symbol(width, height, [.line(path.applying(mirror), width: lineWidth)])
    case .down:
      let swap = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      return Symbol(height, width, [.line(path.applying(swap), width: lineWidth)])
    case .up:
      let swap = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      return Symbol(height, width, [.line(path.applying(swap), width: lineWidth)])
    }
  }
}
