@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// Gives the focus to the view that is pressed, if it is one that is edited.
final class FocusFollower: _GestureRecognizer<Void> {
  private unowned let focus: FocusCenter
  private var hit: LayoutElement?

  private init(_ focus: FocusCenter) { self.focus = focus }

  static func contender(_ focus: FocusCenter) -> Contender {
    Contender(FocusFollower(focus), ContestClaim(precedence: .focus)) { "focus" }
  }

  override func receive(_ event: GestureEvent) {
    // Each press counts, also those of a second finger and a second click, unless it was cancelled.
    if case .failed = phase { return }
    guard case .press(.began, _) = event.kind else { return }
    hit = event.hit
    phase = .ended(())
  }

  override func deliver() {
    guard let hit, case .ended = phase else { return }
    self.hit = nil
    focus.pointerWillPress(hit.chain)
  }
}
