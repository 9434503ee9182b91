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
    components.add(component, ObjectIdentifier(type))
    return component
  }

  /// The component of a type; nil as long as nothing has used it.
  package func existing<Component: GraphComponent>(_ type: Component.Type) -> Component? {
    guard let component = components.component(ObjectIdentifier(type)) else { return nil }
    return unsafeDowncast(component, to: type)
  }
}

/// The components of a tree by their types: so few that passing their types in order takes less
/// time than a dictionary.
@MainActor struct ComponentTable {
  private var types: [ObjectIdentifier] = []
  private(set) var all: [any GraphComponent] = []

  func component(_ type: ObjectIdentifier) -> (any GraphComponent)? {
    for index in types.indices where types[index] == type { return all[index] }
    return nil
  }

  mutating func add(_ component: any GraphComponent, _ type: ObjectIdentifier) {
    types.append(type)
    all.append(component)
  }
}
