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
  private let reference: TreeReference
  let index: Int

  package init(_ tree: LayoutTree, _ id: LayoutNodeID) { self.init(tree, Int(id.index)) }

  init(_ tree: LayoutTree, _ index: Int) { self.init(TreeReference(tree), index) }

  fileprivate init(_ reference: TreeReference, _ index: Int) {
    self.reference = reference
    self.index = index
  }

  package var tree: LayoutTree { reference.tree }

  package var id: LayoutNodeID { LayoutNodeID(index) }

  package var children: ChildCollection { ChildCollection(reference, parent: index) }

  /// The only child of a unary rule's node.
  var child: LayoutNode? {
    let first = reference.with { $0.records[index].firstChild }
    return first >= 0 ? LayoutNode(reference, Int(first)) : nil
  }

  /// The axis of the stack that gives Spacers and Dividers here their direction.
  package var stackOrientation: Axis? { reference.with { $0.stackOrientation(of: index) } }

  /// The size the node chooses for a proposal.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    reference.with { $0.answer(index, PackedProposal(proposal)) }
  }

  /// The length the node takes on an axis where 0 by 0 is proposed.
  package func minimumLength(_ axis: Axis) -> CGFloat {
    knownMinimumLength(axis) ?? sizeThatFits(.zero)[axis]
  }

  /// The length the node takes where 0 is proposed on an axis, whatever is on the other; nil if that is not known.
  package func knownMinimumLength(_ axis: Axis) -> CGFloat? {
    let length = reference.with { $0.minimumLength(index, axis) }
    return length.isNaN ? nil : length
  }

  /// The node's size and guides for a proposal.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    reference.with { $0.dimensions(index, PackedProposal(proposal)) }
  }

  package var spacing: ViewSpacing { reference.with { $0.spacing(of: index) } }

  /// True if no child prefers another spacing than ordinary views do.
  var hasOrdinaryChildren: Bool { reference.with { $0.haveOrdinarySpacing(childrenOf: index) } }

  package var priority: Double { reference.with { $0.priority(of: index) } }

  /// The flags of a node that is up to date.
  private var flags: Flags {
    reference.with { tree in
      _ = tree.clampedSize(of: index)
      return tree.records[index].flags
    }
  }

  /// Returns whether the node or something in it may set a guide.
  func maySet(_ guide: AlignmentKey) -> Bool { flags.guides.contains(guide.kind) }

  /// True if the node or something in it may set a guide of any kind.
  var maySetGuides: Bool { flags.hasAny(of: .anyGuides) }

  /// The node's answers as three numbers per axis, if they can be expressed like this.
  package var clampedSize: ClampedSize? { reference.with { $0.clampedSize(of: index) } }

  /// The axes on which no proposal has any influence on the node or on anything in it.
  package var fixedAxes: Axis.Set { flags.fixedAxes }

  /// The axes on which the node's answers to 0 and to infinity do not depend on the other axis.
  package var independentAxes: Axis.Set { flags.independentAxes }

  /// The axes on which more than the node takes for nil changes nothing.
  package var cappedAxes: Axis.Set { flags.cappedAxes }

  /// Puts the node's top leading corner at a point of its parent, with `proposal`.
  ///
  /// Only while the parent's rule places its children; the last call counts.
  package func place(at origin: CGPoint, proposal: ProposedViewSize) {
    reference.with { $0.place(index, at: origin, PackedProposal(proposal)) }
  }

  /// Leaves the node out: it is not laid out, and must not be shown, until it is placed again.
  ///
  /// Only while the parent's rule places its children.
  package func leaveOut() { reference.with { $0.leaveOut(index) } }

  /// The merged value of a guide that the children would set if they were placed in a node of this
  /// size.
  package func mergedGuide(
    _ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    reference.with {
      $0.mergedGuide(guide, of: index, size: size, PackedProposal(proposal))
    }
  }
}

/// A reference to a tree from a value that does not live longer than it; it is not counted.
///
/// Nodes are copied at every question; counting references would take a quarter of the time of a
/// layout, and an unowned reference is counted while it is used.
struct TreeReference {
  private let unmanaged: Unmanaged<LayoutTree>

  init(_ tree: LayoutTree) { unmanaged = .passUnretained(tree) }

  var tree: LayoutTree { unmanaged.takeUnretainedValue() }

  @inline(__always) func with<Result>(_ use: (LayoutTree) -> Result) -> Result {
    unmanaged._withUnsafeGuaranteedRef(use)
  }
}

/// The children of a node, in order.
///
/// Walking them is cheap, by iterator or by index; reaching the nth takes n steps. As short-lived as a ``LayoutNode``.
package struct ChildCollection: RandomAccessCollection {
  private let reference: TreeReference
  private let parent: Int

  init(tree: LayoutTree, parent: Int) { self.init(TreeReference(tree), parent: parent) }

  fileprivate init(_ reference: TreeReference, parent: Int) {
    self.reference = reference
    self.parent = parent
  }

  private var firstChild: Int32 { reference.with { $0.records[parent].firstChild } }

  package struct Index: Comparable {
    fileprivate let position: Int
    fileprivate let node: Int32

    package static func == (lhs: Index, rhs: Index) -> Bool { lhs.position == rhs.position }

    package static func < (lhs: Index, rhs: Index) -> Bool { lhs.position < rhs.position }
  }

  package var count: Int { Int(reference.with { $0.records[parent].childCount }) }

  package var isEmpty: Bool { count == 0 }

  package var startIndex: Index { Index(position: 0, node: firstChild) }

  package var endIndex: Index { Index(position: count, node: -1) }

  package func index(after index: Index) -> Index {
    Index(
      position: index.position + 1,
      node: reference.with { $0.records[Int(index.node)].nextSibling })
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
    return LayoutNode(reference, Int(index.node))
  }

  package func makeIterator() -> Iterator {
    Iterator(reference: reference, following: firstChild)
  }

  package struct Iterator: IteratorProtocol {
    fileprivate let reference: TreeReference
    fileprivate var following: Int32

    package mutating func next() -> LayoutNode? {
      guard following >= 0 else { return nil }
      defer { following = reference.with { $0.records[Int(following)].nextSibling } }
      return LayoutNode(reference, Int(following))
    }
  }
}
