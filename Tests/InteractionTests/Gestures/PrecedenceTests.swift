import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierInteraction

/// The order of two contenders for a press.
@MainActor struct PrecedenceTests {
  /// Two contenders, the first one's relation to the second, and the reason.
  nonisolated struct Row: CustomTestStringConvertible {
    let one: Precedence
    let other: Precedence
    let order: ContestOrder
    let why: String

    init(_ one: Precedence, _ other: Precedence, _ order: ContestOrder, _ why: String) {
      (self.one, self.other, self.order, self.why) = (one, other, order, why)
    }

    var testDescription: String { "\(one) and \(other): \(why)" }
  }

  nonisolated static let rows = [
    Row(
      .contextMenu, .menu, .first,
      "Control and a click on a menu's button asks for its context menu"),
    Row(.contextMenu, .scrollGrip, .first, "the secondary button grips nothing"),
    Row(.contextMenu, .focus, .first, "a context menu leaves the focus where it is"),
    Row(.contextMenu, .content, .first, "a secondary click presses no button"),
    Row(.contextMenu, .pan, .first, "what is behind a menu does not scroll"),
    Row(.contextMenu, .hover, .beside, "the mouse highlights rows while it is held down"),
    Row(.menu, .scrollGrip, .first, "a menu stands above the content with its indicators"),
    Row(.menu, .focus, .first, "a menu leaves the focus where it is"),
    Row(.menu, .content, .first, "a menu opens when the button goes down"),
    Row(.menu, .pan, .first, "what is behind a menu does not scroll"),
    Row(.menu, .hover, .beside, "the mouse highlights rows while it is held down"),
    Row(.scrollGrip, .focus, .first, "a field below an indicator is not meant"),
    Row(.scrollGrip, .content, .first, "a finger that stops the content taps nothing in it"),
    Row(.scrollGrip, .pan, .first, "it scrolls already"),
    Row(.scrollGrip, .hover, .first, "the mouse is busy"),
    Row(.focus, .content, .beside, "a click on a field focuses it and places the caret"),
    Row(.focus, .pan, .beside, "a finger may scroll from a field"),
    Row(.focus, .hover, .beside, "who has the focus is hovered, too"),
    Row(.content, .pan, .first, "what begins before the finger has moved far enough keeps it"),
    Row(.content, .hover, .first, "the mouse is busy"),
    Row(.pan, .hover, .first, "the finger is busy"),
    Row(.contextMenu, .wheel, .beside, "a long menu is turned while the button is down"),
    Row(.menu, .wheel, .beside, "a long menu is turned while the button is down"),
    Row(.scrollGrip, .wheel, .beside, "what is gripped may be turned on"),
    Row(.focus, .wheel, .beside, "the wheel leaves the focus where it is"),
    Row(.content, .wheel, .beside, "a drag goes on in content that is scrolled meanwhile"),
    Row(.pan, .wheel, .beside, "a finger and the wheel move the same content"),
    Row(.wheel, .hover, .beside, "what comes below the mouse is hovered"),
  ]

  @Test(arguments: rows)
  func `kinds of contenders are ordered as declared, seen from both sides`(_ row: Row) {
    let (one, other) = (ContestClaim(precedence: row.one), ContestClaim(precedence: row.other))
    #expect(one.order(before: other) == row.order, "\(row.why)")
    #expect(other.order(before: one) == row.order.reversed, "\(row.why)")
  }

  @Test func `each pair of kinds is in the table`() {
    let kinds = Precedence.allCases.count
    #expect(Set(Self.rows.map { [$0.one, $0.other] }).count == kinds * (kinds - 1) / 2)
  }

  @Test func `of two views that take the wheel, the inner one goes first`() {
    let inside = ContestClaim(precedence: .wheel, place: 0)
    let outside = ContestClaim(precedence: .wheel, place: 1)
    #expect(inside.order(before: outside) == .first)
    #expect(outside.order(before: inside) == .second)
  }

