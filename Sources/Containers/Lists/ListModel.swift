@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation
import Observation

/// The memory of a list: its sections, its selection, and the states of the rows that exist.
@MainActor final class ListModel {
  private(set) var sections: SectionCollection?
  private(set) var selection: (any AnyListSelection)?
  var look: ListLook?
  /// The state that all rows read.
  let common = ListRowsState()
  private var states: [Subview.ID: WeakState] = [:]
  private var mostStates = 128
  /// The sections whose rows were asked for, and the rows.
  private var knownRows: [Int: (section: SectionConfiguration, rows: SubviewsCollection)] = [:]
  /// The places of rows among their siblings, for the sections where assistive programs asked.
  private var knownSiblings: [Int: ListSiblings] = [:]
  /// The loops whose rows have tags, by their numbers.
  private var tagged: Set<Int> = []
  /// The row at which keys continue, and the one at which a range begins.
  var lead: ListMark?
  var anchor: ListMark?
  /// The text that was typed to find a row, and the time.
  var typed = (text: "", time: Date.distantPast)
  /// Scrolls to a row.
  var scroll: (AnyHashable, UnitPoint?) -> Void = { _, _ in }
  /// The row whose actions are shown.
  weak var openSwipe: ListRowState?
  /// The row beside which a dragged one would be inserted, and the offset in the collection before
  /// which it would be.
  weak var marked: ListRowState?
  var drop: (() -> Int?)?
  /// The row that is being dragged, and the function that releases it.
  var held: (id: Subview.ID, release: @MainActor () -> Void)?
  /// The finger that selects the rows it passes.
  var sweep: ListSweep?
  /// The row whose picture a pointer carries.
  var carried: CarriedRow?
  /// The step to the next column of a split view, where that has no room beside the list.
  var nextColumn: NextColumn?
  /// The menu for the selected rows.
  var menu: ListSelectionMenu?
  /// True if the rows are those of a table.
  var isTable = false
  /// True if the rows are those of a form: groups of controls are opened there by their titles.
  var isForm = false
  /// The element of the whole list.
  weak var element: LayoutElement?

  private struct WeakState {
    weak var state: ListRowState?
  }

  nonisolated init() {}

  func take(_ sections: SectionCollection) {
    self.sections = sections
    knownRows = [:]
    knownSiblings = [:]
    if held == nil && carried == nil { return }
    element?.graph.afterLayout { [weak self] in self?.endDragOfRemovedRow() }
  }

  func take(_ selection: (any AnyListSelection)?) {
    self.selection = selection
    for (_, state) in existing { renew(state) }
  }

  /// True if the list is an outline for assistive programs.
  var isOutline: Bool { common.hasOutline && !isForm && !isTable }

  // MARK: Rows that exist

  /// Returns the state that the parts of a row share: the same object as long as anything holds it.
  func state(of id: Subview.ID) -> ListRowState {
    if let known = states[id]?.state { return known }
    if states.count > mostStates {
      states = states.filter { $0.value.state != nil }
      mostStates = max(128, 2 * states.count)
    }
    let new = ListRowState()
    states[id] = WeakState(state: new)
    return new
  }

  /// The rows that exist, or whose neighbors do.
  var existing: [(id: Subview.ID, state: ListRowState)] {
    states.compactMap { id, weak in weak.state.map { (id, $0) } }
  }

  /// Returns the state of a row if it exists.
  func existingState(of id: Subview.ID) -> ListRowState? { states[id]?.state }

  /// Records the value of a row that exists.
  func note(_ row: ListRowCollection.Element, _ traits: ListRowTraits, in state: ListRowState) {
    let place = ListPosition(section: row.section, row: row.index)
    state.place = place
    if lead?.id == row.id { lead?.place = place }
    state.isLast = row.isLast
    state.isSelectable = !traits.isSelectionDisabled
    state.subview = row.subview
    state.order = traits.order
    state.movement = traits.move
    state.dropPlace = traits.insertion
    state.isItem = traits.isItem
    state.isExpanded = traits.outline?.isExpanded
    state.value = value(of: row.subview, makes: true)
    renew(state)
  }

  private func renew(_ state: ListRowState) {
    state.select(state.value.map { selection?.contains($0) ?? false } ?? false)
  }

