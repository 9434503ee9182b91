/// Stands in for the node of an element that has been freed.
///
/// Views may go while somebody still holds one of their elements: the drawing that showed them last, the pointer over
/// them, the focus. Whoever asks such an element for its owner finds this node, in which nothing is enabled.
final class VacantNode: ViewNode {
  init(_ graph: ViewGraph) {
    var environment = EnvironmentValues()
    environment.textEngine = TextEngineReference(graph.textEngine)
    environment.diagnostics = graph.diagnostics
    environment.isEnabled = false
    super.init(_NodeInputs(graph: graph, parent: nil, environment: environment))
    // It is no work that a frame does.
    graph.counters.nodes -= 1
    detach()
  }
}
