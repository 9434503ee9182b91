import CoreTransferable
@_spi(Espalier) import EspalierCore
import Foundation

/// Handles items that are dragged over a view and dropped on it.
///
///     struct Trash: DropDelegate {
///       func performDrop(info: DropInfo) -> Bool {
///         delete(info.itemProviders(for: [.plainText]))
///       }
///     }
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns true if a drop that has come over the view can be taken; true by default.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes the dropped items, and returns true if it did.
  func performDrop(info: DropInfo) -> Bool

  /// Called when a drop that can be taken has come over the view.
  func dropEntered(info: DropInfo)

  /// Called when the drop has moved; nil leaves the proposal as it was, at first to copy.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when the drop has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }

  public func dropEntered(info: DropInfo) {}

  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  public func dropExited(info: DropInfo) {}
}

/// The items that are dragged over a view, and their place.
public struct DropInfo {
  /// The pointer's place, in the view's coordinates.
  public let location: CGPoint
  let items: [NSItemProvider]

  init(_ items: [NSItemProvider], at location: CGPoint) {
    self.items = items
    self.location = location
  }

  /// Returns true if one of the dragged items can become one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns true if one of the dragged items can become one of the types with these identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool {
    !itemProviders(for: types).isEmpty
  }

  /// Returns the dragged items that can become one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }

  /// Returns the dragged items that can become one of the types with these identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    items.providing(types)
  }
}

extension [NSItemProvider] {
  /// Those that can become one of the types.
  func providing(_ types: [String]) -> [NSItemProvider] {
    filter { item in types.contains { item.hasItemConformingToTypeIdentifier($0) } }
  }
}
