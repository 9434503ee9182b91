import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

private let middle = CGPoint(x: 50, y: 50)

private func wheel(
  _ phase: WheelEvent.Phase, _ height: CGFloat, width: CGFloat = 0,
  modifiers: EventModifiers = [], at point: CGPoint = middle, time: TimeInterval = 0
) -> InputEvent {
  .wheel(
    WheelEvent(
      phase, at: point, delta: CGSize(width: width, height: height), modifiers: modifiers,
      timestamp: time))
}

/// The wheel and touch pads.
@MainActor struct ScrollWheelTests {
  private func rows(_ count: Int = 100) -> some View { ScrollView { NumberedRows(count: count) } }

  @Test func `a notch of the wheel scrolls gradually`() {
    let snapshot = LayoutSnapshot.window(rows())
    #expect(snapshot.send(wheel(.step, -30)))
    expectOffset(snapshot, 0, "no time has passed")
    snapshot.advance(by: 0.05)
    #expect(snapshot.offset > 0 && snapshot.offset < 30)
    snapshot.advance(by: 1)
    expectOffset(snapshot, 30)
  }

  @Test func `notches add up while the content still glides`() {
    let snapshot = LayoutSnapshot.window(rows())
    snapshot.send(wheel(.step, -30))
    snapshot.send(wheel(.step, -30))
    snapshot.advance(by: 1)
    expectOffset(snapshot, 60)
  }

  @Test func `fingers on a touch pad move the content at once`() {
    let snapshot = LayoutSnapshot.window(rows())
    snapshot.send(wheel(.began, -3))
    snapshot.send(wheel(.changed, -12))
    expectOffset(snapshot, 15)
  }

  @Test func `where the system sends no momentum, the content coasts and comes to rest`() {
    let snapshot = LayoutSnapshot.window(rows(1_000))
    // 10 points in a 60th of a second: 600 points per second.
    for _ in 0..<7 {
      snapshot.advance(by: 1 / 60)
      snapshot.send(wheel(.changed, -10, time: snapshot.time))
    }
    expectOffset(snapshot, 70)
    snapshot.send(wheel(.ended, 0, time: snapshot.time))
    snapshot.advance(by: 0.1)
    #expect(snapshot.offset > 70)
    snapshot.run(for: 5)
    // Friction leaves e^-2 of the velocity after a second: it goes on for half a second's way.
    let end: CGFloat = 70 + 600 / 2
    #expect(abs(snapshot.offset - end) < 1)
    #expect(snapshot.graph.clock.nextTick == nil, "at rest a host may sleep")
  }

  @Test func `the system's momentum replaces our own`() {
    let snapshot = LayoutSnapshot.window(rows(1_000))
    for _ in 0..<4 {
      snapshot.advance(by: 1 / 60)
      snapshot.send(wheel(.changed, -10, time: snapshot.time))
    }
    snapshot.send(wheel(.ended, 0, time: snapshot.time))
    snapshot.send(wheel(.momentum, -8, time: snapshot.time))
    snapshot.send(wheel(.momentum, -2, time: snapshot.time))
    expectOffset(snapshot, 40 + 10)
    snapshot.run(for: 3)
    expectOffset(snapshot, 40 + 10)
    #expect(snapshot.graph.clock.nextTick == nil)
  }

  @Test func `a scroll view at its end leaves the wheel to the one around it`() {
    let view = ScrollView {
      VStack(spacing: 0) {
        ScrollView { NumberedRows(count: 4) }.frame(height: 60).accessibilityIdentifier("inner")
        NumberedRows(count: 20)
      }
    }
    let snapshot = LayoutSnapshot.window(view)
    let point = CGPoint(x: 50, y: 20)
    snapshot.send(wheel(.began, -50, at: point))
    expectLength(snapshot.scrollOffset(of: "inner")?.y, 80 - 60)
    expectOffset(snapshot, 0)
    snapshot.send(wheel(.changed, -50, at: point))
    expectOffset(snapshot, 0, "one movement stays with the view it began in")
    snapshot.send(wheel(.ended, 0, at: point))

    snapshot.send(wheel(.began, -50, at: point))
    expectOffset(snapshot, 50)
  }

