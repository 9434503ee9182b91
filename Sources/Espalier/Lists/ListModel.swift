import Foundation
import Observation

/// What a list remembers: its sections, and what is known of the rows that exist.
@MainActor final class ListModel {
  private(set) var sections: SectionCollection?
  /// What all rows look at.
  let common = ListRowsState()
  private var states: [Subview.ID: WeakState] = [:]
  private var mostStates = 128

  private struct WeakState {
    weak var state: ListRowState?
  }

  nonisolated init() {}

  func take(_ sections: SectionCollection) { self.sections = sections }

  /// What the parts of a row share; the same as long as somebody holds it.
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
}

/// What the parts of a row share, and its neighbors look at.
@MainActor @Observable final class ListRowState {
  /// Whether there is no line above the row, where the row before would have one.
  var hidesLineAbove = false
  var isSelected = false

  init() {}
}

/// What all rows of a list look at.
@MainActor @Observable final class ListRowsState {
  /// Whether there is an outline among the rows, for whose triangles all rows make room.
  var hasOutline = false

  nonisolated init() {}
}
