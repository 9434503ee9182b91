@_spi(Espalier) import EspalierControls
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
  /// True if the press began while a row showed the actions of its swipes.
  private var isHiding = false

  init(_ model: ListModel) { self.model = model }

  /// Hides the actions of a row where a press beside all rows ends; returns true for such a press,
  /// which does nothing else.
  private func hides(_ event: PointerEvent) -> Bool {
    if event.phase == .down { isHiding = model.openSwipe != nil }
    if isHiding, event.phase == .up { model.closeSwipe() }
    return isHiding
  }

  func follow(_ event: PointerEvent, in element: LayoutElement) -> Bool {
    if hides(event) { return true }
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
  /// Handles a key while the list has the focus; returns whether it had an effect.
  func handle(_ press: KeyPress) -> Bool {
    guard common.isFocused else { return false }
    let isExtending = press.modifiers.contains(.shift)
    // As anywhere on the Mac since macOS 15.
    if press.key == .return, press.modifiers.contains(.control) { return openMenu() }
    if press.isPlain {
      switch press.key {
      case .upArrow: return move(by: -1, extending: isExtending)
      case .downArrow: return move(by: 1, extending: isExtending)
      case .home: return moveToEnd(false, extending: isExtending)
      case .end: return moveToEnd(true, extending: isExtending)
      case .pageUp: return move(by: -rowsPerPage, extending: isExtending)
      case .pageDown: return move(by: rowsPerPage, extending: isExtending)
      // The arrow key in the reading direction opens, as the mark of a closed row suggests.
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
      case .leftArrow: return openAll(isRightToLeft)
      case .rightArrow: return openAll(!isRightToLeft)
      default: return false
      }
    }
    return false
  }

  /// Opens the context menu of the selected row, which also holds the actions of its swipes.
  private func openMenu() -> Bool {
    guard let row = current.flatMap({ row(at: $0) }), let state = existingState(of: row.id) else {
      return false
    }
    return openMenu(of: state)
  }

  /// Opens the context menu of a row that is in sight; returns true if it has one.
  @discardableResult func openMenu(of state: ListRowState) -> Bool {
    guard let frame = state.frameInWindow, let graph = element?.graph else { return false }
    let point = CGPoint(x: frame.midX, y: frame.midY)
    for target in graph.hit(at: point)?.chain ?? [] {
      guard let (responder, element) = target.secondaryPressTarget else { continue }
      responder.secondaryPress(PointerEvent(.down, at: point, button: .secondary), in: element)
      return true
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

  /// Opens or closes the selected row of an outline; from a closed one, the selection goes to the
  /// row that it belongs to.
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

  /// Opens or closes the selected row of an outline with all rows below it.
  private func openAll(_ isOpen: Bool) -> Bool {
    guard let lead, let subview = existingState(of: lead.id)?.subview,
      let outline = ListRowTraits(of: subview).outline, outline.isExpanded != nil
    else { return false }
    openAll(isOpen, outline, at: lead.id)
    return true
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

  /// The number of seconds after a character from which the next one begins another word.
  private static var pause: TimeInterval { 1 }

  /// The largest number of rows that are searched.
  fileprivate static var mostRows: Int { 10_000 }

  /// The largest number of them that are made, because their text is not known otherwise.
  fileprivate static var mostMade: Int { 200 }

  /// Selects the next row that begins with the typed text.
  private func find(_ press: KeyPress) -> Bool {
    let now = element?.graph.clock.now ?? .distantPast
    let isContinued = !typed.text.isEmpty && now.timeIntervalSince(typed.time) < Self.pause
    // Spaces and punctuation are parts of a text, but do not begin one.
    guard selection != nil, !press.characters.isEmpty,
      press.characters.unicodeScalars.allSatisfy({
        $0.properties.isAlphabetic || $0.isNumber || isContinued && $0.isPrinted
      })
    else { return false }
    typed = ((isContinued ? typed.text : "") + press.characters, now)
    let start = lead.flatMap { position(of: $0) }
    let first = isContinued ? start : start.flatMap { position(1, from: $0) }
    if let found = row(beginningWith: typed.text.lowercased(), from: first) {
      select(found, extending: false)
    }
    return true
  }

  /// The next row that begins with a text and can be selected; after the last row the search
  /// continues at the first.
  private func row(beginningWith prefix: String, from first: ListPosition?) -> ListPosition? {
    guard let sections, let first = first ?? end(false) else { return nil }
    var search = TextSearch(prefix: prefix)
    for step in 0...sections.count {
      let section = (first.section + step) % sections.count
      let start = step == 0 ? first.row : 0
      if let row = search.row(of: section, from: start, in: self) {
        return ListPosition(section: section, row: row)
      }
      if search.isOver { return nil }
    }
    return nil
  }

  /// A search for a row by its text.
  @MainActor private struct TextSearch {
    let prefix: String
    private var looked = 0
    private var made = 0

    init(prefix: String) { self.prefix = prefix }

    var isOver: Bool { looked >= ListModel.mostRows || made >= ListModel.mostMade }

    /// The first such row of a section at or after `start`; a section whose rows are known is not made for it.
    mutating func row(of section: Int, from start: Int, in model: ListModel) -> Int? {
      if let told = model.sections?.list.toldRows(in: section),
        let environment = model.element?.owner.environment,
        let texts = told.map({ $0.searchedText(in: environment) }) as? [String]
      {
        looked += told.count
        return texts.indices.dropFirst(start).first {
          texts[$0].lowercased().hasPrefix(prefix) && model.value(of: told[$0]) != nil
        }
      }
      guard let rows = model.rows(in: section) else { return nil }
      for (row, subview) in zip(rows.indices, rows).dropFirst(start) where !isOver {
        looked += 1
        let told = model.toldText(of: subview)
        if told == nil { made += 1 }
        if (told ?? subview.text).lowercased().hasPrefix(prefix), model.isSelectable(subview) {
          return row
        }
      }
      return nil
    }
  }

  /// The text of a row that consists of one, which need not be made for that.
  fileprivate func toldText(of subview: Subview) -> String? {
    guard existingState(of: subview.id)?.subview == nil, case .row(let row) = subview.place,
      row.cells == 1, let element
    else { return nil }
    return row.told?.first?.searchedText(in: element.owner.environment)
  }
}

extension RowReader.Row {
  /// The text by which people find the row, if it is known without a node.
  @MainActor fileprivate func searchedText(in environment: EnvironmentValues) -> String? {
    let text = trait(TypeSelectTrait.self) as? Text ?? content as? Text
    return text?.plainString(in: environment)
  }
}

extension Unicode.Scalar {
  fileprivate var isNumber: Bool { properties.numericType != nil }

  fileprivate var isPrinted: Bool {
    switch properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned: false
    default: true
    }
  }
}

extension Subview {
  /// The text of the view, for people who look for it by typing.
  @MainActor fileprivate var text: String {
    read { element in
      guard let element else { return "" }
      let equivalent = element.trait(ObjectIdentifier(TypeSelectTrait.self)) as? Text
      return equivalent?.plainString(in: element.owner.environment) ?? element.spokenText
    }
  }
}
