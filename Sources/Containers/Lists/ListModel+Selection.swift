@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

extension ListModel {
  /// The platform's way to select rows; nil before the list has been made.
  var pointing: ListsLook.Selection? { look?.lists.selection }

  /// True if rows can be selected by the pointer: where several can on a phone, only while the list
  /// is edited, or one that the column shows which covers the list.
  var selectsByPointer: Bool {
    guard let selection else { return false }
    return selectsSeveral || !selection.allowsSeveral || nextColumn != nil
  }

  /// True if several rows can be selected at the same time now.
  var selectsSeveral: Bool {
    selection?.allowsSeveral == true && (pointing?.needsEditing != true || common.isEditing)
  }

  func isSelectable(_ subview: Subview) -> Bool {
    if let state = existingState(of: subview.id), state.subview != nil {
      return state.isSelectable && state.value != nil
    }
    return value(of: subview, makes: true) != nil && !ListRowTraits(of: subview).isSelectionDisabled
  }

  /// A press on a row, with the keys that are down.
  func press(_ id: Subview.ID, modifiers: EventModifiers) {
    guard selectsByPointer, let selection, let state = existingState(of: id), state.isSelectable,
      let value = state.value
    else { return }
    if selectsSeveral && (modifiers.contains(.command) || pointing?.needsEditing == true) {
      selection.toggle(value)
      begin(with: id, value)
    } else if selectsSeveral, modifiers.contains(.shift), selectRange(to: id) {
      lead = ListMark(id: id, value: value, place: position(of: id))
    } else if modifiers.contains(.command), selection.allowsNone, selection.contains(value) {
      selection.replace(by: [])
    } else {
      selection.replace(by: [value])
      begin(with: id, value)
      if !common.isEditing { nextColumn?.show(animated: true) }
    }
  }

  /// Makes a row the one at which keys continue, and ranges begin.
  private func begin(with id: Subview.ID, _ value: AnyHashable) {
    lead = ListMark(id: id, value: value, place: position(of: id))
    anchor = lead
  }

  /// Deselects all rows after the list was edited, where several can be selected only then.
  func endEditing() {
    guard let selection, selection.allowsSeveral, pointing?.needsEditing == true else { return }
    if !selection.isEmpty { selection.replace(by: []) }
    (lead, anchor) = (nil, nil)
  }

  /// A press beside all rows.
  func pressBesideRows() {
    guard let selection, selection.allowsNone, pointing?.endsBesideRows != false else { return }
    selection.replace(by: [])
    (lead, anchor) = (nil, nil)
  }

  /// Selects all rows between the one where the range began and another; returns true if there is
  /// such a range.
  private func selectRange(to id: Subview.ID) -> Bool {
    guard let selection, let end = position(of: id),
      let start = selectedPosition(of: anchor) ?? current
    else { return false }
    anchor = row(at: start).map { ListMark(id: $0.id, value: value(of: $0, makes: false)) }
    selection.replace(by: values(from: min(start, end), to: max(start, end)))
    return true
  }

  /// Returns the values of the selectable rows from one position to another.
  func values(from start: ListPosition, to end: ListPosition) -> [AnyHashable] {
    var values: [AnyHashable] = []
    for section in start.section...end.section {
      if section > start.section, section < end.section,
        let told = sections?.list.toldRows(in: section)
      {
        values += told.compactMap { value(of: $0) }
        continue
      }
      guard let rows = rows(in: section), !rows.isEmpty else { continue }
      let low = section == start.section ? start.row : 0
      let high = section == end.section ? end.row : rows.count - 1
      for row in low...max(low, high) {
        let subview = rows[row]
        if existingState(of: subview.id)?.isSelectable == false { continue }
        if let value = toldValue(of: subview) { values.append(value) }
      }
    }
    return values
  }

  /// Returns the value of a row, which is not made if its view tells everything; nil if the row
  /// cannot be selected.
  private func toldValue(of subview: Subview) -> AnyHashable? {
    if existingState(of: subview.id)?.subview == nil, case .row(let row) = subview.place,
      row.cells == 1, row.mayTellIdentities, let told = row.told?.first
    {
      return value(of: told)
    }
    return value(of: subview, makes: false)
  }

  /// Returns the value of a row that need not exist; nil if it cannot be selected.
  func value(of row: RowReader.Row) -> AnyHashable? {
    if row.trait(SelectionDisabledTrait.self) as? Bool == true { return nil }
    guard let selection else { return nil }
    return selection.value(tag: row)
      ?? row.identities.lazy.compactMap { selection.value(id: $0) }.first
  }

  var canSelectAll: Bool { selection?.allowsSeveral ?? false }

  func selectAll() {
    guard canSelectAll, let start = end(false), let end = end(true) else { return }
    selection?.replace(by: values(from: start, to: end))
  }

  // MARK: Keys

