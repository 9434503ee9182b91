import EspalierDrawing
import Foundation
import LayoutEngine

extension ViewGraph {
  package convenience init(
    _ view: some View, environment: EnvironmentValues, textEngine: any TextEngine,
    diagnostics: Diagnostics? = nil, features: GraphFeatures
  ) {
    self.init(
      environment: environment, textEngine: textEngine, diagnostics: diagnostics,
      features: features)
    let inputs = _NodeInputs(root: self, environment: completed(environment))
    StateReading.with(.byOwner) {
      _ = RootNode(inputs) { $0.makeChild(view) }
      synchronize()
    }
    writtenEnvironments.forget()
  }

  package func update(environment: EnvironmentValues) {
    let environment = completed(environment)
    clock.advance(to: environment.currentDate)
    guard let root, !environment.hasSameValues(as: root.environment) else { return }
    StateReading.with(.byOwner) { root.setEnvironment(environment) }
  }

  /// Ends the tree's life: drops its state, and calls the actions of views that disappear.
  package func close() {
    for component in components.all { component.close() }
    root?.detach()
    root = nil
    rootElement = nil
    runCallbacks()
  }

  /// Ends the tree's life without calling the views' actions, for an owner that is being
  /// deallocated.
  ///
  /// Actions and bindings that the program was given, and the nodes that these hold, may live on: they find that their views
  /// have been removed.
  package func abandon() {
    if root == nil { return }
    for component in components.all { component.close() }
    root?.detach()
    root = nil
    rootElement = nil
    callbacks = []
  }

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
