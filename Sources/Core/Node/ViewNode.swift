import EspalierDrawing
import Foundation
import LayoutEngine

@_spi(Espalier) public typealias ViewNode = _ViewNode

/// The values that a new node takes from its surroundings.
///
/// They are used while the node is made, when its parent and the graph are at work.
public struct _NodeInputs {
  fileprivate let unretainedGraph: Unmanaged<ViewGraph>
  fileprivate let unretainedParent: Unmanaged<ViewNode>?
  private let unretainedEnvironment: Unmanaged<EnvironmentStorage>
  /// The environment, if it is not that of the parent, which keeps its own as long as it is at work.
  private let retainedEnvironment: EnvironmentValues?

  package var environment: EnvironmentValues {
    EnvironmentValues(unretainedEnvironment.takeUnretainedValue())
  }

  package var graph: ViewGraph { unretainedGraph.takeUnretainedValue() }
  package var parent: ViewNode? { unretainedParent?.takeUnretainedValue() }

  init(root graph: ViewGraph, environment: EnvironmentValues) {
    unretainedGraph = .passUnretained(graph)
    unretainedParent = nil
    unretainedEnvironment = .passUnretained(environment.storage)
    retainedEnvironment = environment
  }

  @MainActor fileprivate init(childOf node: ViewNode, environment: EnvironmentValues?) {
    unretainedGraph = node.unretainedGraph
    unretainedParent = .passUnretained(node)
    if let environment {
      unretainedEnvironment = .passUnretained(environment.storage)
    } else {
      unretainedEnvironment = .passUnretained(node.environment.storage)
    }
    retainedEnvironment = environment
  }
}

/// The retained counterpart of a view value: its identity, its state, its place in the tree.
///
/// This class serves structure, which has no layout of its own (tuples, groups, conditions): it
/// hands its children's layout elements to the container above.
@MainActor open class _ViewNode {
  #if DEBUG
  /// The owner of the tree of nodes.
  ///
  /// Nothing else owns a node, except callers that hold one while the graph is at work. Builds for tests check that.
  package unowned let graph: ViewGraph
  #else
  /// The owner of the tree of nodes.
  package final var graph: ViewGraph { unretainedGraph.takeUnretainedValue() }
  #endif
  fileprivate let unretainedGraph: Unmanaged<ViewGraph>
  /// The parent, while there is one: it detaches its children before it is deallocated, and is not
  /// used after that.
  private let container: Unmanaged<ViewNode>?
  @exclusivity(unchecked) package private(set) var environment: EnvironmentValues
  /// The number of the last update that this node was to wait for.
  var lastBatch = 0
  // Numbers of half a word each: there are very many nodes.
  private let level: Int32
  /// The number of times that this node has read its dependencies, which begins anew after four billion.
  @exclusivity(unchecked) var evaluation: Int32 = 0
  /// The end of the observation of values that this node has read; nil if it is not known to have read any.
  @exclusivity(unchecked) var observationEnd: ObservationEnd?
  /// One bit per preference key (by hash) that some node of this subtree writes.
  @exclusivity(unchecked) private(set) var preferenceMask: UInt64 = 0
  // The flags stand together, where they share a word.
  @exclusivity(unchecked) package private(set) var isDetached = false
  /// True while this node waits in the update that is under way.
  @exclusivity(unchecked) package var isQueued = false
  /// True while the graph waits to hand this node its children's elements.
  @exclusivity(unchecked) var isUnsynced = false
  /// True if this node or one inside it reads preferences.
  @exclusivity(unchecked) private(set) var hasPreferenceReaders = false
  /// True if this node itself does.
  @exclusivity(unchecked) private(set) var readsPreferences = false
  /// True if one of them has to read its preference again.
  @exclusivity(unchecked) var preferencesChanged = false
  /// The branch that this node was made for, if a loop has made it for an element that is a condition; otherwise 0.
  @exclusivity(unchecked) var branch: UInt8 = 0

  @_spi(Espalier) public init(_ inputs: _NodeInputs) {
    #if DEBUG
    graph = inputs.graph
    #endif
    unretainedGraph = inputs.unretainedGraph
    container = inputs.unretainedParent
    if let parent = inputs.unretainedParent {
      level = withObject(parent) { $0.level + 1 }
    } else {
      level = 0
    }
    environment = inputs.environment
    withGraph { $0.counters.nodes += 1 }
  }

