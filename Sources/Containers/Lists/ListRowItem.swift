import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

enum ItemProviderTrait {}

nonisolated extension View {
  /// Lets a row of a list be dragged: `action` returns the item when a drag begins, or nil to drag nothing.
  ///
  /// The items of rows that are selected together are dragged together. Within the collection of the row the drag moves
  /// it, where people may do that.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    // Drags begin on the main actor.
    nonisolated(unsafe) let action = action
    return modifier(TraitWriter(key: ItemProviderTrait.self, value: action as Any))
  }
}

/// Lets a row be dragged as an item.
struct ListRowItem: ViewModifier {
  let id: Subview.ID
  let model: ListModel

  func body(content: Content) -> some View {
    content.onDrag {
      model.draggedItems(id)
    } picture: { point in
      guard let state = model.existingState(of: id), let look = model.look else { return [] }
      let isAlone = !(state.isSelected && model.selection?.allowsSeveral == true)
      if isAlone, let picture = state.subview.flatMap({ ListRowTraits(of: $0).dragPicture }) {
        return picture(point)
      }
      return model.pictures(of: state, look) { $0.isItem }
    }
  }
}

extension ListModel {
  /// The items of a row that is dragged: of a selected one, those of all selected rows in order.
  fileprivate func draggedItems(_ id: Subview.ID) -> [NSItemProvider] {
    guard let state = existingState(of: id), let row = state.subview else { return [] }
    // A drag container has the items of all selected views.
    let isAlone = !state.isSelected || ListRowTraits(of: row).asksDragContainer
    guard !isAlone, selection?.allowsSeveral == true else { return items(of: [row]) }
    var selected: [(place: ListPosition, row: Subview)] = []
    forEachSelectedRow { row in
      if let place = position(of: row.id) { selected.append((place, row)) }
    }
    return items(of: selected.sorted { $0.place < $1.place }.map(\.row))
  }

  private func items(of rows: [Subview]) -> [NSItemProvider] {
    rows.flatMap { ListRowTraits(of: $0).items }
  }
}
