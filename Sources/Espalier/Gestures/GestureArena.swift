import EspalierDrawing
import Foundation

/// The gestures that follow one press, from the view that the pointer met to the root.
///
/// They are put together from inside out: a view's gesture counts where those of the views inside have failed, or the
/// other way round where it has the higher priority; simultaneous ones stand beside each other.
@MainActor final class GestureArena: ClockReader {
  /// Has the pointer center and the clock, which alone have this.
  private unowned let graph: ViewGraph
  private let root: _GestureRecognizer<Void>
  private(set) var pointers: Set<Int> = []
  private var padIsDown = false
  private(set) weak var target: LayoutElement?

  /// Answers nil where no view in `chain`, from inside out, has a gesture.
  init?(_ graph: ViewGraph, chain: [LayoutElement], kind: PointerEvent.Kind) {
    guard let root = Self.combine(chain, kind) else { return nil }
    self.graph = graph
    self.root = root
    target = chain.first
  }

  private static func combine(
    _ chain: [LayoutElement], _ kind: PointerEvent.Kind
  ) -> _GestureRecognizer<Void>? {
    var combined: _GestureRecognizer<Void>?
    for element in chain {
      if let links = element[TextLinks.self], !links.targets.isEmpty {
        combined = exclusive(combined, TextLinkRecognizer(links))
      }
      if let responder = element[PressHandler.self], responder.takesPresses {
        combined = exclusive(combined, PointerRecognizer(responder, _GestureContext(element)))
      }
      guard let attachment = element[GestureAttachment.self] else { continue }
      if let only = attachment.pointerKind, only != kind { continue }
      if !attachment.mask.contains(.subviews) { combined = nil }
      guard attachment.mask.contains(.gesture), let own = attachment.recognizer() else { continue }
      switch attachment.precedence {
      case .afterContent: combined = exclusive(combined, own)
      case .beforeContent: combined = exclusive(own, combined)
      case .besideContent:
        combined = combined.map { SimultaneousRecognizer($0, own) { _, _ in } } ?? own
      }
    }
    return combined
  }

  private static func exclusive(
    _ first: _GestureRecognizer<Void>?, _ second: _GestureRecognizer<Void>?
  ) -> _GestureRecognizer<Void>? {
    guard let first, let second else { return first ?? second }
    return ExclusiveRecognizer(first, second, { _ in }, { _ in })
  }

  /// Whether no finger and no button is down, and nothing waits for time to pass.
  var isOver: Bool { pointers.isEmpty && !padIsDown && root.deadline == nil }

  /// Whether some gesture has begun, and is more than a possibility.
  var hasBegun: Bool { if case .active = root.phase { true } else { false } }

  /// Whether some gesture took the events.
  var isTaken: Bool {
    switch root.phase {
    case .active, .ended: true
    case .possible(let value): value != nil || !isOver
    case .failed: false
    }
  }

  func receive(_ event: GestureEvent) {
    switch event.kind {
    case .press(.began, let pointer): pointers.insert(pointer.pointerID)
    case .press(.moved, _): break
    case .press(.ended, let pointer): pointers.remove(pointer.pointerID)
    case .magnify(let magnify): padIsDown = magnify.phase == .began || magnify.phase == .changed
    case .rotate(let rotate): padIsDown = rotate.phase == .began || rotate.phase == .changed
    }
    root.receive(event)
    settle()
  }

  /// Ends all gestures that are under way.
  func cancel() {
    pointers = []
    padIsDown = false
    root.cancel()
    root.deliver()
  }

  private func settle() {
    root.deliver()
    if isOver { cancel() }
  }

  // MARK: Time

  var nextTick: Date? { root.deadline }

  func timeDidChange(to now: Date) {
    guard let deadline = root.deadline, now >= deadline else { return }
    graph.input.act {
      root.timePassed(now)
      settle()
    }
  }
}

/// A view that follows the pointer itself rather than by a gesture, such as a text field.
@MainActor protocol PointerResponder: AnyObject {
  /// Whether presses of the first button are for it; those of others it is always told of.
  var takesPresses: Bool { get }

  /// Told of a press in the view, of the movements until it ends, and of its end: a release or a cancellation.
  ///
  /// Answers whether it takes a press; what it answers later does not matter.
  func follow(_ event: PointerEvent, in element: LayoutElement) -> Bool
}

/// The part of an element in presses that it follows itself.
enum PressHandler: ElementKey { typealias Value = any PointerResponder }

extension PointerResponder {
  var takesPresses: Bool { true }
}

/// Hands a press on to a view that follows it itself.
private final class PointerRecognizer: _GestureRecognizer<Void> {
  private let responder: any PointerResponder
  private let context: _GestureContext
  private var waiting: [PointerEvent] = []
  private var pointerID: Int?

  init(_ responder: any PointerResponder, _ context: _GestureContext) {
    self.responder = responder
    self.context = context
  }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, let pointer) = event.kind else { return }
    switch step {
    case .began:
      guard pointerID == nil else { return }
      pointerID = pointer.pointerID
      // A finger may still turn out to move what is around the view.
      phase = pointer.kind == .touch ? .possible(()) : .active(())
    case .moved: if pointerID != pointer.pointerID { return }
    case .ended:
      if pointerID != pointer.pointerID { return }
      phase = .ended(())
    }
    waiting.append(pointer)
  }

  override func cancel() {
    if !phase.isDone, let pointerID {
      waiting.append(PointerEvent(.cancelled, at: .zero, pointerID: pointerID))
    }
    super.cancel()
  }

  override func deliver() {
    let events = waiting
    waiting = []
    guard context.isAlive, let element = context.element, element.owner.environment.isEnabled else {
      return
    }
    for event in events {
      let isTaken = responder.follow(event, in: element)
      if event.phase == .down, !isTaken {
        phase = .failed
        return
      }
    }
  }
}
