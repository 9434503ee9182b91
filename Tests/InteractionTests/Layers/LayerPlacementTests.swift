import EspalierDrawing
import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct LayerPlacementTests {
  private let window = CGRect(x: 0, y: 0, width: 200, height: 100)
  private let panel = CGSize(width: 60, height: 40)

  private func origin(
    _ placement: LayerPlacement, anchor: CGRect, isMirrored: Bool = false
  ) -> CGPoint {
    placement.origin(of: panel, anchor: anchor, in: window, isMirrored: isMirrored)
  }

  @Test func `a menu stands 2 points below its anchor, leading edges aligned`() {
    let anchor = CGRect(x: 20, y: 10, width: 50, height: 20)
    #expect(origin(.menu, anchor: anchor) == CGPoint(x: 20, y: 10 + 20 + 2))
    #expect(origin(.menu, anchor: anchor, isMirrored: true) == CGPoint(x: 20 + 50 - 60, y: 32))
  }

  @Test func `where there is more room above, it stands above`() {
    let anchor = CGRect(x: 20, y: 70, width: 50, height: 20)
    #expect(origin(.menu, anchor: anchor) == CGPoint(x: 20, y: 70 - 2 - 40))
  }

  @Test func `a menu at the right edge is moved into the window, 4 points from it`() {
    let anchor = CGRect(x: 180, y: 10, width: 15, height: 20)
    #expect(origin(.menu, anchor: anchor) == CGPoint(x: 200 - 4 - 60, y: 32))
  }

  @Test func `a submenu opens beside its row, or on the other side where there is no room`() {
    let row = CGRect(x: 20, y: 30, width: 50, height: 20)
    #expect(origin(.submenu, anchor: row) == CGPoint(x: 20 + 50, y: 30 - 5))
    let last = CGRect(x: 130, y: 30, width: 50, height: 20)
    #expect(origin(.submenu, anchor: last) == CGPoint(x: 130 - 60, y: 25))
  }

  @Test func `a submenu with no room beside its row stands below it`() {
    let row = CGRect(x: 10, y: 30, width: 180, height: 20)
    #expect(origin(.submenu, anchor: row).y == row.maxY)
    let last = CGRect(x: 10, y: 75, width: 180, height: 20)
    #expect(origin(.submenu, anchor: last).y == last.minY - 40)
  }

  @Test func `a panel that is too large begins at the top left of the window`() {
    let large = CGSize(width: 500, height: 500)
    let point = LayerPlacement.center.origin(
      of: large, anchor: .zero, in: window, isMirrored: false)
    #expect(point == CGPoint(x: 4, y: 4))
  }

  @Test
  func `a popover stands in the middle of the side that it was given, an arrow's height away`() {
    let anchor = CGRect(x: 80, y: 10, width: 40, height: 20)
    let place = PopoverPlace(anchor: .rect(.bounds), edge: .bottom)
    #expect(
      origin(.popover(place), anchor: anchor) == CGPoint(x: 80 + 20 - 30, y: 10 + 20 + 10))
  }

  @Test func `a popover that has no room on its side or the opposite one stands at another side`() {
    // 40 points of panel, 10 of arrow and 4 of margin are more than 40 below and above.
    let anchor = CGRect(x: 20, y: 40, width: 40, height: 20)
    let below = LayerPlacement.popover(PopoverPlace(anchor: .rect(.bounds), edge: .bottom))
    #expect(origin(below, anchor: anchor) == CGPoint(x: 60 + 10, y: 50 - 20))
    let right = CGRect(x: 140, y: 40, width: 40, height: 20)
    #expect(origin(below, anchor: right) == CGPoint(x: 140 - 10 - 60, y: 30))
    // Where no side has room, it covers what it points to.
    let wide = CGRect(x: 20, y: 40, width: 160, height: 20)
    #expect(origin(below, anchor: wide) == CGPoint(x: 100 - 30, y: 100 - 4 - 40))
  }

  @Test func `a menu at a point opens upwards and backwards where there is no room`() {
    let anchor = CGRect(x: 10, y: 10, width: 180, height: 80)
    #expect(origin(.point(.zero), anchor: anchor) == CGPoint(x: 10, y: 10))
    let corner = CGPoint(x: 175, y: 70)
    #expect(origin(.point(corner), anchor: anchor) == CGPoint(x: 185 - 60, y: 80 - 40))
    #expect(
      origin(.point(CGPoint(x: 90, y: 0)), anchor: anchor, isMirrored: true)
        == CGPoint(x: 100 - 60, y: 10))
  }

  @Test func `the given line of a menu stands over its anchor`() {
    let anchor = CGRect(x: 40, y: 40, width: 50, height: 20)
    // The panel's line at 15 points is in the middle of the anchor, at 50.
    #expect(origin(.over(line: 15, inset: 6), anchor: anchor) == CGPoint(x: 40 - 6, y: 50 - 15))
    #expect(
      origin(.over(line: 15, inset: 6), anchor: anchor, isMirrored: true)
        == CGPoint(x: 90 + 6 - 60, y: 35))
  }
}