  /// The number of nodes around this one.
  package final var depth: Int { Int(level) }

  /// Runs `body` with the graph, whose references are not counted: making nodes counts few.
  @inline(__always)
  final func withGraph<Result>(_ body: (ViewGraph) -> Result) -> Result {
    withObject(unretainedGraph, body)
  }

  /// The node that this one is a part of; nil at the root, and from the beginning of ``detach()``
  /// on.
  package final var parent: ViewNode? { isDetached ? nil : container?.takeUnretainedValue() }

  /// Makes a node for the view at an address; called of classes that ``NodeClasses`` knows, which have a version of their own.
  class func make(at view: UnsafeRawPointer, _ inputs: _NodeInputs) -> ViewNode {
    preconditionFailure("\(Self.self) does not make its nodes")
  }

  /// The nodes of this view's parts, in source order.
  @_spi(Espalier) open var children: [ViewNode] { [] }

  /// Takes the next value of the same view, of the type that this node was made for.
  @_spi(Espalier) open func update<V>(_ view: V) {}

  /// Repeats the work that this node derives from its state, after ``ViewGraph/enqueue(_:)``.
  @_spi(Espalier) open func performUpdate() {}

  /// The place where another view shows this one, or the only element of it; nil where the
  /// container further out does.
  @exclusivity(unchecked) var subviewPlacement: SubviewPlacement?

  /// The node inside which this one is shown: that of the view that stands for it, if there is one.
  package final var shownParent: ViewNode? {
    if let placement = subviewPlacement, placement.isWhole, let place = placement.place {
      return place
    }
    return parent
  }

  /// Takes the environment from above; nodes that write to it hand their own version to their
  /// children.
  package func setEnvironment(_ environment: EnvironmentValues) {
    let environment = subviewPlacement?.environment(from: environment) ?? environment
    if self.environment.isSame(as: environment) { return }
    self.environment = environment
    environmentDidChange()
  }

  /// Called when ``environment`` has changed; the default passes it on.
  @_spi(Espalier) open func environmentDidChange() {
    for child in children { child.setEnvironment(environment) }
  }

  /// Appends the layout elements that this view contributes to the container above it.
  @_spi(Espalier) open func collectElements(into elements: inout SubviewList) {
    forEachObject(in: children) { $0.collectElements(into: &elements) }
  }

  /// Tells the container above that its children have changed.
  package func elementsDidChange() {
    markPreferencesChanged()
    parent?.childElementsDidChange()
  }

  /// Called when the elements of a child changed; containers record it, structure passes it on.
  @_spi(Espalier) open func childElementsDidChange() { parent?.childElementsDidChange() }

  /// Called when a container further out has left this view out, or has taken it up again.
  ///
  /// The callbacks of one view may end others.
  func displayDidChange() {
    for child in children where !child.isDetached { child.displayDidChange() }
  }

  /// The state of this view that a row of a lazy container keeps while it is out of view.
  var rowState: KeptState? { children.count == 1 ? children[0].rowState : nil }

  /// Ends this view's life: drops its state and frees its layout elements.
  @_spi(Espalier) open func detach() {
    isDetached = true
    observationEnd = nil
    if readsPreferences { forgetPreferences() }
    for child in children { child.detach() }
  }

  /// Hands the node of a part of this view the next value of that part.
  package final func updateChild<V>(_ child: ViewNode?, _ view: V) {
    if let child, !graph.isTooDeepToUpdate(self) { child.update(view) }
  }

  package final func inputsForChild(_ environment: EnvironmentValues? = nil) -> _NodeInputs {
    _NodeInputs(childOf: self, environment: environment)
  }

  // MARK: Identities

  /// The place in its collection of the element that a child was made for; nil where children are
  /// not made for elements.
  package func elementIndex(of child: ViewNode) -> Int? { nil }

  /// The identity that this node gives to one of its children; nil if it gives none.
  package func identity(of child: ViewNode) -> AnyHashable? { nil }