  /// Returns the value of a row in the selection; nil if it cannot be selected.
  ///
  /// - Parameter makes: true to make the row so that its tag can be read. Otherwise tags count in
  ///   loops whose rows are known to have some.
  func value(of subview: Subview, makes: Bool) -> AnyHashable? {
    guard let selection else { return nil }
    switch subview.place {
    case .element:
      return subview.element.flatMap { selection.value(tag: $0) }
        ?? subview.identities.lazy.compactMap { selection.value(id: $0) }.first
    case .row(let row):
      if makes || tagged.contains(row.group.number) {
        if let tag = subview.element.flatMap({ selection.value(tag: $0) }) {
          tagged.insert(row.group.number)
          return tag
        }
        return subview.identities.lazy.compactMap { selection.value(id: $0) }.first
      }
      return selection.value(id: row.id) ?? value(of: subview, makes: true)
    }
  }

  // MARK: All rows

  /// The rows of a section, which is made anew where it has ended since it was asked for; nil if
  /// people have closed it.
  func rows(in section: Int) -> SubviewsCollection? {
    if let known = knownRows[section], !known.section.hasEnded {
      return common.isClosed(known.section.id) ? nil : known.rows
    }
    guard let sections, sections.indices.contains(section) else { return nil }
    let made = sections[section]
    knownRows[section] = (made, made.content)
    return common.isClosed(made.id) ? nil : made.content
  }

  func row(at position: ListPosition) -> Subview? {
    guard let rows = rows(in: position.section), rows.indices.contains(position.row) else {
      return nil
    }
    return rows[position.row]
  }

  /// The position behind or before another one, across sections; nil at the ends.
  func position(_ step: Int, from position: ListPosition) -> ListPosition? {
    guard let sections else { return nil }
    var next = position
    next.row += step
    while true {
      if rows(in: next.section)?.indices.contains(next.row) ?? false { return next }
      next.section += step
      guard sections.indices.contains(next.section) else { return nil }
      next.row = step > 0 ? 0 : (rows(in: next.section)?.count ?? 0) - 1
    }
  }

  /// Returns the place of a row that exists among those at its level.
  func siblingPlace(of position: ListPosition, _ outline: OutlineRow?) -> AccessibilityNode.Place? {
    guard let rows = rows(in: position.section) else { return nil }
    if let known = knownSiblings[position.section], known.list === rows.list {
      return known.place(ofRow: position.row, outline)
    }
    let siblings = ListSiblings(rows.list)
    knownSiblings[position.section] = siblings
    return siblings.place(ofRow: position.row, outline)
  }

  /// The first position of the list, or the last.
  func end(_ isLast: Bool) -> ListPosition? {
    guard let sections, !sections.isEmpty else { return nil }
    return isLast
      ? position(-1, from: ListPosition(section: sections.count, row: 0), in: sections)
      : position(1, from: ListPosition(section: 0, row: -1))
  }

  private func position(
    _ step: Int, from position: ListPosition, in sections: SectionCollection
  ) -> ListPosition? {
    for section in sections.indices.reversed() {
      if let count = rows(in: section)?.count, count > 0 {
        return ListPosition(section: section, row: count - 1)
      }
    }
    return nil
  }

  /// Returns the present position of a row.
  func position(of id: Subview.ID) -> ListPosition? {
    if let place = existingState(of: id)?.place, row(at: place)?.id == id { return place }
    guard let section = sections?.list.index(of: id), let rows = rows(in: section) else {
      return nil
    }
    guard case .row(_, let element, let cell) = id.storage else {
      return rows.list.firstIndex(ofElement: id).map { ListPosition(section: section, row: $0) }
    }
    guard let row = rows.list.index(ofExplicitID: element), rows.indices.contains(row + cell),
      rows[row + cell].id == id
    else { return nil }
    return ListPosition(section: section, row: row + cell)
  }

  /// Returns the current position of a row that may have been scrolled away with its section: its
  /// value is then represented by another row.
  func position(of mark: ListMark) -> ListPosition? {
    position(of: mark.id) ?? mark.value.flatMap { position(ofValue: $0) }
  }

  /// Returns the position of the row of a selected value; no section is made to search for it.
  func position(ofValue value: AnyHashable) -> ListPosition? {
    for (id, state) in existing where state.value == value {
      if let position = position(of: id) { return position }
    }
    guard let section = sections?.list.index(ofToldID: value),
      let row = rows(in: section)?.list.index(ofToldID: value)
    else { return nil }
    return ListPosition(section: section, row: row)
  }
}

/// The row of the last action, its value in the selection, and where it was seen last.
struct ListMark {
  let id: Subview.ID
  let value: AnyHashable?
  var place: ListPosition?
}

/// The place of a row in a list.
struct ListPosition: Hashable {
  var section: Int
  var row: Int
}

extension ListPosition: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.section, lhs.row) < (rhs.section, rhs.row)
  }
}

