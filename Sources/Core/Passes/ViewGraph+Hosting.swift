import Foundation
import LayoutEngine

extension ViewGraph {
  /// Hands the tree the next value of the view that it was made for, of the same type.
  package func update(root view: some View) {
    StateReading.with(.byOwner) { root?.update(view) }
  }

  /// The root view's answer to `proposal`; the current layout stays as it is.
  package func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let rootElement else { return .zero }
    return StateReading.with(.byOwner) { tree.sizeThatFits(rootElement.id, proposal) }
  }

  /// Reports, once, a problem that concerns the app as a whole.
  package func report(_ message: String) {
    diagnostics.report(message, at: "", severity: .error)
  }
}
