import Foundation

/// Gives views the size classes of their window.
@MainActor package final class WindowSizeClasses: GraphComponent {
  private unowned let graph: ViewGraph
  private var classes = SizeClasses.upright

  package init(_ graph: ViewGraph) {
    self.graph = graph
    graph.rootEnvironment.append { [unowned self] in
      if $0.look.windows.sizeClasses == nil { $0.windowSizeClasses = classes }
    }
    graph.join(.begin) { [unowned self] in
      follow()
      return false
    }
  }

  private func follow() {
    guard !graph.window.isEmpty, let root = graph.root else { return }
    let new = SizeClasses(graph.window.size)
    if new == classes || root.environment.look.windows.sizeClasses != nil { return }
    classes = new
    graph.update(environment: root.environment)
  }
}
