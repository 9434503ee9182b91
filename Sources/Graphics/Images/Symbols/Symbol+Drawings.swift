@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Symbol {
  /// The diameter of a circle around other symbols, and the size of icons.
  static let circleSize: CGFloat = 123

  /// A symbol that is drawn here: one that consists of lines, or for which there is no icon.
  ///
  /// Most programs show a few symbols: only the tables up to the one with the name are made.
  static func drawing(_ name: String) -> Symbol? {
    figures[name] ?? arrows[name] ?? frames[name] ?? divisions[name] ?? alignments[name]
      ?? groups[name] ?? piles[name] ?? drawnThing(name)
  }

  /// The drawing of a thing, which also stands in shapes.
  static func drawnThing(_ name: String) -> Symbol? { things[name] ?? sketched(name) }

  /// The names of all drawings.
  static var drawingNames: [String] {
    [figures, arrows, frames, divisions, alignments, groups, piles, things].flatMap(\.keys)
      + sketchedNames
  }

  static let figures: [String: Symbol] = [
    "checkmark": checkmark, "circle": circle, "circle.fill": filledCircle, "gear": gear,
    "globe": globe, "globe.americas.fill": americas,
    "globe.europe.africa.fill": europeAndAfrica, "heart": outlined(heart, 122, 112),
    "heart.fill": filled(heart, 122, 112), "house": outlinedHouse, "house.fill": filledHouse,
    "minus": minus, "multiply": xmark, "network": network, "person": outlinedPerson,
    "person.fill": filledPerson,
    "plus": plus, "square": outlined(roundedSquare, 114, 114),
    "square.fill": filled(roundedSquare, 114, 114), "star": outlined(star, 126, 120),
    "star.fill": filled(star, 126, 120), "xmark": xmark,
  ]

  /// The replacement for a symbol that does not exist: a question mark in a dotted square.
  static let placeholder: Symbol = {
    let side: CGFloat = 114
    let dots = (0..<24).map { index in
      // Six dots along each side, the first in a corner.
      let (edge, step) = (index / 6, CGFloat(index % 6) / 6)
      let along = 7 + step * (side - 14)
      let center =
        switch edge {
        case 0: CGPoint(x: along, y: 7)
        case 1: CGPoint(x: side - 7, y: along)
        case 2: CGPoint(x: side - along, y: side - 7)
        default: CGPoint(x: 7, y: side - along)
        }
      return Part.fill(disc(center, 4))
    }
    let hook = Path { path in
      path.move(to: CGPoint(x: 41, y: 43))
      path.addCurve(
        to: CGPoint(x: 73, y: 45), control1: CGPoint(x: 43, y: 22), control2: CGPoint(x: 73, y: 24))
      path.addCurve(
        to: CGPoint(x: 57, y: 69), control1: CGPoint(x: 73, y: 56), control2: CGPoint(x: 57, y: 55))
    }
    return Symbol(side, side, dots + [.line(hook), .fill(disc(CGPoint(x: 57, y: 85), 6))])
  }()

  static func disc(_ center: CGPoint, _ radius: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Open lines through points.
  static func lines(_ figures: [[(x: CGFloat, y: CGFloat)]]) -> Path {
    Path { path in
      for figure in figures { path.addLines(figure.map { CGPoint(x: $0.x, y: $0.y) }) }
    }
  }

  /// A symbol that is one closed figure, traced half a line away from the box.
  static func outlined(_ figure: Path, _ width: CGFloat, _ height: CGFloat) -> Symbol {
    Symbol(width, height, [.line(figure)])
  }

  /// The same figure filled; its corners are as round as those of the outline.
  static func filled(_ figure: Path, _ width: CGFloat, _ height: CGFloat) -> Symbol {
    Symbol(width, height, [.fill(figure), .line(figure)])
  }
}
