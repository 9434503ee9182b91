import EspalierDrawing
import Foundation
import Testing

/// Random paths, compared with the definition of each operation point by point, and by area.
@Suite struct PathBooleanPropertyTests {
  @Test("operations on random paths", arguments: 1...24)
  func definition(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let eoFill = seed % 2 == 0
    let (first, second) = (random.path(), random.path())
    let results: [(String, Path, (Bool, Bool) -> Bool)] = [
      ("union", first.union(second, eoFill: eoFill), { $0 || $1 }),
      ("intersection", first.intersection(second, eoFill: eoFill), { $0 && $1 }),
      ("subtracting", first.subtracting(second, eoFill: eoFill), { $0 && !$1 }),
      ("symmetricDifference", first.symmetricDifference(second, eoFill: eoFill), { $0 != $1 }),
      ("normalized", first.normalized(eoFill: eoFill), { inside, _ in inside }),
    ]
    for _ in 0..<150 {
      let point = CGPoint(x: random.number(-10, 110), y: random.number(-10, 110))
      let inside = [first, second].map { $0.isInside(point, eoFill) }
      // Too near to an edge to tell.
      guard let isFirst = inside[0], let isSecond = inside[1] else { continue }
      for (name, result, isInside) in results {
        let expected = isInside(isFirst, isSecond)
        #expect(result.contains(point) == expected, "\(name) at \(point), seed \(seed)")
        #expect(
          result.contains(point, eoFill: true) == expected,
          "\(name) by the even-odd rule at \(point), seed \(seed)")
      }
    }
  }

  @Test("areas of random paths add up", arguments: 1...12)
  func areas(seed: Int) {
    var random = SeededRandom(seed: UInt64(1_000 + seed))
    let (first, second) = (random.path(), random.path())
    let (a, b) = (first.normalized(eoFill: false).area, second.normalized(eoFill: false).area)
    let (union, common) = (first.union(second).area, first.intersection(second).area)
    let difference = first.symmetricDifference(second).area
    #expect(abs(union + common - (a + b)) < 0.5, "seed \(seed)")
    #expect(abs(union - common - difference) < 0.5, "seed \(seed)")
    #expect(abs(first.subtracting(second).area - (a - common)) < 0.5, "seed \(seed)")
  }

  @Test("a path and itself, moved by less than can be seen", arguments: 1...8)
  func nearlySame(seed: Int) {
    var random = SeededRandom(seed: UInt64(2_000 + seed))
    let path = random.path()
    let moved = path.offsetBy(dx: random.number(-1e-4, 1e-4), dy: random.number(-1e-4, 1e-4))
    let area = path.normalized(eoFill: false).area
    // A thousand points of outline, moved by a ten-thousandth.
    #expect(abs(path.union(moved).area - area) < 0.5)
    #expect(abs(path.intersection(moved).area - area) < 0.5)
    #expect(path.subtracting(moved).area < 0.5)
    #expect(path.subtracting(path).isEmpty)
    #expect(path.symmetricDifference(path).isEmpty)
  }

  @Test("the lines around a point decide whether it is inside", arguments: 1...8)
  func pointsInside(seed: Int) {
    var random = SeededRandom(seed: UInt64(3_000 + seed))
    // Open figures count as closed.
    let path = random.path()
    let polygons = path.outline.flattened(tolerance: 1e-2).map(\.points)
    for _ in 0..<60 {
      let point = CGPoint(x: random.number(-10, 110), y: random.number(-10, 110))
      var turns = 0.0
      var nearest = Double.infinity
      for polygon in polygons {
        for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
          let (ax, ay) = (Double(a.x - point.x), Double(a.y - point.y))
          let (bx, by) = (Double(b.x - point.x), Double(b.y - point.y))
          // The angle under which the line is seen from the point; all angles add up to full turns.
          turns += atan2(ax * by - ay * bx, ax * bx + ay * by) / (2 * .pi)
          let (dx, dy) = (bx - ax, by - ay)
          let share = min(max(-(ax * dx + ay * dy) / max(dx * dx + dy * dy, 1e-12), 0), 1)
          nearest = min(nearest, hypot(ax + share * dx, ay + share * dy))
        }
      }
      if nearest < 0.1 { continue }
      let count = Int(turns.rounded())
      #expect(path.contains(point) == (count != 0), "seed \(seed), \(point)")
      #expect(path.contains(point, eoFill: true) == (count % 2 != 0), "seed \(seed), \(point)")
    }
  }

  @Test func `an area splits lines without loss`() {
    var random = SeededRandom(seed: 77)
    let (lines, area) = (random.path(), random.path())
    let inside = lines.lineIntersection(area).length
    let outside = lines.lineSubtraction(area).length
    #expect(inside > 10)
    #expect(outside > 10)
    #expect(abs(inside + outside - lines.length) < 0.2)
  }

  @Test func `a thousand circles are merged`() {
    let dots = Path { path in
      for index in 0..<1_000 {
        path.addEllipse(
          in: CGRect(x: Double(index % 40) * 3, y: Double(index / 40) * 3, width: 4, height: 4))
      }
    }
    let merged = dots.normalized(eoFill: false)
    // Each dot overlaps its neighbors and leaves a hole with every three of them.
    #expect(merged.contains(CGPoint(x: 3.5, y: 2)))
    #expect(!merged.contains(CGPoint(x: 3.5, y: 3.5)))
    #expect(merged.boundingRect.brief == "0,0 121x76")
  }
}