  /// The position at which keys continue: that of the row selected last, if it still is selected,
  /// or of the nearest selected row in view, or of any.
  var current: ListPosition? {
    guard let selection, !selection.isEmpty else { return nil }
    if let position = selectedPosition(of: lead) { return position }
    let shown = existing.lazy.filter(\.state.isSelected).compactMap { self.position(of: $0.id) }
    let place = lead.flatMap { position(of: $0) } ?? ListPosition(section: 0, row: 0)
    let nearest = shown.min { $0.distance(to: place) < $1.distance(to: place) }
    return nearest ?? selection.first.flatMap { position(ofValue: $0) }
  }

  /// Returns true for the row at which keys continue, while they are directed to the list.
  func isCurrent(_ state: ListRowState) -> Bool {
    // Rows that are not selected would search for one that is.
    common.isFocused && state.isSelected && state.place == current
  }

  /// The position of a row that was pressed or reached by keys; nil if it is not selected any more.
  private func selectedPosition(of mark: ListMark?) -> ListPosition? {
    guard let mark, let position = position(of: mark), let subview = row(at: position),
      let value = value(of: subview, makes: false), selection?.contains(value) == true
    else { return nil }
    return position
  }

  /// The nearest row from a position on that can be selected, itself included.
  private func selectable(from position: ListPosition?, _ step: Int) -> ListPosition? {
    var next = position
    for _ in 0..<1_000 {
      guard let position = next, let subview = row(at: position) else { return nil }
      if isSelectable(subview) { return position }
      next = self.position(step, from: position)
    }
    return nil
  }

  /// Selects the row `steps` rows away from the current one, or the last existing one before it.
  func move(by steps: Int, extending: Bool) -> Bool {
    guard selection != nil else { return false }
    let direction = steps > 0 ? 1 : -1
    guard let start = current else { return select(entrance(direction), extending: false) }
    var target = start
    for _ in 0..<abs(steps) {
      guard
        let next = selectable(from: position(direction, from: target), direction)
      else { break }
      target = next
    }
    if target == start { return true }
    return select(target, extending: extending, upwards: direction < 0)
  }

  /// The row at which keys begin while none is selected: beside the place of the row that they had reached, if it is gone,
  /// and otherwise at the end of the list.
  private func entrance(_ direction: Int) -> ListPosition? {
    if let lead, let place = lead.place, position(of: lead) == nil {
      // The rows that followed have moved up by one.
      let above = ListPosition(section: place.section, row: place.row - 1)
      let next = direction > 0 ? position(1, from: above) : position(-1, from: place)
      let end = end(direction > 0)
      if let row = selectable(from: next, direction) ?? selectable(from: end, -direction) {
        return row
      }
    }
    return selectable(from: end(direction < 0), direction)
  }

  /// Makes the first selected row in view the one at which keys continue, also when it will have been deleted.
  func leadWithFirstSelected() {
    let shown = existing.lazy.filter(\.state.isSelected).compactMap { self.position(of: $0.id) }
    guard let place = [shown.min(), current].compactMap({ $0 }).min(), let row = row(at: place)
    else { return }
    lead = ListMark(id: row.id, value: value(of: row, makes: false), place: place)
  }

  /// Selects the first row or the last.
  func moveToEnd(_ isLast: Bool, extending: Bool) -> Bool {
    guard selection != nil else { return false }
    return select(
      selectable(from: end(isLast), isLast ? -1 : 1), extending: extending, upwards: !isLast)
  }

  /// Selects a row and shows it.
  @discardableResult
  func select(_ position: ListPosition?, extending: Bool, upwards: Bool = false) -> Bool {
    guard let selection, let position, let subview = row(at: position) else { return false }
    if extending, selection.allowsSeveral, selectRange(to: subview.id) {
      lead = ListMark(id: subview.id, value: value(of: subview, makes: false), place: position)
    } else if let value = value(of: subview, makes: true) {
      selection.replace(by: [value])
      begin(with: subview.id, value)
      follow(subview)
    }
    show(position, upwards: upwards)
    return true
  }

  /// Has the next column show the screen of a row that keys have selected.
  private func follow(_ subview: Subview) {
    guard let action = ListRowTraits(of: subview).action, action.isForSelecting else { return }
    action.perform()
  }

  /// Scrolls as little as is needed to show a row, upwards with space for a header above it.
  private func show(_ position: ListPosition, upwards: Bool) {
    var position = position
    if upwards, let look, look.arrangement.pinsHeaders, let sections,
      !sections[position.section].header.isEmpty
    {
      // A header that stays at the top is higher than one row, and lower than two.
      for _ in 0..<2 { position = self.position(-1, from: position) ?? position }
    }
    // A row that is not shown ends with the frame, and its identity with it.
    scroll(AnyHashable(position), nil)
  }
}

extension ListPosition {
  /// The distance from another position, in an order in which other sections are further away than rows; of two at the same
  /// distance the upper one is nearer.
  fileprivate func distance(to other: ListPosition) -> (Int, Int, Int) {
    (abs(section - other.section), abs(row - other.row), row)
  }
}
