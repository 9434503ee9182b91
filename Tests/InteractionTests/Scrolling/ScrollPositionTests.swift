import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ScrollPositionTests {
  @Observable final class Model {
    var position = ScrollPosition(idType: Int.self)
    var id: Int?
    var count = 50
  }

  private struct Positioned: View {
    @Bindable var model: Model
    var anchor: UnitPoint?
    var body: some View {
      ScrollView { NumberedRows(count: model.count).scrollTargetLayout() }
        .scrollPosition($model.position, anchor: anchor)
    }
  }

  private struct Identified: View {
    @Bindable var model: Model
    var anchor: UnitPoint?
    var body: some View {
      ScrollView { NumberedRows(count: model.count).scrollTargetLayout() }
        .scrollPosition(id: $model.id, anchor: anchor)
    }
  }

  /// NaN, which a program may take for the id of a row, does not equal itself.
  @Test(arguments: [false, true])
  func `a position at an id that does not equal itself settles`(isPosition: Bool) {
    struct Rows: View {
      let isPosition: Bool
      @State private var id: Double? = .nan
      @State private var position = ScrollPosition(id: Double.nan)

      var body: some View {
        let rows = ScrollView {
          LazyVStack { ForEach([1, .nan, 3], id: \.self) { _ in Color.red.frame(height: 90) } }
            .scrollTargetLayout()
        }
        if isPosition { rows.scrollPosition($position) } else { rows.scrollPosition(id: $id) }
      }
    }
    let snapshot = LayoutSnapshot(
      of: Rows(isPosition: isPosition), window: CGSize(width: 100, height: 100))
    userScrolls(snapshot, by: 80)
    snapshot.advance(by: 0.1)
    #expect(!snapshot.diagnostics.contains { $0.contains("keep changing each other") })
  }

  private func userScrolls(_ snapshot: LayoutSnapshot, by distance: CGFloat) {
    let delta = CGSize(width: 0, height: -distance)
    snapshot.send(.wheel(WheelEvent(.began, at: CGPoint(x: 50, y: 50), delta: delta)))
    snapshot.send(.wheel(WheelEvent(.ended, at: CGPoint(x: 50, y: 50), delta: .zero)))
  }

  // MARK: The value

  @Test func `a position returns what it was made of`() {
    let view = ScrollPosition(id: 7, anchor: .top)
    #expect(view.viewID(type: Int.self) == 7)
    #expect(view.viewID(type: String.self) == nil)
    #expect(view.viewID.map { AnyHashable($0) } == AnyHashable(7))
    #expect(ScrollPosition(edge: .bottom).edge == .bottom)
    #expect(ScrollPosition(point: CGPoint(x: 1, y: 2)).point == CGPoint(x: 1, y: 2))
    #expect(ScrollPosition(x: 1, y: 2).point == CGPoint(x: 1, y: 2))
    #expect(ScrollPosition(x: 3).x == 3)
    #expect(ScrollPosition(y: 4).y == 4)
    #expect(ScrollPosition(y: 4).point == nil)
    #expect(ScrollPosition().edge == nil)
    #expect(!ScrollPosition(edge: .top).isPositionedByUser)
  }

  @Test func `a position can be redirected`() {
    var position = ScrollPosition(idType: Int.self)
    position.scrollTo(id: 3)
    #expect(position.viewID(type: Int.self) == 3)
    position.scrollTo(edge: .top)
    #expect(position.edge == .top)
    #expect(position.viewID == nil)
    position.scrollTo(x: 5)
    #expect(position.x == 5)
    let before = position
    position.scrollTo(x: 5)
    #expect(position != before, "the same place again is a new request")
  }

  // MARK: Programs scroll

  @Test func `writing a position scrolls`() {
    let model = Model()
    let snapshot = LayoutSnapshot.window(Positioned(model: model))
    expectOffset(snapshot, 0)
    model.position.scrollTo(y: 130)
    snapshot.update()
    expectOffset(snapshot, 130)
    model.position.scrollTo(id: 20, anchor: .top)
    snapshot.update()
    expectOffset(snapshot, 400)
    model.position.scrollTo(edge: .bottom)
    snapshot.update()
    expectOffset(snapshot, 50 * 20 - 100)
    model.position.scrollTo(point: CGPoint(x: 0, y: CGFloat.nan))
    snapshot.update()
    #expect(snapshot.diagnostics.isEmpty)
    expectOffset(snapshot, 50 * 20 - 100)
  }

  @Test func `a position can set where the view starts`() {
    let model = Model()
    model.position = ScrollPosition(id: 30, anchor: .bottom)
    expectOffset(.window(Positioned(model: model)), 31 * 20 - 100)
    model.id = 10
    expectOffset(.window(Identified(model: model, anchor: .top)), 200)
  }

  @Test func `a view narrower than its estimate starts at the side where it came in`() throws {
    struct Cards: View {
      @State private var card: Int? = 4

      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 16) {
            ForEach(0..<10) { card in
              Color.red
                .accessibilityIdentifier("card \(card)")
                .containerRelativeFrame(.horizontal, count: 2, spacing: 16)
            }
          }
          .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 20)
        .scrollPosition(id: $card)
        .frame(width: 400, height: 100)
      }
    }
    let snapshot = LayoutSnapshot(of: Cards(), window: CGSize(width: 400, height: 100))
    let card = try #require(snapshot.frame(of: "card 4"))
    // Half of the 360 that the margins leave, without the space between two.
    expectLength(card.width, (360 - 16) / 2)
    expectLength(card.maxX, 400 - 20)
  }

  @Test func `an edge is kept as content grows, a point is not`() {
    let model = Model()
    model.position = ScrollPosition(edge: .bottom)
    let snapshot = LayoutSnapshot.window(Positioned(model: model))
    model.count = 60
    snapshot.update()
    expectOffset(snapshot, 60 * 20 - 100)

    model.position.scrollTo(y: 90)
    snapshot.update()
    model.count = 70
    snapshot.update()
    expectOffset(snapshot, 90)
  }

  // MARK: People scroll

  @Test func `scrolling writes the id of the view in sight`() {
    let model = Model()
    let snapshot = LayoutSnapshot.window(Positioned(model: model))
    userScrolls(snapshot, by: 65)
    expectOffset(snapshot, 65)
    // Row 3 begins at 60, 5 points before the top; row 4 begins 15 after it.
    #expect(model.position.viewID(type: Int.self) == 3)
    #expect(model.position.isPositionedByUser)
    #expect(model.position.point == nil)

    model.position.scrollTo(edge: .top)
    snapshot.update()
    expectOffset(snapshot, 0)
    #expect(!model.position.isPositionedByUser)
  }

  @Test func `an anchor chooses which of the views in sight is written`() {
    let model = Model()
    let snapshot = LayoutSnapshot.window(Positioned(model: model, anchor: .bottom))
    userScrolls(snapshot, by: 65)
    // The scroll view ends at 165; row 7 ends at 160.
    #expect(model.position.viewID(type: Int.self) == 7)
  }

  @Test func `ids of another type are not written`() {
    let model = Model()
    model.position = ScrollPosition(idType: String.self)
    let snapshot = LayoutSnapshot.window(Positioned(model: model))
    userScrolls(snapshot, by: 65)
    #expect(model.position.viewID == nil)
    #expect(model.position.isPositionedByUser)
  }

  @Test func `a bound id follows scrolling and also causes it`() {
    let model = Model()
    let snapshot = LayoutSnapshot.window(Identified(model: model))
    #expect(model.id == nil)
    userScrolls(snapshot, by: 41)
    #expect(model.id == 2)
    expectOffset(snapshot, 41, "what it wrote itself moves nothing")
    model.id = 20
    snapshot.update()
    expectOffset(snapshot, 21 * 20 - 100)
  }
}

