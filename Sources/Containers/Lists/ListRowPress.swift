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
    if model.existingState(of: id)?.movement != nil { ListRowLifter.follow(self, in: element) }
    // The menu of a row's content is that of the whole row.
    element[MenuContent.self] = { [id, model] in model.existingState(of: id)?.subview?.element }
    element[OpenMenuMark.self] = { [id, model] isOpen in
      model.existingState(of: id)?.hasOpenMenu = isOpen
    }
    element.forgetHitBounds()
  }
}

private final class ListRowResponder: PointerResponder, ElementComponent {
  var press: ListRowPress
  private var start: CGPoint?
  private var isDragging = false
  /// True if the press counts when it ends, unless it becomes a drag.
  private var isPending = false

  init(_ press: ListRowPress) { self.press = press }

  func follow(_ event: PointerEvent, in element: LayoutElement) -> Bool {
    let model = press.model
    guard event.button == .primary else { return false }
    guard let state = model.existingState(of: press.id) else {
      isDragging = false
      return false
    }
    switch event.phase {
    case .down:
      // A press beside the buttons of a swipe hides them and does nothing else.
      isPending = model.openSwipe == nil
      if !isPending { model.closeSwipe() }
      let isPressable = model.isPressable(state)
      state.press(isPending && (isPressable || model.selectsByPointer && state.isSelectable))
      guard
        isPressable || model.selectsByPointer || model.menu != nil || state.movement != nil
      else { return false }
      start = event.position
      // A mouse selects as it goes down, a finger when it is lifted; one of several selected rows
      // may be dragged with the others, and buttons are pressed when the press ends.
      if isPending, event.kind != .touch, !isPressable, !model.isOneOfSeveral(state, event) {
        isPending = false
        act(event, state)
      }
    case .moved: drag(event, state)
    case .up:
      state.press(false)
      if isPending, !isDragging, isInside(event, element) { act(event, state) }
      isPending = false
      if isDragging { model.endDrag(press.id) }
      isDragging = false
    case .cancelled, .left:
      state.press(false)
      if isDragging { model.endDrag(press.id, isCancelled: true) }
      isDragging = false
    }
    return true
  }

  private func isInside(_ event: PointerEvent, _ element: LayoutElement) -> Bool {
    element.map(to: nil).rect(CGRect(origin: .zero, size: element.size)).contains(event.position)
  }

  private func act(_ event: PointerEvent, _ state: ListRowState) {
    let model = press.model
    if model.isPressable(state) { return model.tap(state) }
    model.press(press.id, modifiers: event.modifiers)
    // A phone has no double click: a click is a tap there, which selects alone with a key held.
    let isTap = event.kind == .touch || model.look?.lists.hasEditMode == true
    let isPrimary =
      isTap
      ? !model.common.isEditing && event.modifiers.isDisjoint(with: [.command, .shift])
      : event.clickCount == 2
    if isPrimary { model.performPrimaryAction(on: state) }
  }

  /// The distance that a mouse moves before it drags a row.
  private static let slop: CGFloat = 4

  private func drag(_ event: PointerEvent, _ state: ListRowState) {
    guard event.kind == .mouse, state.movement != nil, !state.isItem, let start else { return }
    if !isDragging && event.position.distance(to: start) <= Self.slop { return }
    isDragging = true
    press.model.drag(press.id, from: start, to: event.position)
  }
}

extension ListRowResponder: LiftedWithMenu {
  func liftedPicture(of element: LayoutElement) -> LiftedPicture? {
    guard let look = press.model.look else { return nil }
    return press.model.existingState(of: press.id)?.liftedPicture(look)
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