  @Test func `each axis scrolls the view that can move along it`() {
    let view = ScrollView {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { Color.red.frame(width: 300, height: 60) }
          .accessibilityIdentifier("inner")
        NumberedRows(count: 20)
      }
    }
    let snapshot = LayoutSnapshot.window(view)
    let point = CGPoint(x: 50, y: 20)
    snapshot.send(wheel(.began, -7, at: point))
    expectOffset(snapshot, 7)
    snapshot.send(wheel(.began, 0, width: -9, at: point))
    expectLength(snapshot.scrollOffset(of: "inner")?.x, 9)
    // A wheel has one axis; Shift turns it.
    snapshot.send(wheel(.step, -5, modifiers: .shift, at: point))
    snapshot.advance(by: 1)
    expectLength(snapshot.scrollOffset(of: "inner")?.x, 9 + 5)
  }

  @Test func `from right to left the content follows the fingers, too`() {
    let view = ScrollView(.horizontal) { Color.red.frame(width: 300, height: 60) }
    let snapshot = LayoutSnapshot.window(view, rightToLeft: true)
    snapshot.send(wheel(.began, 0, width: 20))
    expectLength(snapshot.scrollOffset()?.x, 200 - 20)
    snapshot.send(wheel(.changed, 0, width: -50))
    expectLength(snapshot.scrollOffset()?.x, 200, "there is nothing further to the right")
  }

  @Test func `a disabled scroll view does not move`() {
    let snapshot = LayoutSnapshot.window(rows().scrollDisabled(true))
    #expect(!snapshot.send(wheel(.began, -10)))
    snapshot.scroll(by: CGSize(width: 0, height: 10))
    expectOffset(snapshot, 10, "programs still can")
  }

  @Test func `an event elsewhere or without a usable number is not handled`() {
    let snapshot = LayoutSnapshot.window(rows())
    #expect(!snapshot.send(wheel(.began, -10, at: CGPoint(x: 500, y: 50))))
    #expect(!snapshot.send(wheel(.began, .nan)))
    #expect(!snapshot.send(wheel(.began, 10)), "there is nothing above")
    expectOffset(snapshot, 0)
  }
}

/// Fingers on the content.
@MainActor struct ScrollDragTests {
  private func rows(_ count: Int = 100) -> some View { ScrollView { NumberedRows(count: count) } }

  @Test func `a finger has to move a little before it scrolls`() {
    let snapshot = LayoutSnapshot.window(rows())
    #expect(!snapshot.drag(from: middle, by: CGSize(width: 0, height: -9), steps: 1))
    expectOffset(snapshot, 0)
    snapshot.lift(at: CGPoint(x: 50, y: 41))
    #expect(snapshot.drag(from: middle, by: CGSize(width: 0, height: -40)))
    // 7 points in the first step, 13 after the second: from there on the content follows.
    let way: CGFloat = 40 * 4 / 6
    #expect(abs(snapshot.offset - way) < 0.001)
  }

  @Test func `content that is let go coasts`() {
    let snapshot = LayoutSnapshot.window(rows(1_000))
    snapshot.drag(from: middle, by: CGSize(width: 0, height: -60))
    let offset = snapshot.offset
    snapshot.lift(at: CGPoint(x: 50, y: -10))
    snapshot.run(for: 5)
    // 10 points in a 60th of a second, and friction as in the test of touch pads.
    let end: CGFloat = offset + 600 / 2
    #expect(abs(snapshot.offset - end) < 1)
  }

  @Test func `content pulled beyond its end resists, and springs back`() {
    let snapshot = LayoutSnapshot.window(rows())
    snapshot.drag(from: middle, by: CGSize(width: 0, height: 90), steps: 9)
    // 70 points beyond the end, of which the resistance leaves 70 * 0.55 / (1 + 70 * 0.55 / 100).
    let pull: CGFloat = 70 * 0.55
    let moved: CGFloat = pull / (1 + pull / 100)
    #expect(abs(snapshot.offset + moved) < 0.001)
    snapshot.send(.pointer(PointerEvent(.cancelled, at: middle, kind: .touch)))
    snapshot.advance(by: 0.1)
    #expect(snapshot.offset < 0)
    snapshot.run(for: 2)
    expectOffset(snapshot, 0)
  }

  @Test func `content that fits bounces unless it is told not to`() {
    let snapshot = LayoutSnapshot.window(rows(2))
    snapshot.drag(from: middle, by: CGSize(width: 0, height: 60))
    #expect(snapshot.offset < 0)
    let stiff = LayoutSnapshot.window(rows(2).scrollBounceBehavior(.basedOnSize))
    #expect(!stiff.drag(from: middle, by: CGSize(width: 0, height: 60)))
    expectOffset(stiff, 0)
  }

