@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

extension TextEditingSession {
  /// Follows a press: it places the caret; two clicks select a word, three a paragraph, and a drag
  /// continues by such units.
  func follow(_ event: PointerEvent, at point: CGPoint) {
    switch event.phase {
    case .down:
      isHeld = false
      touch = aim(of: event, at: point)
      // A finger on the selection keeps it.
      if touch?.aim != .selection { press(event, at: point) }
    case .moved:
      follow(&touch, to: point)
      if isPressed { drag(to: point) }
    case .up:
      isPressed = false
      if touch != nil, hasMenu { openMenu() }
      touch = nil
    case .cancelled, .left: (isPressed, touch) = (false, nil)
    }
  }

  func offset(at point: CGPoint) -> Int? {
    guard let places, point.x.isFinite, point.y.isFinite else { return nil }
    let point = CGPoint(x: point.x + scroll.x, y: point.y + scroll.y)
    return min(places.offset(at: point), text.count)
  }

  private func press(_ event: PointerEvent, at point: CGPoint) {
    guard let offset = offset(at: point) else { return }
    isPressed = true
    columnX = nil
    if event.modifiers.contains(.shift) {
      dragUnit = (1, text.selection.anchor..<text.selection.anchor)
      return change { $0.move(to: offset, extending: true) }
    }
    let clicks = min(max(event.clickCount, 1), 3)
    let range = unit(clicks, at: offset)
    dragUnit = (clicks, range)
    change { $0.select(range.lowerBound, range.upperBound) }
  }

  private func unit(_ clicks: Int, at offset: Int) -> Range<Int> {
    // Secret text does not show where its words are.
    if clicks >= 2 && owner.isSecure { return 0..<text.count }
    switch clicks {
    case 1: return offset..<offset
    case 2: return text.wordRange(at: offset)
    default: return text.paragraphRange(at: offset)
    }
  }

  func drag(to point: CGPoint) {
    guard let offset = offset(at: point) else { return }
    let range = unit(dragUnit.clicks, at: offset)
    let first = dragUnit.range
    change {
      if range.lowerBound < first.lowerBound {
        $0.select(first.upperBound, range.lowerBound)
      } else {
        $0.select(first.lowerBound, max(range.upperBound, first.upperBound))
      }
    }
  }
}
