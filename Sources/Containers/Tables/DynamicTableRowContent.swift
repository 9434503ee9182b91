import CoreTransferable
import EspalierCore
import EspalierInteraction
import Foundation

/// Rows of a table that are made from a collection.
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue, Data>: TableRowContent {
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension TableForEachContent: DynamicTableRowContent {}

extension DynamicTableRowContent {
  /// Lets things of some types be dropped between the rows.
  ///
  /// - Parameter action: gets the offset in the collection before which the items were dropped, and
  ///   the items.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue, Data> {
    let types = supportedContentTypes.map(\.identifier)
    return ChangedTableRows(base: self) { $0.modifier(RowInsertion(of: types, perform: action)) }
  }

  /// Lets values of a type be dropped between the rows.
  ///
  /// - Parameter action: gets the offset in the collection before which the values were dropped, and
  ///   the values.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue, Data> {
    ChangedTableRows(base: self) { rows in
      rows.modifier(RowInsertion(for: payloadType) { action($1, $0) })
    }
  }

  /// Lets people move elements, which calls `action` with their offsets in the collection and the
  /// offset before which they go; nil makes this impossible.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicTableRowContent<TableRowValue, Data> {
    ChangedTableRows(base: self) {
      $0.modifier(TraitWriter(key: MoveActionTrait.self, value: action as Any))
    }
  }

  /// Lets people delete elements, which calls `action` with their offsets in the collection; nil
  /// makes this impossible.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicTableRowContent<TableRowValue, Data> {
    ChangedTableRows(base: self) {
      $0.modifier(TraitWriter(key: DeleteActionTrait.self, value: action as Any))
    }
  }
}
