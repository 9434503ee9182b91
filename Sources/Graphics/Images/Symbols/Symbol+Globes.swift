@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Symbol {
  private static let disc = CGRect(x: 0, y: 0, width: 123, height: 123)

  /// A circle with meridians and parallels.
  static let globe = Symbol(123, 123, [outline] + grid)

  /// The same circle; the lines in it matter less.
  static let network = Symbol(
    CGSize(width: 123, height: 123),
    [SymbolLayer(parts: [outline]), SymbolLayer(parts: grid, level: 1)])

  private static let outline = Part.line(Path(ellipseIn: disc.insetBy(dx: 4, dy: 4)))

  private static let grid: [Part] = {
    let circle = disc.insetBy(dx: 4, dy: 4)
    let meridian = CGRect(x: circle.midX - 26, y: circle.minY, width: 52, height: circle.height)
    let lines = Path { path in
      path.move(to: CGPoint(x: circle.midX, y: circle.minY))
      path.addLine(to: CGPoint(x: circle.midX, y: circle.maxY))
      path.move(to: CGPoint(x: circle.minX, y: circle.midY))
      path.addLine(to: CGPoint(x: circle.maxX, y: circle.midY))
      for (y, bend) in [(circle.midY - 31, CGFloat(16)), (circle.midY + 31, -16)] {
        // Half the chord of the circle at this height.
        let reach = (57.5 * 57.5 - 40.0 * 40.0).squareRoot()
        let end = y - bend * 0.56
        path.move(to: CGPoint(x: circle.midX - reach, y: end))
        path.addQuadCurve(
          to: CGPoint(x: circle.midX + reach, y: end),
          control: CGPoint(x: circle.midX, y: end + 2 * bend))
      }
    }
    return [.line(Path(ellipseIn: meridian), width: 6), .line(lines, width: 6)]
  }()

  static let americas = globe(
    from: -92, 12, [Land.northAmerica, Land.southAmerica, Land.greenland])

  static let europeAndAfrica = globe(
    from: 19, 18, [Land.eurasia, Land.africa, Land.madagascar, Land.britain])

  /// A filled disc with the land left open, seen from far above a longitude and latitude in
  /// degrees.
  ///
  /// Land that would show only at the edge is omitted.
  private static func globe(
    from longitude: Double, _ latitude: Double, _ lands: [[(Double, Double)]]
  ) -> Symbol {
    let view = GlobeView(
      longitude: longitude * .pi / 180, latitude: latitude * .pi / 180, center: disc.midX,
      radius: disc.width / 2 * 0.93)
    let picture = Path { path in
      path.addEllipse(in: disc)
      for land in lands { view.add(land, to: &path) }
    }
    return Symbol(123, 123, [.fill(picture, FillStyle(eoFill: true))])
  }
}

/// The earth in orthographic projection.
private struct GlobeView {
  let longitude: Double
  let latitude: Double
  let center: CGFloat
  let radius: CGFloat

  /// Adds an outline with rounded corners; points behind the horizon are moved onto it.
  func add(_ land: [(Double, Double)], to path: inout Path) {
    let points = land.map(project)
    func middle(_ index: Int) -> CGPoint {
      let (first, second) = (points[index % points.count], points[(index + 1) % points.count])
      return CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }
    path.move(to: middle(0))
    for index in 1...points.count {
      path.addQuadCurve(to: middle(index), control: points[index % points.count])
    }
    path.closeSubpath()
  }

  private func project(_ place: (Double, Double)) -> CGPoint {
    let (turn, tilt) = (place.0 * .pi / 180 - longitude, place.1 * .pi / 180)
    var x = cos(tilt) * sin(turn)
    var y = cos(latitude) * sin(tilt) - sin(latitude) * cos(tilt) * cos(turn)
    let depth = sin(latitude) * sin(tilt) + cos(latitude) * cos(tilt) * cos(turn)
    if depth < 0 {
      let distance = max((x * x + y * y).squareRoot(), 1e-6)
      (x, y) = (x / distance, y / distance)
    }
    return CGPoint(x: center + radius * x, y: center - radius * y)
  }
}

/// Rough outlines of the continents, as longitudes and latitudes in degrees.
private enum Land {
  static let northAmerica: [(Double, Double)] = [
    (-168, 66), (-156, 71), (-128, 70), (-95, 68), (-84, 69), (-86, 64), (-94, 60), (-92, 57),
    (-83, 55), (-79, 51), (-77, 58), (-74, 62), (-65, 59), (-56, 52), (-66, 49), (-61, 45),
    (-70, 43), (-76, 36), (-81, 31), (-80, 25), (-83, 29), (-90, 30), (-97, 28), (-97, 21),
    (-94, 18), (-90, 21), (-87, 21), (-88, 16), (-83, 15), (-82, 9), (-78, 8), (-86, 11),
    (-94, 15), (-105, 19), (-112, 29), (-117, 33), (-124, 40), (-124, 48), (-134, 57), (-148, 61),
    (-162, 55), (-158, 59), (-165, 62),
  ]

  static let southAmerica: [(Double, Double)] = [
    (-78, 7), (-72, 12), (-62, 11), (-51, 5), (-49, 0), (-35, -5), (-39, -15), (-41, -22),
    (-48, -27), (-54, -35), (-62, -39), (-66, -46), (-68, -55), (-75, -51), (-73, -38), (-70, -20),
    (-76, -14), (-81, -5), (-79, 1),
  ]

  static let greenland: [(Double, Double)] = [
    (-44, 60), (-40, 65), (-22, 70), (-20, 77), (-30, 83), (-55, 82), (-68, 77), (-54, 70),
    (-52, 64),
  ]

  static let eurasia: [(Double, Double)] = [
    (-9, 37), (-9, 43), (-1, 44), (-4, 48), (3, 51), (9, 54), (10, 57), (12, 54), (20, 54),
    (24, 58),
    (29, 60), (22, 61), (24, 65), (18, 62), (15, 56), (10, 59), (5, 60), (13, 67), (25, 71),
    (42, 67),
    (60, 69), (80, 73), (105, 77), (140, 73), (180, 67), (160, 55), (135, 50), (120, 35), (118, 24),
    (108, 20), (108, 11), (100, 13), (103, 2), (98, 10), (92, 22), (81, 15), (77, 8), (73, 18),
    (67, 25), (57, 26), (50, 30), (52, 24), (59, 22), (52, 16), (44, 13), (39, 21), (35, 29),
    (36, 36), (28, 37), (26, 40), (23, 37), (20, 41), (14, 45), (18, 40), (15, 38), (9, 44),
    (3, 43),
    (-1, 38),
  ]

  static let africa: [(Double, Double)] = [
    (-6, 36), (10, 37), (12, 32), (20, 32), (32, 31), (36, 23), (43, 11), (52, 12), (47, 3),
    (39, -5),
    (41, -15), (35, -21), (32, -28), (26, -34), (18, -35), (15, -27), (12, -17), (14, -8), (8, 1),
    (9, 5), (-8, 4), (-14, 9), (-18, 15), (-16, 22), (-10, 30),
  ]

  static let madagascar: [(Double, Double)] = [
    (44, -25), (43, -18), (50, -11), (50, -16), (47, -26),
  ]

  static let britain: [(Double, Double)] = [
    (-6, 50), (2, 51), (0, 54), (-3, 59), (-6, 57), (-3, 54),
  ]
}
