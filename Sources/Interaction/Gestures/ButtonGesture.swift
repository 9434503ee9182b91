@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Makes the view a button: `action` runs when a press that began inside is released inside.
  ///
  /// `pressing` is called with whether the pointer is down and inside.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    modifier(ButtonGestureModifier(pressing: pressing, action: action))
  }
}

/// Follows presses.
package struct ButtonGestureModifier {
  package let pressing: ((Bool) -> Void)?
  package let action: () -> Void

  package init(pressing: ((Bool) -> Void)?, action: @escaping () -> Void) {
    self.pressing = pressing
    self.action = action
  }
}

extension ButtonGestureModifier: ElementModifier {
  package var changesAppearance: Bool { false }

  package func configure(_ element: LayoutElement) {
    let attachment = GestureAttachment.on(element)
    let (pressing, action) = (pressing, action)
    attachment.primaryAction = action
    attachment.take {
      "button"
    } recognizer: { context in
      MapRecognizer(PressedRecognizer(ButtonRecognizer(context), pressing, action)) { _ in }
    }
  }
}

/// Follows one press; the value is whether the pointer is inside the view.
private final class ButtonRecognizer: _GestureRecognizer<Bool> {
  /// The distance from a button at which a finger still presses it.
  static let fingerReach: CGFloat = 70

  /// The distance, in points, by which a mouse moves before it drags what a button is in.
  private static let slop: CGFloat = 4

  private let context: _GestureContext
  private var pointerID: Int?
  /// The place at which a mouse presses a button that it may drag with what is around; nil for other buttons.
  private var start: CGPoint?

  init(_ context: _GestureContext) { self.context = context }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, let pointer) = event.kind else { return }
    switch step {
    case .began:
      if pointerID != nil { return }
      pointerID = pointer.pointerID
      if pointer.kind == .mouse, isInLiftedView { start = event.location }
      press(true, pointer)
    case .moved:
      guard pointerID == pointer.pointerID else { return }
      if let start, start.distance(to: event.location) > Self.slop { return phase = .failed }
      press(isInside(event.location, pointer), pointer)
    case .ended:
      guard pointerID == pointer.pointerID else { return }
      phase = isInside(event.location, pointer) ? .ended(true) : .failed
    }
  }

  /// A finger may still begin to move the views around the button, and a mouse those that can be dragged.
  private func press(_ isInside: Bool, _ pointer: PointerEvent) {
    phase = pointer.kind == .touch || start != nil ? .possible(isInside) : .active(isInside)
  }

  /// True if the button is in a row or another view that can be dragged.
  private var isInLiftedView: Bool {
    context.element?.outward.contains { $0[LiftHandler.self] != nil } ?? false
  }

  private func isInside(_ location: CGPoint, _ pointer: PointerEvent) -> Bool {
    guard let element = context.element else { return false }
    let point = context.convert(location, to: .local)
    if element.hit(at: point) != nil { return true }
    guard pointer.kind == .touch else { return false }
    return CGRect(origin: .zero, size: element.size)
      .insetBy(dx: -Self.fingerReach, dy: -Self.fingerReach).holds(point)
  }
}
