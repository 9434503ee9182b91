@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Rectangles that are divided, filled in part or dashed.
extension Symbol {
  static let divisions: [String: Symbol] = {
    var all = halves
    all["rectangle.split.2x1"] = split(wide, [[(70, 4), (70, 100)]])
    all["rectangle.split.3x1"] = split(wide, [[(48, 4), (48, 100)], [(92, 4), (92, 100)]])
    all["rectangle.split.1x2"] = split(wide, [[(4, 52), (136, 52)]])
    all["rectangle.split.2x2"] = split(wide, [[(70, 4), (70, 100)], [(4, 52), (136, 52)]])
    all["square.split.2x1"] = split(square, [[(57, 4), (57, 110)]])
    all["square.split.1x2"] = split(square, [[(4, 57), (110, 57)]])
    all["square.split.2x2"] = split(square, [[(57, 4), (57, 110)], [(4, 57), (110, 57)]])
    for name in ["sidebar.left", "sidebar.leading"] { all[name] = sidebar }
    for name in ["sidebar.right", "sidebar.trailing"] { all[name] = sidebar.mirrored }
    all["square.dashed"] = Symbol(114, 114, [.line(dashes(width: 106, height: 106))])
    all["app.dashed"] = Symbol(114, 114, [.line(dashes(width: 106, height: 106))])
    all["rectangle.dashed"] = Symbol(140, 104, [.line(dashes(width: 132, height: 96))])
    all["circle.dashed"] = Symbol(circleSize, circleSize, dashedCircle)
    all["circle.dotted"] = Symbol(circleSize, circleSize, dottedCircle)
    all["face.dashed"] = face
    return all
  }()

  private static let halves: [String: Symbol] = {
    var all: [String: Symbol] = [:]
    for ending in ["fill", "filled"] {
      all["square.lefthalf.\(ending)"] = part(of: square, 4, 4, 53, 106)
      all["square.righthalf.\(ending)"] = part(of: square, 57, 4, 53, 106)
      all["square.tophalf.\(ending)"] = part(of: square, 4, 4, 106, 53)
      all["square.bottomhalf.\(ending)"] = part(of: square, 4, 57, 106, 53)
      all["rectangle.lefthalf.\(ending)"] = part(of: wide, 4, 4, 66, 96)
      all["rectangle.righthalf.\(ending)"] = part(of: wide, 70, 4, 66, 96)
      all["square.bottomthird.inset.\(ending)"] = part(of: square, 16, 70, 82, 28)
      all["square.leadingthird.inset.\(ending)"] = part(of: square, 16, 16, 28, 82)
      all["square.trailingthird.inset.\(ending)"] = part(of: square, 70, 16, 28, 82)
      all["rectangle.bottomthird.inset.\(ending)"] = part(of: wide, 16, 62, 108, 26)
      all["rectangle.lefthalf.inset.\(ending)"] = part(of: wide, 18, 18, 48, 68)
      all["rectangle.righthalf.inset.\(ending)"] = part(of: wide, 74, 18, 48, 68)
      all["rectangle.tophalf.inset.\(ending)"] = part(of: wide, 18, 18, 104, 30)
      all["rectangle.bottomhalf.inset.\(ending)"] = part(of: wide, 18, 56, 104, 30)
      all["rectangle.inset.\(ending)"] = part(of: wide, 18, 18, 104, 68)
      all["rectangle.portrait.bottomthird.inset.\(ending)"] = part(of: tall, 16, 84, 68, 32)
    }
    return all
  }()

  private static let square = outlined(roundedSquare, 114, 114)

  private static func split(_ frame: Symbol, _ figures: [[(x: CGFloat, y: CGFloat)]]) -> Symbol {
    var symbol = frame
    symbol.layers[0].parts.append(.line(lines(figures)))
    return symbol
  }

  /// A frame with an area in it filled.
  private static func part(
    of frame: Symbol, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> Symbol {
    let area = rounded(x, y, width, height, x > 4 && y > 4 ? 6 : 3)
    var symbol = frame
    symbol.layers[0].level = 1
    symbol.layers.insert(SymbolLayer(parts: [.fill(area)]), at: 0)
    return symbol
  }

  private static let sidebar: Symbol = {
    let rows = lines([[(20, 24), (34, 24)], [(20, 42), (34, 42)], [(20, 60), (34, 60)]])
    var symbol = split(wide, [[(50, 4), (50, 100)]])
    symbol.layers.append(SymbolLayer(parts: [.line(rows, width: 6)], level: 1))
    return symbol
  }()

  private static func dashes(width: CGFloat, height: CGFloat) -> Path {
    let outline = rounded(4, 4, width, height, 20)
    let count = 16
    return Path { path in
      for index in 0..<count {
        let start = CGFloat(index) / CGFloat(count)
        path.addPath(outline.trimmedPath(from: start, to: start + 0.55 / CGFloat(count)))
      }
    }
  }

  private static let dashedCircle: [Part] = (0..<8).map {
    .line(arc(turn: Double($0) / 8, length: 0.08))
  }

  private static let dottedCircle: [Part] = (0..<16).map {
    .fill(disc(onCircle(57, turn: Double($0) / 16), 4.5))
  }

  private static let face: Symbol = {
    let smile = Path { path in
      path.move(to: CGPoint(x: 40, y: 76))
      path.addQuadCurve(to: CGPoint(x: 83, y: 76), control: CGPoint(x: 61.5, y: 98))
    }
    let eyes: [Part] = [45, 78].map { .fill(disc(CGPoint(x: $0, y: 50), 7)) }
    let edge = SymbolLayer(parts: dashedCircle, level: 1)
    let expression = SymbolLayer(parts: [.line(smile)] + eyes)
    return Symbol(CGSize(width: circleSize, height: circleSize), [edge, expression])
  }()

  /// A point on a circle in the middle of the box of circles; a turn starts at the top.
  static func onCircle(_ radius: CGFloat, turn: Double) -> CGPoint {
    let angle = turn * 2 * .pi - .pi / 2
    return CGPoint(
      x: circleSize / 2 + radius * cos(angle), y: circleSize / 2 + radius * sin(angle))
  }

  /// A piece of a circle; lengths are turns, from the top clockwise.
  static func arc(turn: Double, length: Double) -> Path {
    Path { path in
      path.addRelativeArc(
        center: CGPoint(x: circleSize / 2, y: circleSize / 2), radius: 57.5,
        startAngle: .degrees(360 * turn - 90), delta: .degrees(360 * length))
    }
  }
}
