@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Rectangles, alone and several together.
extension Symbol {
  static let frames: [String: Symbol] = {
    var all: [String: Symbol] = [:]
    all["rectangle"] = wide
    all["rectangle.fill"] = filled(rounded(4, 4, 132, 96), 140, 104)
    all["rectangle.portrait"] = tall
    all["rectangle.portrait.fill"] = filled(rounded(4, 4, 92, 124), 100, 132)
    all["app"] = outlined(rounded(4, 4, 106, 106, 27), 114, 114)
    all["app.fill"] = filled(rounded(4, 4, 106, 106, 27), 114, 114)
    all["capsule"] = outlined(rounded(4, 4, 140, 72, 36), 148, 80)
    all["capsule.fill"] = filled(rounded(4, 4, 140, 72, 36), 148, 80)
    let oval = Path(ellipseIn: CGRect(x: 4, y: 4, width: 140, height: 96))
    all["oval"] = outlined(oval, 148, 104)
    all["oval.fill"] = filled(oval, 148, 104)
    all["skew"] = outlined(closed([(34, 6), (134, 6), (106, 90), (6, 90)]), 140, 96)
    all["macwindow"] = window
    for isFilled in [false, true] {
      let ending = isFilled ? ".fill" : ""
      all["rectangle\(ending).on.rectangle\(ending)"] = stacked(
        lower: rounded(34, 32, 110, 80), upper: rounded(4, 4, 110, 80), isFilled)
      all["square\(ending).on.square\(ending)"] = stacked(
        lower: rounded(34, 34, 84, 84), upper: rounded(4, 4, 84, 84), isFilled)
      all["rectangle.stack\(ending)"] = stack(isFilled)
      all["square.stack\(ending)"] = stack(isFilled)
      for (name, frames) in tilings { all[name + ending] = tiles(frames, isFilled) }
      for (name, frames) in groupings { all[name + ending] = group(frames, isFilled) }
    }
    all["plus.square.on.square"] = plusOnSquares
    return all
  }()

  static let wide = outlined(rounded(4, 4, 132, 96), 140, 104)

  static let tall = outlined(rounded(4, 4, 92, 124), 100, 132)

  private typealias Frame = (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)

  private static let tilings: [String: [Frame]] = [
    "rectangle.grid.1x2": [(4, 4, 124, 42), (4, 58, 124, 42)],
    "rectangle.grid.2x2": [(4, 4, 56, 42), (72, 4, 56, 42), (4, 58, 56, 42), (72, 58, 56, 42)],
    "rectangle.grid.3x2": [
      (4, 4, 34, 42), (50, 4, 34, 42), (96, 4, 34, 42), (4, 58, 34, 42), (50, 58, 34, 42),
      (96, 58, 34, 42),
    ],
  ]

  /// Different frames side by side, the most important first.
  private static let groupings: [String: [Frame]] = [
    "rectangle.3.group": [(68, 4, 68, 104), (4, 4, 52, 46), (4, 62, 52, 46)],
    "rectangle.3.offgrid": [(4, 4, 52, 72), (68, 4, 68, 42), (36, 88, 44, 30), (92, 58, 44, 60)],
  ]

  static func rounded(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat = 16
  ) -> Path {
    Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }

  static func closed(_ points: [(x: CGFloat, y: CGFloat)]) -> Path {
    var path = lines([points])
    path.closeSubpath()
    return path
  }

  private static let window: Symbol = {
    let buttons: [Part] = [18, 32, 46].map { .fill(disc(CGPoint(x: $0, y: 18), 4.5)) }
    let edges: [Part] = [.line(rounded(4, 4, 132, 102)), .line(lines([[(4, 32), (136, 32)]]))]
    return Symbol(140, 110, edges + buttons)
  }()

  private static func tiles(_ frames: [Frame], _ isFilled: Bool) -> Symbol {
    let paths = frames.map { rounded($0.x, $0.y, $0.width, $0.height, 9) }
    let whole = paths.reduce(CGRect.null) { $0.joined(with: $1.boundingRect) }
    return Symbol(whole.maxX + 4, whole.maxY + 4, paths.flatMap { parts($0, isFilled) })
  }

  private static func group(_ frames: [Frame], _ isFilled: Bool) -> Symbol {
    var symbol = tiles(frames, isFilled)
    symbol.layers = frames.enumerated().map { level, frame in
      let path = rounded(frame.x, frame.y, frame.width, frame.height, 9)
      return SymbolLayer(parts: parts(path, isFilled), level: min(level, 2))
    }
    return symbol
  }

  /// A figure as outline, or filled with corners as round as the outline's.
  static func parts(_ figure: Path, _ isFilled: Bool) -> [Part] {
    isFilled ? [.fill(figure), .line(figure)] : [.line(figure)]
  }

  /// The upper figure in front of the lower one.
  private static func stacked(lower: Path, upper: Path, _ isFilled: Bool) -> Symbol {
    let whole = lower.boundingRect.joined(with: upper.boundingRect)
    let edge = upper.boundingRect.insetBy(dx: -10, dy: -10)
    let behind = SymbolLayer(
      parts: parts(lower, isFilled), level: 1, gaps: [Path(roundedRect: edge, cornerRadius: 24)])
    return Symbol(
      CGSize(width: whole.maxX + 4, height: whole.maxY + 4),
      [behind, SymbolLayer(parts: parts(upper, isFilled))])
  }

  private static let plusOnSquares: Symbol = {
    var symbol = stacked(lower: rounded(4, 4, 84, 84), upper: rounded(34, 34, 84, 84), false)
    let plus = lines([[(76, 58), (76, 94)], [(58, 76), (94, 76)]])
    symbol.layers.append(SymbolLayer(parts: [.line(plus)]))
    return symbol
  }()

  /// A rectangle, and the upper edges of two behind it.
  private static func stack(_ isFilled: Bool) -> Symbol {
    let front = SymbolLayer(parts: parts(rounded(4, 34, 116, 82), isFilled))
    let middle = SymbolLayer(parts: [.line(lines([[(16, 19), (108, 19)]]))], level: 1)
    let back = SymbolLayer(parts: [.line(lines([[(28, 4), (96, 4)]]))], level: 2)
    return Symbol(CGSize(width: 124, height: 120), [front, middle, back])
  }
}
