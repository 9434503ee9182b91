import Espalier
import EspalierDrawing
import Foundation

/// A person who does everything possible with a window, by the choices of bytes.
@MainActor struct ViewOperator {
  let graph: ViewGraph
  let stage: Stage
  var maker: ViewMaker
  private(set) var window = CGSize(width: 120, height: 90)

  init(graph: ViewGraph, stage: Stage, maker: ViewMaker) {
    (self.graph, self.stage, self.maker) = (graph, stage, maker)
  }

  func frame() {
    graph.frame(window: window)
    _ = graph.displayItems(scale: 1)
  }

  mutating func step() {
    switch maker.source.choice(16) {
    case 0: stage.view = maker.view()
    case 1:
      withAnimation(.easeInOut(duration: 0.1)) { stage.view = maker.view() }
      advance(by: 0.05)
    case 2, 3: click()
    case 4: drag()
    case 5: turnWheel()
    case 6: send(.text(.insert(maker.source.text())))
    case 7: compose()
    case 8, 9: press()
    case 10: turnFingers()
    case 11: drop()
    case 12: resize()
    case 13: assist()
    case 14:
      send(.windowFocus(maker.source.flag()))
      _ = graph.perform(maker.source.element(of: EditCommand.allCases))
    default: advance(by: maker.source.element(of: [0.02, 0.2, 1, 30]))
    }
  }

  private func send(_ event: InputEvent) { _ = graph.handle(event) }

  private func advance(by time: TimeInterval) {
    graph.clock.advance(to: graph.clock.now.addingTimeInterval(time))
  }

  private mutating func point() -> CGPoint {
    // Sometimes a place at which there is no view.
    if maker.source.choice(40) == 0 { return maker.source.point() }
    return CGPoint(
      x: CGFloat(maker.source.byte()) / 255 * window.width,
      y: CGFloat(maker.source.byte()) / 255 * window.height)
  }

  // MARK: Pointers

  private mutating func pointer(_ phase: PointerEvent.Phase, _ base: PointerEvent) {
    var event = base
    (event.phase, event.position) = (phase, point())
    event.timestamp = graph.clock.now.timeIntervalSinceReferenceDate
    send(.pointer(event))
  }

  private mutating func anyPointer() -> PointerEvent {
    PointerEvent(
      .moved, at: .zero, button: maker.source.element(of: [.primary, .secondary, .middle]),
      clickCount: maker.source.choice(4), modifiers: modifiers(),
      kind: maker.source.element(of: [.mouse, .touch, .pen]), pointerID: maker.source.choice(3))
  }

  private mutating func modifiers() -> EventModifiers {
    EventModifiers(rawValue: Int(maker.source.byte())).intersection(.all)
  }

  private mutating func click() {
    var base = anyPointer()
    if maker.source.flag() { (base.button, base.modifiers) = (.primary, []) }
    base.position = point()
    base.timestamp = graph.clock.now.timeIntervalSinceReferenceDate
    for phase in [PointerEvent.Phase.moved, .down, .up] {
      base.phase = phase
      send(.pointer(base))
    }
  }

  /// Presses, moves and ends in any way; the views below may change in the meantime.
  private mutating func drag() {
    let base = anyPointer()
    pointer(.down, base)
    for _ in 0..<(maker.source.choice(5) + 1) {
      pointer(.moved, base)
      advance(by: maker.source.element(of: [0, 0.02, 0.6]))
      if maker.source.flag() { frame() }
      if maker.source.choice(6) == 0 { stage.view = maker.view() }
    }
    switch maker.source.choice(8) {
    case 0: break
    case 1: pointer(.cancelled, base)
    case 2: pointer(.left, base)
    default: pointer(.up, base)
    }
  }

  private mutating func turnWheel() {
    send(
      .wheel(
        WheelEvent(
          maker.source.element(of: [.step, .began, .changed, .ended, .momentum]), at: point(),
          delta: maker.source.size(), modifiers: modifiers(),
          timestamp: graph.clock.now.timeIntervalSinceReferenceDate)))
  }

  private mutating func turnFingers() {
    let phase = maker.source.element(of: [GesturePhase.began, .changed, .ended, .cancelled])
    if maker.source.flag() {
      send(.magnify(MagnifyEvent(phase, at: point(), magnification: maker.source.number())))
    } else {
      let angle = Angle.degrees(Double(maker.source.number()))
      send(.rotate(RotateEvent(phase, at: point(), rotation: angle)))
    }
  }

  private mutating func drop() {
    let items: [DropEvent.Item] = (0..<maker.source.choice(4)).map { _ in
      switch maker.source.choice(4) {
      case 0: return .text(maker.source.text())
      case 1: return .file(URL(fileURLWithPath: "/nowhere/" + maker.source.text()))
      case 2:
        let name = maker.source.flag() ? maker.source.text() : nil
        return .data(maker.source.data(40), mimeType: maker.source.text(), name: name)
      default: return .announced(mimeType: maker.source.text(), isFile: maker.source.flag())
      }
    }
    for phase in [DropEvent.Phase.entered, .moved, maker.source.flag() ? .dropped : .exited] {
      send(.drop(DropEvent(phase, at: point(), items: items)))
      if maker.source.flag() { frame() }
    }
  }

  // MARK: Keys

  private mutating func compose() {
    let text = maker.source.text()
    let count = text.utf16.count
    let (one, two) = (maker.source.choice(count + 1), maker.source.choice(count + 1))
    send(.text(.compose(text, selection: min(one, two)..<max(one, two))))
  }

  private mutating func press() {
    let key = maker.source.element(of: [
      KeyEquivalent.tab, .return, .space, .leftArrow, .rightArrow, .upArrow, .downArrow, .delete,
      .deleteForward, .escape, .end, .home, .pageUp, .pageDown, "a", "z", "c", "v", "x", ",",
    ])
    let modifiers = maker.source.flag() ? modifiers() : []
    for phase in [KeyEvent.Phase.down, .up] {
      send(.key(KeyEvent(phase, key, characters: String(key.character), modifiers: modifiers)))
    }
  }

  // MARK: The window

  private mutating func resize() {
    window = maker.source.element(of: [
      .zero, CGSize(width: 1, height: 900), CGSize(width: 400, height: 300),
      CGSize(width: 1200, height: 40), CGSize(width: 120, height: 90),
    ])
  }

  /// Performs any action on any element.
  private mutating func assist() {
    let tree = graph.accessibilityTree()
    var elements = [tree]
    var index = 0
    while index < elements.count, elements.count < 500 {
      elements += elements[index].children
      index += 1
    }
    let element = maker.source.element(of: elements)
    let (one, two) = (maker.source.choice(40), maker.source.choice(40))
    let range = min(one, two)..<max(one, two)
    let actions: [AccessibilityNode.Action] =
      [
        .press, .increment, .decrement, .focus, .escape, .magicTap, .showMenu, .scrollIntoView,
        .setValue(maker.source.text()), .select(range), .replaceText(range, maker.source.text()),
        .named(maker.source.text()),
      ] + element.actions
    _ = graph.perform(maker.source.element(of: actions), on: element.id)
  }
}
