import EspalierCore

/// Has the host open URLs that no view opens itself.
@MainActor package final class SystemOpening: GraphComponent {
  package init(_ graph: ViewGraph) {
    let system = SystemOpenURL { [weak graph] url in graph?.host?.open(url) ?? false }
    graph.rootEnvironment.append { $0.systemOpenURL = system }
  }
}
