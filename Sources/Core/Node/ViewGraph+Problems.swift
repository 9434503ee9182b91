@_spi(Espalier) import EspalierDrawing
import LayoutEngine

/// Problems that are reported instead of failing.
extension ViewGraph {
  /// True if the stack is nearly used up here; reports it once for the views that are left out.
  @inline(__always) func isTooDeep(_ node: ViewNode) -> Bool { isReached(&stackLimit, node) }

  /// True if the stack is nearly used up here while nodes take new values.
  package func isTooDeepToUpdate(_ node: ViewNode) -> Bool { isReached(&updateStackLimit, node) }

  /// True if a drawing further inside would be nested too deeply for the code that walks through
  /// it; reports it once.
  func isTooDeepToDraw(_ node: ViewNode) -> Bool { isReached(&drawStackLimit, node) }

  /// True if the stack is nearly used up here while values of the views inside are read.
  func isTooDeepToRead(_ node: ViewNode) -> Bool { isReached(&drawStackLimit, node) }

  @inline(__always) private func isReached(_ limit: inout StackLimit, _ node: ViewNode) -> Bool {
    limit.enter()
    let isReached = limit.isReached
    if isReached { reportDepth(of: node) }
    return isReached
  }

  @inline(never) private func reportDepth(of node: ViewNode) {
    let problem = "The views are nested too deeply"
    // Once the innermost views are left out, what stands beside them in each view around may be too deep as well.
    if diagnostics.reported.contains(where: { $0.message.hasPrefix(problem) }) { return }
    diagnostics.report(
      "\(problem) (\(node.depth) levels); what is further inside is left out. "
        + "A view that contains itself without end looks like this.", at: node.path,
      severity: .error)
  }

  func reportLayoutProblem(_ id: LayoutNodeID, _ message: String) {
    diagnostics.report(message, at: element(id)?.owner.path ?? "")
  }
}
