/// A dynamic property by which a view reports problems with its own path.
///
///     @ViewProblems private var problems
///     …
///     problems.report("Table: there is no column. Give it a TableColumn.")
@propertyWrapper package struct ViewProblems: DynamicProperty {
  /// The node of the view, which callbacks may outlive.
  private final class Place {
    weak var node: ViewNode?
    init(_ node: ViewNode) { self.node = node }
  }

  private var place: Place?

  package init() {}

  package var wrappedValue: ViewProblems { self }

  /// Reports, once, a problem of the view; does nothing before its body is evaluated or after the
  /// view is removed.
  @MainActor package func report(_ message: String) {
    guard let node = place?.node, !node.isDetached else { return }
    node.graph.diagnostics.report(message, at: node.path)
  }
}

extension ViewProblems: ConnectedProperty {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { true }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    let kept = slot as? Place ?? Place(node)
    slot = kept
    place = kept
  }
}
