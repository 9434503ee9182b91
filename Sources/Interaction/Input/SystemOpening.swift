import EspalierCore

/// Has the host open URLs that no view opens itself.
@MainActor package final class SystemOpening: GraphComponent {
  package init(_ graph: ViewGraph) {
    let reference = graph.reference
    let system = SystemOpenURL { reference.graph?.host?.open($0) ?? false }
    graph.rootEnvironment.append { $0.systemOpenURL = system }
  }
}
