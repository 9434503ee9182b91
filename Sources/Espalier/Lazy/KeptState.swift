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
