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

extension ViewGraph {
  /// Runs `make` and gives the state to the first view that it makes.
  func restoring<Made>(_ state: KeptState?, _ make: () -> Made) -> Made {
    stateToRestore = state
    defer { stateToRestore = nil }
    return make()
  }

  /// The state for a view that is being made; nil for all but the first.
  func takeStateToRestore() -> KeptState? {
    guard let state = stateToRestore else { return nil }
    stateToRestore = nil
    return state
  }
}
