import Foundation

extension [AccessibilityNode] {
  /// These elements, with values without a name named by the text before them on the same line.
  ///
  /// People who see them, as in a row of a grid, read it as their name, and assistive programs need
  /// a name for an element with a value.
  package var named: [AccessibilityNode] {
    guard contains(where: \.lacksName) else { return self }
    var last: AccessibilityNode?
    return map { node in
      defer { last = node }
      guard node.lacksName, let last, last.role == .text, last.isBeside(node) else { return node }
      var node = node
      node.label = last.label
      return node
    }
  }
}

extension AccessibilityNode {
  fileprivate var lacksName: Bool {
    switch role {
    case .slider, .stepper, .textField, .secureField, .textEditor, .picker, .progress, .gauge:
      label.isEmpty
    case .window, .group, .text, .heading, .image, .button, .link, .toggle, .checkbox,
      .radioButton, .menuBar, .menu, .menuItem, .scrollArea, .list, .row, .outline,
      .outlineRow, .tab, .tabList, .dialog, .table, .rowGroup, .tableRow, .cell, .columnHeader,
      .disclosure:
      false
    }
  }

  /// Returns whether the middles of two elements are on one line.
  fileprivate func isBeside(_ other: AccessibilityNode) -> Bool {
    frame.minY < other.frame.midY && other.frame.midY < frame.maxY
      || other.frame.minY < frame.midY && frame.midY < other.frame.maxY
  }
}
