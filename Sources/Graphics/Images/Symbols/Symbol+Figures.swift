@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Symbol {
  static let circle = Symbol(
    123, 123, [.line(Path(ellipseIn: CGRect(x: 4, y: 4, width: 115, height: 115)))])

  static let filledCircle = Symbol(
    123, 123, [.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 123, height: 123)))])

  static let roundedSquare = Path(
    roundedRect: CGRect(x: 4, y: 4, width: 106, height: 106), cornerRadius: 18)

  /// Five points on a circle, and five on a smaller one between them.
  static let star = Path { path in
    let center = CGPoint(x: 63, y: 65)
    for index in 0..<10 {
      let angle = Double(index) * .pi / 5 - .pi / 2
      let radius: CGFloat = index % 2 == 0 ? 61 : 26
      let point = CGPoint(
        x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
  }

  /// A heart: from the notch, the left half and then the right one back to it.
  static let heart = Path { path in
    let notch = CGPoint(x: 61, y: 25)
    let tip = CGPoint(x: 61, y: 107)
    path.move(to: notch)
    path.addCurve(
      to: CGPoint(x: 5, y: 36), control1: CGPoint(x: 48, y: -4), control2: CGPoint(x: 5, y: 0))
    path.addCurve(
      to: tip, control1: CGPoint(x: 5, y: 66), control2: CGPoint(x: 43, y: 94))
    path.addCurve(
      to: CGPoint(x: 117, y: 36), control1: CGPoint(x: 79, y: 94), control2: CGPoint(x: 117, y: 66))
    path.addCurve(
      to: notch, control1: CGPoint(x: 117, y: 0), control2: CGPoint(x: 74, y: -4))
    path.closeSubpath()
  }

  static let head = Path(ellipseIn: CGRect(x: 33, y: 4, width: 46, height: 50))

  static let shoulders = Path { path in
    path.move(to: CGPoint(x: 12, y: 114))
    path.addCurve(
      to: CGPoint(x: 56, y: 68), control1: CGPoint(x: 0, y: 114), control2: CGPoint(x: 12, y: 68))
    path.addCurve(
      to: CGPoint(x: 100, y: 114), control1: CGPoint(x: 100, y: 68),
      control2: CGPoint(x: 112, y: 114))
    path.closeSubpath()
  }

  static let outlinedPerson = Symbol(112, 118, [.line(head), .line(shoulders)])

  static let filledPerson = Symbol(
    112, 118, [.fill(head), .line(head), .fill(shoulders), .line(shoulders)])

  private static let roof = lines([[(5, 58), (66, 7), (127, 58)]])

  private static let walls = lines([[(23, 44), (23, 108), (109, 108), (109, 44)]])

  static let outlinedHouse = Symbol(
    132, 114,
    [.line(roof), .line(walls), .line(lines([[(52, 108), (52, 72), (80, 72), (80, 108)]]))])

  static let filledHouse = Symbol(
    132, 114,
    [
      .line(roof),
      .line(lines([[(23, 60), (23, 108), (48, 108)], [(109, 60), (109, 108), (84, 108)]])),
      .fill(
        Path { path in
          path.addLines([
            CGPoint(x: 66, y: 20), CGPoint(x: 109, y: 56), CGPoint(x: 109, y: 110),
            CGPoint(x: 80, y: 110), CGPoint(x: 80, y: 74), CGPoint(x: 52, y: 74),
            CGPoint(x: 52, y: 110), CGPoint(x: 23, y: 110), CGPoint(x: 23, y: 56),
          ])
          path.closeSubpath()
        }),
    ])

  /// A ring with eight teeth around a hole.
  static let gear: Symbol = {
    let center = CGPoint(x: 62, y: 62)
    func circle(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let teeth = Path { path in
      for index in 0..<8 {
        let tooth = Path.line(from: CGPoint(x: 62, y: 10), to: CGPoint(x: 62, y: 17))
        path.addPath(tooth, transform: .rotation(.degrees(Double(index) * 45), around: center))
      }
    }
    return Symbol(
      124, 124, [.line(circle(43), width: 9), .line(teeth, width: 16), .line(circle(17), width: 8)])
  }()
}
