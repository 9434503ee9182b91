import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@_spi(Espalier) @testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Pulls of views by fingers and touch pads.
private struct SwipeModifier: ElementModifier {
  let responder: any SwipeResponder

  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) { element[SwipeHandler.self] = responder }
}

/// Rows that are pulled sideways, in a scroll view of 300 points.
@MainActor @Suite struct `Swipes` {
  private let log = Log()

  /// A view that logs how it is pulled; to the left only.
  private final class Row: SwipeResponder {
    let swipeAxis: Axis
    private(set) var swipes: [Swipe] = []

    init(_ axis: Axis = .horizontal) { swipeAxis = axis }

    func acceptsSwipe(_ distance: CGFloat, in element: LayoutElement) -> Bool { distance < 0 }

    func follow(_ swipe: Swipe, in element: LayoutElement) { swipes.append(swipe) }

    /// The distances of the pull, and its end.
    var story: [String] {
      swipes.map {
        switch $0 {
        case .pulled(let distance): "\(Int(distance))"
        case .released(let distance, let velocity):
          "released at \(Int(distance)), \(velocity < 0 ? "left" : velocity > 0 ? "right" : "still")"
        case .stopped(let distance): "stopped at \(Int(distance))"
        case .cancelled: "cancelled"
        }
      }
    }
  }

  private func rows(_ row: Row) -> Harness {
    Harness(
      ScrollView {
        Button("open") { log.note("open") }.frame(maxWidth: .infinity, minHeight: 100)
          .contentShape(Rectangle())
          .onTapGesture { log.note("tap") }
          .modifier(SwipeModifier(responder: row))
        Color.red.frame(height: 1_000).accessibilityIdentifier("below")
      }, platform: .phone)
  }

  private func finger(_ harness: Harness, _ places: [CGPoint], end: PointerEvent.Phase = .up) {
    for (index, place) in places.enumerated() {
      let phase = index == 0 ? PointerEvent.Phase.down : .moved
      harness.send(.pointer(PointerEvent(phase, at: place, kind: .touch)))
      harness.advance(by: 1 / 60)
    }
    harness.send(.pointer(PointerEvent(end, at: places.last ?? .zero, kind: .touch)))
  }

  private func places(from start: CGFloat, to end: CGFloat, y: CGFloat = 50) -> [CGPoint] {
    stride(from: start, through: end, by: end < start ? -20 : 20).map { CGPoint(x: $0, y: y) }
  }

  @Test
  func `a finger pulls the row once it counts as a swipe, and presses nothing in it`() {
    let row = Row()
    let harness = rows(row)
    finger(harness, places(from: 200, to: 140))
    // After 20 points, which are more than a tap may move, the pull begins.
    #expect(row.story == ["0", "-20", "-40", "released at -40, left"])
    #expect(log.entries.isEmpty)
    #expect(harness.contest.contains("pan: scrolling of"))
    #expect(harness.contest.contains("gave way to swipe"))
  }

  @Test func `a finger that moves more along the scroll view scrolls`() {
    let row = Row()
    let harness = rows(row)
    let before = harness.frame(of: "below")?.minY ?? 0
    finger(harness, [CGPoint(x: 200, y: 90), CGPoint(x: 190, y: 60), CGPoint(x: 150, y: 40)])
    #expect(row.swipes.isEmpty)
    #expect((harness.frame(of: "below")?.minY ?? 0) < before)
  }

  @Test func `a pull the wrong way does not count, and the system can cancel one`() {
    let row = Row()
    let harness = rows(row)
    finger(harness, places(from: 200, to: 260))
    #expect(row.swipes.isEmpty)
    finger(harness, places(from: 200, to: 160), end: .cancelled)
    #expect(row.story == ["0", "-20", "cancelled"])
  }

  @Test func `a tap in the row is a tap`() {
    let row = Row()
    let harness = rows(row)
    finger(harness, [CGPoint(x: 20, y: 20), CGPoint(x: 22, y: 20)])
    #expect(row.swipes.isEmpty)
    #expect(log.entries == ["tap"])
  }

  @Test func `the mouse pulls no row`() {
    let row = Row()
    let harness = rows(row)
    harness.drag(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 100, y: 20))
    #expect(row.swipes.isEmpty)
  }

  @Test func `a drag inside a row goes before the row's swipe`() {
    let row = Row()
    let harness = Harness(
      Color.red.gesture(DragGesture().onEnded { _ in log.note("drag") })
        .modifier(SwipeModifier(responder: row)), platform: .phone)
    finger(harness, places(from: 200, to: 140))
    #expect(log.entries == ["drag"])
    #expect(row.swipes.isEmpty)
  }

  @Test func `a scroll view inside the row scrolls first`() {
    let row = Row()
    let harness = Harness(
      ScrollView(.horizontal) {
        Color.red.frame(width: 440, height: 100).accessibilityIdentifier("strip")
      }
      .modifier(SwipeModifier(responder: row)), platform: .phone)
    finger(harness, places(from: 200, to: 100, y: 150))
    #expect(row.swipes.isEmpty)
    harness.advance(by: 5)
    // Forty points do not fit; they are scrolled away now.
    #expect(harness.frame(of: "strip")?.maxX == 400)
    finger(harness, places(from: 200, to: 160, y: 150))
    #expect(row.story.last == "released at -20, left")
  }

  @Test func `two fingers on a touch pad pull the row, and their momentum moves nothing`() {
    let row = Row()
    let harness = rows(row)
    let before = harness.frame(of: "below")
    func wheel(_ phase: WheelEvent.Phase, _ x: CGFloat, _ y: CGFloat = 0) {
      harness.send(
        .wheel(
          WheelEvent(phase, at: CGPoint(x: 200, y: 50), delta: CGSize(width: x, height: y))))
      harness.advance(by: 1 / 60)
    }
    wheel(.began, 0)
    wheel(.changed, -10, 3)
    wheel(.changed, -20, -30)
    wheel(.ended, 0)
    wheel(.momentum, -5, -20)
    #expect(row.story == ["-10", "-30", "released at -30, left"])
    #expect(harness.frame(of: "below") == before)
    wheel(.began, 0)
    wheel(.changed, -3, -20)
    #expect(row.swipes.count == 3)
    #expect(harness.frame(of: "below") != before)
    wheel(.ended, 0)
    wheel(.step, 0, -20)
    #expect(row.swipes.count == 3)
  }
}

