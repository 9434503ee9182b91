/// The state of a view whose node is gone for a while.
struct KeptState {
  /// The view's type.
  let type: ObjectIdentifier
  let slots: [(any KeptSlot)?]
}

/// What a dynamic property keeps for a view, if that lasts longer than the view's node.
@MainActor protocol KeptSlot: AnyObject {
  /// The same for the view's new node.
  func moved(to node: ViewNode) -> AnyObject
}

/// The state for the next view that is made, from when it was in view before.
@MainActor final class StateToRestore: GraphComponent {
  private var state: KeptState?

  init(_ graph: ViewGraph) {}

  /// Runs `make` and gives the first view that it makes its state.
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
