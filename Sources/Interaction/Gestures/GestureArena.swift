@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The contest for one press: its contenders, and the one that follows it.
///
/// 1. Contenders that take a press as soon as the button goes down, such as menus and grips of scroll
///    views, are asked first, in the order of ``Precedence``. The one that takes it cancels all that
///    it goes before.
/// 2. Otherwise all contenders follow the events. One counts as soon as it has begun, unless one
///    that goes before it may still begin, and cancels those that come after it.
/// 3. A long press that opens a menu begins beside others, and cancels them.
/// 4. Scrolling, which begins when a finger has moved far enough, cancels contenders that have
///    not begun till then, though they go before it.
///
/// When all fingers are up and nothing waits for time to pass, contenders that are still open are
/// cancelled.
@MainActor final class GestureArena: ClockReader {
  /// The tree owns the pointer center and the clock, and nothing else owns this.
  private unowned let graph: ViewGraph
  let button: PointerEvent.MouseButton
  /// The contenders in the order in which they count.
  let contenders: [Contender]
  /// The contender that took the press when it began.
  private let taker: Contender?
  private let focus: Contender?
  private let content: _GestureRecognizer<Void>?
  private let pan: Contender?
  private(set) var pointers: Set<Int> = []
  private var padIsDown = false
  private(set) weak var target: LayoutElement?

  /// - Parameter hit: the innermost element below the pointer.
  init(_ graph: ViewGraph, press event: PointerEvent, at hit: LayoutElement, for taker: Contender?)
  {
    self.graph = graph
    self.taker = taker
    button = event.button
    target = hit
    let isPrimary = event.button == .primary
    let chain = hit.chain
    let contest = ContentContest(isPrimary ? chain : [], event.kind)
    content = contest.root
    focus = isPrimary ? graph[PressSources.self].contender(.focus, for: event, at: hit) : nil
    pan = isPrimary ? graph[PressSources.self].contender(.pan, for: event, at: hit) : nil
    let hover = event.kind == .mouse ? HoverFollower.contender() : nil
    contenders =
      [taker, focus].compactMap { $0 } + contest.contenders + [pan, hover].compactMap { $0 }
    if let taker { callOff { taker.claim.order(before: $0.claim) == .first } }
    if let hover, holdsBack(hover) { hover.cancel() }
  }

  /// A contest for fingers on a touch pad; nil where no view in `chain` has a gesture.
  init?(_ graph: ViewGraph, chain: [LayoutElement]) {
    let contest = ContentContest(chain, .mouse)
    guard let root = contest.root else { return nil }
    self.graph = graph
    button = .primary
    contenders = contest.contenders
    content = root
    target = chain.first
    (taker, focus, pan) = (nil, nil, nil)
  }

  // MARK: State

  /// True if no finger and no button is down, and nothing waits for time to pass.
  var isOver: Bool { pointers.isEmpty && !padIsDown && nextTick == nil }

  /// True if the winner is certain and follows one pointer only: others begin a contest of their
  /// own.
  private var isSettled: Bool { taker != nil || pan?.hasBegun ?? false }

  /// True if a contender has begun, and is more than a possibility.
  var hasBegun: Bool {
    if let taker, !taker.phase.isDone { return true }
    if case .active? = pan?.phase { return true }
    if case .active? = content?.phase { return true }
    return false
  }

  /// True if a contender took the events.
  var isTaken: Bool {
    if taker != nil || pan?.hasBegun ?? false { return true }
    return switch content?.phase {
    case .active, .ended: true
    case .possible(let value): value != nil || !isOver
    case .failed, nil: false
    }
  }

  /// True if the mouse is still followed by views that react to hovering.
  var leavesHover: Bool {
    pointers.isEmpty
      || !contenders.contains { $0.claim.precedence == .hover && $0.gaveWay }
  }

  /// Returns true if a contender that is not cancelled goes before another one.
  private func holdsBack(_ contender: Contender) -> Bool {
    contenders.contains { !$0.gaveWay && $0.claim.order(before: contender.claim) == .first }
  }

  /// True if the contender takes more than one pointer, and is not over.
  var isOpen: Bool { !isSettled && !isOver }

  /// Returns true if another press at an element belongs to this contest: of another finger, or
  /// another click on the same view.
  func isJoined(by event: PointerEvent, at hit: LayoutElement?) -> Bool {
    guard isOpen, button == event.button, !isHeld(by: event) else { return false }
    return !pointers.isEmpty || target != nil && target === hit
  }

  /// Returns true if the pointer of an event is down in this contest.
  func isHeld(by event: PointerEvent) -> Bool { pointers.contains(event.pointerID) }

  /// Returns true if a press that does not belong to this contest leaves it as it is.
  func outlasts(_ event: PointerEvent) -> Bool { isSettled && !isOver && !isHeld(by: event) }

  // MARK: Events

  func receive(_ event: GestureEvent) {
    switch event.kind {
    case .press(.began, let pointer): pointers.insert(pointer.pointerID)
    case .press(.moved, _): break
    case .press(.ended, let pointer): pointers.remove(pointer.pointerID)
    case .magnify(let magnify): padIsDown = magnify.phase == .began || magnify.phase == .changed
    case .rotate(let rotate): padIsDown = rotate.phase == .began || rotate.phase == .changed
    }
    taker?.receive(event)
    focus?.receive(event)
    content?.receive(event)
    pan?.receive(event)
    settle()
  }

  /// Ends all gestures that are under way.
  func cancel() {
    pointers = []
    padIsDown = false
    taker?.cancel()
    focus?.cancel()
    content?.cancel()
    pan?.cancel()
    deliver()
  }

  private func settle() {
    endOthers()
    decideScrolling()
    deliver()
    if isOver { cancel() }
  }

  /// Leaves the press to a contender that has it alone once it has begun, as the long press that opens a menu.
  private func endOthers() {
    guard let first = contenders.first(where: { $0.claim.endsOthers && $0.hasBegun }) else {
      return
    }
    callOff { $0 !== first && $0.claim.precedence == .content }
  }

  /// Lets either the views or the scroll views around continue, as soon as some have begun.
  private func decideScrolling() {
    guard let pan, !pan.phase.isDone, let content else { return }
    var begun: [Contender] = []
    content.collectBegun(into: &begun)
    if begun.contains(where: { $0.claim.order(before: pan.claim) == .first }) {
      pan.cancel()
    } else if pan.hasBegun {
      callOff { $0.claim.order(before: pan.claim) == .first }
    }
  }

  private func callOff(where isLost: (Contender) -> Bool) {
    for contender in contenders where isLost(contender) { contender.cancel() }
    content?.refresh()
  }

  /// Runs the closures of the contenders that count, in the order of precedence.
  private func deliver() {
    taker?.deliver()
    focus?.deliver()
    content?.deliver()
    pan?.deliver()
  }

  // MARK: Time

  var nextTick: Date? { content?.deadline }

  func timeDidChange(to now: Date) {
    guard let deadline = nextTick, now >= deadline else { return }
    graph.input.act {
      content?.timePassed(now)
      settle()
    }
  }
}
