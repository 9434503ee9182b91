import Foundation
import Testing

@testable import EspalierDrawing

@Suite struct PathStrokingTests {
  private let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
  private let corner = Path {
    $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
  }

  @Test(
    "cap → bounds of a line stroked 10 wide",
    arguments: [
      (CGLineCap.butt, "0,-5 100x10"), (.square, "-5,-5 110x10"), (.round, "-5,-5 110x10"),
    ])
  func caps(cap: CGLineCap, bounds: String) {
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
    #expect(stroke.boundingRect.brief == bounds)
  }

  @Test(
    "join → what it covers outside of a corner at (100, 0)",
    arguments: [
      (CGLineJoin.miter, true, true), (.round, true, false), (.bevel, false, false),
    ])
  func joins(join: CGLineJoin, coversArc: Bool, coversTip: Bool) {
    let stroke = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join))
    // 3.4 and 4.9 outwards in x and y: 4.8 of 5 points along the diagonal, and nearly the tip.
    #expect(stroke.contains(CGPoint(x: 103.4, y: -3.4)) == coversArc)
    #expect(stroke.contains(CGPoint(x: 104.9, y: -4.9)) == coversTip)
    #expect(stroke.contains(CGPoint(x: 100, y: 50)))
    #expect(!stroke.contains(CGPoint(x: 50, y: 50)))
  }

  @Test func `a miter beyond its limit is cut off`() {
    let stroke = corner.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 1.2))
    #expect(!stroke.contains(CGPoint(x: 104.9, y: -4.9)))
  }

  @Test(
    "x → painted by dashes of 10 and gaps of 5, 3 along",
    arguments: [(1.0, true), (6.0, true), (8.0, false), (11.0, false), (13.0, true)])
  func dashes(x: Double, isPainted: Bool) {
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 10, dash: [10, 5], dashPhase: 3))
    #expect(stroke.contains(CGPoint(x: x, y: 0)) == isPainted)
  }

  @Test func `a dash across the start of a closed figure has a corner there`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    // Painted from 5 before the start to 5 after it.
    let stroke = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 30], dashPhase: 5))
    #expect(stroke.boundingRect.brief == "-1,-1 6x6")
    #expect(stroke.contains(CGPoint(x: -0.9, y: -0.9)))
  }

  @Test func `a closed figure is stroked all around`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let stroke = square.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(stroke.boundingRect.brief == "-1,-1 12x12")
    #expect(stroke.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(stroke.contains(CGPoint(x: -0.9, y: 5)))
    #expect(!stroke.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `a circle's stroke is a ring`() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let ring = circle.strokedPath(StrokeStyle(lineWidth: 10))
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      #expect(ring.contains(CGPoint(x: 54.9 * x, y: 54.9 * y)))
      #expect(ring.contains(CGPoint(x: 45.1 * x, y: 45.1 * y)))
      #expect(!ring.contains(CGPoint(x: 44.9 * x, y: 44.9 * y)))
      #expect(!ring.contains(CGPoint(x: 55.1 * x, y: 55.1 * y)))
    }
  }

  @Test func `the stroke of a curve is made of curves`() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let ring = circle.strokedPath(StrokeStyle(lineWidth: 10)).normalized(eoFill: false)
    var lines = 0
    ring.forEach { element in if case .line = element { lines += 1 } }
    #expect(lines == 0)
    #expect(abs(ring.area - Double.pi * (55 * 55 - 45 * 45)) < 1)
  }

  @Test func `a bend sharper than the stroke is wide is filled`() throws {
    // A needle: its tip has a radius of far less than 10.
    let needle = try #require(Path("0 0 m 100 1 100 -1 0 0.5 c"))
    let stroke = needle.strokedPath(StrokeStyle(lineWidth: 20))
    let tip = needle.boundingRect.maxX
    for x in stride(from: 1, to: tip, by: 2) {
      #expect(stroke.contains(CGPoint(x: x, y: 0.25)), "at \(x)")
      #expect(stroke.contains(CGPoint(x: x, y: 9)), "at \(x)")
      #expect(stroke.contains(CGPoint(x: x, y: -8.5)), "at \(x)")
    }
  }

  @Test func `a curve that bends around its side leaves no gaps there`() throws {
    // The inner side of the stroke lies far beyond the centers of its bends, on the other side of the ellipse.
    let ellipse = Path(ellipseIn: CGRect(x: -1.5, y: -1, width: 3, height: 2))
    let stroke = ellipse.strokedPath(StrokeStyle(lineWidth: 30))
    for degrees in stride(from: 0.0, to: 360, by: 5) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      for radius in stride(from: 0.5, through: 15.5, by: 1) {
        #expect(
          stroke.contains(CGPoint(x: radius * x, y: radius * y)), "\(radius) away at \(degrees)°")
      }
    }
  }

  @Test func `where a curve turns back in a point, its stroke is round`() throws {
    // Both arms end at (50, 30), where the curve's speed is 0, upwards: beyond it the stroke is half a disc.
    let cusp = try #require(Path("20 60 m 80 20 20 20 80 60 c"))
    let stroke = cusp.strokedPath(StrokeStyle(lineWidth: 14, lineJoin: .bevel))
    for degrees in stride(from: -175.0, through: -5, by: 5) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      #expect(stroke.contains(CGPoint(x: 50 + 6.8 * x, y: 30 + 6.8 * y)), "at \(degrees)°")
      #expect(!stroke.contains(CGPoint(x: 50 + 7.2 * x, y: 30 + 7.2 * y)), "at \(degrees)°")
    }
  }

  @Test func `dashes of a curve take one walk along it`() throws {
    let curve = try #require(Path("0 0 m 3000 4000 -3000 4000 0 50 c"))
    let figure = try #require(curve.outline.figures.first)
    let segment = try #require(figure.segments.first)
    let steps = segment.flattened(tolerance: 0.001).count
    let count = 9_000
    var (room, work) = (CGFloat.infinity, 0)
    let period = segment.length / CGFloat(count)
    let pieces = figure.dashed([period / 2, period / 2], phase: 0, room: &room, work: &work)
    #expect(abs(pieces.count - count) <= 1)
    // Each dash looks up its two ends, and each step is passed once.
    #expect(work <= steps + 2 * pieces.count)
    // The dashes of each line are where they would be if it were alone.
    for index in [0, 17, count / 2, count - 2] {
      let start = CGFloat(index) * period
      let alone = segment.part(fromLength: start, to: start + period / 2)
      let found = try #require(pieces[index].segments.first)
      #expect(found.start.distance(to: alone.start) < 1e-6)
      #expect(found.end.distance(to: alone.end) < 1e-6)
    }
  }

  @Test func `a path has a hundred thousand dashes and gaps at most, whatever figures it has`() {
    var path = Path()
    for y in 0..<30 {
      path.addLines([CGPoint(x: 0, y: CGFloat(y)), CGPoint(x: 1_000, y: CGFloat(y))])
    }
    func lines(_ style: StrokeStyle) -> Int { path.strokedPath(style).outline.figures.count }
    // 100 dashes of each line.
    #expect(lines(StrokeStyle(lineWidth: 0.5, dash: [5, 5])) == 30 * 100)
    // 8,000 dashes and gaps of each, and a first pattern of two: twelve lines have them, the others are whole.
    let fine = StrokeStyle(lineWidth: 0.5, dash: [0.125, 0.125])
    #expect(lines(fine) == 12 * 4_000 + 18)
    #expect(abs(fine.dashCount(along: path) - 240_000) < 1e-6)
    #expect(StrokeStyle(dash: [.nan]).dashCount(along: path) == 0)
    #expect(StrokeStyle(dash: [0, 0]).dashCount(along: path) == 0)
  }

  @Test func `dashes that are left out are named once, with their path`() {
    func messages(_ x: CGFloat) -> [String] {
      PathProblems.messages.filter { $0.contains("\(Int(x)),0 200000x0") }
    }
    func stroke(from x: CGFloat, dash: [CGFloat]) {
      var path = Path()
      path.addLines([CGPoint(x: x, y: 0), CGPoint(x: x + 200_000, y: 0)])
      _ = path.strokedPath(StrokeStyle(lineWidth: 1, dash: dash))
    }
    for _ in 0..<2 { stroke(from: 7, dash: [0.5, 1]) }
    #expect(messages(7).count == 1)
    // Two for each 1.5 points.
    #expect(messages(7).first?.contains("up to 266667 dashes and gaps") == true)
    #expect(messages(7).first?.contains(#"["0.5", "1"]"#) == true)
    // Few enough, no pattern at all, and no line.
    stroke(from: 8, dash: [50, 50])
    stroke(from: 8, dash: [0, 0])
    stroke(from: 8, dash: [.nan, 1])
    #expect(messages(8) == [])
  }

  @Test func `a dash of a curve is as long as it should be`() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    // A quarter of the circle, beginning on the right.
    let quarter = 50 * Double.pi / 2
    let arc = circle.strokedPath(StrokeStyle(lineWidth: 2, dash: [quarter, 3 * quarter]))
    #expect(arc.contains(CGPoint(x: 49.9, y: 1)))
    #expect(arc.contains(CGPoint(x: 1, y: 49.9)))
    #expect(!arc.contains(CGPoint(x: -1, y: 49.9)))
    #expect(!arc.contains(CGPoint(x: 49.9, y: -1)))
  }

  @Test func `a point shows as a dot where caps are round or square`() {
    let dot = Path { $0.addLines([.zero, .zero]) }
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    let round = dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.boundingRect.brief == "-2,-2 4x4")
    let square = dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect.brief == "-2,-2 4x4")
  }

  @Test(
    "join → elements of each outline of a stroked rectangle, outer and inner",
    arguments: [
      // A move, four lines and a close; the outer one may have a line or a curve more at each corner.
      (CGLineJoin.miter, 4, 4), (.bevel, 4 + 4, 4), (.round, 4 + 4, 4),
    ])
  func rectangle(join: CGLineJoin, outer: Int, inner: Int) {
    let stroke = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
      .strokedPath(StrokeStyle(lineWidth: 2, lineJoin: join))
    let (ends, links) = (2, outer + inner)
    #expect(stroke.count == 2 * ends + links)
  }

  @Test(
    "cap → elements of a stroked corner",
    arguments: [
      // A line at the first end, and the close at the other.
      (CGLineCap.butt, 1),
      // Two points more at each end.
      (.square, 5),
      // Two quarters of a circle at each end.
      (.round, 4),
    ])
  func corner(cap: CGLineCap, count: Int) {
    let (move, lines, close) = (1, 2 * 2, 1)
    let stroke = corner.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
    #expect(stroke.count == move + lines + count + close)
  }

  @Test func `each side of a stroke has a line or a curve for each of the path's own`() {
    let box = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30), cornerRadius: 4, style: .circular)
    // The path starts in the middle of its right side, which makes that two lines.
    let (move, lines, corners, close) = (1, 4 + 1, 4, 1)
    let outline = move + lines + corners + close
    #expect(box.strokedPath(StrokeStyle(lineWidth: 2)).count == 2 * outline)
    // Beyond the centers of the corners the inner side goes by way of those, with two lines each, and there are
    // folds: a move, the same two lines, a quarter of a circle and a close.
    let fold = move + 2 + 1 + close
    let byCenters = move + lines + 2 * corners + close
    #expect(box.strokedPath(StrokeStyle(lineWidth: 12)).count == outline + byCenters + 4 * fold)
  }

  @Test func `the area of a stroke can be cut out of its shape`() {
    let box = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30), cornerRadius: 4, style: .continuous)
    let stroke = box.strokedPath(StrokeStyle(lineWidth: 20))
    #expect(box.subtracting(stroke).boundingRect.brief == "10,10 20x10")
    #expect(box.union(stroke).boundingRect.brief == "-10,-10 60x50")
    // 40 by 30 less the four corners, and less the hole.
    let (whole, hole) = (box.normalized().area, 20.0 * 10.0)
    let difference = box.intersection(stroke).area - (whole - hole)
    #expect(abs(difference) < 0.1)
  }

  @Test func `a line of many points costs no more than its points`() {
    let zigzag = Path { path in
      path.move(to: .zero)
      for step in 1...10_000 { path.addLine(to: CGPoint(x: step * 4, y: step % 2 * 4)) }
    }
    let stroke = zigzag.strokedPath(StrokeStyle(lineWidth: 2))
    let (move, sides, end, close) = (1, 2 * 10_000, 1, 1)
    #expect(stroke.count == move + sides + end + close)
  }

  @Test(
    "no stroke without a width", arguments: [0.0, -1, .nan, .infinity])
  func width(width: Double) {
    #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }
}

extension Path {
  /// The number of elements.
  fileprivate var count: Int {
    var count = 0
    forEach { _ in count += 1 }
    return count
  }
}
