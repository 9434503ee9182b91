import EspalierDrawing
import Foundation

/// The removed views of one place in the tree that are still seen on their way out.
///
/// The layout does without them; they stay where they were. A view that comes back meanwhile turns around, with its state.
@MainActor final class Departures<Key: Hashable> {
  private final class Departure {
    let node: ViewNode
    /// Whether the view came back, or is gone.
    var isOver = false

    init(_ node: ViewNode) { self.node = node }
  }

  private var departures: [Key: Departure] = [:]
  /// The nodes on their way out, by the one that stays before them.
  private var followers: [ObjectIdentifier?: [ViewNode]] = [:]
  /// The nodes on their way out.
  private var leaving: Set<ObjectIdentifier> = []
  /// Holds this object alone, and calls off what is under way when it is detached.
  private unowned let owner: ViewNode

  init(_ owner: ViewNode) { self.owner = owner }

  var isEmpty: Bool { departures.isEmpty }

  /// Takes care of a removed node: keeps it while its transition runs, if there is one; else it is detached at once.
  func remove(_ node: ViewNode, for key: Key) {
    let elements = node.elementsInTransition
    guard let elements, departures[key] == nil else {
      node.detach()
      return
    }
    let departure = Departure(node)
    departures[key] = departure
    leaving.insert(ObjectIdentifier(node))
    for element in elements { element.isDeparting = true }
    let completion = AnimationCompletion(.removed) { [weak self] in self?.end(departure, key) }
    owner.graph.afterUpdate(completion) {
      if departure.isOver { return }
      for element in elements { element.show(.didDisappear) }
    }
  }

  /// The node that is on its way out for `key`, turned around.
  func takeBack(_ key: Key) -> ViewNode? {
    guard let departure = departures.removeValue(forKey: key) else { return nil }
    departure.isOver = true
    leaving.remove(ObjectIdentifier(departure.node))
    let elements = departure.node.collectedElements
    for element in elements { element.isDeparting = false }
    owner.graph.afterUpdate(nil) { for element in elements { element.show(.identity) } }
    return departure.node
  }

  func collectElements(into elements: inout SubviewList) {
    for departure in departures.values { collect(departure.node, into: &elements) }
  }

  /// Notes between which of `nodes` those on their way out stand: behind those after which they stood in `previous`.
  func arrange(among nodes: [ViewNode], after previous: [ViewNode]) {
    let staying = Set(nodes.map { ObjectIdentifier($0) })
    var followers: [ObjectIdentifier?: [ViewNode]] = [:]
    var predecessor: ObjectIdentifier?
    func add(_ node: ViewNode) {
      let id = ObjectIdentifier(node)
      if staying.contains(id) {
        predecessor = id
      } else if leaving.contains(id) {
        followers[predecessor, default: []].append(node)
      }
    }
    for node in self.followers[nil] ?? [] { add(node) }
    for node in previous {
      add(node)
      for follower in self.followers[ObjectIdentifier(node)] ?? [] { add(follower) }
    }
    self.followers = followers
  }

  /// The elements of `nodes`, with those on their way out in between.
  func collectElements(of nodes: [ViewNode], into elements: inout SubviewList) {
    collectElements(after: nil, into: &elements)
    for node in nodes {
      node.collectElements(into: &elements)
      collectElements(after: node, into: &elements)
    }
  }

  /// The elements of those on their way out that stand behind `node`, or before all nodes.
  func collectElements(after node: ViewNode?, into elements: inout SubviewList) {
    for node in followers[node.map { ObjectIdentifier($0) }] ?? []
    where leaving.contains(ObjectIdentifier(node)) {
      collect(node, into: &elements)
    }
  }

  private func collect(_ node: ViewNode, into elements: inout SubviewList) {
    let first = elements.count
    node.collectElements(into: &elements)
    for element in elements[first...] { element.isDeparting = true }
  }

  func detach() {
    for departure in departures.values {
      departure.isOver = true
      departure.node.detach()
    }
    departures.removeAll()
    leaving.removeAll()
  }

  private func end(_ departure: Departure, _ key: Key) {
    if departure.isOver { return }
    departure.isOver = true
    departures[key] = nil
    leaving.remove(ObjectIdentifier(departure.node))
    departure.node.detach()
    owner.elementsDidChange()
  }
}

