/// The state of a view whose node has been removed for a while.
package struct KeptState {
  /// The view's type.
  let type: ObjectIdentifier
  let slots: [(any KeptSlot)?]
}

/// The storage of a dynamic property for a view, if it outlives the view's node.
@MainActor protocol KeptSlot: AnyObject {
  /// The same storage for the view's new node.
  func moved(to node: ViewNode) -> AnyObject
}

/// The state to give to the next view that is made, kept from when it was last in view.
@MainActor final class StateToRestore: GraphComponent {
  private var state: KeptState?

  init(_ graph: ViewGraph) {}

  /// Runs `make` and gives its state to the first view that it makes.
  func restoring<Made>(_ state: KeptState?, _ make: () -> Made) -> Made {
    self.state = state
    defer { self.state = nil }
    return make()
  }

  func take() -> KeptState? {
    defer { state = nil }
    return state
  }
}
