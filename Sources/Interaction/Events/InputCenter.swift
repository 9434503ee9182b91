import EspalierCore
import EspalierDrawing
import Foundation

/// Takes the events of a view tree one after the other, and hands each to those it concerns.
@MainActor package final class InputCenter: GraphComponent {
  /// The tree owns this.
  private unowned let graph: ViewGraph
  package let pointer: PointerCenter
  package let focus: FocusCenter
  package let drag: DragCenter
  package let clipboard: Clipboard
  private var waiting: [InputEvent] = []
  private var isActing = false
  private var isEmptying = false

  /// The largest number of waiting events; beyond it, the oldest are dropped.
  private static let queueLimit = 10_000

  package init(_ graph: ViewGraph) {
    self.graph = graph
    pointer = PointerCenter(graph)
    focus = FocusCenter(graph)
    drag = DragCenter(graph)
    clipboard = Clipboard(graph)
    graph.join(.end) { [unowned self] in
      frameDidEnd()
      return false
    }
  }

  /// Handles an event immediately or, while views are updated or another event is handled, right
  /// after that.
  func handle(_ event: InputEvent) -> Bool {
    guard graph.root != nil else { return false }
    guard event.isFinite else {
      graph.diagnostics.report(
        "An event at a place that is no number was ignored: \(event.kindName). "
          + "The host that sent it divides by zero or reads an empty rectangle.", at: "")
      return false
    }
    if isActing || graph.isInFrame {
      enqueue(event)
      return true
    }
    var isTaken = false
    act {
      graph[RestingPointer.self].note(event)
      isTaken = dispatch(event)
    }
    _ = graph.phases.run(.afterEvent)
    return isTaken
  }

  /// Runs code of views; events that it causes wait until it is done.
  package func act(_ body: () -> Void) {
    if isActing { return body() }
    isActing = true
    let neededDrawing = graph.needsDrawing
    body()
    isActing = false
    if graph.needsDrawing && !neededDrawing { graph.requestFrame() }
    handleWaiting()
  }

  /// Handles the events that arrived while views were updated.
  func handleWaiting() {
    if isEmptying { return }
    isEmptying = true
    defer { isEmptying = false }
    var handled = 0
    while !isActing, !graph.isInFrame, !waiting.isEmpty, handled < Self.queueLimit {
      handled += 1
      _ = handle(waiting.removeFirst())
    }
  }

  /// Of several consecutive movements of one pointer, only the last counts.
  private func enqueue(_ event: InputEvent) {
    if let last = waiting.last, event.replaces(last) { waiting.removeLast() }
    if waiting.count == Self.queueLimit { waiting.removeFirst() }
    waiting.append(event)
  }

  private func dispatch(_ event: InputEvent) -> Bool {
    switch event {
    case .pointer(let event): pointer.handle(event)
    case .wheel(let event): pointer.handle(event)
    case .magnify(let event):
      pointer.handle(.magnify(event), at: event.position, isBeginning: event.phase == .began)
    case .rotate(let event):
      pointer.handle(.rotate(event), at: event.position, isBeginning: event.phase == .began)
    case .drop(let event): drag.handle(event)
    case .key(let event): drag.handle(event) || focus.handle(event)
    case .text(let event): focus.handle(event)
    case .windowFocus(let isFocused): focus.windowFocusDidChange(isFocused)
    case .modifierKeys(let keys): graph[ModifierKeys.self].take(keys)
    }
  }

  /// Updates the views below the pointer, and handles the events that arrived in the meantime.
  private func frameDidEnd() {
    focus.frameDidEnd()
    if graph.needsDrawing { act { pointer.viewsMayHaveMoved() } }
    handleWaiting()
  }

  /// Forgets everything under way when the tree's life ends.
  package func close() {
    waiting = []
    pointer.close()
    focus.close()
  }
}

extension ViewGraph {
  /// The part of the tree that takes the events.
  package var input: InputCenter { self[InputCenter.self] }

  /// Hands an input to the views it concerns; returns true if one of them took it.
  ///
  /// The host moves the clock first. Points are in the coordinates of the window's content.
  package func handle(_ event: InputEvent) -> Bool { input.handle(event) }
}

extension InputEvent {
  fileprivate var isFinite: Bool {
    switch self {
    case .pointer(let event): event.position.isFinite
    case .wheel(let event):
      event.position.isFinite && event.delta.width.isFinite && event.delta.height.isFinite
    case .magnify(let event): event.position.isFinite && event.magnification.isFinite
    case .rotate(let event): event.position.isFinite && event.rotation.radians.isFinite
    case .drop(let event): event.position.isFinite
    case .key, .text, .windowFocus, .modifierKeys: true
    }
  }

  fileprivate var kindName: String {
    switch self {
    case .pointer: "pointer"
    case .wheel: "wheel"
    case .magnify: "magnify"
    case .rotate: "rotate"
    case .drop: "drop"
    case .key: "key"
    case .text: "text"
    case .windowFocus: "window focus"
    case .modifierKeys: "modifier keys"
    }
  }

  /// Returns true if this event makes an earlier one irrelevant.
  fileprivate func replaces(_ earlier: InputEvent) -> Bool {
    guard case .pointer(let new) = self, case .pointer(let old) = earlier else { return false }
    return new.phase == .moved && old.phase == .moved && new.pointerID == old.pointerID
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