  /// The child that this node gives an identity.
  package func part(identifiedBy id: AnyHashable) -> ViewNode? { nil }

  /// The source of information about children that this node has not made.
  package var scrollTargets: (any ScrollTargetSource)? { nil }

  /// The size that views inside take when they follow their container; nil where this view is no
  /// such container.
  @_spi(Espalier) open var sizeAsContainer: CGSize? { nil }

  // MARK: Preferences

  /// The value that this subtree gives for a preference, or nil when nothing in it writes one.
  @_spi(Espalier) open func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    reducedPreference(key, of: children)
  }

  /// The values of `nodes` reduced in order; those that the layout leaves out do not count.
  package final func reducedPreference<K: PreferenceKey>(
    _ key: K.Type, of nodes: [ViewNode]
  ) -> K.Value? {
    // Each level has room for values of its own on the stack, and values may be large.
    if graph.isTooDeepToRead(self) { return nil }
    var result: K.Value?
    for node in nodes {
      guard let value = node.shownPreference(key) else { continue }
      if result == nil {
        result = value
      } else {
        K.reduce(value: &result!) { value }
      }
    }
    return result
  }

  /// The elements of this subtree that stand in the container above and are shown, each with the
  /// value that is given for a preference inside it, if one is.
  func memberPreferences<K: PreferenceKey>(
    _ key: K.Type
  ) -> [(member: LayoutElement, value: K.Value?)] {
    var members = collectedElements
    if graph.tree.leavesOut {
      let shown = graph[PreferenceMemory.self].shown
      members.removeAll { !$0.isShown(inside: shown) }
    }
    guard members.count > 1 else { return members.map { ($0, preference(key)) } }
    let inner = children.flatMap { $0.memberPreferences(key) }
    // The wrappers of a group's elements stand in their place.
    return inner.count == members.count ? zip(members, inner).map { ($0, $1.value) } : inner
  }

  /// Notes here and above that this subtree writes the keys of `mask`.
  package final func addPreferences(_ mask: UInt64) {
    var node: ViewNode? = self
    while let current = node, current.preferenceMask & mask != mask {
      current.preferenceMask |= mask
      if current.subviewPlacement != nil { current.shownParent?.addPreferences(mask) }
      node = current.parent
    }
  }

  /// Tells the nodes above, if any of them reads preferences, that a preference may have another
  /// value.
  package final func markPreferencesChanged() {
    graph.preferencesChanged = true
    var node: ViewNode? = self
    while let current = node, !current.preferencesChanged {
      current.preferencesChanged = current.hasPreferenceReaders
      if current.readsPreferences { current.forgetPreferences() }
      if current.subviewPlacement != nil { return current.markWaysOut() }
      node = current.parent
    }
  }

  /// Notes here and above that this node reads preferences.
  package final func noteReadsPreferences() {
    readsPreferences = true
    var node: ViewNode? = self
    while let current = node, !current.hasPreferenceReaders {
      current.hasPreferenceReaders = true
      node = current.parent
    }
    markPreferencesChanged()
  }

  // MARK: Description

  /// The view's name in diagnostics and printed trees; nil for structure.
  @_spi(Espalier) open var name: String? { nil }

  /// The names of the views from the root to this one.
  package final var path: String {
    var names: [String] = []
    var node: ViewNode? = self
    while let current = node, names.count < 40 {
      if let name = current.name { names.append(name) }
      node = current.parent
    }
    return names.reversed().joined(separator: " > ")
  }
}

/// The bit that stands for `key` in a node's mask.
package func preferenceBit<K: PreferenceKey>(_ key: K.Type) -> UInt64 {
  1 << UInt64(UInt(bitPattern: ObjectIdentifier(key).hashValue) % 64)
}

/// `value` as the type it is known to have.
@inline(__always)
package func unsafeSame<A, B>(_ value: A, as type: B.Type) -> B {
  precondition(A.self == B.self, "a node for \(B.self) was given a \(A.self)")
  return unsafeBitCast(value, to: B.self)
}

/// A short name of a view type: without module, generic arguments and private context.
package func shortName(_ type: Any.Type) -> String {
  let full = String(describing: type)
  return String(full.prefix { $0 != "<" })
}
