/// A node that may have been deallocated.
package struct WeakNode: Sendable {
  package private(set) weak var value: ViewNode?

  package init(_ value: ViewNode) { self.value = value }
}
