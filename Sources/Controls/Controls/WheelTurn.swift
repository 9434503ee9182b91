@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

/// Turns a picker's wheel by the wheel of the mouse, or by two fingers on a touch pad.
struct WheelTurnModifier: ElementModifier {
  let rowHeight: CGFloat
  let isEnabled: Bool
  /// Called with the number of rows by which the wheel has turned.
  let turn: @MainActor (Int) -> Void

  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let responder = element.component(WheelTurn())
    responder.rowHeight = rowHeight
    responder.turn = isEnabled ? turn : nil
    element[WheelHandler.self] = responder
  }
}

private final class WheelTurn: WheelResponder, ElementComponent {
  var rowHeight: CGFloat = 1
  var turn: (@MainActor (Int) -> Void)?
  /// The remainder of movements that were less than a row.
  private var rest: CGFloat = 0

  func scroll(_ event: WheelEvent, in element: LayoutElement) -> Bool {
    guard let turn else { return false }
    let delta = event.delta.height
    guard delta.isFinite, event.phase != .ended else {
      rest = 0
      return true
    }
    // A movement in the other direction begins anew.
    if delta * rest < 0 { rest = 0 }
    rest += delta
    let rows = (rest / rowHeight).rounded(.towardZero)
    if rows == 0 { return true }
    // A notch is a row, however far it would scroll.
    let isNotch = event.phase == .step
    rest = isNotch ? 0 : rest - rows * rowHeight
    let turned = isNotch ? max(-1, min(1, rows)) : max(-1_000, min(1_000, rows))
    // Content that moves down shows the rows above.
    turn(-Int(turned))
    return true
  }
}
