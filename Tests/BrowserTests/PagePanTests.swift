import Espalier
import EspalierDrawing
import Foundation
import Testing

@testable import EspalierBrowser

struct PagePanTests {
  private func pan(
    page: CGSize = CGSize(width: 100, height: 80), minimum: CGSize, isRightToLeft: Bool = false
  ) -> PagePan {
    var pan = PagePan()
    pan.take(page: page, minimum: minimum, isRightToLeft: isRightToLeft)
    return pan
  }

  @Test func `a page with enough room shows the whole window`() {
    let pan = pan(minimum: CGSize(width: 100, height: 80))
    #expect(!pan.isNeeded)
    #expect(pan.window == CGSize(width: 100, height: 80))
    let list = DisplayList(size: pan.page)
    #expect(pan.shown(list) == list)
  }

  @Test func `a narrow page begins at the leading edge`() {
    let toRight = pan(minimum: CGSize(width: 250, height: 0))
    #expect(toRight.window == CGSize(width: 250, height: 80))
    #expect(toRight.offset == .zero)
    // Of 250 points the last 100 are seen.
    #expect(pan(minimum: CGSize(width: 250, height: 0), isRightToLeft: true).offset.x == 150)
  }

  @Test func `the page moves as far as its ends and no further`() {
    var pan = pan(minimum: CGSize(width: 250, height: 90))
    let first = pan.move(by: CGSize(width: -60, height: -60))
    #expect(first)
    #expect(pan.offset == CGPoint(x: 60, y: 10))
    let second = pan.move(by: CGSize(width: -600, height: 600))
    #expect(second)
    #expect(pan.offset == CGPoint(x: 150, y: 0))
    let third = pan.move(by: CGSize(width: -1, height: 1))
    #expect(!third)
  }

  @Test func `a wider page shows more, and keeps the leading edge where it is`() {
    for isRightToLeft in [false, true] {
      var pan = pan(minimum: CGSize(width: 250, height: 0), isRightToLeft: isRightToLeft)
      _ = pan.move(by: CGSize(width: isRightToLeft ? 40 : -40, height: 0))
      pan.take(
        page: CGSize(width: 130, height: 80), minimum: CGSize(width: 250, height: 0),
        isRightToLeft: isRightToLeft)
      let expected: CGFloat = isRightToLeft ? 250 - 130 - 40 : 40
      #expect(pan.offset.x == expected)
      pan.take(
        page: CGSize(width: 300, height: 80), minimum: CGSize(width: 250, height: 0),
        isRightToLeft: isRightToLeft)
      #expect(!pan.isNeeded)
      #expect(pan.offset == .zero)
    }
  }

  @Test func `what gets the focus is brought into view`() {
    var pan = pan(minimum: CGSize(width: 400, height: 0))
    let first = pan.reveal(CGRect(x: 150, y: 10, width: 50, height: 20))
    #expect(first)
    #expect(pan.offset.x == 100)
    let second = pan.reveal(CGRect(x: 120, y: 10, width: 50, height: 20))
    #expect(!second)
    let third = pan.reveal(CGRect(x: 20, y: 10, width: 300, height: 20))
    #expect(third)
    #expect(pan.offset.x == 20)
  }

  private func touch(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat = 40) -> PointerEvent {
    PointerEvent(phase, at: CGPoint(x: x, y: y), kind: .touch)
  }

  @Test func `a finger that no view takes moves the window`() {
    var pan = pan(minimum: CGSize(width: 250, height: 0))
    let first = pan.follow(touch(.down, 90), isTaken: false)
    #expect(first == .none)
    let second = pan.follow(touch(.moved, 80), isTaken: false)
    #expect(second == .none)
    let third = pan.follow(touch(.moved, 60), isTaken: false)
    #expect(third == .begins)
    let fourth = pan.follow(touch(.moved, 50), isTaken: false)
    #expect(fourth == .goesOn)
    #expect(pan.offset.x == 40)
    let fifth = pan.follow(touch(.up, 50), isTaken: false)
    #expect(fifth == .goesOn)
    let sixth = pan.follow(touch(.moved, 10), isTaken: false)
    #expect(sixth == .none)
  }

  @Test func `a finger that a slider or a scroll view takes does not move the window`() {
    var pan = pan(minimum: CGSize(width: 250, height: 0))
    _ = pan.follow(touch(.down, 90), isTaken: false)
    let first = pan.follow(touch(.moved, 80), isTaken: true)
    #expect(first == .none)
    let second = pan.follow(touch(.moved, 20), isTaken: false)
    #expect(second == .none)
    #expect(pan.offset.x == 0)
  }

  @Test func `a finger along an axis with nothing more to show is left to the views`() {
    var pan = pan(minimum: CGSize(width: 250, height: 0))
    _ = pan.follow(touch(.down, 50, 70), isTaken: false)
    let first = pan.follow(touch(.moved, 50, 10), isTaken: false)
    #expect(first == .none)
  }
}
