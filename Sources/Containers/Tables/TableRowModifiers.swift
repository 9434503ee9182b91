import CoreTransferable
import EspalierControls
import EspalierCore
import EspalierInteraction
import Foundation

/// Rows with a modifier around each of them.
struct ChangedTableRows<Base: TableRowContent, Rows: View> {
  let base: Base
  let change: @MainActor (Base._Rows) -> Rows
}

extension ChangedTableRows: TableRowContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableRowBody = Never

  func _rows(_ table: _TableCells<Base.TableRowValue>) -> Rows { change(base._rows(table)) }
}

extension ChangedTableRows: DynamicTableRowContent where Base: DynamicTableRowContent {
  var data: Base.Data { base.data }
}

extension TableRowContent {
  /// Gives the rows a menu, which a click with the second button opens.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return ChangedTableRows(base: self) { $0.contextMenu { items } }
  }

  /// Gives the rows a menu, which a click with the second button opens; on the phone, with a preview
  /// above it.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let (items, preview) = (menuItems(), preview())
    return ChangedTableRows(base: self) { rows in
      rows.contextMenu {
        items
      } preview: {
        preview
      }
    }
  }

  /// Calls `action` when the pointer comes over a row and when it leaves.
  public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(base: self) { $0.onHover(perform: action) }
  }

  /// Keeps people from selecting the rows.
  public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(base: self) { $0.selectionDisabled(isDisabled) }
  }

  /// Lets the rows be dragged: `payload` gives the value when a drag begins.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(base: self) { $0.itemProvider { NSItemProvider(transferring: payload()) } }
  }

  /// Lets the rows be dragged: `action` returns the item when a drag begins, or nil to drag nothing.
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(base: self) { $0.itemProvider(action) }
  }

  /// Lets values of a type be dropped on the rows.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(base: self) { rows in
      rows.dropDestination(for: payloadType) { values, _ in
        action(values)
        return true
      }
    }
  }
}