extension Path {
  /// True if a point is inside; nil where the answer differs a fifth of a point away.
  fileprivate func isInside(_ point: CGPoint, _ eoFill: Bool) -> Bool? {
    let isInside = contains(point, eoFill: eoFill)
    for step in 0..<8 {
      let angle = Double(step) * .pi / 4
      let near = CGPoint(x: point.x + 0.2 * cos(angle), y: point.y + 0.2 * sin(angle))
      if contains(near, eoFill: eoFill) != isInside { return nil }
    }
    return isInside
  }

  /// The area that figures run around clockwise, less what they run around the other way.
  var area: Double {
    var doubleArea = 0.0
    for polygon in outline.flattened(tolerance: 0.001) {
      for (point, next) in zip(
        polygon.points, polygon.points.dropFirst() + polygon.points.prefix(1))
      {
        doubleArea += Double(point.x * next.y - next.x * point.y)
      }
    }
    return doubleArea / 2
  }

  /// The length of all lines and curves.
  fileprivate var length: Double {
    var length = 0.0
    outline.forEachSegment { segment in
      let points = [segment.start] + segment.flattened(tolerance: 0.001)
      for (point, next) in zip(points, points.dropFirst()) {
        length += Double(point.distance(to: next))
      }
    }
    return length
  }
}

/// The same numbers for the same seed (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &self)
  }

  private mutating func point() -> CGPoint {
    // Half of them on whole numbers, so that edges and corners coincide.
    if Bool.random(using: &self) {
      return CGPoint(
        x: CGFloat(Int.random(in: 0...10, using: &self) * 10),
        y: CGFloat(Int.random(in: 0...10, using: &self) * 10))
    }
    return CGPoint(x: number(0, 100), y: number(0, 100))
  }

  /// Two to four figures of lines and curves, rectangles and ellipses within 100 points.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 2...4, using: &self) {
      switch Int.random(in: 0..<3, using: &self) {
      case 0:
        let (a, b) = (point(), point())
        path.addRect(CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y))
      case 1:
        let (a, b) = (point(), point())
        path.addEllipse(in: CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y))
      default:
        path.move(to: point())
        for _ in 0..<Int.random(in: 2...7, using: &self) {
          switch Int.random(in: 0..<3, using: &self) {
          case 0: path.addLine(to: point())
          case 1: path.addQuadCurve(to: point(), control: point())
          default: path.addCurve(to: point(), control1: point(), control2: point())
          }
        }
        path.closeSubpath()
      }
    }
    return path
  }
}
