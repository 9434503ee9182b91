@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A drag that moves the window of the view along with the pointer.
///
///     Capsule().gesture(WindowDragGesture())
///
/// Pages and windows on the whole screen stay where they are. Under Wayland programs cannot move
/// their windows: there, `windowBackgroundDragBehavior(_:)` lets the desktop do it.
public struct WindowDragGesture {
  /// The state of a drag of a window.
  public struct Value: Equatable, Sendable {}

  public nonisolated init() {}
}

extension WindowDragGesture: PrimitiveGesture {
  public static func _makeRecognizer(
    _ gesture: WindowDragGesture, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    WindowDragRecognizer(context)
  }
}

private final class WindowDragRecognizer: _GestureRecognizer<WindowDragGesture.Value> {
  private let context: _GestureContext
  private var press: (id: Int, location: CGPoint)?

  /// The distance from which a movement is no longer a click.
  private static let minimumDistance: CGFloat = 3

  init(_ context: _GestureContext) { self.context = context }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, let pointer) = event.kind else { return }
    switch step {
    case .began:
      if press != nil { return }
      press = (pointer.pointerID, event.location)
      // From the press on, so that the window follows the pointer exactly.
      move(.began)
    case .moved:
      if press?.id == pointer.pointerID { follow(event) }
    case .ended:
      guard press?.id == pointer.pointerID else { return }
      if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
      move(.ended)
    }
  }

  private func follow(_ event: GestureEvent) {
    if phase.isUndecided {
      let distance = press.map { $0.location.distance(to: event.location) } ?? 0
      if distance < Self.minimumDistance { return }
      phase = .active(WindowDragGesture.Value())
    }
  }

  override func deliver() { if case .active = phase { move(.changed) } }

  override func cancel() {
    if !phase.isDone { move(.cancelled) }
    super.cancel()
  }

  private func move(_ phase: GesturePhase) { context.element?.graph.host?.moveWindow(phase) }
}
