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
      all["rectangle.on.rectangle\(ending)"] = all["rectangle\(ending).on.rectangle\(ending)"]
      all["square.on.square\(ending)"] = all["square\(ending).on.square\(ending)"]
      let upright = stacked(
        lower: rounded(34, 34, 72, 94), upper: rounded(4, 4, 72, 94), isFilled)
      all["rectangle.portrait\(ending).on.rectangle.portrait\(ending)"] = upright
      all["rectangle.portrait.on.rectangle.portrait\(ending)"] = upright
      let flat = tilted(104, 72, isFilled)
      all["rectangle\(ending).on.rectangle\(ending).angled"] = flat
      all["rectangle\(ending).on.rectangle.angled\(ending)"] = flat
      let standing = tilted(68, 96, isFilled)
      all["rectangle.portrait\(ending).on.rectangle.portrait\(ending).angled"] = standing
      all["rectangle.portrait\(ending).on.rectangle.portrait.angled\(ending)"] = standing
      all["rectangle.stack\(ending)"] = stack(isFilled)
      all["square.stack\(ending)"] = stack(isFilled)
      for (name, frames) in tilings { all[name + ending] = tiles(frames, isFilled) }
      for (name, frames) in groupings { all[name + ending] = group(frames, isFilled) }
    }
    all["plus.square.on.square"] = plusOnSquares
    all["square.fill.on.square"] = stacked(
      lower: rounded(34, 34, 84, 84), upper: rounded(4, 4, 84, 84), false, isFrontFilled: true)
    all["rectangle.fill.on.rectangle"] = stacked(
      lower: rounded(34, 32, 110, 80), upper: rounded(4, 4, 110, 80), false, isFrontFilled: true)
    for (name, width, height) in ratios {
      all["rectangle.ratio." + name] = outlined(
        rounded(4, 4, width - 8, height - 8), width, height)
      all["rectangle.ratio.\(name).fill"] = filled(
        rounded(4, 4, width - 8, height - 8), width, height)
    }
    return all
  }()

  static let wide = outlined(rounded(4, 4, 132, 96), 140, 104)

  static let tall = outlined(rounded(4, 4, 92, 124), 100, 132)

  private static let ratios: [(String, CGFloat, CGFloat)] = [
    ("3.to.4", 99, 132), ("4.to.3", 132, 99), ("9.to.16", 81, 144), ("16.to.9", 144, 81),
  ]

  private typealias Frame = (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)

  private static let tilings: [String: [Frame]] = [
    "rectangle.grid.1x2": [(4, 4, 124, 42), (4, 58, 124, 42)],
    "rectangle.grid.2x2": [(4, 4, 56, 42), (72, 4, 56, 42), (4, 58, 56, 42), (72, 58, 56, 42)],
    "rectangle.grid.3x2": [
      (4, 4, 34, 42), (50, 4, 34, 42), (96, 4, 34, 42), (4, 58, 34, 42), (50, 58, 34, 42),
      (96, 58, 34, 42),
    ],
    "rectangle.grid.1x3": rows([4, 48, 92], [(4, 124)], height: 32),
    "rectangle.grid.3x3": rows([4, 42, 80], [(4, 34), (50, 34), (96, 34)], height: 26),
    "square.grid.4x3": rows([4, 40, 76], [(4, 24), (40, 24), (76, 24), (112, 24)], height: 24),
  ]

  /// Frames of equal height in rows below each other.
  private static func rows(
    _ tops: [CGFloat], _ columns: [(x: CGFloat, width: CGFloat)], height: CGFloat
  ) -> [Frame] {
    tops.flatMap { y in columns.map { (x: $0.x, y: y, width: $0.width, height: height) } }
  }

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
  private static func stacked(
    lower: Path, upper: Path, _ isFilled: Bool, isFrontFilled: Bool = false
  ) -> Symbol {
    let whole = lower.boundingRect.joined(with: upper.boundingRect)
    let edge = upper.boundingRect.insetBy(dx: -10, dy: -10)
    let behind = SymbolLayer(
      parts: parts(lower, isFilled), level: 1, gaps: [Path(roundedRect: edge, cornerRadius: 24)])
    return Symbol(
      CGSize(width: whole.maxX + 4, height: whole.maxY + 4),
      [behind, SymbolLayer(parts: parts(upper, isFilled || isFrontFilled))])
  }

  /// A frame that leans to the right, in front of one that leans to the left.
  private static func tilted(_ width: CGFloat, _ height: CGFloat, _ isFilled: Bool) -> Symbol {
    func frame(_ angle: Double, _ x: CGFloat, _ y: CGFloat, growth: CGFloat = 0) -> Path {
      rounded(-width / 2, -height / 2, width, height, 14)
        .applying(CGAffineTransform(scaleX: 1 + growth / width, y: 1 + growth / height))
        .applying(CGAffineTransform(rotationAngle: angle * .pi / 180))
        .applying(CGAffineTransform(translationX: x, y: y))
    }
    let behind = SymbolLayer(
      parts: parts(frame(-14, 0, 0), isFilled), level: 1, gaps: [frame(10, 30, 22, growth: 22)])
    return Symbol(
      .zero, [behind, SymbolLayer(parts: parts(frame(10, 30, 22), isFilled))]
    ).boxed
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