/// The places at which scroll views come to rest.
@MainActor struct ScrollTargetBehaviorTests {
  private func strip(_ behavior: some ScrollTargetBehavior, width: CGFloat = 40) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<20) { _ in Color.red.frame(width: width, height: 50) }
      }.scrollTargetLayout()
    }.scrollTargetBehavior(behavior)
  }

  /// Drags to the left by some points, lets go without speed, and waits.
  private func offset(
    _ view: some View, after distance: CGFloat, from start: CGFloat = 0, rightToLeft: Bool = false
  ) -> CGFloat? {
    let snapshot = LayoutSnapshot.window(view, rightToLeft: rightToLeft)
    if start > 0 { snapshot.scroll(to: CGPoint(x: start, y: 0)) }
    let point = CGPoint(x: 50, y: 50)
    snapshot.send(
      .wheel(WheelEvent(.began, at: point, delta: CGSize(width: -distance, height: 0))))
    snapshot.send(.wheel(WheelEvent(.ended, at: point, delta: .zero)))
    snapshot.run(for: 4)
    return snapshot.scrollOffset()?.x
  }

  @Test(arguments: [(10, 0), (49, 0), (51, 100), (140, 100), (330, 100)] as [(CGFloat, CGFloat)])
  func `paging stops at multiples of the size, one page at a time`(
    _ distance: CGFloat, _ end: CGFloat
  ) {
    #expect(offset(strip(.paging), after: distance) == end)
  }

  @Test(arguments: [(10, 0), (19, 0), (21, 40), (70, 80), (1_000, 700)] as [(CGFloat, CGFloat)])
  func `view alignment stops at the nearest view`(_ distance: CGFloat, _ end: CGFloat) {
    #expect(offset(strip(.viewAligned), after: distance) == end)
  }

  @Test func `view alignment can be limited`() {
    #expect(offset(strip(.viewAligned(limitBehavior: .alwaysByOne)), after: 330) == 40)
    // Two views of 40 points fit into 100.
    #expect(offset(strip(.viewAligned(limitBehavior: .always)), after: 330) == 80)
    #expect(offset(strip(.viewAligned(limitBehavior: .never)), after: 330) == 320)
  }

  @Test func `views can be aligned at their middle`() {
    // The middle of view n is at 40 n + 20; that of the scroll view at 50.
    let end: CGFloat = 40 * 2 + 20 - 50
    #expect(offset(strip(.viewAligned(anchor: .center)), after: 65) == end)
  }

  @Test func `from right to left views are aligned at their right`() {
    let end: CGFloat = 20 * 40 - 100 - 80
    #expect(offset(strip(.viewAligned), after: -70, rightToLeft: true) == end)
  }

  @Test func `single views can be targets`() {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Color.red.frame(width: 130, height: 50)
        Color.blue.frame(width: 300, height: 50).scrollTarget()
        Color.red.frame(width: 130, height: 50)
      }
    }.scrollTargetBehavior(.viewAligned)
    #expect(offset(view, after: 40) == 130)
  }

  private struct Tens: ScrollTargetBehavior {
    let log: Log
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let numbers = [
        context.originalTarget.rect.minX, context.contentSize.width, context.containerSize.width,
        context.displayScale,
      ]
      let isHorizontal = context.axes == .horizontal
      MainActor.assumeIsolated { log.note("\(numbers) \(isHorizontal)") }
      target.rect.origin.x = (target.rect.minX / 10).rounded() * 10
    }
  }

  private struct Broken: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = .nan
    }
  }

  @Test func `a target behavior can be custom`() {
    let log = Log()
    #expect(offset(strip(Tens(log: log)), after: 33) == 30)
    #expect(log.entries.last == "[0.0, 800.0, 100.0, 1.0] true")
    #expect(offset(strip(AnyScrollTargetBehavior(Tens(log: log))), after: 37) == 40)
  }

  @Test func `a target that is NaN or infinite is ignored`() {
    #expect(offset(strip(Broken()), after: 33) == 33)
  }

  @Test func `a flick coasts to a target`() {
    let snapshot = LayoutSnapshot.window(strip(.viewAligned))
    snapshot.drag(from: CGPoint(x: 90, y: 50), by: CGSize(width: -60, height: 0))
    snapshot.lift(at: CGPoint(x: 30, y: 50))
    snapshot.run(for: 5)
    // 40 points after the slop, and 600 points per second for half a second: the nearest multiple of 40 to 340.
    expectLength(snapshot.scrollOffset()?.x, 320)
  }
}