  @Test func `coasting content bounces at its end`() {
    let snapshot = LayoutSnapshot.window(rows(12))
    snapshot.drag(from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -80), steps: 3)
    snapshot.lift(at: CGPoint(x: 50, y: 10))
    let end: CGFloat = 12 * 20 - 100
    var furthest: CGFloat = 0
    for _ in 0..<180 {
      snapshot.advance(by: 1 / 60)
      furthest = max(furthest, snapshot.offset)
    }
    #expect(furthest > end)
    expectOffset(snapshot, end)
  }

  @Test func `a finger stops content that moves`() {
    let snapshot = LayoutSnapshot.window(rows(1_000))
    snapshot.drag(from: middle, by: CGSize(width: 0, height: -60))
    snapshot.lift(at: CGPoint(x: 50, y: -10))
    snapshot.advance(by: 0.1)
    #expect(snapshot.send(.pointer(PointerEvent(.down, at: middle, kind: .touch))), "it is no tap")
    let offset = snapshot.offset
    snapshot.advance(by: 0.5)
    expectOffset(snapshot, offset)
  }

  @Test func `dragging with the mouse does not scroll the content`() {
    let snapshot = LayoutSnapshot.window(rows())
    snapshot.send(.pointer(PointerEvent(.down, at: middle)))
    #expect(!snapshot.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 50, y: 0)))))
    expectOffset(snapshot, 0)
  }
}

/// Indicators: when and where they show, and how the mouse moves them.
@MainActor struct ScrollIndicatorTests {
  private func rows(_ count: Int = 20) -> some View { ScrollView { NumberedRows(count: count) } }

  private func thumb(_ snapshot: LayoutSnapshot) -> Bool {
    snapshot.displayListText.contains("roundedRect")
  }

  /// A snapshot whose content was scrolled, and is back where it was.
  private func scrolled(_ view: some View, rightToLeft: Bool = false) -> LayoutSnapshot {
    let snapshot = LayoutSnapshot.window(view, rightToLeft: rightToLeft)
    for distance in [-10.0, 10] {
      snapshot.send(
        .wheel(WheelEvent(.changed, at: middle, delta: CGSize(width: 0, height: distance))))
    }
    snapshot.advance(by: 0)
    return snapshot
  }

  // `visible` follows the conventions of the platform, as Apple documents: indicators of the Mac hide at rest.
  @Test func `a view at rest shows no indicators, even visible ones`() {
    #expect(!thumb(.window(rows())))
    #expect(!thumb(.window(rows().scrollIndicators(.visible))))
    #expect(thumb(scrolled(silent.scrollIndicators(.visible))))
    #expect(!thumb(scrolled(rows(2).scrollIndicators(.visible))), "there is nothing to scroll")
  }

  // Indicators of the Mac lie above the content, which shows through.
  @Test func `the thumb is translucent`() {
    #expect(scrolled(rows()).displayListText.contains("#00000059"), "0.35 of 255 is 89.25")
  }

  @Test func `indicators show, and grow, while the mouse is on them`() {
    let snapshot = LayoutSnapshot.window(rows())
    func move(_ x: CGFloat) {
      _ = snapshot.graph.handle(.pointer(PointerEvent(.moved, at: CGPoint(x: x, y: 50))))
      snapshot.update()
    }
    move(50)
    #expect(!thumb(snapshot))
    move(95)
    snapshot.run(for: 3)
    // 10 points wide, 2 from the edge, above the track.
    #expect(snapshot.displayListText.contains("88,2 10x24"))
    #expect(snapshot.displayListText.contains("88,2 10x96"))
    move(50)
    #expect(snapshot.displayListText.contains("92,2 6x24"))
    snapshot.run(for: 1)
    #expect(!thumb(snapshot))
    #expect(snapshot.graph.clock.nextTick == nil)
  }

  @Test func `the mouse finds no indicators where they are hidden`() {
    let snapshot = LayoutSnapshot.window(silent)
    _ = snapshot.graph.handle(.pointer(PointerEvent(.moved, at: CGPoint(x: 95, y: 50))))
    snapshot.update()
    #expect(!thumb(snapshot))
  }

  @Test func `indicators show while the content moves, and then fade`() {
    let snapshot = LayoutSnapshot.window(rows())
    snapshot.send(
      .wheel(WheelEvent(.began, at: middle, delta: CGSize(width: 0, height: -10))))
    #expect(thumb(snapshot))
    snapshot.send(.wheel(WheelEvent(.ended, at: middle, delta: .zero)))
    snapshot.advance(by: 0.5)
    #expect(thumb(snapshot))
    snapshot.run(for: 1)
    #expect(!thumb(snapshot))
    #expect(snapshot.graph.clock.nextTick == nil)
  }