/// The state that the parts of a row share, and that its neighbors read.
///
/// Functions set values that change while rows are evaluated: they read nothing on which the
/// evaluated views would then depend.
@MainActor @Observable final class ListRowState {
  /// The row's settings for the line above it, which the row before draws.
  private(set) var lineAbove = ListSeparators.Line()
  private(set) var isSelected = false
  /// True if the row is a link to what the next column shows.
  private(set) var isOpen = false
  /// True while a finger is on the row, or on a button that shares the row's presses.
  private(set) var isPressed = false
  /// True while a context menu of the row is open.
  var hasOpenMenu = false
  var swipe = RowSwipe()
  /// The edge at which a row that is being dragged would be inserted; nil if it would not be beside
  /// this one.
  var insertion: VerticalEdge?
  /// True if a pointer carries the row, so that it is not seen in its place.
  var isCarried = false
  /// The distance by which the row stands lower to make room for one that is carried.
  var shift: CGFloat = 0
  /// The movement of the loop around the row, whose other rows may pass by this one.
  @ObservationIgnored var order: ListMovement?
  /// The same movement if the row itself can be moved.
  @ObservationIgnored var movement: ListMovement?
  /// True if the row is dragged as an item, which other views may take as well.
  @ObservationIgnored var isItem = false
  /// The receiver of drops above and below the row.
  @ObservationIgnored var dropPlace: ListInsertion?
  @ObservationIgnored weak var element: LayoutElement?
  /// The actions of a press on the row.
  @ObservationIgnored var actions = RowActions()
  /// Opens and closes the rows below; nil if there are none.
  @ObservationIgnored var isExpanded: Binding<Bool>?
  /// The value of the row in the selection.
  @ObservationIgnored var value: AnyHashable?
  @ObservationIgnored var isSelectable = true
  @ObservationIgnored var place: ListPosition?
  @ObservationIgnored var isLast = false
  @ObservationIgnored var subview: Subview?
  @ObservationIgnored private var last = (
    lineAbove: ListSeparators.Line(), isSelected: false, isOpen: false, isPressed: false
  )

  init() {}

  func select(_ isSelected: Bool) {
    if last.isSelected == isSelected { return }
    last.isSelected = isSelected
    self.isSelected = isSelected
  }

  func open(_ isOpen: Bool) {
    if last.isOpen == isOpen { return }
    last.isOpen = isOpen
    self.isOpen = isOpen
  }

  func press(_ isPressed: Bool) {
    if last.isPressed == isPressed { return }
    last.isPressed = isPressed
    self.isPressed = isPressed
  }

  /// True if a pointer has taken away the first row of a section, or the last one.
  var isCarriedFirst: Bool { isCarried && place?.row == 0 }
  var isCarriedLast: Bool { isCarried && isLast }

  /// True if the row stands out among the others.
  var isMarked: Bool { isSelected || isOpen }

  func ask(lineAbove line: ListSeparators.Line) {
    if last.lineAbove == line { return }
    last.lineAbove = line
    lineAbove = line
  }
}

/// The state that all rows of a list read.
@MainActor @Observable final class ListRowsState {
  /// True if there is an outline among the rows, for whose triangles all rows leave space.
  private(set) var hasOutline = false
  /// True if keys are directed to the list.
  var isFocused = false
  /// True if the mark of selected rows shows that keys are directed to the list: not in a window behind others.
  var isEmphasized = false
  /// True if the list is being edited, on a phone.
  private(set) var isEditing = false
  /// The sections of a sidebar that people have closed.
  private var closed: Set<SectionConfiguration.ID> = []
  /// The texts that stand for sections at the side of the list.
  private(set) var index: [ListIndexEntry] = []
  @ObservationIgnored private var last = (hasOutline: false, isEditing: false)
  @ObservationIgnored private var lastIndex: [Subview.ID] = []

  nonisolated init() {}

  func noteOutline() {
    if last.hasOutline { return }
    last.hasOutline = true
    hasOutline = true
  }

  func edit(_ isEditing: Bool) {
    if last.isEditing == isEditing { return }
    last.isEditing = isEditing
    self.isEditing = isEditing
  }

  func show(_ index: [ListIndexEntry]) {
    if lastIndex == index.map(\.id) { return }
    lastIndex = index.map(\.id)
    self.index = index
  }

  func isClosed(_ section: SectionConfiguration.ID) -> Bool { closed.contains(section) }

  func setClosed(_ section: SectionConfiguration.ID, _ isClosed: Bool) {
    if isClosed { closed.insert(section) } else { closed.remove(section) }
  }
}
