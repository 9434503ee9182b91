@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Gives the focus to the view that is pressed, if it is one that is edited.
///
/// A mouse gives it as the button goes down. A finger may scroll, swipe or drag what it is on: it
/// gives the focus when it is lifted where it went down.
final class FocusFollower: _GestureRecognizer<Void> {
  private unowned let focus: FocusCenter
  private var hit: LayoutElement?
  /// The finger that may give the focus, and where it went down.
  private var finger: PointerEvent?

  /// The distance, in points, within which a finger rests, as for scrolling.
  private static let slop: CGFloat = 10

  private init(_ focus: FocusCenter) { self.focus = focus }

  static func contender(_ focus: FocusCenter) -> Contender {
    Contender(FocusFollower(focus), ContestClaim(precedence: .focus)) { "focus" }
  }

  override func receive(_ event: GestureEvent) {
    // Each press counts, also those of a second finger and a second click, unless it was cancelled.
    if case .failed = phase { return }
    guard case .press(let step, let pointer) = event.kind else { return }
    switch step {
    case .began:
      hit = event.hit
      finger = pointer.kind == .touch ? pointer : nil
      phase = finger == nil ? .ended(()) : .possible(nil)
    case .moved:
      guard let finger, finger.pointerID == pointer.pointerID else { return }
      if pointer.position.distance(to: finger.position) > Self.slop { self.finger = nil }
    case .ended: if let finger, finger.pointerID == pointer.pointerID { phase = .ended(()) }
    }
  }

  override func deliver() {
    guard let hit, case .ended = phase else { return }
    self.hit = nil
    focus.pointerWillPress(hit.chain)
  }
}
