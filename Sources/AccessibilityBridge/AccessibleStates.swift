import Espalier
import EspalierDrawing
import Foundation

/// The states of an object: one bit for each, by the numbers of AT-SPI.
struct AccessibleStates: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: Int) { rawValue = 1 << bit }

  static let active = AccessibleStates(bit: 1)
  static let checked = AccessibleStates(bit: 4)
  static let collapsed = AccessibleStates(bit: 5)
  static let defunct = AccessibleStates(bit: 6)
  static let editable = AccessibleStates(bit: 7)
  static let enabled = AccessibleStates(bit: 8)
  static let expandable = AccessibleStates(bit: 9)
  static let expanded = AccessibleStates(bit: 10)
  static let focusable = AccessibleStates(bit: 11)
  static let focused = AccessibleStates(bit: 12)
  static let horizontal = AccessibleStates(bit: 14)
  static let modal = AccessibleStates(bit: 16)
  static let multiLine = AccessibleStates(bit: 17)
  static let multiSelectable = AccessibleStates(bit: 18)
  static let resizable = AccessibleStates(bit: 21)
  static let selectable = AccessibleStates(bit: 22)
  static let selected = AccessibleStates(bit: 23)
  static let sensitive = AccessibleStates(bit: 24)
  static let showing = AccessibleStates(bit: 25)
  static let singleLine = AccessibleStates(bit: 26)
  static let visible = AccessibleStates(bit: 30)
  static let indeterminate = AccessibleStates(bit: 32)
  static let selectableText = AccessibleStates(bit: 38)
  static let checkable = AccessibleStates(bit: 41)

  /// The states with the names by which changes are reported.
  static let named: [(AccessibleStates, String)] = [
    (active, "active"), (checked, "checked"), (collapsed, "collapsed"), (defunct, "defunct"),
    (editable, "editable"), (enabled, "enabled"), (expandable, "expandable"),
    (expanded, "expanded"), (focusable, "focusable"), (focused, "focused"),
    (horizontal, "horizontal"), (modal, "modal"), (multiLine, "multi-line"),
    (multiSelectable, "multiselectable"), (resizable, "resizable"),
    (selectable, "selectable"), (selected, "selected"), (sensitive, "sensitive"),
    (showing, "showing"), (singleLine, "single-line"), (visible, "visible"),
    (indeterminate, "indeterminate"), (selectableText, "selectable-text"),
    (checkable, "checkable"),
  ]

  /// The form of messages: the lower half first.
  var value: DBusValue {
    .array(
      of: "u", [.uint32(UInt32(truncatingIfNeeded: rawValue)), .uint32(UInt32(rawValue >> 32))])
  }

  /// - Parameter area: the visible part of the window; elements outside of it are not showing.
  init(_ node: AccessibilityNode, in area: CGRect) {
    self = .visible
    func add(_ states: AccessibleStates, if isSo: Bool) { if isSo { formUnion(states) } }
    add([.enabled, .sensitive], if: node.isEnabled)
    add(.showing, if: !node.frame.isEmpty && !node.frame.overlap(with: area).isEmpty)
    // A list's keys select other rows from the current one: programs follow the focus there.
    add(.focusable, if: node.isFocusable && node.isEnabled || node.isCurrent)
    add(.focused, if: node.isFocused || node.isCurrent)
    add(.modal, if: node.isModal)
    add(.multiSelectable, if: node.selectsSeveral)
    if let isExpanded = node.isExpanded {
      formUnion([.expandable, isExpanded ? .expanded : .collapsed])
    }
    switch node.role {
    case .toggle, .checkbox, .radioButton:
      formUnion(.checkable)
      add(.checked, if: node.isOn)
      add(.indeterminate, if: node.isMixed)
    case .menuItem where node.isMarked:
      formUnion(.checkable)
      add(.checked, if: node.isOn)
      add(.indeterminate, if: node.isMixed)
    case .tab, .menuItem: formUnion(.selectable)
    case .row, .outlineRow, .tableRow: add(.selectable, if: node.actions.contains(.press))
    case .textField, .secureField: formUnion([.singleLine, .selectableText])
    case .textEditor: formUnion([.multiLine, .selectableText])
    case .slider: formUnion(.horizontal)
    case .progress: add(.indeterminate, if: node.position == nil)
    default: break
    }
    add([.selected, .selectable], if: node.isSelected && node.role != .radioButton)
    add(.editable, if: node.isEnabled && node.takesText)
  }
}

extension AccessibilityNode {
  /// True if a line of a menu can be on or off.
  var isMarked: Bool { isChoice || !value.isEmpty }

  /// True if a control that can be on or off is on.
  var isOn: Bool { isSelected || value == "1" }

  /// True if a control that can be on or off stands for several of which only some are on.
  var isMixed: Bool { value == "mixed" }

  /// True if text is typed into the element.
  var takesText: Bool { isField && actions.contains(.setValue("")) }

  var isField: Bool {
    role == .textField || role == .secureField || role == .textEditor
  }
}
