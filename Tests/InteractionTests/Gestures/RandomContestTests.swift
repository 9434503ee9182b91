import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierInteraction

/// Random nests of contenders under random streams of events: one of them wins, and no view stays pressed.
@MainActor @Suite struct `Contests of random contenders` {
  @Test(arguments: 0..<120)
  func `every gesture that begins also ends, and one contender wins`(_ seed: Int) {
    var random = SeededRandom(seed: seed)
    let book = ContestBook()
    let harness = Harness(nest(&random, book), window: size, platform: .phone)
    for _ in 0..<12 {
      book.beginSequence()
      sequence(on: harness, &random, book)
      harness.advance(by: 2)
      let story = book.story(seed, harness)
      #expect(book.open.isEmpty, "nobody stays pressed: \(story)")
      #expect(!harness.graph.input.pointer.isPressTaken, "\(story)")
    }
  }

  @Test(arguments: 0..<80)
  func `several fingers, wheels and cancellations leave nothing pressed`(_ seed: Int) {
    var random = SeededRandom(seed: 1_000 + seed)
    let book = ContestBook()
    let harness = Harness(nest(&random, book), window: size, platform: .phone)
    for _ in 0..<80 { send(anyEvent(&random), to: harness, &random, book) }
    for id in 0..<3 {
      for button in [PointerEvent.MouseButton.primary, .secondary] {
        let kind: PointerEvent.Kind = id == 0 ? .mouse : .touch
        harness.send(
          .pointer(PointerEvent(.up, at: point(&random), button: button, kind: kind, pointerID: id))
        )
      }
    }
    harness.advance(by: 2)
    #expect(book.open.isEmpty, "\(book.story(seed, harness))")
    #expect(!harness.graph.input.pointer.isPressTaken, "\(book.story(seed, harness))")
  }

  private let size = CGSize(width: 200, height: 200)

  // MARK: Views

  /// A red view with contenders around it; the numbers of those that are watched run from inside out.
  private func nest(_ random: inout SeededRandom, _ book: ContestBook) -> AnyView {
    var view = AnyView(Color.red.frame(width: 200, height: 200))
    for _ in 0..<Int.random(in: 1...6, using: &random) { view = wrap(view, &random, book) }
    return view
  }

  private func wrap(
    _ view: AnyView, _ random: inout SeededRandom, _ book: ContestBook
  ) -> AnyView {
    switch Int.random(in: 0..<11, using: &random) {
    case 0: return add(TapGesture(), to: view, &random, book)
    case 1: return add(TapGesture(count: 2), to: view, &random, book)
    case 2: return add(LongPressGesture(), to: view, &random, book)
    case 3: return add(DragGesture(minimumDistance: 0), to: view, &random, book)
    case 4: return add(DragGesture(), to: view, &random, book)
    case 5:
      let both = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
      return add(both, to: view, &random, book)
    case 6:
      let id = book.watch(.afterContent)
      return AnyView(
        view._onButtonGesture(
          pressing: { if $0 { book.begin(id) } else { book.end(id) } }
        ) { book.win(id) })
    case 7: return AnyView(ScrollView { view.frame(width: 200, height: 900) })
    case 8: return AnyView(view.draggable("text"))
    case 9: return AnyView(view.onHover { _ in })
    default: return AnyView(view.focusable())
    }
  }

  private func add<G: Gesture>(
    _ gesture: G, to view: AnyView, _ random: inout SeededRandom, _ book: ContestBook
  ) -> AnyView {
    let placement = [GesturePlacement.afterContent, .afterContent, .beforeContent, .beside]
      .randomElement(using: &random)!
    let watched = WatchedGesture(content: gesture, book: book, id: book.watch(placement))
    return switch placement {
    case .afterContent, .besideContentUntilBegun: AnyView(view.gesture(watched))
    case .beforeContent: AnyView(view.highPriorityGesture(watched))
    case .beside: AnyView(view.simultaneousGesture(watched))
    }
  }

  // MARK: Events

  private enum Step: CaseIterable { case down, move, up, wait, wheel, cancel }

  private func anyEvent(_ random: inout SeededRandom) -> Step {
    [Step.down, .down, .move, .move, .move, .up, .up, .wait, .wheel, .cancel]
      .randomElement(using: &random)!
  }

  private func point(_ random: inout SeededRandom) -> CGPoint {
    let x = CGFloat(Int.random(in: 0...200, using: &random))
    let y = CGFloat(Int.random(in: 0...200, using: &random))
    return CGPoint(x: x, y: y)
  }

