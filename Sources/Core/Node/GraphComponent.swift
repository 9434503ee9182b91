/// The state of one feature for a whole tree: made when the feature is first used, and found by its
/// type.
///
/// The tree itself names no feature. State that a feature keeps for all views is stored in a
/// component beside the feature's own code, which reaches it as `graph[Component.self]`.
@MainActor package protocol GraphComponent: AnyObject {
  /// Makes the component of a tree; it may join phases of the frame.
  init(_ graph: ViewGraph)

  /// Called when the tree's life ends.
  func close()
}

extension GraphComponent {
  package func close() {}
}

extension ViewGraph {
  /// The component of a type, made if this is its first use.
  package subscript<Component: GraphComponent>(_ type: Component.Type) -> Component {
    if let component = existing(type) { return component }
    let component = Component(self)
    components[ObjectIdentifier(type)] = component
    return component
  }

  /// The component of a type; nil as long as nothing has used it.
  package func existing<Component: GraphComponent>(_ type: Component.Type) -> Component? {
    guard let component = components[ObjectIdentifier(type)] else { return nil }
    return unsafeDowncast(component, to: type)
  }
}