extension ViewNode {
  /// The elements of this view if a transition applies to the change under way; nil if it comes and goes at once.
  fileprivate var elementsInTransition: [LayoutElement]? {
    guard graph.updates.isUnderWay, graph.hasLaidOut else { return nil }
    let elements = collectedElements
    if elements.isEmpty { return nil }
    if graph.mayAnimate && graph.transaction(for: self).animation != nil { return elements }
    return elements.contains { $0.innerTransitionHost?.isSelfTimed ?? false } ? elements : nil
  }

  /// Has this view, which was just made, come in by its transition if the change is animated.
  func appear() {
    guard let elements = elementsInTransition else { return }
    graph.updates.withoutAnimation { for element in elements { element.show(.willAppear) } }
    graph.afterUpdate(nil) { for element in elements { element.show(.identity) } }
  }
}

extension LayoutElement {
  /// The innermost transition of this element's view.
  final var innerTransitionHost: (any TransitionHost)? {
    var host: (any TransitionHost)?
    var element: LayoutElement? = self
    while let current = element {
      host = current.transitionHost ?? host
      element = current.passesTraits ? current.children.first : nil
    }
    return host
  }

  /// Shows a phase of the transition; a view without one fades.
  fileprivate func show(_ phase: TransitionPhase) {
    if isGone { return }
    if let host = innerTransitionHost {
      host.show(phase)
      return
    }
    let fade = fade ?? ElementFade(self)
    self.fade = fade
    fade.show(opacity: phase.isIdentity ? 1 : 0)
  }

  /// Whether the layout does without this element because its view is on its way out.
  final var departs: Bool {
    var element: LayoutElement? = self
    while let current = element {
      if current.isDeparting { return true }
      element = current.passesTraits ? current.children.first : nil
    }
    return false
  }
}

/// The opacity of an element whose view comes or goes without a transition of its own.
@MainActor final class ElementFade: AnimatedObject {
  private var animator = Animator<Double>()
  private var target = 1.0
  private weak var element: LayoutElement?

  init(_ element: LayoutElement) { self.element = element }

  var opacity: Double { min(max(target + animator.offset, 0), 1) }

  /// - Parameter own: counts in place of the transaction of the update; nil is that one.
  func show(opacity: Double, with own: Transaction? = nil) {
    guard let element, opacity != target else { return }
    let graph = element.graph
    let transaction = own ?? (graph.mayAnimate ? graph.transaction(for: element.owner) : nil)
    if let transaction, let animation = transaction.animation {
      animator.animate(
        by: opacity - target, with: transaction, animation, at: graph.clock.time,
        in: element.owner.environment)
      graph.animations.add(self)
    }
    target = opacity
    element.setNeedsDrawing()
  }

  func advance(to time: TimeInterval) -> Bool {
    guard let element, !element.isGone else { return false }
    let graph = element.graph
    animator.advance(to: time, in: element.owner.environment) { graph.complete($0) }
    element.setNeedsDrawing()
    graph.presentationChanged()
    return animator.isRunning
  }

  func stop() {
    guard let graph = element?.graph else { return }
    graph.animations.remove(self)
    animator.stop { graph.complete($0) }
  }
}

extension ElementFade: ElementComponent {}

private final class WeakTransitionHost: ElementComponent {
  weak var host: (any TransitionHost)?

  init(_ host: (any TransitionHost)?) { self.host = host }
}

private enum DepartureKey: ElementKey {
  typealias Value = Bool
}

extension LayoutElement {
  /// The opacity of a view that comes or goes without a transition of its own.
  final var fade: ElementFade? {
    get { self[ElementFade.self] }
    set { self[ElementFade.self] = newValue }
  }

  /// The transition of the view that this element stands for.
  final var transitionHost: (any TransitionHost)? {
    get { self[WeakTransitionHost.self]?.host }
    set { self[WeakTransitionHost.self] = newValue.map { WeakTransitionHost($0) } }
  }

  /// Whether this element is the outermost of a removed view.
  final var isDeparting: Bool {
    get { self[DepartureKey.self] ?? false }
    set {
      if newValue { _ = graph[DepartingElements.self] }
      self[DepartureKey.self] = newValue ? true : nil
    }
  }
}
