import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierInteraction
import Foundation

nonisolated extension DynamicViewContent {
  /// Lets values of a type be dropped between the rows, which are arranged vertically.
  ///
  /// - Parameter action: gets the values, and the offset in the collection before which they were
  ///   dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(RowInsertion(for: payloadType, action: action))
  }
}

extension RowInsertion {
  /// Takes values of a type.
  init<T: Transferable>(for payloadType: T.Type, action: @escaping ([T], Int) -> Void) {
    // Drops are taken on the main actor.
    nonisolated(unsafe) let action = action
    self.init {
      $0.contains { $0.provides(T.self) }
    } take: { items, offset, row in
      let graph = row.graph
      return items.load(T.self, "dropped", graph.diagnostics, at: row.owner.path) { values in
        graph.input.act { action(values, offset) }
        return true
      }
    }
  }
}
