import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

/// Takes what is dropped between the rows of a list, below the last one, and into a list without
/// rows.
struct ListDropArea {
  let model: ListModel
}

extension ListDropArea: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let target = element.component(ListDropTarget(model))
    target.model = model
    target.element = element
    element[DropHandler.self] = target
  }
}

/// The handler of a list for drops.
private final class ListDropTarget: DropDestinationTarget, ElementComponent {
  weak var model: ListModel?
  weak var element: LayoutElement?

  init(_ model: ListModel) { self.model = model }

  func accepts(_ items: [NSItemProvider], at point: CGPoint) -> Bool {
    guard let model, let element else { return false }
    model.followDraggedRow()
    return model.dropPlaces(for: items).contains { _ in true }
      || RowInsertion.ofEmptyCollection(below: element.owner, for: items) != nil
  }

  func moved(
    _ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement
  ) -> DropOperation {
    guard let model else { return .forbidden }
    model.showDrop(of: items, at: height(point, in: element))
    return model.marked.map { model.isMove(to: $0) } ?? false ? .move : .copy
  }

  func exited(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) {
    model?.stopDragging()
  }

  func take(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) -> Bool {
    guard let model else { return false }
    let place = model.nearestDropPlace(for: items, at: height(point, in: element))
    let moved = place.flatMap { model.isMove(to: $0.state) ? model.held?.id : nil }
    model.stopDragging()
    if let moved, let place, let index = place.state.order?.index {
      model.move(moved, before: place.isBelow ? index + 1 : index)
      return true
    }
    if let place, let row = place.state.dropPlace, let index = row.index {
      return row.action.insertion.take(items, place.isBelow ? index + 1 : index, element)
    }
    return RowInsertion.ofEmptyCollection(below: element.owner, for: items)?
      .take(items, 0, element) ?? false
  }

  private func height(_ point: CGPoint, in element: LayoutElement) -> CGFloat {
    element.map(to: nil).point(point).y
  }
}

extension ListModel {
  /// Holds the row of this list that is dragged as an item, if people may move it.
  ///
  /// It moves within its collection, and is inserted into others.
  fileprivate func followDraggedRow() {
    guard let element, let source = element.graph.input.drag.source, !source.isRemoved else {
      return
    }
    var view: LayoutElement? = source
    while let current = view, current !== element {
      if let row = existing.first(where: { $0.state.element === current }) {
        if row.state.movement != nil { hold(row.id) }
        return
      }
      view = current.parent
    }
  }

  /// True if the row that is dragged as an item is moved by a drop beside another row.
  fileprivate func isMove(to state: ListRowState) -> Bool {
    guard let held, let movement = existingState(of: held.id)?.movement, let group = movement.group
    else { return false }
    return state.order?.group == group
  }

  /// The rows in view beside which some items may be dropped.
  fileprivate func dropPlaces(
    for items: [NSItemProvider]
  ) -> some Sequence<(state: ListRowState, frame: CGRect)> {
    existing.lazy.compactMap { _, state in
      let takes =
        state.dropPlace.map { $0.action.insertion.accepts(items) && $0.index != nil } ?? false
      guard takes || self.isMove(to: state) else { return nil }
      return state.frameInWindow.map { (state, $0) }
    }
  }

  /// The row that is nearest to a height in the window.
  fileprivate func nearestDropPlace(
    for items: [NSItemProvider], at height: CGFloat
  ) -> (state: ListRowState, isBelow: Bool)? {
    var best: (state: ListRowState, isBelow: Bool, distance: CGFloat)?
    for (state, frame) in dropPlaces(for: items) {
      let distance = max(frame.minY - height, height - frame.maxY, 0)
      if best.map({ distance < $0.distance }) ?? true {
        best = (state, height > frame.midY, distance)
      }
    }
    return best.map { ($0.state, $0.isBelow) }
  }

  /// Shows where a drop would go; near an edge of the list, rows beyond it come into view.
  fileprivate func showDrop(of items: [NSItemProvider], at height: CGFloat) {
    markDrop(of: items, at: height)
    guard let row = existing.lazy.compactMap(\.state.element).first(where: { !$0.isRemoved })
    else { return }
    let place = CGPoint(x: 0, y: height)
    row.graph[EdgeScroll.self].follow(place, axes: .vertical, in: row) { [weak self] point in
      self?.markDrop(of: items, at: point.y)
    }
  }

  private func markDrop(of items: [NSItemProvider], at height: CGFloat) {
    endMarking()
    guard let place = nearestDropPlace(for: items, at: height) else { return }
    place.state.insertion = place.isBelow ? .bottom : .top
    marked = place.state
  }
}
