import Espalier
import EspalierDrawing
import Foundation

extension Session {
  /// Has an element perform an action for an assistive program, and returns whether it did.
  ///
  /// An element that can be pressed, or has a menu, but no action of its own gets a click, as a person
  /// would make it.
  @discardableResult package func perform(
    _ action: AccessibilityNode.Action, on id: Int
  ) -> Bool {
    if graph.perform(action, on: id) { return true }
    guard let button = action.button,
      let node = graph.accessibilityTree().first(where: { $0.id == id }), node.isEnabled,
      !node.frame.isEmpty
    else { return false }
    let point = node.activationPoint ?? CGPoint(x: node.frame.midX, y: node.frame.midY)
    let now = graph.clock.now.timeIntervalSinceReferenceDate
    send(.pointer(PointerEvent(.moved, at: point, timestamp: now)))
    for phase in [PointerEvent.Phase.down, .up] {
      send(.pointer(PointerEvent(phase, at: point, button: button, timestamp: now)))
    }
    return true
  }
}

extension AccessibilityNode.Action {
  /// The button of the pointer whose click does the same; nil if none does.
  fileprivate var button: PointerEvent.MouseButton? {
    switch self {
    case .press: .primary
    case .showMenu: .secondary
    case .increment, .decrement, .focus, .escape, .magicTap, .setValue, .select, .replaceText,
      .scrollIntoView, .named:
      nil
    }
  }
}

extension AccessibilityNode.Role {
  /// True if elements of this role are pressed.
  package var isPressed: Bool {
    switch self {
    case .button, .link, .toggle, .checkbox, .radioButton, .menuItem, .tab, .disclosure: true
    case .window, .group, .text, .heading, .image, .slider, .stepper, .textField, .secureField,
      .textEditor, .picker, .menu, .menuBar, .progress, .gauge, .scrollArea, .list, .row, .outline,
      .outlineRow, .table, .rowGroup, .tableRow, .cell, .columnHeader, .tabList, .dialog:
      false
    }
  }
}

extension AccessibilityNode {
  /// The first of this element and those inside it for which `isWanted` holds.
  package func first(where isWanted: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
    var pending = [self]
    while let node = pending.popLast() {
      if isWanted(node) { return node }
      pending += node.children.reversed()
    }
    return nil
  }
}