  @Test(arguments: [ScrollIndicatorVisibility.hidden, .never])
  func `indicators can be hidden`(_ visibility: ScrollIndicatorVisibility) {
    for view in [AnyView(rows().scrollIndicators(visibility)), AnyView(silent)] {
      let snapshot = LayoutSnapshot.window(view)
      snapshot.send(
        .wheel(WheelEvent(.began, at: middle, delta: CGSize(width: 0, height: -10))))
      #expect(!thumb(snapshot))
    }
  }

  private var silent: some View {
    ScrollView(showsIndicators: false) { NumberedRows(count: 20) }
  }

  @Test func `the thumb is as long as the part in sight, and moves with it`() {
    // 100 of 400 points are in sight, on a track of 100 - 2 * 2 points.
    let snapshot = scrolled(rows())
    #expect(snapshot.displayListText.contains("92,2 6x24"))
    snapshot.scroll(to: CGPoint(x: 0, y: 300))
    // 2 + 96 - 24 points down.
    #expect(snapshot.displayListText.contains("92,74 6x24"))
  }

  @Test func `from right to left the vertical indicator is at the left`() {
    let snapshot = scrolled(rows(), rightToLeft: true)
    #expect(snapshot.displayListText.contains("2,2 6x24"))
  }

  @Test func `the mouse drags the thumb`() {
    let snapshot = scrolled(rows())
    #expect(snapshot.send(.pointer(PointerEvent(.down, at: CGPoint(x: 94, y: 10)))))
    // The thumb has 96 - 24 points to go for the 300 that the content has.
    snapshot.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 94, y: 10 + 36))))
    expectOffset(snapshot, 150)
    snapshot.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 94, y: 500))))
    expectOffset(snapshot, 300)
    #expect(snapshot.send(.pointer(PointerEvent(.up, at: CGPoint(x: 94, y: 500)))))
  }

  @Test func `a click beside the thumb scrolls by a page`() {
    let snapshot = scrolled(rows())
    #expect(snapshot.send(.pointer(PointerEvent(.down, at: CGPoint(x: 94, y: 80)))))
    snapshot.advance(by: 1)
    expectOffset(snapshot, 100 - 10)
  }

  @Test func `indicators flash on request`() {
    let model = Model()
    let snapshot = LayoutSnapshot.window(Flashing(model: model))
    #expect(!thumb(snapshot))
    snapshot.advance(by: 0.2)
    #expect(thumb(snapshot), "after they appear")
    snapshot.run(for: 2)
    #expect(!thumb(snapshot))
    model.count += 1
    snapshot.update()
    snapshot.advance(by: 0.2)
    #expect(thumb(snapshot))
  }

  @Observable final class Model { var count = 0 }

  private struct Flashing: View {
    let model: Model
    var body: some View {
      ScrollView { NumberedRows(count: 20) }
        .scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: model.count)
    }
  }
}

/// The keyboard.
@MainActor struct ScrollKeyTests {
  @Test(
    arguments: [
      (KeyEquivalent.downArrow, 500, 540), (.upArrow, 500, 460), (.pageDown, 500, 590),
      (.pageUp, 500, 410), (.space, 500, 590), (.home, 500, 0), (.end, 500, 1_900),
      (.upArrow, 0, 0), (.leftArrow, 500, 500),
    ] as [(KeyEquivalent, CGFloat, CGFloat)])
  func `arrow and page keys scroll`(_ key: KeyEquivalent, _ start: CGFloat, _ end: CGFloat) {
    // 100 rows of 20 points; a page leaves 10 of its 100 points.
    let snapshot = LayoutSnapshot.window(ScrollView { NumberedRows(count: 100) })
    snapshot.scroll(to: CGPoint(x: 0, y: start))
    #expect(snapshot.send(.key(KeyEvent(.down, key))) == (start != end))
    snapshot.advance(by: 1)
    expectOffset(snapshot, end)
  }

  @Test func `Shift-Space scrolls back, and releasing a key does nothing`() {
    let snapshot = LayoutSnapshot.window(ScrollView { NumberedRows(count: 100) })
    snapshot.scroll(to: CGPoint(x: 0, y: 500))
    #expect(!snapshot.send(.key(KeyEvent(.up, .space))))
    snapshot.send(.key(KeyEvent(.down, .space, modifiers: .shift)))
    snapshot.advance(by: 1)
    expectOffset(snapshot, 500 - 90)
  }
}
