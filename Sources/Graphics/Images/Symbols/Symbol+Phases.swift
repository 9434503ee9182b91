@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Things that are filled by a part.
extension Symbol {
  /// A battery with a charge, which is what matters.
  static func battery(_ percent: Int) -> Symbol {
    let shell = SymbolLayer(
      parts: [.line(rounded(4, 4, 136, 68, 20)), .line(lines([[(151, 28), (151, 48)]]))], level: 1)
    let size = CGSize(width: 156, height: 76)
    if percent == 0 { return Symbol(size, [shell]) }
    let charge = rounded(17, 17, 110 * CGFloat(percent) / 100, 42, 9)
    return Symbol(size, [SymbolLayer(parts: [.fill(charge)]), shell])
  }

  /// A full battery that is being charged: a bolt stands before it.
  static let chargingBattery: Symbol = {
    let bolt = closed([(84, -6), (44, 44), (69, 44), (62, 82), (104, 30), (78, 30)])
    let edge = Part.line(bolt, width: 32).area
    var symbol = battery(100)
    for index in symbol.layers.indices { symbol.layers[index].gaps = [bolt, edge] }
    symbol.layers.insert(SymbolLayer(parts: [.fill(bolt), .line(bolt, width: 5)]), at: 0)
    return Symbol(.zero, symbol.layers).boxed
  }()

  /// The phases of the moon as they are seen from the north of the earth.
  ///
  /// The light is the width of the part that is lit, as a share of the moon's.
  static let moonPhases: [(name: String, isWaning: Bool, light: CGFloat)] = [
    ("new.moon", false, 0), ("waxing.crescent", false, 0.22), ("first.quarter", false, 0.5),
    ("waxing.gibbous", false, 0.78), ("full.moon", false, 1), ("waning.gibbous", true, 0.78),
    ("last.quarter", true, 0.5), ("waning.crescent", true, 0.22),
  ]

  static func moon(isWaning: Bool, light: CGFloat) -> Symbol {
    let edge = SymbolLayer(parts: [.line(arc(turn: 0, length: 1))], level: 1)
    let size = CGSize(width: circleSize, height: circleSize)
    if light == 0 { return Symbol(size, [edge]) }
    let symbol = Symbol(size, [SymbolLayer(parts: [.fill(lit(light))]), edge])
    return isWaning ? symbol.mirrored : symbol
  }

  /// The right edge of the moon, and the edge of its shadow, which is half an ellipse.
  private static func lit(_ light: CGFloat) -> Path {
    let (center, radius) = (circleSize / 2, circleSize / 2 - 4)
    let reach = radius * (1 - 2 * light)
    // The distance of control points that makes a quarter of a circle of a curve.
    let bend = radius * 0.5523
    return Path { path in
      path.addRelativeArc(
        center: CGPoint(x: center, y: center), radius: radius, startAngle: .degrees(-90),
        delta: .degrees(180))
      path.addCurve(
        to: CGPoint(x: center + reach, y: center),
        control1: CGPoint(x: center + reach * 0.5523, y: center + radius),
        control2: CGPoint(x: center + reach, y: center + bend))
      path.addCurve(
        to: CGPoint(x: center, y: center - radius),
        control1: CGPoint(x: center + reach, y: center - bend),
        control2: CGPoint(x: center + reach * 0.5523, y: center - radius))
      path.closeSubpath()
    }
  }
}
