@_spi(Espalier) import EspalierCore
import Foundation

// Views appear and disappear by their transitions; one without a transition fades.

/// A node that shows its content as a transition does.
@MainActor package protocol TransitionHost: ViewNode {
  /// True if the transition runs even where the change that causes it is not animated.
  var isSelfTimed: Bool { get }

  func show(_ phase: TransitionPhase)
}

extension AnimationScheduler {
  /// The elements of a view if a transition applies to the change under way; nil if the view
  /// appears or disappears immediately.
  private func elementsInTransition(of node: ViewNode) -> [LayoutElement]? {
    let graph = node.graph
    guard graph.updates.isUnderWay, graph.hasLaidOut else { return nil }
    let elements = node.collectedElements
    if elements.isEmpty { return nil }
    if isActive && graph.transaction(for: node).animation != nil { return elements }
    return elements.contains { $0.innerTransitionHost?.isSelfTimed ?? false } ? elements : nil
  }

  package func appear(_ node: ViewNode) {
    guard let elements = elementsInTransition(of: node) else { return }
    place(elements)
    node.graph.updates.atOnce { for element in elements { element.show(.willAppear) } }
    node.graph.afterUpdate(nil) { for element in elements { element.show(.identity) } }
  }

  package func departingElements(of node: ViewNode) -> [LayoutElement]? {
    elementsInTransition(of: node)
  }

  package func depart(
    _ elements: [LayoutElement], in graph: ViewGraph,
    unless isOver: @escaping @MainActor () -> Bool,
    _ end: @escaping @MainActor () -> Void
  ) {
    hold(elements)
    let completion = AnimationCompletion(.removed) { MainActor.assumeIsolated(end) }
    graph.afterUpdate(completion) {
      if isOver() { return }
      for element in elements { element.show(.didDisappear) }
    }
  }

  package func comeBack(_ elements: [LayoutElement], in graph: ViewGraph) {
    release(elements)
    graph.afterUpdate(nil) { for element in elements { element.show(.identity) } }
  }
}

extension LayoutElement {
  /// The innermost transition of this element's view.
  package final var innerTransitionHost: (any TransitionHost)? {
    inward.reduce(nil) { $1.transitionHost ?? $0 }
  }

  /// Shows a phase of the transition; a view without one fades.
  fileprivate func show(_ phase: TransitionPhase) {
    if isRemoved { return }
    if let host = innerTransitionHost {
      host.show(phase)
      return
    }
    let fade = fade ?? ElementFade(self)
    self.fade = fade
    fade.show(opacity: phase.isIdentity ? 1 : 0)
  }

  /// The transition of the view that this element stands for.
  package final var transitionHost: (any TransitionHost)? {
    get { self[WeakTransitionHost.self]?.host }
    set { self[WeakTransitionHost.self] = newValue.map { WeakTransitionHost($0) } }
  }
}

private final class WeakTransitionHost: ElementComponent {
  weak var host: (any TransitionHost)?

  init(_ host: (any TransitionHost)?) { self.host = host }
}
