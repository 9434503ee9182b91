import EspalierDrawing
import Foundation

/// A stable name for a node of a layout tree.
package struct LayoutNodeID: Hashable, Sendable {
  package let index: Int32

  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// A node as rules see it: they ask it for sizes, and place it.
///
/// Valid while the tree and the node exist: rules take nodes as arguments and keep none of them.
/// Code outside of the framework may keep a ``NodeReference``.
package struct LayoutNode {
  // Nodes are copied at every question; none of the copies counts as a reference to the tree.
  package unowned(unsafe) let tree: LayoutTree
  let index: Int

  package init(_ tree: LayoutTree, _ id: LayoutNodeID) { self.init(tree, Int(id.index)) }

  init(_ tree: LayoutTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  package var id: LayoutNodeID { LayoutNodeID(index) }

  package var children: ChildCollection { ChildCollection(tree: tree, parent: index) }

  /// The only child of a unary rule's node.
  var child: LayoutNode? {
    let first = tree.records[index].firstChild
    return first >= 0 ? LayoutNode(tree, Int(first)) : nil
  }

  /// The axis of the stack that gives Spacers and Dividers here their direction.
  package var stackOrientation: Axis? { tree.stackOrientation(of: index) }

  /// The size the node chooses for a proposal.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    tree.answer(index, PackedProposal(proposal))
  }

  /// The length the node takes on an axis where 0 by 0 is proposed.
  package func minimumLength(_ axis: Axis) -> CGFloat {
    knownMinimumLength(axis) ?? sizeThatFits(.zero)[axis]
  }

  /// The length the node takes where 0 is proposed on an axis, whatever is on the other; nil if that is not known.
  package func knownMinimumLength(_ axis: Axis) -> CGFloat? {
    let length = tree.minimumLength(index, axis)
    return length.isNaN ? nil : length
  }

  /// The node's size and guides for a proposal.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    tree.dimensions(index, PackedProposal(proposal))
  }

  package var spacing: ViewSpacing { tree.spacing(of: index) }

  package var priority: Double { tree.priority(of: index) }

  /// Returns whether the node or something in it may set a guide.
  func maySet(_ guide: AlignmentKey) -> Bool {
    _ = clampedSize
    return tree.records[index].flags.guides.contains(guide.kind)
  }

  /// True if the node or something in it may set a guide of any kind.
  var maySetGuides: Bool {
    _ = clampedSize
    return tree.records[index].flags.hasAny(of: .anyGuides)
  }

  /// The node's answers as three numbers per axis, if they can be expressed like this.
  package var clampedSize: ClampedSize? { tree.clampedSize(of: index) }

  /// The axes on which no proposal has any influence on the node or on anything in it.
  package var fixedAxes: Axis.Set {
    _ = clampedSize
    return tree.records[index].flags.fixedAxes
  }

  /// The axes on which the node's answers to 0 and to infinity do not depend on the other axis.
  package var independentAxes: Axis.Set {
    _ = clampedSize
    return tree.records[index].flags.independentAxes
  }

  /// The axes on which more than the node takes for nil changes nothing.
  package var cappedAxes: Axis.Set {
    _ = clampedSize
    return tree.records[index].flags.cappedAxes
  }

  /// Puts the node's top leading corner at a point of its parent, with `proposal`.
  ///
  /// Only while the parent's rule places its children; the last call counts.
  package func place(at origin: CGPoint, proposal: ProposedViewSize) {
    tree.place(index, at: origin, PackedProposal(proposal))
  }

  /// Leaves the node out: it is not laid out, and must not be shown, until it is placed again.
  ///
  /// Only while the parent's rule places its children.
  package func leaveOut() { tree.leaveOut(index) }

  /// The merged value of a guide that the children would set if they were placed in a node of this
  /// size.
  package func mergedGuide(
    _ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    tree.mergedGuide(guide, of: index, size: size, PackedProposal(proposal))
  }
}

/// The children of a node, in order.
///
/// Walking them is cheap, by iterator or by index; reaching the nth takes n steps. As short-lived as a ``LayoutNode``.
package struct ChildCollection: RandomAccessCollection {
  fileprivate unowned(unsafe) let tree: LayoutTree
  fileprivate let parent: Int

  init(tree: LayoutTree, parent: Int) {
    self.tree = tree
    self.parent = parent
  }

  package struct Index: Comparable {
    fileprivate let position: Int
    fileprivate let node: Int32

    package static func == (lhs: Index, rhs: Index) -> Bool { lhs.position == rhs.position }

    package static func < (lhs: Index, rhs: Index) -> Bool { lhs.position < rhs.position }
  }

  package var count: Int { Int(tree.records[parent].childCount) }

  package var isEmpty: Bool { count == 0 }

  package var startIndex: Index { Index(position: 0, node: tree.records[parent].firstChild) }

  package var endIndex: Index { Index(position: count, node: -1) }

  package func index(after index: Index) -> Index {
    Index(position: index.position + 1, node: tree.records[Int(index.node)].nextSibling)
  }

  package func index(before index: Index) -> Index {
    self.index(startIndex, offsetBy: index.position - 1)
  }

  package func index(_ index: Index, offsetBy distance: Int) -> Index {
    if distance < 0 { return self.index(startIndex, offsetBy: index.position + distance) }
    precondition(
      index.position + distance <= count,
      "There is no child \(index.position + distance) among \(count).")
    return (0..<distance).reduce(index) { index, _ in self.index(after: index) }
  }

  package func distance(from start: Index, to end: Index) -> Int { end.position - start.position }

  package subscript(position: Int) -> LayoutNode { self[index(startIndex, offsetBy: position)] }

  package subscript(index: Index) -> LayoutNode {
    precondition(index.node >= 0, "There is no child \(index.position) among \(count).")
    return LayoutNode(tree, Int(index.node))
  }

  package func makeIterator() -> Iterator {
    Iterator(tree: tree, following: tree.records[parent].firstChild)
  }

  package struct Iterator: IteratorProtocol {
    fileprivate unowned(unsafe) let tree: LayoutTree
    fileprivate var following: Int32

    package mutating func next() -> LayoutNode? {
      guard following >= 0 else { return nil }
      defer { following = tree.records[Int(following)].nextSibling }
      return LayoutNode(tree, Int(following))
    }
  }
}
