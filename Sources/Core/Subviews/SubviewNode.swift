/// The node of a ``Subview``: it shows the elements that the node of the source made.
final class SubviewNode: ViewNode {
  private var subview: Subview
  /// The nodes whose elements are shown here, as long as no later place shows them.
  private var shown: ShownSubview?

  init(_ subview: Subview, _ inputs: _NodeInputs) {
    self.subview = subview
    super.init(inputs)
    show()
  }

  override var name: String? { "Subview" }

  override func update<V>(_ view: V) {
    subview = unsafeSame(view, as: Subview.self)
    refresh()
  }

  /// Shows the subview's current elements, if they have changed.
  func refresh() {
    let old = shown
    if let old, old.isCurrent(subview) { return }
    if let old { subview.source?.release(old, from: self) }
    shown = nil
    show()
    if old != nil || shown != nil { elementsDidChange() }
  }

  private func show() {
    shown = subview.source?.show(subview, at: self)
    for node in shown?.nodes ?? [] { addPreferences(node.preferenceMask) }
  }

  /// Releases the elements that another place shows now.
  func lose() {
    guard let lost = shown else { return }
    shown = nil
    subview.source?.release(lost, from: self)
    elementsDidChange()
  }

  override func collectElements(into elements: inout SubviewList) {
    guard let shown else { return }
    for element in shown.elements where !element.isRemoved { elements.append(element) }
  }

  override func environmentDidChange() { shown?.takeEnvironment() }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    reducedPreference(key, of: shown?.nodes ?? [])
  }

  override func displayDidChange() { for node in shown?.nodes ?? [] { node.displayDidChange() } }

  override func part(identifiedBy id: AnyHashable) -> ViewNode? {
    subview.explicitID == id ? self : nil
  }

  override func detach() {
    super.detach()
    if let shown { subview.source?.release(shown, from: self) }
    shown = nil
  }
}

/// The shown content of a subview: the elements, and the nodes that have no others.
@MainActor final class ShownSubview {
  let elements: [LayoutElement]
  /// For each element, the outermost node that belongs to it alone; empty if there is none.
  let nodes: [ViewNode]
  /// The nodes that take the environment of the place.
  let takers: [ViewNode]
  /// The node that lays out or draws each element inside all modifiers.
  let cores: [ViewNode]
  /// The nodes of the rows that have to stay for it.
  let rows: [ObjectIdentifier]

  init(
    elements: [LayoutElement], nodes: [ViewNode], takers: [ViewNode], cores: [ViewNode],
    rows: [ObjectIdentifier]
  ) {
    self.elements = elements
    self.nodes = nodes
    self.takers = takers
    self.cores = cores
    self.rows = rows
  }

  /// True if this is still the content of a subview.
  func isCurrent(_ subview: Subview) -> Bool {
    if elements.contains(where: \.isRemoved) { return false }
    // A subview that was its node's only one may have got neighbors.
    if !subview.isWholeRow, (nodes + takers).contains(where: hasOthers) { return false }
    // A view that was removed stays as long as it is on its way out.
    guard let now = subview.source?.elements(of: subview) else { return true }
    return now.elementsEqual(elements, by: ===)
  }

  func takeEnvironment() {
    for node in takers where !node.isDetached {
      if let placement = node.subviewPlacement { node.setEnvironment(placement.given) }
    }
  }

  private func hasOthers(_ node: ViewNode) -> Bool {
    if node.isDetached { return false }
    let list = node.collectedSubviews
    return list.count > 1 || list.hasGroups && takers.contains { $0 === node }
  }
}
