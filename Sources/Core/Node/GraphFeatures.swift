/// The components that a tree begins with: those that take part in frames, or in the environment of
/// all views, before a view uses them.
///
/// The kernel names none of them; the maker of a tree hands them in, and trees inside get those of
/// the tree around.
package final class GraphFeatures {
  private let types: [any GraphComponent.Type]

  package init(_ types: [any GraphComponent.Type]) { self.types = types }

  @MainActor func install(in graph: ViewGraph) {
    func install<Component: GraphComponent>(_ type: Component.Type) { _ = graph[type] }
    for type in types { install(type) }
  }

  /// No features: each change is shown immediately.
  package static let none = GraphFeatures([])
}

// Types never change; the compiler only minds conformances that are isolated to an actor.
extension GraphFeatures: @unchecked Sendable {}

extension EnvironmentValues {
  private enum GraphFeaturesKey: EnvironmentKey {
    static let defaultValue = GraphFeatures.none
  }

  /// The features of the view tree, for trees that are made inside it.
  package var graphFeatures: GraphFeatures {
    get { self[GraphFeaturesKey.self] }
    set { self[GraphFeaturesKey.self] = newValue }
  }
}
