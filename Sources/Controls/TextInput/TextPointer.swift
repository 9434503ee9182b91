import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierInteraction
import Foundation

/// Hands the pointer's presses, the wheel and drops to a session.
struct TextPointer {
  let session: TextEditingSession
}

extension TextPointer: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    session.element = element
    let area = element.component(TextPointerArea(session))
    area.session = session
    element[PressHandler.self] = area
    element[CursorHandler.self] = area
    element[WheelHandler.self] = area
    element[DropHandler.self] = area
    element[EditMenuText.self] = session
    TextHold.attach(to: element)
    element.forgetHitBounds()
  }
}

private final class TextPointerArea: PointerResponder, CursorProvider, WheelResponder,
  ElementComponent
{
  var session: TextEditingSession

  init(_ session: TextEditingSession) { self.session = session }

  let contenderName = "text"

  var cursor: Cursor? { .text }

  func follow(_ event: PointerEvent, in element: LayoutElement) -> Bool {
    guard event.button == .primary else { return false }
    let old = session.text.selection
    session.follow(event, at: _GestureContext(element).convert(event.position, to: .local))
    if session.text.selection != old { element.graph.input.focus.textDidChange() }
    return true
  }

  func scroll(_ event: WheelEvent, in element: LayoutElement) -> Bool {
    session.scroll(by: event.delta)
  }
}

extension TextPointerArea: DropDestinationTarget {
  func accepts(_ items: [NSItemProvider], at point: CGPoint) -> Bool {
    session.owner.isEnabled && items.contains { $0.provides(String.self) }
  }

  func moved(
    _ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement
  ) -> DropOperation {
    session.showDrop(at: point)
    return .copy
  }

  func exited(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) {
    session.showDrop(at: nil)
  }

  func take(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) -> Bool {
    session.showDrop(at: nil)
    let graph = element.graph
    return items.load(String.self, "dropped", graph.diagnostics, at: element.owner.path) {
      [session] texts in
      graph.input.act {
        let target = element.chain.lazy.compactMap { $0[FocusTarget.self] }.first
        if let target { graph.input.focus.move(to: target) }
        session.drop(texts.joined(separator: "\n"), at: point)
      }
      return true
    }
  }
}
