import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Gives the items of the drags that begin at views in this view, which name only their identifiers.
  ///
  ///     LazyVGrid(columns: columns) {
  ///       ForEach(photos) { PhotoCell($0).draggable(containerItemID: $0.id) }
  ///     }
  ///     .dragContainer(for: Photo.self) { ids in photos.filter { ids.contains($0.id) } }
  ///     .dragContainerSelection(Array(selection))
  ///
  /// - Parameter payload: called when a drag begins, with the identifiers of all selected views if the one that is dragged
  ///   is among them, or else with its own.
  public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item, Item.ID: Sendable {
    dragContainer(for: Item.self, itemID: \.id, in: namespace, payload)
  }

  /// Gives the items of the drags that begin at views in this view, whose identifiers a key path reads.
  ///
  /// - Parameter payload: called when a drag begins, with the identifiers of all selected views if the one that is dragged
  ///   is among them, or else with its own.
  public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Data.Element == Item {
    modifier(
      DragContainerModifier<ItemID>(key: DragContainerKey(ItemID.self, namespace)) { ids in
        payload(ids).map { NSItemProvider(transferring: $0) }
      })
  }

  /// Gives the items of the drags that begin at views in this view, where each drag has those of one identifier.
  @_disfavoredOverload
  public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping (Item.ID) -> Data
  ) -> some View where Data.Element == Item, Item.ID: Sendable {
    dragContainer(for: Item.self, itemID: \.id, in: namespace, payload)
  }

  /// Gives the items of the drags that begin at views in this view, where each drag has those of one identifier.
  @_disfavoredOverload
  public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping (ItemID) -> Data
  ) -> some View where Data.Element == Item {
    modifier(
      DragContainerModifier<ItemID>(
        key: DragContainerKey(ItemID.self, namespace), takesSelection: false
      ) { ids in ids.flatMap { payload($0).map { NSItemProvider(transferring: $0) } } })
  }

  /// Names the selected views of the drag containers in this view or around it; a drag that begins at one of them carries
  /// all.
  public func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(
      DragSelectionModifier<ItemID>(
        key: DragContainerKey(ItemID.self, containerNamespace), selection: selection))
  }

  /// Lets the view be dragged with the items that the drag container around it has for an identifier.
  public func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    draggable(
      DraggedItem(
        key: DragContainerKey(ItemID.self, containerNamespace), id: { containerItemID },
        provider: { nil }))
  }

  /// Lets the view be dragged with an item, or with those that a drag container around it has for its identifier; nothing is
  /// dragged without an item.
  public func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View where Item.ID: Sendable {
    draggable(Item.self, id: \.id, containerNamespace: containerNamespace, item)
  }

  /// Lets the view be dragged with an item, or with those that a drag container around it has for its identifier; nothing is
  /// dragged without an item.
  public func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil,
    _ item: @escaping () -> Item?
  ) -> some View where Item.ID: Sendable {
    draggable(Item.self, id: \.id, containerNamespace: containerNamespace, item)
  }

  /// Lets the view be dragged with an item, or with those that a drag container around it has for its identifier; nothing is
  /// dragged without an item.
  public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>,
    item: @autoclosure @escaping () -> Item?, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    draggable(Item.self, id: id, containerNamespace: containerNamespace, item)
  }

  /// Lets the view be dragged with an item, or with those that a drag container around it has for its identifier; nothing is
  /// dragged without an item.
  public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>,
    containerNamespace: Namespace.ID? = nil, _ payload: @escaping () -> Item?
  ) -> some View {
    draggable(
      DraggedItem(
        key: DragContainerKey(ItemID.self, containerNamespace),
        id: { payload().map { $0[keyPath: id] } },
        provider: { payload().map { NSItemProvider(transferring: $0) } }))
  }

  private func draggable<ItemID: Hashable>(_ item: DraggedItem<ItemID>) -> some View {
    modifier(ContainedDragModifier(item: item))
  }
}

/// A drag container as the views in it name it: by the type of its identifiers, and its namespace.
struct DragContainerKey: Hashable {
  let type: ObjectIdentifier
  let namespace: Namespace.ID?

  init<ItemID>(_ type: ItemID.Type, _ namespace: Namespace.ID?) {
    self.type = ObjectIdentifier(type)
    self.namespace = namespace
  }
}

/// A view that can be dragged, as it tells its container.
struct DraggedItem<ItemID: Hashable> {
  let key: DragContainerKey
  /// The identifier; nil if there is nothing to drag.
  let id: () -> ItemID?
  /// The view's own item, for drags outside of containers.
  let provider: () -> NSItemProvider?

  /// The items of a drag of the view that begins now.
  @MainActor func items(at element: LayoutElement) -> [NSItemProvider] {
    guard let id = id() else { return [] }
    var selected: [ItemID]?
    var container: DragContainer<ItemID>?
    var next: LayoutElement? = element
    while let current = next {
      if container == nil, let found = current[DragContainer<ItemID>.self], found.key == key {
        container = found
      }
      if selected == nil, let found = current[DragSelection<ItemID>.self], found.key == key {
        selected = found.selection()
      }
      next = current.parent
    }
    guard let container else { return provider().map { [$0] } ?? [] }
    let ids = selected.map { $0.contains(id) && container.takesSelection ? $0 : [id] } ?? [id]
    return container.payload(ids)
  }
}

/// The items of the views in a view, by their identifiers.
@MainActor private final class DragContainer<ItemID: Hashable>: ElementComponent {
  var key: DragContainerKey
  var takesSelection = true
  var payload: ([ItemID]) -> [NSItemProvider] = { _ in [] }

  init(key: DragContainerKey) { self.key = key }
}

/// The identifiers of the selected views in a view.
@MainActor private final class DragSelection<ItemID: Hashable>: ElementComponent {
  var key: DragContainerKey
  var selection: () -> [ItemID] = { [] }

  init(key: DragContainerKey) { self.key = key }
}

private struct DragContainerModifier<ItemID: Hashable> {
  let key: DragContainerKey
  var takesSelection = true
  let payload: ([ItemID]) -> [NSItemProvider]
}

extension DragContainerModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let container = element.component(DragContainer<ItemID>(key: key))
    container.key = key
    container.takesSelection = takesSelection
    container.payload = payload
  }
}

private struct DragSelectionModifier<ItemID: Hashable> {
  let key: DragContainerKey
  let selection: () -> [ItemID]
}

extension DragSelectionModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let selected = element.component(DragSelection<ItemID>(key: key))
    selected.key = key
    selected.selection = selection
  }
}