  /// A finger or the mouse comes down, moves, rests and goes up: one press, or two in a row.
  private func sequence(
    on harness: Harness, _ random: inout SeededRandom, _ book: ContestBook
  ) {
    let kind: PointerEvent.Kind = Bool.random(using: &random) ? .touch : .mouse
    var place = point(&random)
    func send(_ phase: PointerEvent.Phase) {
      book.note("\(phase) \(Int(place.x)),\(Int(place.y))")
      harness.send(.pointer(PointerEvent(phase, at: place, kind: kind)))
      book.check(harness)
    }
    send(.down)
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      if Bool.random(using: &random) {
        place.x = min(max(place.x + .random(in: -30...30, using: &random), 0), 200)
        place.y = min(max(place.y + .random(in: -30...30, using: &random), 0), 200)
        send(.moved)
      } else {
        book.note("wait")
        harness.advance(by: .random(in: 0...0.4, using: &random))
        book.check(harness)
      }
    }
    send(.up)
  }

  private func send(
    _ step: Step, to harness: Harness, _ random: inout SeededRandom, _ book: ContestBook
  ) {
    let id = Int.random(in: 0..<3, using: &random)
    let kind: PointerEvent.Kind = id == 0 ? .mouse : .touch
    let place = point(&random)
    book.note("\(step) \(id) \(Int(place.x)),\(Int(place.y))")
    func send(_ phase: PointerEvent.Phase) {
      let button: PointerEvent.MouseButton =
        kind == .mouse && Int.random(in: 0..<4, using: &random) == 0 ? .secondary : .primary
      harness.send(
        .pointer(PointerEvent(phase, at: place, button: button, kind: kind, pointerID: id)))
    }
    switch step {
    case .down: send(.down)
    case .move: send(.moved)
    case .up: send(.up)
    case .cancel: if Int.random(in: 0..<4, using: &random) == 0 { send(.cancelled) }
    case .wait: harness.advance(by: .random(in: 0...0.6, using: &random))
    case .wheel:
      let phase = [WheelEvent.Phase.step, .began, .changed, .ended].randomElement(using: &random)!
      harness.send(
        .wheel(WheelEvent(phase, at: place, delta: CGSize(width: 0, height: 20))))
    }
  }
}

/// The calls that contenders get, compared with the expected ones.
@MainActor private final class ContestBook {
  private var placements: [GesturePlacement] = []
  private var winners: [Int] = []
  private var hasScrolled = false
  private var notes: [String] = []
  /// The contenders that have begun and not ended.
  private(set) var open: Set<Int> = []

  func watch(_ placement: GesturePlacement) -> Int {
    placements.append(placement)
    return placements.count - 1
  }

  func note(_ text: String) { notes.append(text) }

  func begin(_ id: Int) {
    note("begin \(id)")
    open.insert(id)
  }

  func end(_ id: Int) {
    note("end \(id)")
    open.remove(id)
  }

  func win(_ id: Int) {
    note("win \(id)")
    if !winners.contains(id) { winners.append(id) }
  }

  func beginSequence() { (winners, hasScrolled, notes) = ([], false, []) }

  func story(_ seed: Int, _ harness: Harness) -> String {
    "seed \(seed), \(placements), \(notes.joined(separator: "; "))\n\(harness.contest)"
  }

  /// Of two winners of one sequence, the outer one may run together with inner ones; and a contender that allows
  /// scrolling may run together with it.
  func check(_ harness: Harness) {
    if harness.contest.contains("pan: scrolling: goes on") { hasScrolled = true }
    for (index, one) in winners.enumerated() {
      for other in winners[(index + 1)...] {
        let outer = max(one, other)
        #expect(placements[outer] == .beside, "\(one) and \(other) won: \(story(-1, harness))")
      }
      if hasScrolled {
        #expect(placements[one] == .beside, "\(one) won beside scrolling: \(story(-1, harness))")
      }
    }
  }
}

/// A gesture that logs its calls.
private struct WatchedGesture<Content: Gesture>: PrimitiveGesture {
  typealias Value = Content.Value

  let content: Content
  let book: ContestBook
  let id: Int

  static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    WatchedRecognizer(
      Content._makeRecognizer(gesture.content, context), gesture.book, gesture.id)
  }
}

private final class WatchedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private let book: ContestBook
  private let id: Int
  private var isBegun = false
  private var isOver = false

  init(_ inner: _GestureRecognizer<Value>, _ book: ContestBook, _ id: Int) {
    self.book = book
    self.id = id
    super.init(inner)
    follow()
  }

  override func follow() { phase = inner.phase }

  override func deliver() {
    super.deliver()
    if isOver { return }
    if !isBegun, phase.value != nil {
      isBegun = true
      book.begin(id)
    }
    switch phase {
    case .possible: return
    case .active: return book.win(id)
    case .ended: book.win(id)
    case .failed: break
    }
    isOver = true
    if isBegun { book.end(id) }
  }
}