  /// The placement of the outer contender decides its relation to the inner one, and to scrolling.
  @Test(arguments: [
    (GesturePlacement.afterContent, ContestOrder.first, ContestOrder.first),
    (.beforeContent, .second, .first), (.besideContentUntilBegun, .beside, .first),
    (.beside, .beside, .beside),
  ])
  func `among views the placement of the outer gesture counts`(
    _ placement: GesturePlacement, _ inner: ContestOrder, _ pan: ContestOrder
  ) {
    let outer = ContestClaim(precedence: .content, placement: placement, place: 1)
    let placements: [GesturePlacement] = [
      .afterContent, .beforeContent, .besideContentUntilBegun, .beside,
    ]
    for other in placements {
      let inside = ContestClaim(precedence: .content, placement: other, place: 0)
      #expect(inside.order(before: outer) == inner)
      #expect(outer.order(before: inside) == inner.reversed)
    }
    #expect(outer.order(before: ContestClaim(precedence: .pan)) == pan)
    #expect(ContestClaim(precedence: .pan).order(before: outer) == pan.reversed)
  }
}

/// Contenders of real views: the winner, and the arena's description.
@MainActor @Suite struct `Contests for a press` {
  private let log = Log()
  private let middle = CGPoint(x: 200, y: 150)

  private func touch(
    _ harness: Harness, _ phase: PointerEvent.Phase, _ point: CGPoint, id: Int = 1
  ) {
    harness.send(.pointer(PointerEvent(phase, at: point, kind: .touch, pointerID: id)))
  }

  /// Moves a finger up from the middle in steps of ten points.
  private func swipeUp(_ harness: Harness, by distance: CGFloat = 100) {
    touch(harness, .down, middle)
    for way in stride(from: CGFloat(10), through: distance, by: 10) {
      harness.advance(by: 1 / 60)
      touch(harness, .moved, CGPoint(x: middle.x, y: middle.y - way))
    }
  }

  /// The lines of a contest without the paths of the views.
  private func contest(_ harness: Harness) -> [String] {
    harness.contest.split(separator: "\n").map { line in
      guard let from = line.range(of: " of "), let to = line.range(of: ": ", options: .backwards)
      else { return String(line) }
      return String(line[..<from.lowerBound] + line[to.lowerBound...])
    }
  }

