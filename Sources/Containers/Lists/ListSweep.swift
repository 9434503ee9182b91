@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// A finger that moves along the circles of rows while a phone's list is edited.
///
/// As in UIKit, the rows from the first to the one beside the finger become what a tap would make of the first: selected, or
/// not. Those that the finger leaves again are as they were.
struct ListSweep {
  /// The row where the finger was put down.
  let start: ListMark
  /// The selection before that.
  let base: Set<AnyHashable>
  /// True if rows are selected, false if they are taken from the selection.
  let selects: Bool
  /// The row beside the finger.
  var end: ListPosition?
  /// Lets the first row leave, which is kept while the finger is down.
  let release: @MainActor () -> Void
}

extension ListModel {
  /// The distance that a finger moves before it is more than a tap.
  private static let slop: CGFloat = 8

  /// Follows a finger that was put down on the circle of a row; near an edge of the list, rows beyond it come into view.
  func sweep(_ id: Subview.ID, from start: CGPoint, to point: CGPoint) {
    guard let row = existingState(of: id)?.element, !row.isRemoved else { return endSweep() }
    if sweep?.start.id != id {
      if point.distance(to: start) < Self.slop { return }
      beginSweep(id, row)
    }
    reach(point)
    row.graph[EdgeScroll.self].follow(point, axes: .vertical, in: row) { [weak self] point in
      self?.reach(point)
    }
  }

  private func beginSweep(_ id: Subview.ID, _ row: LayoutElement) {
    endSweep()
    guard let selection, let state = existingState(of: id), state.isSelectable,
      let value = state.value
    else { return }
    closeSwipe()
    let base = selection.all
    sweep = ListSweep(
      start: ListMark(id: id, value: value, place: state.place), base: base,
      selects: !base.contains(value), release: row.graph[HeldRows.self].hold(row) ?? {})
  }

  /// Selects the rows between the first and the one that is nearest to a point of the window.
  private func reach(_ point: CGPoint) {
    guard let sweep, let selection, let start = position(of: sweep.start) else { return endSweep() }
    let rows = existing.compactMap { id, state in
      state.frameInWindow.map { (id, max($0.minY - point.y, point.y - $0.maxY, 0)) }
    }
    guard let nearest = rows.min(by: { $0.1 < $1.1 }), let end = position(of: nearest.0),
      end != sweep.end
    else { return }
    self.sweep?.end = end
    let values = Set(values(from: min(start, end), to: max(start, end)))
    selection.replace(
      by: Array(sweep.selects ? sweep.base.union(values) : sweep.base.subtracting(values)))
    lead = sweep.start
  }

  /// Ends the sweep; what it has selected stays so.
  func endSweep() {
    guard let ended = sweep else { return }
    sweep = nil
    ended.release()
    element?.graph[EdgeScroll.self].end()
  }
}
