import CoreTransferable
import EspalierCore
import Foundation

nonisolated extension DynamicViewContent {
  /// Lets things of some types be dropped between the rows, which are arranged vertically.
  ///
  /// - Parameter action: gets the offset in the collection before which the items were dropped, and
  ///   the items.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: supportedContentTypes.map(\.identifier), perform: action)
  }

  /// Lets things of types with some identifiers be dropped between the rows, which are arranged
  /// vertically.
  ///
  /// - Parameter action: gets the offset in the collection before which the items were dropped, and
  ///   the items.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(RowInsertion(of: acceptedTypeIdentifiers, perform: action))
  }
}

extension RowInsertion {
  /// Takes items of some types.
  package init(of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) {
    // Drops are taken on the main actor.
    nonisolated(unsafe) let action = action
    self.init {
      !$0.providing(types).isEmpty
    } take: { items, offset, _ in
      action(offset, items.providing(types))
      return true
    }
  }
}
