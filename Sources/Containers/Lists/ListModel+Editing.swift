@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The action on an element of a collection, and the element of the collection that a row stands
/// for.
@MainActor struct ListEdit<Action> {
  /// The action when the row was read.
  private let first: Action
  /// The trait whose value the action is.
  private let key: ObjectIdentifier
  private weak var wrapper: LayoutElement?

  /// Fails if the value of the trait is no such action.
  init?(_ value: Any, _ key: Any.Type, of wrapper: LayoutElement) {
    guard let first = value as? Action else { return nil }
    self.first = first
    self.key = ObjectIdentifier(key)
    self.wrapper = wrapper
  }

  /// The action that the modifier has now: it is made anew with each update, and rows are not.
  var action: Action { wrapper?.traits[key] as? Action ?? first }

  /// A number that distinguishes the collections whose rows the action is for.
  var group: ObjectIdentifier? { place.map { ObjectIdentifier($0.collection) } }

  /// The element's offset in its collection now.
  var index: Int? { place?.index }

  private var place: (collection: ViewNode, index: Int)? {
    guard let wrapper, !wrapper.isRemoved else { return nil }
    return wrapper.collectionPlace
  }
}

extension ListEdit: ComparableInput {
  nonisolated static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    MainActor.assumeIsolated { lhs.key == rhs.key && lhs.wrapper === rhs.wrapper }
  }
}

typealias ListDeletion = ListEdit<(IndexSet) -> Void>
typealias ListMovement = ListEdit<(IndexSet, Int) -> Void>
typealias ListInsertion = ListEdit<RowInsertionTarget>

extension ListModel {
  // MARK: Deleting

  /// True if a selected row can be deleted: one in view, or one of the first sixty.
  var canDelete: Bool {
    guard common.isFocused, let selection, !selection.isEmpty else { return false }
    let shown = existing.lazy.compactMap { $0.state.isSelected ? $0.state.subview : nil }
    if shown.contains(where: { ListRowTraits(of: $0).delete != nil }) { return true }
    return selection.prefix(Self.fewRows).contains { value in
      position(ofValue: value).flatMap { row(at: $0) }
        .map { ListRowTraits(of: $0).delete != nil } ?? false
    }
  }

  /// Deletes the rows that are selected.
  func deleteSelected() {
    let chosen = selectedRows(DeleteDisabledTrait.self) { $0.delete }
    leadWithFirstSelected()
    withAnimation { for rows in chosen.values { rows.edit.action(rows.offsets) } }
  }

  /// The number of rows up to which each is searched by itself.
  private static var fewRows: Int { 64 }

  /// Rows of one collection, and the action on them.
  private typealias ChosenRows<Action> = (edit: ListEdit<Action>, offsets: IndexSet)

  /// Returns the selected rows to which an action applies, by the collections that they are
  /// elements of.
  ///
  /// One row of a loop gives the action for all of them. The others are not made for it, unless their
  /// views may have another one.
  private func selectedRows<Action>(
    _ isDisabled: Any.Type, _ edit: (ListRowTraits) -> ListEdit<Action>?
  ) -> [ObjectIdentifier: ChosenRows<Action>] {
    var chosen: [ObjectIdentifier: ChosenRows<Action>] = [:]
    var loops: [Int: ObjectIdentifier] = [:]
    forEachSelectedRow { subview in
      if case .row(let row) = subview.place, let collection = loops[row.group.number],
        let told = row.mayTellIdentities ? row.told : []
      {
        if told.allSatisfy({ $0.trait(isDisabled) as? Bool != true }) {
          chosen[collection]?.offsets.insert(row.listed)
        }
        return
      }
      guard let edit = edit(ListRowTraits(of: subview)), let collection = edit.group,
        let index = edit.index
      else { return }
      chosen[collection, default: (edit, [])].offsets.insert(index)
      if case .row(let row) = subview.place, row.listed == index {
        loops[row.group.number] = collection
      }
    }
    return chosen
  }

  /// Calls a function for each selected row.
  func forEachSelectedRow(_ body: (Subview) -> Void) {
    guard let selection, let sections else { return }
    let selected = selection.all
    if selected.count <= Self.fewRows {
      for value in selected {
        if let subview = position(ofValue: value).flatMap({ row(at: $0) }) { body(subview) }
      }
      return
    }
    for section in sections.indices {
      if let told = sections.list.toldRows(in: section),
        !told.contains(where: { value(of: $0).map(selected.contains) ?? false })
      {
        continue
      }
      guard let rows = rows(in: section) else { continue }
      for subview in rows
      where value(of: subview, makes: false).map(selected.contains) ?? false {
        body(subview)
      }
    }
  }

  /// Deletes one row.
  func delete(_ deletion: ListDeletion) {
    guard let index = deletion.index else { return }
    withAnimation { deletion.action([index]) }
  }

  // MARK: Moving

  /// Moves a row by a number of places in its collection.
  func move(_ movement: ListMovement, by steps: Int) {
    guard let index = movement.index else { return }
    // The places before which a row can be put include the one behind the last.
    let target = steps > 0 ? index + steps + 1 : index + steps
    guard target >= 0, isPlace(target, of: movement) else { return }
    withAnimation { movement.action([index], target) }
  }

  private func isPlace(_ target: Int, of movement: ListMovement) -> Bool {
    existing.contains { _, state in
      guard let other = state.order, other.group == movement.group, let index = other.index
      else { return false }
      return index == target || index + 1 == target
    }
  }

  /// Moves the selected row by keys.
  func moveSelected(by steps: Int) -> Bool {
    guard let lead, let movement = existingState(of: lead.id)?.movement else { return false }
    move(movement, by: steps)
    return true
  }

  /// Moves a row, and those that are selected with it, before an offset of its collection.
  func move(_ id: Subview.ID, before target: Int) {
    guard let movement = existingState(of: id)?.movement else { return }
    let offsets = draggedOffsets(id, movement)
    // The rows are at that place already.
    if let first = offsets.first, let last = offsets.last, offsets.count == last - first + 1,
      (first...last + 1).contains(target)
    {
      return
    }
    if !offsets.isEmpty { withAnimation { movement.action(offsets, target) } }
  }

  /// A selected row takes along the others that are selected, where these are carried with it.
  private func draggedOffsets(_ id: Subview.ID, _ movement: ListMovement) -> IndexSet {
    guard let index = movement.index, let group = movement.group else { return [] }
    let isAlone = existingState(of: id)?.isSelected != true || look?.lists.drag.makesRoom == true
    if isAlone { return [index] }
    let selected = selectedRows(MoveDisabledTrait.self) { $0.move }
    return (selected[group]?.offsets ?? []).union([index])
  }
}
