/// A reference to a tree that may have ended: its graph is nil from then on.
///
/// It replaces weak references: a single one makes every retain and release of the tree slower, and
/// every node uses the tree. Used on the main actor alone.
package final class GraphReference: @unchecked Sendable {
  /// Ended by the tree itself before anything of it is released.
  package private(set) unowned(unsafe) var graph: ViewGraph?

  func begin(_ graph: ViewGraph) { self.graph = graph }

  func end() { graph = nil }
}
