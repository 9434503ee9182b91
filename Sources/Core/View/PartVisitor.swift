/// A visitor of the views that another one lists.
///
/// The number and the types of these views follow from the type of the list, so that the nodes made
/// in one visit are updated by the next in the same order, and the list needs no node.
@MainActor public protocol _PartVisitor {
  mutating func visit<V: View>(_ view: V)
}
