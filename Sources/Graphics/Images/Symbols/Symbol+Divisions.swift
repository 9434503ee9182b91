@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Rectangles that are divided, filled in part or dashed.
extension Symbol {
  static let divisions: [String: Symbol] = {
    var all = halves
    for (name, cuts) in rectangleCuts {
      all["rectangle.split." + name] = split(wide, cuts)
      all["rectangle.split.\(name).fill"] = solid(rounded(4, 4, 132, 96), wide.box, cuts)
    }
    for (name, cuts) in squareCuts {
      all["square.split." + name] = split(square, cuts)
      all["square.split.\(name).fill"] = solid(roundedSquare, square.box, cuts)
    }
    for name in ["sidebar.left", "sidebar.leading"] { all[name] = sidebar }
    for name in ["sidebar.right", "sidebar.trailing"] { all[name] = sidebar.mirrored }
    all["square.dashed"] = Symbol(114, 114, [.line(dashes(width: 106, height: 106))])
    all["app.dashed"] = Symbol(114, 114, [.line(dashes(width: 106, height: 106))])
    all["rectangle.dashed"] = Symbol(140, 104, [.line(dashes(width: 132, height: 96))])
    all["circle.dashed"] = Symbol(circleSize, circleSize, dashedCircle)
    all["circle.dotted"] = Symbol(circleSize, circleSize, dottedCircle)
    all["face.dashed"] = face
    all["square.dotted"] = Symbol(114, 114, dots(along: rounded(6, 6, 102, 102, 20)))
    all["square.dashed.inset.filled"] = Symbol(
      114, 114, [.line(dashes(width: 106, height: 106)), .fill(rounded(26, 26, 62, 62, 8))])
    all["circle.dashed.inset.filled"] = Symbol(
      circleSize, circleSize, dashedCircle + [.fill(disc(onCircle(0, turn: 0), 36))])
    all["person.crop.circle.dashed"] = Symbol(
      CGSize(width: circleSize, height: circleSize),
      [SymbolLayer(parts: dashedCircle, level: 1), cropped])
    for name in ["rectangle.checkered", "rectangle.pattern.checkered", "checkerboard.rectangle"] {
      all[name] = checkered
    }
    return all
  }()

  private typealias Cuts = [[(x: CGFloat, y: CGFloat)]]

  private static let rectangleCuts: [String: Cuts] = [
    "2x1": [[(70, 4), (70, 100)]], "3x1": [[(48, 4), (48, 100)], [(92, 4), (92, 100)]],
    "1x2": [[(4, 52), (136, 52)]], "2x2": [[(70, 4), (70, 100)], [(4, 52), (136, 52)]],
  ]

  private static let squareCuts: [String: Cuts] = [
    "2x1": [[(57, 4), (57, 110)]], "1x2": [[(4, 57), (110, 57)]],
    "2x2": [[(57, 4), (57, 110)], [(4, 57), (110, 57)]],
    "3x3": [
      [(39, 4), (39, 110)], [(75, 4), (75, 110)], [(4, 39), (110, 39)], [(4, 75), (110, 75)],
    ],
    "diagonal": [[(9, 9), (105, 105)]],
    "diagonal.2x2": [[(9, 9), (105, 105)], [(9, 105), (105, 9)]],
  ]

  /// A figure that lines divide into parts.
  private static func solid(_ figure: Path, _ box: CGSize, _ cuts: Cuts) -> Symbol {
    let gaps = cuts.map { Part.line(lines([$0])).area }
    return Symbol(box, [SymbolLayer(parts: [.fill(figure), .line(figure)], gaps: gaps)])
  }

  /// The head and the shoulders of somebody in a circle.
  private static let cropped: SymbolLayer = {
    let place = CGAffineTransform(a: 0.6, b: 0, c: 0, d: 0.6, tx: 28, ty: 28)
    return SymbolLayer(parts: [.fill(head.applying(place)), .fill(shoulders.applying(place))])
  }()

  private static let checkered: Symbol = {
    var symbol = wide
    let cells = (0..<24).filter { ($0 / 6 + $0 % 6) % 2 == 0 }.map { index in
      let (column, row) = (CGFloat(index % 6), CGFloat(index / 6))
      let cell = CGRect(x: 10 + 20 * column, y: 10 + 21 * row, width: 20, height: 21)
      return Part.fill(Path(cell))
    }
    symbol.layers[0].level = 1
    symbol.layers.append(SymbolLayer(parts: cells))
    return symbol
  }()

  private static let halves: [String: Symbol] = {
    var all: [String: Symbol] = [:]
    for ending in ["fill", "filled"] {
      all["square.lefthalf.\(ending)"] = part(of: square, 4, 4, 53, 106)
      all["square.righthalf.\(ending)"] = part(of: square, 57, 4, 53, 106)
      all["square.tophalf.\(ending)"] = part(of: square, 4, 4, 106, 53)
      all["square.bottomhalf.\(ending)"] = part(of: square, 4, 57, 106, 53)
      all["square.topthird.inset.\(ending)"] = part(of: square, 16, 16, 82, 28)
      all["square.inset.\(ending)"] = part(of: square, 18, 18, 78, 78)
      all["rectangle.tophalf.\(ending)"] = part(of: wide, 4, 4, 132, 48)
      all["rectangle.bottomhalf.\(ending)"] = part(of: wide, 4, 52, 132, 48)
      all["rectangle.topthird.inset.\(ending)"] = part(of: wide, 16, 16, 108, 26)
      all["rectangle.leftthird.inset.\(ending)"] = part(of: wide, 16, 16, 32, 72)
      all["rectangle.rightthird.inset.\(ending)"] = part(of: wide, 92, 16, 32, 72)
      all["rectangle.center.inset.\(ending)"] = part(of: wide, 42, 30, 56, 44)
      for (corner, x, y) in [
        ("topleft", 18, 18), ("topright", 72, 18), ("bottomleft", 18, 54), ("bottomright", 72, 54),
      ] {
        all["rectangle.inset.\(corner).\(ending)"] = part(of: wide, CGFloat(x), CGFloat(y), 50, 32)
      }
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

  private static func dots(along figure: Path) -> [Part] {
    (0..<24).map { step in
      let start = CGFloat(step) / 24
      let point = figure.trimmedPath(from: start, to: start + 0.001).boundingRect
      return .fill(disc(CGPoint(x: point.midX, y: point.midY), 4.5))
    }
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
