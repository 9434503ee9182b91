@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// Hands keys, commands of the Edit menu and presses beside the rows to a list.
struct ListKeys {
  let model: ListModel
}

extension ListKeys: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    model.element = element
    let responder = element.component(ListResponder(model))
    responder.model = model
    element[EditHandler.self] = responder
    element[PressHandler.self] = responder
  }
}

private final class ListResponder: EditCommandResponder, PointerResponder, ElementComponent {
  var model: ListModel

  init(_ model: ListModel) { self.model = model }

  func follow(_ event: PointerEvent, in element: LayoutElement) -> Bool {
    guard event.button == .primary, event.kind == .mouse, model.selection != nil else {
      return false
    }
    if event.phase == .down, event.modifiers.intersection([.command, .shift]).isEmpty {
      model.pressBesideRows()
    }
    return true
  }

  func canPerform(_ command: EditCommand, in element: LayoutElement) -> Bool {
    switch command {
    case .selectAll: model.common.isFocused && model.canSelectAll
    case .delete: model.canDelete
    case .undo, .redo, .cut, .copy, .paste: false
    }
  }

  func perform(_ command: EditCommand, in element: LayoutElement) -> Bool {
    guard canPerform(command, in: element) else { return false }
    if command == .delete { model.deleteSelected() } else { model.selectAll() }
    return true
  }
}

extension ListModel {
  /// Handles a key while the list has the focus; answers whether it meant something.
  func handle(_ press: KeyPress) -> Bool {
    guard common.isFocused else { return false }
    let isExtending = press.modifiers.contains(.shift)
    if press.isPlain {
      switch press.key {
      case .upArrow: return move(by: -1, extending: isExtending)
      case .downArrow: return move(by: 1, extending: isExtending)
      case .home: return moveToEnd(false, extending: isExtending)
      case .end: return moveToEnd(true, extending: isExtending)
      case .pageUp: return move(by: -rowsPerPage, extending: isExtending)
      case .pageDown: return move(by: rowsPerPage, extending: isExtending)
      // The arrow that points where lines go opens, as the mark of a closed row does.
      case .leftArrow: return open(isRightToLeft)
      case .rightArrow: return open(!isRightToLeft)
      case .return: return performPrimaryAction() || followSelected()
      case .escape where openSwipe != nil:
        closeSwipe()
        return true
      default: return find(press)
      }
    }
    if press.modifiers.isSuperset(of: [.command, .option]) {
      switch press.key {
      case .upArrow: return moveSelected(by: -1)
      case .downArrow: return moveSelected(by: 1)
      default: return false
      }
    }
    if press.modifiers.intersection([.command, .option, .control]) == .option {
      switch press.key {
      case .upArrow: return moveToEnd(false, extending: isExtending)
      case .downArrow: return moveToEnd(true, extending: isExtending)
      default: return false
      }
    }
    return false
  }

  private var isRightToLeft: Bool {
    element?.owner.environment.layoutDirection == .rightToLeft
  }

  /// Follows the link that the selected row is.
  private func followSelected() -> Bool {
    guard let lead, let subview = existingState(of: lead.id)?.subview,
      let action = ListRowTraits(of: subview).action
    else { return false }
    action.perform()
    return true
  }

  private var rowsPerPage: Int {
    guard let look, let element, look.rowMinimum > 0 else { return 1 }
    let rows = (element.size.height / look.rowMinimum).rounded(.down) - 1
    return rows.isFinite ? Int(min(max(rows, 1), 1_000)) : 1
  }

  /// Opens or closes the selected row of an outline; from a closed one the way leads to the row that
  /// it belongs to.
  private func open(_ isOpen: Bool) -> Bool {
    guard let lead, let subview = existingState(of: lead.id)?.subview,
      let outline = ListRowTraits(of: subview).outline
    else { return false }
    if let isExpanded = outline.isExpanded, isExpanded.wrappedValue != isOpen {
      isExpanded.wrappedValue = isOpen
      return true
    }
    if !isOpen { selectRow(above: outline.level, before: lead.id) }
    return outline.isExpanded != nil || !isOpen
  }

  /// Selects the nearest row before another that is further out in the outline.
  private func selectRow(above level: Int, before id: Subview.ID) {
    guard level > 0, var position = position(of: id) else { return }
    for _ in 0..<Self.mostRows {
      guard let previous = self.position(-1, from: position), let subview = row(at: previous)
      else { return }
      position = previous
      guard let outline = ListRowTraits(of: subview).outline, outline.level < level else {
        continue
      }
      select(position, extending: false, upwards: true)
      return
    }
  }

  // MARK: Finding rows by their text

  /// So long after a character the next one begins another word.
  private static var pause: TimeInterval { 1 }

  /// So many rows are looked at at most.
  private static var mostRows: Int { 10_000 }

  /// Selects the next row that begins with the typed text.
  private func find(_ press: KeyPress) -> Bool {
    let now = element?.graph.clock.now ?? .distantPast
    let isContinued = !typed.text.isEmpty && now.timeIntervalSince(typed.time) < Self.pause
    // A space is a part of a text, and begins none.
    guard selection != nil, !press.characters.isEmpty,
      press.characters.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0.isNumber })
        || press.characters == " " && isContinued
    else { return false }
    typed = ((isContinued ? typed.text : "") + press.characters, now)
    let start = lead.flatMap { position(of: $0) }
    var next = isContinued ? start : start.flatMap { position(1, from: $0) }
    next = next ?? end(false)
    for _ in 0..<Self.mostRows {
      guard let position = next, let subview = row(at: position) else { break }
      if subview.text.lowercased().hasPrefix(typed.text.lowercased()), isSelectable(subview) {
        return select(position, extending: false)
      }
      next = self.position(1, from: position) ?? end(false)
      if next == start { break }
    }
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isNumber: Bool { properties.numericType != nil }
}

extension Subview {
  /// The text of the view, for people who look for it by typing.
  @MainActor fileprivate var text: String { read { $0?.spokenText ?? "" } }
}
