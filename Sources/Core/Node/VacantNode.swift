/// A replacement for the node of an element that has been freed.
///
/// Views may be removed while one of their elements is still held: by the drawing that showed them
/// last, by the pointer over them, by the focus. The owner of such an element is this node, in
/// which nothing is enabled.
final class VacantNode: ViewNode {
  init(_ graph: ViewGraph) {
    var environment = EnvironmentValues()
    environment.textEngine = TextEngineReference(graph.textEngine)
    environment.diagnostics = graph.diagnostics
    environment.isEnabled = false
    super.init(_NodeInputs(root: graph, environment: environment))
    // This node is not counted as work of a frame.
    graph.counters.nodes -= 1
    detach()
  }
}
