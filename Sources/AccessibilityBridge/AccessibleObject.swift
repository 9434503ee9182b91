import Espalier
import EspalierDrawing
import Foundation

/// An object while a question about it is answered.
@MainActor struct AccessibleObject {
  let application: AccessibleApplication
  let reference: AccessibleReference
  /// The window; nil for the app itself, and for an element that has been removed.
  let window: AccessibleWindow?
  let entry: AccessibleTree.Entry?

  var isApplication: Bool { reference == .application }

  var node: AccessibilityNode? { entry?.node }

  var role: AccessibleRole {
    node.map { AccessibleRole($0.role) } ?? .application
  }

  // MARK: What it says

  var name: String {
    guard let node else { return application.name }
    // The name of a text includes its value, which would not be read otherwise.
    let isText = node.role == .text || node.role == .heading
    return isText && !node.value.isEmpty
      ? [node.label, node.value].filter { !$0.isEmpty }.joined(separator: ", ") : node.label
  }

  var explanation: String {
    guard let node else { return "" }
    let isShownOtherwise =
      node.isField || node.position != nil || [.text, .heading].contains(node.role)
      || [.toggle, .checkbox, .radioButton, .menuItem].contains(node.role)
    return ([isShownOtherwise ? "" : node.value, node.hint] + node.details)
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  var states: AccessibleStates {
    guard let window, let entry else {
      return isApplication ? [.enabled, .sensitive, .showing, .visible] : .defunct
    }
    var states = AccessibleStates(entry.node, in: entry.visibleArea)
    if entry.parent == nil {
      states.formUnion([.resizable, .showing])
      if window.isActive { states.formUnion(.active) }
    }
    return states
  }

  // MARK: Neighbors

  var parent: DBusValue {
    guard let window, let entry else { return application.parent }
    return application.value(entry.parent.map { window.reference($0) } ?? .application)
  }

  var children: [AccessibleReference] {
    if isApplication { return application.windows.map { .window($0.number) } }
    guard let window, let entry else { return [] }
    return entry.children.map { window.reference($0) }
  }

  var indexInParent: Int {
    guard let entry, let window else { return -1 }
    if entry.parent != nil { return entry.index }
    return application.windows.firstIndex { $0 === window } ?? -1
  }

  // MARK: Places

  /// The place of a rectangle of the window's content, by one of AT-SPI's kinds of coordinates:
  /// those of the screen, of the window, or of the parent.
  func place(_ rect: CGRect, coordinates: Int) -> CGRect {
    guard let window else { return .zero }
    let scale = window.host.unitsPerPoint
    var place = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
    var corner = CGPoint.zero
    if coordinates == 0 {
      corner = window.host.screenOrigin
    } else if coordinates == 2, let parent = entry?.parent.flatMap({ window.tree?[$0] }) {
      corner = CGPoint(
        x: -parent.node.frame.minX * scale, y: -parent.node.frame.minY * scale)
    }
    place.origin.x += corner.x
    place.origin.y += corner.y
    return place
  }

  /// The point of the window's content that the coordinates of a question mean.
  func point(_ x: Int, _ y: Int, coordinates: Int) -> CGPoint {
    let origin = place(.zero, coordinates: coordinates).origin
    let scale = window?.host.unitsPerPoint ?? 1
    return CGPoint(x: (CGFloat(x) - origin.x) / scale, y: (CGFloat(y) - origin.y) / scale)
  }

  // MARK: Doing

  /// Has the element perform an action, and returns whether it did.
  @discardableResult func perform(_ action: AccessibilityNode.Action) -> Bool {
    guard let window, let node else { return false }
    application.wasOperated = true
    return window.host.session.perform(action, on: node.id)
  }
}

/// The answer to a question.
enum AccessibleAnswer: Equatable {
  case values([DBusValue])
  case unknownMember
  case badArguments
}
