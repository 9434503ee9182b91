import EspalierDrawing
import Foundation

extension Symbol {
  enum Direction {
    case up, down, left, right
  }

  static func arrow(_ direction: Direction) -> Symbol {
    turned(
      118, 100, lines([[(5, 50), (113, 50)], [(69, 6), (113, 50), (69, 94)]]), direction)
  }

  static func chevron(_ direction: Direction) -> Symbol {
    turned(66, 108, lines([[(10, 6), (56, 54), (10, 102)]]), direction, width: 10)
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
