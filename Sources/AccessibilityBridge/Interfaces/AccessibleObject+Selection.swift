import Espalier

/// `org.a11y.atspi.Selection`: the rows of a list that are selected, of those that exist.
extension AccessibleObject {
  /// True for a list whose rows can be selected; a table answers such questions by the numbers of its rows.
  var holdsSelection: Bool {
    guard let node else { return false }
    return node.selectsRows && node.role != .table
  }

  /// The selected children, in order.
  var selectedRows: [Int] { (entry?.children ?? []).filter { isSelected($0) } }

  private func isSelected(_ id: Int) -> Bool { window?.tree?[id]?.node.isSelected ?? false }

  private func child(_ index: Int) -> Int? {
    guard let children = entry?.children, children.indices.contains(index) else { return nil }
    return children[index]
  }

  func selectionAnswer(_ member: String, _ arguments: AccessibleArguments) -> AccessibleAnswer {
    switch member {
    // No action of a row selects others, or takes it from the selection.
    case "SelectAll", "ClearSelection": return .values([.bool(false)])
    case "GetSelectedChild", "SelectChild", "IsChildSelected", "DeselectSelectedChild",
      "DeselectChild":
      guard let index = arguments.int(0) else { return .badArguments }
      return .values([selectionAnswer(member, index)])
    default: return .unknownMember
    }
  }

  private func selectionAnswer(_ member: String, _ index: Int) -> DBusValue {
    switch member {
    case "GetSelectedChild":
      guard selectedRows.indices.contains(index), let window else { return Self.nothing }
      return application.told(window.reference(selectedRows[index]))
    case "SelectChild": return .bool(child(index).map(select) ?? false)
    case "IsChildSelected": return .bool(child(index).map(isSelected) ?? false)
    default: return .bool(false)
    }
  }

  private func select(_ id: Int) -> Bool {
    if isSelected(id) { return true }
    guard let window, window.tree?[id]?.node.actions.contains(.press) == true else { return false }
    application.wasOperated = true
    return window.host.session.perform(.press, on: id)
  }
}
