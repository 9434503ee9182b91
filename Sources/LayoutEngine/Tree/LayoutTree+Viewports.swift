import EspalierDrawing
import Foundation

/// A rule whose node shows only a part of its content, such as a scroll view's.
///
/// Rules that make their children as they come into view ask the tree for that part.
package protocol ViewportRule: LayoutRule {
  /// The part of the node, in its own coordinates, in which its content shows; larger than the node
  /// where content shows behind the bars around it.
  func viewport(_ node: LayoutNode) -> CGRect

  /// Called by a rule inside when the content in view was moved by `offset` within the content,
  /// because lengths that were estimated before it turned out different.
  ///
  /// A scroll view moves its content the other way, so that the content in view stays where it is.
  func contentDidShift(by offset: CGSize, _ node: LayoutNode)
}

extension LayoutTree {
  /// Has a node's rule place the children again, with the same answers as before.
  package func setNeedsPlacing(_ id: LayoutNodeID) {
    let index = checked(id)
    if records[index].flags.contains(.leaf) { return }
    records[index].flags.insert(.unplaced)
    var child = Int32(index)
    var parent = Int(records[index].parent)
    while parent >= 0 {
      let waiting = records[parent].waitingChild
      let isMarked =
        records[parent].flags.contains(.unplacedBelow)
        && (waiting == child || waiting == Record.severalChildren)
      if isMarked { return }
      records[parent].flags.insert(.unplacedBelow)
      records[parent].waitingChild =
        waiting == Record.noChild || waiting == child ? child : Record.severalChildren
      child = Int32(parent)
      parent = Int(records[parent].parent)
    }
  }

  /// The part of a node, in its own coordinates and as it is mirrored on the screen, that the viewports around it and
  /// the window let through: null if it is out of sight, nil if nothing hides any of it.
  ///
  /// While the node's children are placed, the frames of those around it are known.
  ///
  /// - Parameter behindBars: true to count what shows behind bars.
  package func visibleRect(of id: LayoutNodeID, behindBars: Bool = true) -> CGRect? {
    var node = checked(id)
    var offset = CGPoint.zero
    var visible: CGRect?
    func hideOutside(_ rect: CGRect) {
      let shown = rect.offsetBy(dx: -offset.x, dy: -offset.y)
      visible = visible.map { $0.overlap(with: shown) } ?? shown
    }
    while node >= 0 {
      if let rule = rules[node] as? any ViewportRule {
        let viewport = rule.viewport(LayoutNode(self, node))
        let frame = CGRect(origin: .zero, size: size(of: LayoutNodeID(node)))
        hideOutside(behindBars ? viewport : viewport.overlap(with: frame))
      }
      offset.x += records[node].x
      offset.y += records[node].y
      node = Int(records[node].parent)
    }
    if let window { hideOutside(window) }
    return visible
  }
}
