/// A node that may have been removed by the time it is asked for, and its tree with it.
///
/// A ``LayoutNode`` is valid only while its tree lays out; code that lives longer may keep this.
package struct NodeReference {
  private let link: TreeLink
  private let index: Int32
  /// The number that distinguishes the nodes that have had this index.
  private let life: UInt64

  package init(_ node: LayoutNode) {
    link = node.tree.link
    index = Int32(truncatingIfNeeded: node.index)
    life = node.tree.records[node.index].flags.life
  }

  /// True if the node still exists, as part of a tree.
  package var isLive: Bool { tree != nil }

  /// Returns the result of `body` for the node; nil if the node has been removed.
  package func with<Result>(_ body: (LayoutNode) -> Result) -> Result? {
    guard let tree else { return nil }
    // `body` may release the last reference to the tree.
    return withExtendedLifetime(tree) { body(LayoutNode(tree, Int(index))) }
  }

  private var tree: LayoutTree? {
    guard let tree = link.tree, tree.isLive(Int(index)),
      tree.records[Int(index)].flags.life == life
    else { return nil }
    return tree
  }
}

extension NodeReference: Equatable {
  package static func == (lhs: NodeReference, rhs: NodeReference) -> Bool {
    lhs.link === rhs.link && lhs.index == rhs.index && lhs.life == rhs.life
  }
}

/// A reference to a tree that leads to it as long as it exists.
///
/// A weak reference would be enough if it were not read so often.
final class TreeLink {
  /// Set to nil by the tree when it ends.
  fileprivate(set) unowned(unsafe) var tree: LayoutTree?

  init(_ tree: LayoutTree) { self.tree = tree }

  func treeDidEnd() { tree = nil }
}
