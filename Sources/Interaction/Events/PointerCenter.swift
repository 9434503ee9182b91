@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The places of the pointers of a view tree, and the contests for their presses.
@MainActor package final class PointerCenter {
  /// The tree owns the input center, which owns this.
  private unowned let graph: ViewGraph
  /// The contests that are under way: one for each press that does not belong to an earlier one.
  private var arenas: [GestureArena] = []
  private var lastContest: [ContenderRecord] = []
  /// The contest for the movement of the wheel or on a touch pad that is under way.
  private var wheel: WheelContest?
  private let hover: HoverContest
  /// The position of the mouse; nil outside of the window.
  package private(set) var position: CGPoint?

  init(_ graph: ViewGraph) {
    self.graph = graph
    hover = HoverContest(graph)
  }

  /// True if a contender for a press that is under way has begun, and is more than a possibility.
  package var isPressTaken: Bool { arenas.contains(where: \.hasBegun) }

  // MARK: Presses

  func handle(_ event: PointerEvent) -> Bool {
    if event.kind == .mouse { position = event.phase == .left ? nil : event.position }
    switch event.phase {
    case .down: return press(event)
    case .moved: return move(event)
    case .up: return release(event)
    case .cancelled:
      cancel()
      return true
    case .left:
      // A press continues outside of the window.
      if arenas.allSatisfy(\.pointers.isEmpty) { followMouse() }
      return false
    }
  }

  private func press(_ event: PointerEvent) -> Bool {
    let hit = graph.hit(at: event.position)
    graph[PressSources.self].begins(at: hit)
    let taker = graph[PressSources.self].taker(of: event, at: hit)
    if taker == nil {
      guard event.button == .primary else { return false }
      if let arena = arenas.first(where: { $0.isJoined(by: event, at: hit) }) {
        return send(.press(.began, event), event, to: arena, hit)
      }
    }
    for arena in arenas where !arena.outlasts(event) { end(arena) }
    guard let hit else { return false }
    let arena = GestureArena(graph, press: event, at: hit, for: taker)
    begin(arena)
    _ = send(.press(.began, event), event, to: arena, hit)
    return true
  }

  private func move(_ event: PointerEvent) -> Bool {
    var isTaken = false
    for arena in arenas where arena.isHeld(by: event) {
      if send(.press(.moved, event), event, to: arena) { isTaken = true }
    }
    if event.kind != .touch { followMouse() }
    return isTaken || hover.isFollowed
  }

  private func release(_ event: PointerEvent) -> Bool {
    let arena = arenas.first { $0.button == event.button && $0.isHeld(by: event) }
    guard let arena else { return false }
    let isTaken = send(.press(.ended, event), event, to: arena)
    followMouse()
    return isTaken
  }

  /// Returns true if a gesture, a control or a menu takes a press of the mouse at a point of the
  /// window.
  package func takesPress(at point: CGPoint) -> Bool {
    let chain = graph.hit(at: point)?.chain ?? []
    return ContentContest.isEntered(by: chain, .mouse)
  }

  // MARK: Other gestures

  func handle(_ kind: GestureEvent.Kind, at point: CGPoint, isBeginning: Bool) -> Bool {
    let time = graph.clock.now.timeIntervalSinceReferenceDate
    let event = GestureEvent(kind: kind, location: point, timestamp: time)
    if let arena = arenas.last(where: { $0.isOpen }) { return send(event, to: arena) }
    guard isBeginning, let hit = graph.hit(at: point),
      let arena = GestureArena(graph, chain: hit.chain)
    else { return false }
    begin(arena)
    return send(event, to: arena)
  }

  func handle(_ event: WheelEvent) -> Bool {
    if let wheel, wheel.isJoined(by: event) { return send(event, to: wheel) }
    endWheel()
    let hit = graph.hit(at: event.position)
    graph[PressSources.self].begins(at: hit)
    guard let hit else { return false }
    let contest = WheelContest(at: hit)
    wheel = contest
    return send(event, to: contest)
  }

  private func send(_ event: WheelEvent, to contest: WheelContest) -> Bool {
    let isTaken = contest.receive(event, at: time(of: event.timestamp))
    lastContest = contest.records
    return isTaken
  }

  private func endWheel() {
    let ended = wheel
    wheel = nil
    ended?.cancel()
  }

  /// The time of an event; hosts without a clock of their own send zeros.
  private func time(of timestamp: TimeInterval) -> TimeInterval {
    timestamp > 0 ? timestamp : graph.clock.now.timeIntervalSinceReferenceDate
  }

  // MARK: Contests

  private func begin(_ arena: GestureArena) {
    arenas.append(arena)
    graph.clock.add(arena)
  }

  private func send(
    _ kind: GestureEvent.Kind, _ event: PointerEvent, to arena: GestureArena,
    _ hit: LayoutElement? = nil
  ) -> Bool {
    let time = time(of: event.timestamp)
    return send(
      GestureEvent(kind: kind, hit: hit, location: event.position, timestamp: time), to: arena)
  }

  private func send(_ event: GestureEvent, to arena: GestureArena) -> Bool {
    arena.receive(event)
    let isTaken = arena.isTaken
    if arena.isOver { end(arena) }
    return isTaken
  }

  private func end(_ arena: GestureArena) {
    guard let index = arenas.firstIndex(where: { $0 === arena }) else { return }
    arenas.remove(at: index)
    graph.clock.remove(arena)
    arena.cancel()
    lastContest = arena.contenders.map(\.record)
  }

  /// The contests that are under way, or else the last one.
  var contestText: String {
    if arenas.isEmpty { return lastContest.text }
    return arenas.map { $0.contenders.map(\.record).text }.joined(separator: "\n\n")
  }

  /// Ends every press without success.
  func cancel() {
    for arena in arenas { end(arena) }
    endWheel()
  }

  func close() {
    position = nil
    cancel()
    followMouse()
  }

  // MARK: Hovering

  /// Has hovering follow the mouse, unless a contest for a press holds it back.
  private func followMouse() {
    if arenas.allSatisfy(\.leavesHover) { hover.receive(position) }
  }

  /// Has hovering follow the mouse after views may have moved below it.
  func viewsMayHaveMoved() {
    // Time may have passed for the last of them.
    for arena in arenas where arena.isOver { end(arena) }
    if position != nil || hover.hasEffect { followMouse() }
  }
}
