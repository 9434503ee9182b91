import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

@Suite struct ProjectionTests {
  private func render(
    _ items: [DisplayItem], _ projection: ProjectionTransform, size: CGFloat = 100
  ) throws -> Bitmap {
    try RasterRenderer().render(
      DisplayList(
        size: CGSize(width: size, height: size), items: [.group(.projection(projection), items)]))
  }

  @Test func `a projection without depth is a transform`() throws {
    let moved = ProjectionTransform(CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 1))
    try expectDrawing(
      of: [.group(.projection(moved), [fill(.red, 0, 0, 1, 1)])],
      is: """
        ....
        .rr.
        ....
        """)
  }

  /// Points at x = 100 are half as near: their depth is 1 + 100 / 100.
  private var turned: ProjectionTransform {
    var projection = ProjectionTransform()
    projection.m13 = 0.01
    return projection
  }

  @Test(
    "the colors of a card stand where the map takes them",
    // x / (1 + x / 100) is 0, 20, 33.3, 42.9, 50 for x of 0, 25, 50, 75, 100.
    arguments: [(10, "#ff0000"), (26, "#00ff00"), (38, "#0000ff"), (46, "#ffffff")])
  func columns(x: Int, color: String) throws {
    let columns = [ResolvedColor.red, .green, .blue, .white].enumerated().map { index, color in
      fill(color, CGFloat(index) * 25, 0, 25, 100)
    }
    let bitmap = try render(columns, turned)
    #expect(bitmap.color(x, 10) == color)
    // Its right edge, at 50, is half as high: 100 / (1 + 1).
    #expect(bitmap.opacity(48, 48) == 255 && bitmap.opacity(48, 54) == 0)
    #expect(bitmap.opacity(52, 10) == 0)
  }

  @Test(
    "a card that reaches behind the viewer shows its part in front in every group",
    arguments: [
      .opacity(0.99), .layer, .mask([fill(.red, 0, 0, 100, 100)]),
      .blur(radius: 0.1, isOpaque: false),
    ] as [DisplayEffect])
  func behind(effect: DisplayEffect) throws {
    // The depth 1 - x / 100 is nothing at x = 100, and less beyond it: 50 is shown at 50 / 0.5.
    var projection = ProjectionTransform()
    projection.m13 = -0.01
    let card = DisplayItem.group(.projection(projection), [fill(.red, 10, 10, 200, 40)])
    let bitmap = try RasterRenderer().render(
      DisplayList(size: CGSize(width: 100, height: 100), items: [.group(effect, [card])]))
    #expect(bitmap.opacity(50, 50) > 250)
    #expect(bitmap.opacity(5, 50) == 0)
  }

  @Test func `bounds end before the horizon`() {
    var projection = ProjectionTransform()
    projection.m13 = -0.01
    let items = [DisplayItem.group(.projection(projection), [fill(.red, 0, 0, 200, 10)])]
    // The nearest depth is 1 / 1000, at x = 99.9: 1000 times as large.
    #expect(items.bounds.brief == "0,0 99900x10000")
    #expect(
      [DisplayItem.group(.projection(projection), [fill(.red, 150, 0, 50, 10)])].bounds.isNull)
  }

  @Test func `a card that changes behind the viewer is drawn again`() {
    var projection = ProjectionTransform()
    projection.m13 = -0.01
    func list(_ color: ResolvedColor) -> DisplayList {
      DisplayList(
        size: CGSize(width: 100, height: 100),
        items: [.group(.projection(projection), [fill(color, 0, 0, 200, 40)])])
    }
    #expect(list(.red).damage(since: list(.blue)) == [CGRect(0, 0, 100, 100)])
  }

  @Test func `edges are soft`() throws {
    let bitmap = try render([fill(.red, 0, 0, 100, 100)], turned)
    // The lower edge rises by a pixel per column, from 100 at the left.
    for x in 1..<49 {
      let partial = (1..<100).filter { (1..<255).contains(bitmap.opacity(x, $0)) }
      #expect(partial.allSatisfy { abs($0 - (99 - x)) <= 2 }, "column \(x)")
      #expect((1...3).contains(partial.count), "column \(x)")
    }
  }

  @Test func `a card that comes nearer has as many pixels as it covers on the screen`() throws {
    // Four times as large: a line of a tenth of a point stays a line.
    var projection = ProjectionTransform(CGAffineTransform(scaleX: 4, y: 4))
    projection.m13 = 1e-9
    let line = fill(.black, 10, 0, 0.5, 20)
    let bitmap = try render([line], projection)
    #expect(
      (38..<44).map { bitmap.opacity($0, 20) > 200 } == [false, false, true, true, false, false])
  }

  @Test func `parts behind the horizon are not shown`() throws {
    var projection = ProjectionTransform()
    projection.m13 = -0.02
    // The depth is 0 at x = 50: points beyond would come back from the other side.
    let items = [fill(.red, 0, 0, 40, 20), fill(.blue, 60, 0, 400, 20)]
    let bitmap = try render(items, projection)
    #expect(bitmap.color(20, 5) == "#ff0000")
    let blues = stride(from: 0, to: bitmap.pixels.count, by: 4).filter { bitmap.pixels[$0] > 0 }
    #expect(blues.isEmpty)
  }

  @Test func `a shadow follows the projected picture`() throws {
    let shadow = DisplayEffect.shadow(
      color: .blue, radius: 0, offset: CGSize(width: 0, height: 20))
    let list = DisplayList(
      size: CGSize(width: 100, height: 100),
      items: [.group(shadow, [.group(.projection(turned), [fill(.red, 0, 0, 100, 20)])])])
    let bitmap = try RasterRenderer().render(list)
    // At x = 40 the card is 20 / (1 + 66.7 / 100) = 12 high, and its shadow is below it.
    #expect(bitmap.color(40, 6) == "#ff0000")
    #expect(bitmap.color(40, 26) == "#0000ff")
  }

  @Test(
    "maps that make no sense do no harm",
    arguments: [0, 1e-300, 1e300, .infinity, .nan] as [CGFloat])
  func nonsense(value: CGFloat) throws {
    for change in [\ProjectionTransform.m11, \.m13, \.m23, \.m33, \.m31] {
      var projection = turned
      projection[keyPath: change] = value
      _ = try render([fill(.red, 0, 0, 100, 100)], projection, size: 20)
      _ = try render([fill(.red, -1e30, -1e30, 1e31, 1e31)], projection, size: 20)
    }
  }
}