/// The calls that tell views about scrolling.
@MainActor struct ScrollObservationTests {
  @Test func `the scroll geometry tells what is in sight`() {
    let log = Log()
    let view = ScrollView { NumberedRows(count: 10) }.contentMargins(.top, 5)
      .onScrollGeometryChange(for: CGRect.self) {
        $0.visibleRect
      } action: { old, new in
        log.note("\(old.minY) \(new.minY) \(new.height)")
      }
    let snapshot = LayoutSnapshot.window(view)
    snapshot.scroll(to: CGPoint(x: 0, y: 40))
    snapshot.update()
    #expect(log.entries == ["-5.0 -5.0 100.0", "-5.0 35.0 100.0"])
  }

  @Test func `bounds lie inside the insets`() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 1, y: 2), contentSize: CGSize(width: 300, height: 400),
      contentInsets: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40),
      containerSize: CGSize(width: 100, height: 100))
    #expect(geometry.visibleRect == CGRect(x: 1, y: 2, width: 100, height: 100))
    let bounds = CGRect(x: 1 + 20, y: 2 + 10, width: 100 - 60, height: 100 - 40)
    #expect(geometry.bounds == bounds)
  }

  @Test func `phases tell what moves the content`() {
    let log = Log()
    let view = ScrollView { NumberedRows(count: 100) }
      .onScrollPhaseChange { old, new in log.note("\(old) \(new)") }
    let snapshot = LayoutSnapshot.window(view)
    snapshot.drag(from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -60))
    snapshot.lift(at: CGPoint(x: 50, y: 30))
    snapshot.run(for: 5)
    #expect(
      log.entries == [
        "idle tracking", "tracking interacting", "interacting decelerating", "decelerating idle",
      ])
  }

  @Test func `the context of a phase has geometry and velocity`() {
    let log = Log()
    let view = ScrollView { NumberedRows(count: 100) }
      .onScrollPhaseChange { _, new, context in
        if new == .idle { log.note("\(context.geometry.contentOffset.y)") }
      }
    let snapshot = LayoutSnapshot.window(view)
    let point = CGPoint(x: 50, y: 50)
    snapshot.send(.wheel(WheelEvent(.began, at: point, delta: CGSize(width: 0, height: -25))))
    snapshot.send(.wheel(WheelEvent(.ended, at: point, delta: .zero)))
    #expect(log.entries == ["25.0"])
  }

  @Test func `a view is told when enough of it comes into sight`() {
    let log = Log()
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 60)
        Color.blue.frame(width: 100, height: 80).onScrollVisibilityChange { log.note("half \($0)") }
        Color.red.frame(width: 100, height: 200)
          .onScrollVisibilityChange(threshold: 0.9) { log.note("most \($0)") }
      }
    }
    let snapshot = LayoutSnapshot.window(view)
    #expect(log.entries == ["half true"], "40 of its 80 points are in sight")
    snapshot.scroll(to: CGPoint(x: 0, y: 101))
    #expect(log.entries == ["half true", "half false"])
    snapshot.scroll(to: CGPoint(x: 0, y: 90))
    #expect(log.entries.last == "half true")
  }

  @Test func `the targets in sight are reported by id`() {
    let log = Log()
    let view = ScrollView { NumberedRows(count: 10).scrollTargetLayout() }
      .onScrollTargetVisibilityChange(idType: Int.self) { log.note("\($0)") }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) { log.note("all of \($0)") }
    let snapshot = LayoutSnapshot.window(view)
    snapshot.scroll(to: CGPoint(x: 0, y: 25))
    #expect(
      log.entries.sorted() == [
        "[0, 1, 2, 3, 4]", "[1, 2, 3, 4, 5]", "all of [0, 1, 2, 3, 4]", "all of [2, 3, 4, 5]",
      ])
  }
}
