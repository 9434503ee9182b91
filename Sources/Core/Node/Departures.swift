import EspalierDrawing
import Foundation

/// The removed views of one place in the tree that are still visible on their way out.
///
/// The layout skips them; they stay where they were. A view that comes back meanwhile turns around,
/// with its state.
@MainActor final class Departures<Key: Hashable> {
  private final class Departure {
    let node: ViewNode
    /// True once the view has come back or has been removed.
    var isOver = false

    init(_ node: ViewNode) { self.node = node }
  }

  private var departures: [Key: Departure] = [:]
  /// The nodes on their way out, by the one that stays before them.
  private var followers: [ObjectIdentifier?: [ViewNode]] = [:]
  /// The nodes on their way out.
  private var leaving: Set<ObjectIdentifier> = []
  /// The only owner of this object, which ends what is under way when it is detached.
  private unowned let owner: ViewNode

  init(_ owner: ViewNode) { self.owner = owner }

  var isEmpty: Bool { departures.isEmpty }

  /// Takes over a removed node: keeps it while its transition runs if it has one, and detaches it
  /// immediately otherwise.
  func remove(_ node: ViewNode, for key: Key) {
    guard departures[key] == nil, let presenting = owner.graph.presenting,
      let elements = presenting.departingElements(of: node)
    else {
      node.detach()
      return
    }
    let departure = Departure(node)
    departures[key] = departure
    leaving.insert(ObjectIdentifier(node))
    for element in elements { element.isDeparting = true }
    presenting.depart(elements, in: owner.graph, unless: { departure.isOver }) { [weak self] in
      self?.end(departure, key)
    }
  }

  /// The node that is on its way out for `key`, turned around.
  func takeBack(_ key: Key) -> ViewNode? {
    guard let departure = departures.removeValue(forKey: key) else { return nil }
    departure.isOver = true
    leaving.remove(ObjectIdentifier(departure.node))
    let elements = departure.node.collectedElements
    for element in elements { element.isDeparting = false }
    owner.graph.presenting?.comeBack(elements, in: owner.graph)
    return departure.node
  }

  func collectElements(into elements: inout SubviewList) {
    for departure in departures.values { collect(departure.node, into: &elements) }
  }

  /// Records the places of departing nodes among `nodes`: behind those that they followed in
  /// `previous`.
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

  /// The elements of `nodes`, with the departing elements in between.
  func collectElements(of nodes: [ViewNode], into elements: inout SubviewList) {
    collectElements(after: nil, into: &elements)
    for node in nodes {
      node.collectElements(into: &elements)
      collectElements(after: node, into: &elements)
    }
  }

  /// The elements of the departing nodes that stand behind `node`, or before all nodes.
  func collectElements(after node: ViewNode?, into elements: inout SubviewList) {
    for node in followers[node.map { ObjectIdentifier($0) }] ?? []
    where leaving.contains(ObjectIdentifier(node)) {
      collect(node, into: &elements)
    }
  }

  private func collect(_ node: ViewNode, into elements: inout SubviewList) {
    let first = elements.count
    // Without their groups: a row that is leaving has no place among those of a list.
    elements.collectFlat { node.collectElements(into: &$0) }
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

extension LayoutElement {
  /// True if the layout skips this element because its view is on its way out.
  final var departs: Bool { inward.contains { $0.isDeparting } }

  /// True if this element is the outermost of a removed view.
  package final var isDeparting: Bool {
    get { self[DepartureKey.self] ?? false }
    set {
      if newValue { _ = graph[DepartingElements.self] }
      self[DepartureKey.self] = newValue ? true : nil
    }
  }
}

private enum DepartureKey: ElementKey {
  typealias Value = Bool
}
