import EspalierDrawing
import Foundation

/// Where the pointers of a view tree are, and which views follow them.
@MainActor final class PointerCenter {
  /// Has the input center, which has this.
  private unowned let graph: ViewGraph
  private var arena: GestureArena?
  /// A press of another button than the first, and the view that follows it.
  private var captured:
    (button: PointerEvent.Button, responder: any PointerResponder, LayoutElement)?
  private var hovered: [(responder: any HoverResponder, element: LayoutElement)] = []
  private var cursor = Cursor.arrow
  /// Where the mouse is; nil outside of the window.
  private(set) var position: CGPoint?
  private var modifiers: EventModifiers = []

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Whether a gesture has begun, and is more than a possibility.
  var isGestureUnderWay: Bool { arena?.hasBegun ?? false }

  // MARK: Presses

  func handle(_ event: PointerEvent) -> Bool {
    modifiers = event.modifiers
    if event.kind == .mouse { position = event.phase == .left ? nil : event.position }
    switch event.phase {
    case .down: return press(event)
    case .moved: return move(event)
    case .up: return release(event)
    case .cancelled:
      cancel()
      return true
    case .left:
      if arena?.pointers.isEmpty ?? true { updateHover() }
      return false
    }
  }

  private func press(_ event: PointerEvent) -> Bool {
    let hit = graph.hit(at: event.position)
    let chain = hit?.chain ?? []
    guard event.button == .primary else { return pressOther(event, chain) }
    // As with a mouse of one button, Control makes a click one of the secondary button.
    if event.modifiers.contains(.control), event.kind == .mouse, pressSecondary(event, chain) {
      return true
    }
    if graph.input.menus.begin(event, chain) {
      endArena()
      return true
    }
    if let hit, graph.scroll(.pointer(event), at: hit) {
      endArena()
      return true
    }
    graph.input.focus.pointerWillPress(chain)
    if let arena, !arena.isOver, !arena.pointers.contains(event.pointerID),
      continues(arena, chain)
    {
      return send(.press(.began, event), event)
    }
    endArena()
    guard let arena = GestureArena(graph, chain: chain, kind: event.kind) else {
      return !chain.isEmpty
    }
    self.arena = arena
    graph.clock.add(arena)
    return send(.press(.began, event), event) || !chain.isEmpty
  }

  /// Whether a gesture, a control or a menu takes a press at a point.
  fileprivate func takesPress(at point: CGPoint) -> Bool {
    let chain = graph.hit(at: point)?.chain ?? []
    return MenuTracking.isMenu(chain) || GestureArena(graph, chain: chain, kind: .mouse) != nil
  }

  /// Whether a press belongs to the gestures that are under way: another finger, or another click at the same view.
  private func continues(_ arena: GestureArena, _ chain: [LayoutElement]) -> Bool {
    if !arena.pointers.isEmpty { return true }
    return arena.target != nil && arena.target === chain.first
  }

  private func pressOther(_ event: PointerEvent, _ chain: [LayoutElement]) -> Bool {
    if event.button == .secondary, pressSecondary(event, chain) { return true }
    for element in chain where element.owner.environment.isEnabled {
      guard let responder = element[PressHandler.self],
        responder.follow(event, in: element)
      else { continue }
      captured = (event.button, responder, element)
      return true
    }
    return false
  }

  private func pressSecondary(_ event: PointerEvent, _ chain: [LayoutElement]) -> Bool {
    for element in chain where element.owner.environment.isEnabled {
      guard let responder = element[SecondaryPressHandler.self] else { continue }
      endArena()
      responder.secondaryPress(event, in: element)
      graph.input.menus.follow(event)
      return true
    }
    return false
  }

  private func move(_ event: PointerEvent) -> Bool {
    if graph.input.menus.isActive {
      graph.input.menus.move(event)
      updateHover()
      return true
    }
    if let (_, responder, element) = captured, !element.isRemoved {
      return responder.follow(event, in: element)
    }
    let isTaken = arena?.pointers.isEmpty == false && send(.press(.moved, event), event)
    if isScrolling(event, isTaken) { return true }
    if arena?.pointers.isEmpty == false { return isTaken }
    if event.kind != .touch { updateHover() }
    return !hovered.isEmpty
  }

  /// Lets scroll views follow the movement, unless a gesture in them has begun.
  private func isScrolling(_ event: PointerEvent, _ isTaken: Bool) -> Bool {
    if isTaken, arena?.hasBegun == true {
      var event = event
      event.phase = .cancelled
      _ = graph.scroll(.pointer(event))
      return false
    }
    guard graph.scroll(.pointer(event)) else { return false }
    if event.kind == .touch { graph.input.focus.fingerDidScroll(at: event.position, in: graph) }
    endArena()
    return true
  }

  private func release(_ event: PointerEvent) -> Bool {
    if graph.input.menus.end(event) {
      updateHover()
      return true
    }
    if let (button, responder, element) = captured, button == event.button {
      captured = nil
      return !element.isRemoved && responder.follow(event, in: element)
    }
    if event.button == .primary, graph.scroll(.pointer(event)) {
      endArena()
      updateHover()
      return true
    }
    guard event.button == .primary, let arena, arena.pointers.contains(event.pointerID) else {
      return false
    }
    let isTaken = send(.press(.ended, event), event)
    updateHover()
    return isTaken
  }

