@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A view that follows the pointer itself rather than by a gesture, such as a text field.
@MainActor package protocol PointerResponder: AnyObject {
  /// Its name in descriptions of contests.
  var contenderName: String { get }

  /// True if it takes presses.
  var takesPresses: Bool { get }

  /// Receives a press of the first button in the view, the movements until it ends, and its end: a
  /// release or a cancellation.
  ///
  /// Returns true if it takes a press; later answers do not matter.
  func follow(_ event: PointerEvent, in element: LayoutElement) -> Bool
}

/// The handler of an element that follows presses itself.
package enum PressHandler: ElementKey { package typealias Value = any PointerResponder }

extension PointerResponder {
  package var contenderName: String { "press" }

  package var takesPresses: Bool { true }
}

/// Hands a press on to a view that follows it itself.
final class PointerRecognizer: _GestureRecognizer<Void> {
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
      // A finger may still begin to move the views around this one.
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
