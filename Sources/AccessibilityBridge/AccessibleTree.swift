import Espalier
import EspalierDrawing
import Foundation

/// The elements of a window, each to be found by its id.
struct AccessibleTree {
  struct Entry {
    /// The element without its children.
    var node: AccessibilityNode
    /// The id of the parent; nil for the window itself.
    var parent: Int?
    /// The place among the parent's children.
    var index = 0
    var children: [Int] = []
    /// The area of the window that is visible through the scroll areas around the element.
    var visibleArea = CGRect.zero
  }

  /// The id of the window itself.
  let root: Int
  private(set) var entries: [Int: Entry] = [:]
  private(set) var focused: Int?

  /// The largest number of elements: more would never be read.
  private static let limit = 50_000

  init(_ window: AccessibilityNode) {
    root = window.id
    var pending = [(node: window, parent: Int?.none, index: 0, area: window.frame)]
    while let (node, parent, index, area) = pending.popLast(), entries.count < Self.limit {
      var entry = Entry(
        node: node, parent: parent, index: index, children: node.parts(in: area).map(\.node.id))
      if node.label.isEmpty, node.isNamedByContent { entry.node.label = node.spokenContent }
      entry.node.children = []
      entry.visibleArea = area
      entries[node.id] = entry
      if node.isFocused || node.isCurrent { focused = node.id }
      for (index, child) in node.parts(in: area).enumerated().reversed() {
        pending.append((child.node, node.id, index, child.area))
      }
    }
  }

  subscript(id: Int) -> Entry? { entries[id] }
}

extension AccessibilityNode {
  /// The elements inside, each with the area in which it is visible.
  ///
  /// Rows are told to be children of their list: the scroll area between the two is left out.
  fileprivate func parts(in area: CGRect) -> [(node: AccessibilityNode, area: CGRect)] {
    let inside = role == .scrollArea ? area.overlap(with: frame) : area
    return children.named.flatMap { child in
      (role == .list || role == .outline) && child.role == .scrollArea
        ? child.parts(in: inside) : [(child, inside)]
    }
  }

  /// True if an element without a name of its own is named after its content.
  fileprivate var isNamedByContent: Bool {
    switch role {
    case .row, .outlineRow, .tableRow, .cell, .columnHeader: true
    case .window, .group, .text, .heading, .image, .button, .link, .toggle, .checkbox, .slider,
      .stepper, .textField, .secureField, .textEditor, .picker, .radioButton, .menuBar, .menu,
      .menuItem, .progress, .gauge, .scrollArea, .list, .outline, .tab, .tabList, .dialog, .table,
      .rowGroup, .disclosure:
      false
    }
  }

  /// The names of the elements inside, in order, and what is written in fields.
  fileprivate var spokenContent: String {
    var names: [String] = []
    var pending = Array(children.reversed())
    while let node = pending.popLast() {
      if !node.label.isEmpty { names.append(node.label) }
      let isWritten = node.role == .textField || node.role == .textEditor
      if isWritten, !node.value.isEmpty { names.append(node.value) }
      if node.label.isEmpty { pending += node.children.reversed() }
    }
    return names.joined(separator: ", ")
  }
}