  // MARK: Other gestures

  func handle(_ kind: GestureEvent.Kind, at point: CGPoint, isBeginning: Bool) -> Bool {
    if arena == nil, isBeginning {
      let chain = graph.hit(at: point)?.chain ?? []
      arena = GestureArena(graph, chain: chain, kind: .mouse)
      if let arena { graph.clock.add(arena) }
    }
    guard arena != nil else { return false }
    let time = graph.clock.now.timeIntervalSinceReferenceDate
    return send(GestureEvent(kind: kind, location: point, timestamp: time))
  }

  func handle(_ event: WheelEvent) -> Bool {
    guard let hit = graph.hit(at: event.position) else { return false }
    for element in hit.chain where element[WheelHandler.self]?.scroll(event, in: element) == true {
      return true
    }
    return graph.scroll(.wheel(event), at: hit)
  }

  private func send(_ kind: GestureEvent.Kind, _ event: PointerEvent) -> Bool {
    // Hosts without a clock of their own send zeros.
    let time =
      event.timestamp > 0 ? event.timestamp : graph.clock.now.timeIntervalSinceReferenceDate
    return send(GestureEvent(kind: kind, location: event.position, timestamp: time))
  }

  private func send(_ event: GestureEvent) -> Bool {
    guard let arena else { return false }
    arena.receive(event)
    let isTaken = arena.isTaken
    if arena.isOver, arena === self.arena { endArena() }
    return isTaken
  }

  private func endArena() {
    guard let arena else { return }
    self.arena = nil
    graph.clock.remove(arena)
    arena.cancel()
  }

  /// Ends every press without success.
  func cancel() {
    endArena()
    graph.input.menus.cancel()
    _ = graph.scroll(.pointer(PointerEvent(.cancelled, at: .zero)))
    if let (button, responder, element) = captured {
      captured = nil
      if element.isRemoved { return }
      _ = responder.follow(PointerEvent(.cancelled, at: .zero, button: button), in: element)
    }
  }

  func close() {
    position = nil
    cancel()
    updateHover()
  }

  // MARK: Hovering

  /// Tells the views that the mouse has come to, moved over and left, and gives the pointer its form.
  func updateHover() {
    let chain = position.flatMap { graph.hit(at: $0)?.chain } ?? []
    var now: [(responder: any HoverResponder, element: LayoutElement)] = []
    for element in chain {
      if let responder = element[HoverHandler.self] { now.append((responder, element)) }
    }
    let before = hovered
    hovered = now
    for (responder, element) in before where !now.contains(where: { $0.responder === responder }) {
      responder.hover(nil, in: element)
    }
    if let position {
      for (responder, element) in now.reversed() { responder.hover(position, in: element) }
    }
    graph.hoverIndicator(at: position, in: chain.first)
    showCursor(chain)
  }

  /// Does ``updateHover()`` after views may have moved below the mouse.
  func viewsMayHaveMoved() {
    let hasViews = !hovered.isEmpty || cursor != .arrow
    if position != nil || hasViews, captured == nil, arena?.pointers.isEmpty ?? true {
      updateHover()
    }
  }

  private func showCursor(_ chain: [LayoutElement]) {
    let position = position ?? .zero
    let cursor =
      chain.lazy.compactMap { $0[CursorHandler.self]?.cursor(at: position) }.first
      ?? .arrow
    if cursor == self.cursor { return }
    self.cursor = cursor
    graph.host?.setCursor(cursor)
  }
}

/// A view that follows the mouse while no button is down.
@MainActor protocol HoverResponder: AnyObject {
  /// Told where the mouse is over the view, in the window; nil when it has left, or when the view is gone.
  func hover(_ point: CGPoint?, in element: LayoutElement)
}

/// The part of an element in hovering.
enum HoverHandler: ElementKey { typealias Value = any HoverResponder }

/// A view over which the pointer has a form of its own; nil leaves it to the views around.
@MainActor protocol CursorProvider: AnyObject {
  var cursor: Cursor? { get }

  /// The form at a point of the window, for a view with several; ``cursor`` by default.
  func cursor(at point: CGPoint) -> Cursor?
}

/// The part of an element in the form of the pointer.
enum CursorHandler: ElementKey { typealias Value = any CursorProvider }

extension CursorProvider {
  func cursor(at point: CGPoint) -> Cursor? { cursor }
}

/// A view that moves with the wheel.
@MainActor protocol WheelResponder: AnyObject {
  /// Answers whether it moved; the views around it are asked next if not.
  func scroll(_ event: WheelEvent, in element: LayoutElement) -> Bool
}

/// The part of an element in turns of the wheel.
enum WheelHandler: ElementKey { typealias Value = any WheelResponder }

extension ViewGraph {
  /// Whether a gesture, a control or a menu takes a press of the mouse at a point of the window.
  package func takesPress(at point: CGPoint) -> Bool { input.pointer.takesPress(at: point) }
}
