@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The shared state of all scroll views of a tree.
@MainActor package final class ScrollRegistry: GraphComponent {
  private(set) var areas: [ScrollAreaNode] = []
  /// The tree, which owns this.
  unowned let graph: ViewGraph
  /// The elements whose outermost layout gives the targets of the scroll view around them.
  var targetLayouts = WeakElements()
  /// The elements that are targets themselves.
  var targets = WeakElements()
  /// The movement on a touch pad that is under way.
  var wheel: WheelGesture?
  /// The scroll view on whose indicator the mouse is.
  weak var hovered: ScrollAreaNode?

  package init(_ graph: ViewGraph) {
    self.graph = graph
    let presses = graph[PressSources.self]
    presses.join(.scrollGrip, ScrollGrip.contender)
    presses.join(.pan, ScrollPan.contender)
    let untaken = graph[UntakenEvents.self]
    untaken.join { [unowned self] event, element in scroll(event, at: element) }
    untaken.follow { [unowned self] point, element in hoverIndicator(at: point, in: element) }
    graph.input.drag.whenMoved = { [unowned graph] point in
      guard let point else { return graph[EdgeScroll.self].end() }
      graph[EdgeScroll.self].follow(point) { [unowned graph] in graph.input.drag.follow($0) }
    }
    graph[Revealing.self].reveal = { [unowned self] element, rect in show(element, rect) }
  }

  func add(_ area: ScrollAreaNode) { areas.append(area) }

  func remove(_ area: ScrollAreaNode) { areas.removeAll { $0 === area } }

  /// The scroll views inside `node`, those further out first, and then in the order they were made.
  package func areas(in node: ViewNode) -> [ScrollAreaNode] {
    let inside = areas.enumerated().filter { $0.element.isInside(node) }
    return inside.sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }
}

extension ViewGraph {
  package var scrolling: ScrollRegistry { self[ScrollRegistry.self] }
}

extension ViewNode {
  /// True if this node is `other` or below it.
  package final func isInside(_ other: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node, current.depth >= other.depth {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// The scroll view around this node, if there is one.
  package final var scrollArea: ScrollAreaNode? {
    outward.dropFirst().firstNonNil { $0 as? ScrollAreaNode }
  }
}

/// Layout elements that may have been removed, in the order in which they were added.
@MainActor struct WeakElements {
  private struct Entry {
    weak var element: LayoutElement?
    let order: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var next = 0

  mutating func set(_ element: LayoutElement, _ isMember: Bool) {
    let key = ObjectIdentifier(element)
    if !isMember {
      entries[key] = nil
    } else if entries[key]?.element !== element {
      entries[key] = Entry(element: element, order: next)
      next += 1
    }
  }

  /// The elements that are still part of the tree; drops the others.
  mutating func all() -> [LayoutElement] {
    entries = entries.filter { !($0.value.element?.isRemoved ?? true) }
    return entries.values.sorted { $0.order < $1.order }.compactMap(\.element)
  }
}
