/// A visitor of the views that another one lists.
///
/// The number and the types of these views follow from the type of the list, so that the nodes made
/// in one visit are updated by the next in the same order, and the list needs no node.
@MainActor public protocol _PartVisitor {
  mutating func visit<V: View>(_ view: V)

  /// Called before the views of a list are visited, with their number; the default does nothing.
  mutating func expect(_ count: Int)
}

extension _PartVisitor {
  public mutating func expect(_ count: Int) {}
}
