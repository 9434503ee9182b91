@_spi(Espalier) import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// Hands presses on a row to the list.
struct ListRowPress {
  let id: Subview.ID
  let model: ListModel
}

extension ListRowPress: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    model.existingState(of: id)?.element = element
    let responder = element.component(ListRowResponder(self))
    responder.press = self
    element[PressHandler.self] = responder
    // The menu of a row's content is that of the whole row.
    element[MenuContent.self] = { [id, model] in model.existingState(of: id)?.subview?.element }
    element.forgetHitBounds()
  }
}

private final class ListRowResponder: PointerResponder, ElementComponent {
  var press: ListRowPress
  private var start: CGPoint?
  private var isDragging = false
  /// True if the press is on one of several selected rows, which stay selected if it becomes a drag.
  private var isPending = false

  init(_ press: ListRowPress) { self.press = press }

  func follow(_ event: PointerEvent, in element: LayoutElement) -> Bool {
    let model = press.model
    guard event.button == .primary, let state = model.existingState(of: press.id) else {
      return false
    }
    switch event.phase {
    case .down:
      if model.openSwipe != nil { model.closeSwipe() }
      guard model.selectsByPointer || model.menu != nil || state.movement != nil else {
        return false
      }
      start = event.position
      // A mouse selects as it goes down, a finger when it is lifted.
      isPending = event.kind != .touch && model.isOneOfSeveral(state, event)
      if event.kind != .touch, !isPending { act(event, state) }
    case .moved: drag(event, state)
    case .up:
      if event.kind == .touch || isPending && !isDragging { act(event, state) }
      isPending = false
      if isDragging { model.endDrag(press.id) }
      isDragging = false
    case .cancelled, .left:
      if isDragging { model.endDrag(press.id, isCancelled: true) }
      isDragging = false
    }
    return true
  }

  private func act(_ event: PointerEvent, _ state: ListRowState) {
    let model = press.model
    model.press(press.id, modifiers: event.modifiers)
    let isPrimary = event.kind == .touch ? !model.common.isEditing : event.clickCount == 2
    if isPrimary { model.performPrimaryAction(on: state) }
  }

  /// The distance that a mouse moves before it drags a row.
  private static let slop: CGFloat = 4

  private func drag(_ event: PointerEvent, _ state: ListRowState) {
    guard event.kind == .mouse, state.movement != nil, let start else { return }
    if !isDragging && event.position.distance(to: start) <= Self.slop { return }
    isDragging = true
    press.model.drag(press.id, to: event.position.y)
  }
}

extension ListModel {
  /// True if a press would take a selected row out of several that are selected.
  fileprivate func isOneOfSeveral(_ state: ListRowState, _ event: PointerEvent) -> Bool {
    guard let selection, selection.allowsSeveral, let value = state.value else { return false }
    return event.clickCount == 1 && event.modifiers.isEmpty && selection.contains(value)
      && selection.prefix(2).count == 2
  }
}

extension LayoutElement {
  /// The text of the view, for people who look for it by typing.
  var spokenText: String {
    var pending: [LayoutElement] = [self]
    while let element = pending.popLast() {
      if let properties = element.ownAccessibility, properties.role == .text {
        return properties.plainLabel
          ?? properties.label?.plainString(in: element.owner.environment) ?? ""
      }
      pending += element.children.reversed()
    }
    return ""
  }
}