/// Content pulled beyond its top, and the room above it that is kept.
@MainActor @Suite struct `Overscroll` {
  private final class Room: OverscrollResponder {
    let kept: CGFloat
    private(set) var pulls: [CGFloat] = []
    private(set) var released: [CGFloat] = []
    private(set) weak var area: ScrollAreaNode?

    init(keeping kept: CGFloat) { self.kept = kept }

    func contentIsPulled(by distance: CGFloat, in area: ScrollAreaNode) {
      self.area = area
      pulls.append(distance)
    }

    func contentWasReleased(at distance: CGFloat, in area: ScrollAreaNode) -> CGFloat {
      released.append(distance)
      return kept
    }
  }

  /// Pulls the content down by a hundred points, of which the first ten decide, and lets it go.
  private func pull(_ harness: Harness, releases: Bool = true) {
    let start = CGPoint(x: 200, y: 50)
    harness.send(.pointer(PointerEvent(.down, at: start, kind: .touch)))
    for way in stride(from: CGFloat(20), through: 120, by: 20) {
      harness.advance(by: 0.2)
      let place = CGPoint(x: start.x, y: start.y + way)
      harness.send(.pointer(PointerEvent(.moved, at: place, kind: .touch)))
    }
    harness.advance(by: 0.2)
    let end = CGPoint(x: start.x, y: start.y + 120)
    if releases { harness.send(.pointer(PointerEvent(.up, at: end, kind: .touch))) }
  }

  private func scrolling(_ room: Room) -> Harness {
    Harness(
      ScrollView {
        ScrollView(.horizontal) { Color.blue.frame(width: 900, height: 20) }
        Color.red.frame(height: 1_000).accessibilityIdentifier("content")
      }
      .environment(\.overscrollFollower, OverscrollFollower(responder: room)), platform: .phone)
  }

  private func offset(_ harness: Harness) -> CGFloat {
    harness.graph.scrolling.offset(of: 0)?.y ?? .nan
  }

  /// A hundred points beyond the end in a window of 300: 100 * 0.55 * 300 / (100 * 0.55 + 300).
  private let pulled: CGFloat = 55 * 300 / (55 + 300)

  @Test func `a room is told of the pull, and keeps its length until it is closed`() {
    let room = Room(keeping: 40)
    let harness = scrolling(room)
    pull(harness)
    #expect(abs((room.released.first ?? 0) - pulled) < 0.001)
    #expect(zip(room.pulls, room.pulls.dropFirst()).prefix(5).allSatisfy { $0 <= $1 })
    harness.advance(by: 3)
    #expect(offset(harness) == -40)
    #expect(room.pulls.last == 40)
    room.area?.closeRoom()
    harness.advance(by: 3)
    #expect(offset(harness) == 0)
    #expect(room.pulls.last == 0)
    #expect(room.released.count == 1)
  }

  @Test func `without room the content springs back`() {
    let room = Room(keeping: 0)
    let harness = scrolling(room)
    pull(harness)
    harness.advance(by: 3)
    #expect(offset(harness) == 0)
    #expect(room.pulls.last == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -20])
  func `room that is negative, NaN or infinite is not kept`(_ kept: CGFloat) {
    let harness = scrolling(Room(keeping: kept))
    pull(harness)
    harness.advance(by: 3)
    #expect(offset(harness) == 0)
  }

  @Test func `room that is closed while a finger holds the content disappears on release`() {
    let room = Room(keeping: 40)
    let harness = scrolling(room)
    pull(harness)
    harness.advance(by: 3)
    pull(harness, releases: false)
    room.area?.closeRoom()
    harness.advance(by: 1)
    #expect(offset(harness) < -40)
    harness.send(.pointer(PointerEvent(.cancelled, at: .zero, kind: .touch)))
    harness.advance(by: 3)
    // The second pull asks for room again.
    #expect(offset(harness) == -40)
  }

  @Test func `content that is scrolled through the room and back can be pulled again`() {
    let room = Room(keeping: 40)
    let harness = scrolling(room)
    pull(harness)
    harness.advance(by: 3)
    harness.scroll(at: CGPoint(x: 200, y: 150), by: CGSize(width: 0, height: -100))
    harness.advance(by: 3)
    #expect(offset(harness) == 60)
    #expect(room.pulls.last == 0)
    harness.scroll(at: CGPoint(x: 200, y: 150), by: CGSize(width: 0, height: 500))
    harness.advance(by: 3)
    #expect(offset(harness) == -40)
  }
}
