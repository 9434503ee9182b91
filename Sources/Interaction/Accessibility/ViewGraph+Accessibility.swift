@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension ViewGraph {
  /// Returns the elements of the last frame for assistive programs: the window, and the elements in
  /// it in reading order.
  package func accessibilityTree() -> AccessibilityNode {
    let latest = self[AccessibilityDrafts.self]
    latest.drafts.removeAll(keepingCapacity: true)
    guard let rootElement else { return AccessibilityNode(id: 0, role: .window) }
    var builder = AccessibilityTreeBuilder()
    let drafts = builder.drafts(in: rootElement)
    var window = AccessibilityNode(id: rootElement.accessibilityRecord.id, role: .window)
    window.frame = self.window
    window.children = drafts.map { $0.finish(into: &latest.drafts) }
    return window
  }

  /// True if the elements of texts say where their lines are.
  package var tellsTextLines: Bool {
    get { existing(AccessibilityDrafts.self)?.tellsTextLines ?? false }
    set { self[AccessibilityDrafts.self].tellsTextLines = newValue }
  }

  /// Performs the action that an assistive program asks of an element; returns true if the element
  /// can.
  ///
  /// - Parameter id: the id of an element in the latest tree.
  @discardableResult package func perform(_ action: AccessibilityNode.Action, on id: Int) -> Bool {
    let latest = self[AccessibilityDrafts.self]
    if latest.drafts.isEmpty { _ = accessibilityTree() }
    // Views may have been removed since the tree was made.
    guard let draft = latest.drafts[id], draft.element?.isRemoved == false, draft.node.isEnabled
    else { return false }
    if action == .scrollIntoView, let element = draft.element {
      return draft.run(action) || reveal(element)
    }
    if action != .focus { return draft.run(action) }
    for (other, known) in latest.drafts where other != id && known.element?.isRemoved == false {
      for target in known.focusTargets { target.setFocused(false) }
    }
    for target in draft.focusTargets { target.setFocused(true) }
    let tookKeys = draft.keyTarget.map { input.focus.move(to: $0) } ?? false
    return draft.run(.focus) || tookKeys || !draft.focusTargets.isEmpty
  }
}

extension LayoutElement {
  /// The names of the elements for assistive programs in this view, in reading order.
  package var accessibilityName: String {
    var builder = AccessibilityTreeBuilder()
    return builder.drafts(in: self).map(\.node.label).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

/// The elements of the latest tree for assistive programs, by their ids; none after a frame, until they are needed.
///
/// They hold the actions of views, which a frame may have removed.
@MainActor private final class AccessibilityDrafts: GraphComponent {
  var drafts: [Int: AccessibilityDraft] = [:]
  var tellsTextLines = false

  init(_ graph: ViewGraph) {
    graph.join(.end) { [unowned self] in
      drafts = [:]
      return false
    }
  }
}
