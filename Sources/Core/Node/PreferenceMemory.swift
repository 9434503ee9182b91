/// The values that readers of preferences give those further out, until something inside them changes.
///
/// Screens in screens all read preferences, and each would otherwise read those of all others inside it.
@MainActor final class PreferenceMemory: GraphComponent {
  /// The innermost element around the views that are read now that is known to be shown.
  var shown: LayoutElement?
  /// The depth of the deepest readers that are still to read: what stands further out may depend on what they do.
  var depth = 0
  private var values: [ObjectIdentifier: [ObjectIdentifier: AnyObject]] = [:]

  init(_ graph: ViewGraph) {}

  func value<K: PreferenceKey>(_ key: K.Type, of node: ViewNode) -> RememberedPreference<K>? {
    guard let value = values[ObjectIdentifier(node)]?[ObjectIdentifier(key)] else { return nil }
    return unsafeDowncast(value, to: RememberedPreference<K>.self)
  }

  func remember<K: PreferenceKey>(_ value: RememberedPreference<K>, of node: ViewNode) {
    values[ObjectIdentifier(node), default: [:]][ObjectIdentifier(K.self)] = value
  }

  func forget(_ node: ViewNode) { values[ObjectIdentifier(node)] = nil }

  func close() { values = [:] }
}

/// A preference of a subtree; nil where nothing in it writes one.
final class RememberedPreference<K: PreferenceKey> {
  let value: K.Value?

  init(_ value: K.Value?) { self.value = value }
}

extension ViewNode {
  /// The value that this subtree gives those outside for a preference; nil while the layout leaves it out.
  ///
  /// A view without any element counts as shown.
  package final func shownPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if isDetached || preferenceMask & preferenceBit(key) == 0 { return nil }
    graph.counters.preferences += 1
    guard graph.tree.leavesOut else { return rememberedPreference(key) }
    let memory = graph[PreferenceMemory.self]
    let (elements, outer) = (collectedElements, memory.shown)
    guard elements.isEmpty || elements.contains(where: { $0.isShown(inside: outer) }) else {
      return nil
    }
    // Of several elements the layout may leave out some, which is known outside of this view only.
    guard elements.count == 1 else { return preference(key) }
    memory.shown = elements[0]
    defer { memory.shown = outer }
    return rememberedPreference(key)
  }

  /// The value of this subtree by itself, whether or not a container further out leaves it out.
  final func ownPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard graph.tree.leavesOut else { return preference(key) }
    let memory = graph[PreferenceMemory.self]
    let (elements, outer) = (collectedElements, memory.shown)
    memory.shown = elements.count == 1 ? elements[0] : nil
    defer { memory.shown = outer }
    return preference(key)
  }

  private func rememberedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard readsPreferences, !preferencesChanged else { return preference(key) }
    let memory = graph[PreferenceMemory.self]
    guard depth >= memory.depth else { return preference(key) }
    if let known = memory.value(key, of: self) { return known.value }
    let value = preference(key)
    if !preferencesChanged { memory.remember(RememberedPreference<K>(value), of: self) }
    return value
  }

  final func forgetPreferences() { graph.existing(PreferenceMemory.self)?.forget(self) }

  /// Tells the nodes above this one, which is shown in another place: those around it, and those around its place.
  ///
  /// Both ways meet again, and may part again further out. The deepest node goes first, so that each is passed once: lists
  /// in lists would double the ways at each level.
  final func markWaysOut() {
    var ways: [ViewNode] = []
    func add(_ node: ViewNode?) {
      if let node, !ways.contains(where: { $0 === node }) { ways.append(node) }
    }
    add(parent)
    add(shownParent)
    while let next = ways.indices.max(by: { ways[$0].depth < ways[$1].depth }) {
      let current = ways.remove(at: next)
      if current.preferencesChanged { continue }
      current.preferencesChanged = current.hasPreferenceReaders
      if current.readsPreferences { current.forgetPreferences() }
      add(current.parent)
      if current.subviewPlacement != nil { add(current.shownParent) }
    }
  }
}
