import EspalierDrawing
import Foundation

extension Symbol {
  static func named(_ name: String) -> Symbol? { all[name] }

  private static let all: [String: Symbol] = [
    "arrow.down": arrow(.down), "arrow.left": arrow(.left), "arrow.right": arrow(.right),
    "arrow.up": arrow(.up), "checkmark": checkmark, "chevron.down": chevron(.down),
    "chevron.left": chevron(.left), "chevron.right": chevron(.right), "chevron.up": chevron(.up),
    "circle": circle, "circle.fill": filledCircle, "gear": gear, "globe": globe,
    "globe.americas.fill": americas, "globe.europe.africa.fill": europeAndAfrica,
    "heart": outlined(heart, 122, 112), "heart.fill": filled(heart, 122, 112),
    "house": outlinedHouse, "house.fill": filledHouse, "minus": minus,
    "person": outlinedPerson, "person.fill": filledPerson, "plus": plus,
    "square": outlined(roundedSquare, 114, 114), "square.fill": filled(roundedSquare, 114, 114),
    "star": outlined(star, 126, 120), "star.fill": filled(star, 126, 120), "xmark": xmark,
  ]

  /// What stands in for a symbol that does not exist: a crossed box.
  static let placeholder = Symbol(
    116, 116,
    [
      .line(Path(CGRect(x: 4, y: 4, width: 108, height: 108))),
      .line(lines([[(4, 4), (112, 112)], [(112, 4), (4, 112)]]), width: 4),
    ])

  /// Open lines through points.
  static func lines(_ figures: [[(x: CGFloat, y: CGFloat)]]) -> Path {
    Path { path in
      for figure in figures { path.addLines(figure.map { CGPoint(x: $0.x, y: $0.y) }) }
    }
  }

  /// A symbol that is one closed figure, traced half a line away from the box.
  private static func outlined(_ figure: Path, _ width: CGFloat, _ height: CGFloat) -> Symbol {
    Symbol(width, height, [.line(figure)])
  }

  /// The same figure filled; its corners are as round as those of the outline.
  private static func filled(_ figure: Path, _ width: CGFloat, _ height: CGFloat) -> Symbol {
    Symbol(width, height, [.fill(figure), .line(figure)])
  }
}
