import EspalierDrawing
import Foundation
import Testing

@Suite struct DamageTests {
  private func box(
    _ x: CGFloat, _ y: CGFloat, _ color: ResolvedColor = .black, size: CGFloat = 10
  ) -> DisplayItem {
    .fill(Path(CGRect(x: x, y: y, width: size, height: size)), .color(color), FillStyle())
  }

  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: CGSize(width: 100, height: 100), items: items)
  }

  /// The rectangles in which `new` differs from `old`, one a line, from top to bottom.
  private func damage(_ old: [DisplayItem], _ new: [DisplayItem]) -> [CGRect] {
    (list(new).damage(since: list(old)) ?? []).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `equal pictures have no damage`() {
    let items = [box(0, 0), box(20, 0)]
    #expect(damage(items, items) == [])
    #expect(damage([box(0, 0), box(20, 0)], [box(0, 0), box(20, 0)]) == [])
  }

  @Test func `an item that changed its color damages its bounds`() {
    #expect(
      damage([box(0, 0), box(20, 0)], [box(0, 0), box(20, 0, .white)]) == [rect(20, 0, 10, 10)])
  }

  @Test func `an item that moved damages both places`() {
    #expect(damage([box(0, 0)], [box(50, 50)]) == [rect(0, 0, 10, 10), rect(50, 50, 10, 10)])
  }

  @Test func `items that are added or removed in between leave the others alone`() {
    let (a, b, c) = (box(0, 0), box(20, 20), box(40, 40))
    #expect(damage([a, c], [a, b, c]) == [rect(20, 20, 10, 10)])
    #expect(damage([a, b, c], [a, c]) == [rect(20, 20, 10, 10)])
    #expect(damage([a, b], [b, c]) == [rect(0, 0, 10, 10), rect(40, 40, 10, 10)])
  }

  @Test
  func `an item that changes its place in the order is damage, since it may cover others now`() {
    let (a, b) = (box(0, 0), box(5, 5, .white))
    // The second stays where it is, the first goes in front of it.
    #expect(damage([a, b, box(60, 60)], [b, a, box(60, 60)]) == [rect(0, 0, 10, 10)])
  }

  @Test func `inside a group only the items that changed are damage`() {
    let move = DisplayEffect.transform(CGAffineTransform(translationX: 30, y: 0))
    let old = DisplayItem.group(move, [box(0, 0), box(0, 50)])
    let new = DisplayItem.group(move, [box(0, 0), box(0, 50, .white)])
    #expect(damage([old], [new]) == [rect(30, 50, 10, 10)])
  }

  @Test func `a clip hides damage, a shadow and a blur spread it`() {
    func change(_ effect: DisplayEffect) -> [CGRect] {
      damage([.group(effect, [box(40, 40)])], [.group(effect, [box(40, 40, .white)])])
    }
    let clip = DisplayEffect.clip(Path(rect(0, 0, 45, 100)), FillStyle())
    #expect(change(clip) == [rect(40, 40, 45 - 40, 10)])
    // Three standard deviations on each side.
    #expect(change(.blur(radius: 2, isOpaque: false)) == [rect(40 - 6, 40 - 6, 10 + 12, 10 + 12)])
    // 1.5 radii around the shadow, which lies 20 below.
    let shadow = DisplayEffect.shadow(
      color: .black, radius: 2, offset: CGSize(width: 0, height: 20))
    #expect(change(shadow) == [rect(40 - 3, 40, 10 + 6, 20 + 10 + 3)])
  }

  @Test func `a changed effect damages all of the group, before and after`() {
    let items = [box(10, 10)]
    let old = DisplayItem.group(.transform(CGAffineTransform(translationX: 0, y: 0)), items)
    let new = DisplayItem.group(.transform(CGAffineTransform(translationX: 40, y: 0)), items)
    #expect(damage([old], [new]) == [rect(10, 10, 10, 10), rect(50, 10, 10, 10)])
  }

  @Test func `damage ends at the picture's edges`() {
    #expect(damage([], [box(95, -5)]) == [rect(95, 0, 5, 5)])
    #expect(damage([], [box(200, 200)]) == [])
  }

  @Test func `a changed size is damage everywhere`() {
    let small = DisplayList(size: CGSize(width: 50, height: 50), items: [])
    #expect(list([]).damage(since: small) == nil)
  }

  @Test func `many changes are covered by a few rectangles`() {
    let places = (0..<30).map { CGFloat($0) * 3 }
    let old = places.map { box($0, $0, size: 1) }
    let new = places.map { box($0, $0, .white, size: 1) }
    let rects = damage(old, new)
    #expect(rects.count <= DamageRegion.limit)
    for place in places {
      let covered = rects.contains { $0.holds(CGPoint(x: place + 0.5, y: place + 0.5)) }
      #expect(covered, "nothing covers the box at \(place)")
    }
  }

  @Test func `rectangles that touch each other become one`() {
    var region = DamageRegion()
    region.add(rect(0, 0, 10, 10))
    region.add(rect(30, 0, 10, 10))
    region.add(rect(5, 0, 30, 5))
    #expect(region.rects == [rect(0, 0, 40, 10)])
  }

  @Test func `NaN and infinite numbers do no harm`() {
    var region = DamageRegion()
    region.add(rect(.nan, 0, 10, 10))
    region.add(.null)
    #expect(region.rects == [])
    region.add(.infinite)
    #expect(region.rects.count == 1)
  }
}
