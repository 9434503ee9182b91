/// A way to a tree that may have ended: nil from the moment at which the tree's life ends.
///
/// It stands in the place of a weak reference, of which one is enough to make every use of the tree
/// slower, by any node. Used on the main actor alone.
package final class GraphReference: @unchecked Sendable {
  /// Ended by the tree itself before anything of it is released.
  package private(set) unowned(unsafe) var graph: ViewGraph?

  func begin(_ graph: ViewGraph) { self.graph = graph }

  func end() { graph = nil }
}