  @Test func `a contest prints one line for each contender, with its view`() {
    let view = VStack { Text("a").onTapGesture { log.note("tap") }.onLongPressGesture {} }
    let harness = Harness(view)
    harness.press(at: middle)
    #expect(
      harness.contest == """
        focus: focus: done
        content: TapGesture of VStack > Text: may begin
        content: LongPressGesture of VStack > Text: waits for TapGesture
        hover: hover: gave way to TapGesture
        """)
    harness.release()
    #expect(
      contest(harness) == [
        "focus: focus: done", "content: TapGesture: done",
        "content: LongPressGesture: failed", "hover: hover: gave way to TapGesture",
      ])
    #expect(log.entries == ["tap"])
  }

  @Test func `a finger that scrolls cancels the button below it`() {
    let harness = Harness(
      ScrollView {
        Button("press") { log.note("button") }.frame(maxWidth: .infinity, minHeight: 1_000)
          .contentShape(Rectangle())
          .onTapGesture { log.note("tap") }
      }, platform: .phone)
    swipeUp(harness)
    #expect(
      contest(harness).suffix(2) == ["content: TapGesture: failed", "pan: scrolling: goes on"])
    touch(harness, .up, CGPoint(x: middle.x, y: middle.y - 100))
    #expect(log.entries.isEmpty)
  }

  @Test func `a drag in a scroll view keeps the finger, and nothing scrolls`() {
    let harness = Harness(
      ScrollView {
        Color.red.frame(height: 1_000).accessibilityIdentifier("content")
          .gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.note("drag") })
      }, platform: .phone)
    swipeUp(harness)
    #expect(
      contest(harness).suffix(2) == [
        "content: DragGesture: goes on", "pan: scrolling: gave way to DragGesture",
      ])
    touch(harness, .up, CGPoint(x: middle.x, y: middle.y - 100))
    #expect(log.entries == ["drag"])
    #expect(harness.frame(of: "content")?.minY == 0)
  }

  @Test func `a simultaneous gesture continues beside scrolling`() {
    let harness = Harness(
      ScrollView {
        Color.red.frame(height: 1_000).accessibilityIdentifier("content")
          .simultaneousGesture(
            DragGesture(minimumDistance: 0)
              .onEnded { log.note("drag \(Int($0.translation.height))") })
      }, platform: .phone)
    swipeUp(harness)
    #expect(
      contest(harness).suffix(2) == ["content: DragGesture: goes on", "pan: scrolling: goes on"])
    #expect((harness.frame(of: "content")?.minY ?? 0) < 0)
    touch(harness, .up, CGPoint(x: middle.x, y: middle.y - 100))
    // The content moves below the finger, so the finger has moved less in the content's
    // coordinates.
    #expect(log.entries.count == 1)
  }

  @Test func `a finger that pressed long scrolls no more`() {
    let harness = Harness(
      ScrollView {
        Color.red.frame(height: 1_000).accessibilityIdentifier("content")
          .onLongPressGesture { log.note("long") }
      }, platform: .phone)
    touch(harness, .down, middle)
    harness.advance(by: 0.6)
    #expect(log.entries == ["long"])
    touch(harness, .moved, CGPoint(x: 200, y: 50))
    #expect(harness.frame(of: "content")?.minY == 0)
    #expect(contest(harness).last == "pan: scrolling: gave way to LongPressGesture")
    touch(harness, .up, CGPoint(x: 200, y: 50))
  }

  @Test func `a menu takes the press of the button that opens it`() {
    let harness = Harness(
      Menu("Edit") { Button("Copy") { log.note("copy") } }.onTapGesture { log.note("tap") })
    guard let frame = harness.frame(of: "Edit") else { return }
    harness.press(at: CGPoint(x: frame.midX, y: frame.midY))
    let lines = contest(harness)
    #expect(harness.graph.input.focus.current == nil)
    #expect(lines.first == "menu: menu: goes on")
    #expect(lines.contains("content: TapGesture: gave way to menu"))
    #expect(lines.contains("focus: focus: gave way to menu"))
    #expect(lines.last == "hover: hover: goes on")
    harness.release()
    #expect(log.entries.isEmpty)
  }

  @Test func `a click with Control opens the context menu instead of the menu`() {
    let harness = Harness(
      Menu("Edit") { Button("Copy") {} }.contextMenu { Button("Move") {} })
    harness.click("Edit", modifiers: .control)
    #expect(contest(harness).first == "contextMenu: context menu: done")
    #expect(harness.text.contains("Move"))
  }

  @Test func `a second finger starts its own contest while the first one scrolls`() {
    let harness = Harness(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            Color.red.frame(height: 100).onTapGesture { log.note("tap") }.id(row)
          }
        }
      }, platform: .phone)
    swipeUp(harness)
    touch(harness, .down, CGPoint(x: 20, y: 290), id: 2)
    touch(harness, .up, CGPoint(x: 20, y: 290), id: 2)
    #expect(log.entries == ["tap"])
    touch(harness, .up, CGPoint(x: middle.x, y: 50))
  }

  @Test func `a drag source in a scroll view scrolls at once and drags after a rest`() {
    let harness = Harness(
      ScrollView {
        Color.red.frame(height: 1_000).accessibilityIdentifier("content").draggable("text")
      }, platform: .phone)
    swipeUp(harness)
    #expect(
      contest(harness).suffix(2) == ["content: drag source: failed", "pan: scrolling: goes on"])
    touch(harness, .up, CGPoint(x: middle.x, y: 50))
    harness.advance(by: 3)
    touch(harness, .down, middle)
    harness.advance(by: 0.6)
    touch(harness, .moved, CGPoint(x: 200, y: 100))
    #expect(
      contest(harness).suffix(2) == [
        "content: drag source: goes on", "pan: scrolling: gave way to drag source",
      ])
    touch(harness, .up, CGPoint(x: 200, y: 100))
  }

  @Test func `a cancellation by the system ends the presses of all fingers`() {
    let harness = Harness(
      HStack(spacing: 0) {
        ForEach(0..<2) { _ in
          Color.red._onButtonGesture(pressing: { log.note($0 ? "down" : "up") }) { log.note("run") }
        }
      })
    touch(harness, .down, CGPoint(x: 100, y: 150), id: 1)
    harness.send(.pointer(PointerEvent(.cancelled, at: .zero, kind: .touch, pointerID: 2)))
    #expect(log.entries == ["down", "up"])
    touch(harness, .up, CGPoint(x: 100, y: 150), id: 1)
    #expect(log.entries == ["down", "up"])
  }
}
