import EspalierDrawing
import Foundation
import LayoutEngine

/// A node of the layout tree with the framework's own data: its owner, its traits, its drawing.
///
/// Leaves and containers contribute one element; a modifier wraps each element of its content in
/// one of its own.
@MainActor @_spi(Espalier) open class LayoutElement {
  package let id: LayoutNodeID
  // Small values fill the word that begins with the id: there are very many elements.
  @exclusivity(unchecked) private var needsDrawing = true
  /// True once the layout node is freed; its id may belong to another element by then.
  @exclusivity(unchecked) package private(set) var isRemoved = false
  /// True if the children run from right to left.
  @exclusivity(unchecked) package final var isMirrored: Bool {
    didSet {
      if oldValue == isMirrored { return }
      graph.tree.setMirrored(isMirrored, of: id)
      graph.layoutChanged()
    }
  }
  /// The views inside that the pointer can reach.
  package var pointerReach = PointerReach.all
  /// The node that made this element; a node without a view once the owner has freed the element.
  ///
  /// A node frees its elements before it is deallocated, and the graph keeps the other one. Builds with tests check that.
  #if DEBUG
  @exclusivity(unchecked) package private(set) unowned var owner: ViewNode
  #else
  @exclusivity(unchecked) package private(set) unowned(unsafe) var owner: ViewNode
  #endif
  /// The element that contains this one in the layout tree; nil for the root and while detached.
  ///
  /// Never dangling: the parent has this one among its children, and releases all its children
  /// before it is deallocated.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: LayoutElement?
  @exclusivity(unchecked) package private(set) var children = ElementList()
  /// The state that only some elements have; nil while this element has none.
  @exclusivity(unchecked) package private(set) var extras: ElementExtras?
  /// The area in which the pointer can meet this element or one inside it; nil until it is asked
  /// for.
  package final var hitBounds: CGRect? {
    get { roughHitBounds.rect }
    set {
      roughHitBounds = newValue.map { RoughRect($0) } ?? RoughRect()
      if newValue != nil { graph.isMarked[self] = false }
    }
  }
  @exclusivity(unchecked) private var roughHitBounds = RoughRect()
  /// The last drawing, and its place.
  @exclusivity(unchecked) private(set) var cache: (drawing: ElementDrawing, origin: CGPoint)?
  /// The last answer of ``paintReach``, until something inside changes.
  final var knownReach: CGRect? {
    get { roughReach.rect }
    set {
      roughReach = newValue.map { RoughRect($0) } ?? RoughRect()
      if newValue != nil { graph.isMarked[self] = false }
    }
  }
  @exclusivity(unchecked) private var roughReach = RoughRect()

  /// True if the last drawing painted anything.
  package final var hasDrawn: Bool { !(cache?.drawing.items.isEmpty ?? true) }

  /// The extras of this element, made if it has none.
  final func makeExtras() -> ElementExtras {
    if let extras { return extras }
    let made = ElementExtras()
    extras = made
    return made
  }

  /// - Parameter id: a new node of the layout tree. The caller makes it: of an initializer that takes a rule the
  ///   compiler would make a version for each type, which puts the rule into a second box.
  package init(_ owner: borrowing ViewNode, _ id: LayoutNodeID) {
    self.owner = copy owner
    self.id = id
    isMirrored = owner.environment.isMirrored
    owner.withGraph { graph in
      if isMirrored { graph.tree.setMirrored(true, of: id) }
      graph.register(self)
    }
  }

  package final var graph: ViewGraph { owner.graph }

  /// True if the traits of the (only) child count as this element's too.
  package var passesTraits: Bool { false }

  /// The value that the view sets for a key, for its direct container.
  ///
  /// Of several modifiers that set one the innermost counts: one around a group is a default for
  /// its members.
  package final func trait(_ key: ObjectIdentifier) -> Any? {
    var value: Any?
    var element: LayoutElement? = self
    while let current = element {
      value = current.extras?.traits[key] ?? value
      element = current.passesTraits ? current.children.first : nil
    }
    return value
  }

  package final func setChildren(_ elements: [LayoutElement]) {
    if isRemoved { return }
    let graph = graph
    let departures = graph.departingElements
    let departing = departures == nil ? [] : departingElements(of: elements)
    let isSame =
      elements.elementsEqual(children, by: ===)
      && (departures == nil || departing.elementsEqual(departingChildren, by: ===))
    if isSame { return }
    for child in children where child.parent === self { child.parent = nil }
    children = ElementList(elements)
    if departures != nil { departingChildren = departing }
    graph.tree.setChildren(of: id) { present in
      forEachObject(in: elements) { element in
        element.parent = self
        if departing.isEmpty || !isOnItsWayOut(element) { present.append(element.id) }
      }
    }
    for element in departing { departures?.add(element) }
    graph.layoutChanged()
    setNeedsDrawing(in: graph)
  }

  /// As ``setChildren(_:)`` with one element, and quicker where this one is new.
  final func setOnlyChild(_ element: LayoutElement) {
    let isFirst = owner.withGraph { graph in
      guard children.isEmpty, parent == nil, !isRemoved, graph.departingElements == nil else {
        return false
      }
      children = ElementList(element)
      element.parent = self
      graph.tree.setOnlyChild(element.id, of: id)
      graph.layoutChanged()
      // A new element is marked already.
      if !needsDrawing || roughReach.isKnown || roughHitBounds.isKnown { markForDrawing(in: graph) }
      graph.needsDrawing = true
      return true
    }
    if !isFirst { setChildren([element]) }
  }

  /// Those of `elements` that the layout skips; a wrapper departs together with the element that it
  /// wraps, and keeps it.
  private func departingElements(of elements: [LayoutElement]) -> [LayoutElement] {
    elements.indices.filter { !(passesTraits && $0 == 0) && elements[$0].departs }
      .map { elements[$0] }
  }

  /// Takes the rows that came into view or left it, without having this element measured again.
  final func adoptChildren(_ elements: [LayoutElement]) {
    if isRemoved { return }
    for child in children where child.parent === self { child.parent = nil }
    children = ElementList(elements)
    departingChildren =
      graph.departingElements == nil ? [] : departingElements(of: elements)
    for child in elements { child.parent = self }
    let present = hasDepartingChildren ? elements.filter { !isOnItsWayOut($0) } : elements
    graph.tree.adoptChildren(present.map(\.id), of: id)
    setNeedsDrawing()
  }

  /// The children that are above all others.
  var raisedChildren: Set<LayoutNodeID> { [] }

  /// The layout rule of this element; nil once it is removed.
  package final var rule: (any LayoutRule)? { isRemoved ? nil : graph.tree.rule(of: id) }

  /// Sets the rule; one that is certainly the same changes nothing.
  package final func setRule(_ rule: any LayoutRule) {
    func isSame<Rule: LayoutRule>(as rule: Rule) -> Bool {
      (graph.tree.rule(of: id) as? Rule).map { isKnownEqual($0, rule) } ?? false
    }
    if isRemoved || isSame(as: rule) { return }
    graph.tree.setRule(rule, of: id)
    graph.layoutChanged()
    setNeedsDrawing()
  }

  /// Sets the rule that `replacement` makes of the current one.
  final func setRule(_ replacement: (any LayoutRule) -> any LayoutRule) {
    if !isRemoved { setRule(replacement(graph.tree.rule(of: id))) }
  }

  /// Frees the layout node; the owner calls this once, when the element is no longer part of the
  /// view.
  ///
  /// Anything that still holds it (a drawing of its parent, the pointer, a closure) finds it empty and
  /// disabled from now on.
  package final func remove() {
    let graph = graph
    isRemoved = true
    extras?.stop()
    for child in children where child.parent === self { child.parent = nil }
    graph.unregister(self)
    graph.tree.removeNode(id)
    owner = graph.vacancy
  }

  /// Makes the layout query the container again that reads this element's traits.
  final func invalidateContainer() {
    var container = parent
    while let wrapper = container, wrapper.passesTraits { container = wrapper.parent }
    guard let container else { return }
    graph.tree.rule(of: container.id).childrenChanged()
    graph.tree.invalidate(container.id)
    graph.layoutChanged()
  }

  // MARK: Geometry

  /// The size; zero once the element is removed.
  package final var size: CGSize { isRemoved ? .zero : graph.tree.size(of: id) }

  /// The final frame in the coordinates of the parent element; zero once this one is removed.
  package final var frame: CGRect { isRemoved ? .zero : graph.tree.frame(of: id) }

  /// The frame in the coordinates of the root; zero once this element is removed.
  package final var frameInRoot: CGRect {
    isRemoved ? .zero : CGRect(origin: graph.tree.originInRoot(of: id), size: size)
  }

  // MARK: Drawing

  /// Marks this element to be drawn again in the next frame.
  package final func setNeedsDrawing() { setNeedsDrawing(in: graph) }

  private final func setNeedsDrawing(in graph: ViewGraph) {
    markForDrawing(in: graph)
    graph.needsDrawing = true
  }

  /// As ``setNeedsDrawing()``, for one of many elements: the caller informs the graph.
  final func markForDrawing(in graph: ViewGraph) {
    var element: LayoutElement? = self
    // An element out of sight was never drawn, but those around it count on its reach.
    while let current = element,
      !current.needsDrawing || current.roughReach.isKnown || current.roughHitBounds.isKnown
        || current === self
    {
      graph.isMarked[current] = true
      current.needsDrawing = true
      current.roughReach = RoughRect()
      current.roughHitBounds = RoughRect()
      element = current.parent
    }
  }

  /// The items painted by this element and those inside it, in the coordinates of the surrounding
  /// transform.
  package final func displayItems(at origin: CGPoint, _ pass: DrawPass) -> [DisplayItem] {
    drawing(at: origin, pass).items
  }

  /// The drawing of this element and those inside it, in the coordinates of the surrounding
  /// transform: the last one, where nothing changed.
  package final func drawing(at origin: CGPoint, _ pass: DrawPass) -> ElementDrawing {
    if isDrawn(at: origin, pass), let drawing = cache?.drawing { return drawing }
    if graph.isTooDeepToDraw(owner) { return ElementDrawing([]) }
    return kept(draw(context(at: origin, pass)), at: origin, pass)
  }

  // Separate functions, which keep the stack frames of the recursion above small.

  /// True if the last drawing counts for this pass.
  private func isDrawn(at origin: CGPoint, _ pass: DrawPass) -> Bool {
    guard !needsDrawing, let cache, cache.origin == origin else { return false }
    return !cache.drawing.isCut || drawnRegion == pass.region
  }

  /// The context of a new drawing, which takes in all changes so far.
  private func context(at origin: CGPoint, _ pass: DrawPass) -> DrawContext {
    needsDrawing = false
    graph.isMarked[self] = false
    if extras != nil { partsCache = nil }
    return DrawContext(pass: pass, element: self, origin: origin)
  }

  /// Finishes a new drawing and remembers it.
  private func kept(
    _ drawn: ElementDrawing, at origin: CGPoint, _ pass: DrawPass
  ) -> ElementDrawing {
    var drawing = drawn
    graph.counters.displayItems += 1
    if children.isEmpty { drawing = presented(drawing, at: origin) }
    if presence < 1 { drawing = faded(drawing, at: origin, pass) }
    cache = (drawing, origin)
    if drawing.isCut || extras != nil { drawnRegion = drawing.isCut ? pass.region : nil }
    return drawing
  }

  private func presented(_ drawing: ElementDrawing, at origin: CGPoint) -> ElementDrawing {
    guard let presenting = graph.presenting else { return drawing }
    let last = cache.map { ($0.drawing.items, $0.origin) }
    return drawing.changed { presenting.presented($0, at: origin, after: last, in: self) }
  }

  private func faded(
    _ drawing: ElementDrawing, at origin: CGPoint, _ pass: DrawPass
  ) -> ElementDrawing {
    faded(drawing, DrawContext(pass: pass, element: self, origin: origin))
  }

  /// Paints this element; the default paints its children.
  open func draw(_ context: DrawContext) -> ElementDrawing {
    context.only(childrenInDrawingOrder)
  }

  /// The children that the pointer can meet, those painted above others later.
  package var childrenInPointerOrder: ElementList { childrenInDrawingOrder }

  /// True if the pointer at `point`, in this element's coordinates, meets something that this
  /// element itself shows.
  ///
  /// The default, for containers and modifiers, shows nothing of its own.
  open func isHit(at point: CGPoint) -> Bool { false }

  /// A rectangle outside of which ``isHit(at:)`` returns false.
  open var ownHitBounds: CGRect { .null }

  /// The view without children that this element shows; nil for containers and modifiers.
  package var shownLeaf: (any ElementLeaf)? { nil }

  /// The area in which this element and those inside it may paint, by their frames and by effects
  /// that move them.
  open var ownReach: CGRect { reachOfFrames }

  /// The axes along which those inside cannot reach into the safe areas around this element.
  open var safeAreaBarrier: Axis.Set { [] }
}

extension LayoutElement {
  /// The element inside all modifiers that wrap one view each.
  package var innermost: LayoutElement {
    var element = self
    while element.passesTraits, let child = element.children.first { element = child }
    return element
  }

  /// The context in which a leaf inspects itself, with its top left corner at zero.
  package var contextAroundZero: DrawContext {
    let scale = owner.environment.displayScale
    return DrawContext(
      pass: DrawPass(scale: scale > 0 ? scale : 1), element: self, origin: .zero)
  }

  /// True if the layout leaves out this element, or one that contains it.
  package var isLeftOut: Bool { !isShown(inside: nil) }

  /// True unless the layout leaves out this element or one that contains it, up to `outer`, which is known to be shown.
  func isShown(inside outer: LayoutElement?) -> Bool {
    var element: LayoutElement? = self
    while let current = element, current !== outer {
      if current.isRemoved || graph.tree.isLeftOut(current.id) { return false }
      element = current.parent
    }
    return true
  }

  /// The children that the layout does not leave out.
  package var shownChildren: ElementList {
    let children = drawnCandidates
    return hasDepartingChildren
      ? ElementList(children.filter { !isOnItsWayOut($0) }) : children
  }

  /// The shown children and those on their way out.
  private var drawnCandidates: ElementList {
    let tree = graph.tree
    // A removed element stays among the children until these are collected anew.
    return tree.leavesOut
      ? ElementList(children.filter { !$0.isRemoved && !tree.isLeftOut($0.id) }) : children
  }

  /// The children that are drawn, also those on their way out, the lowest first.
  package var childrenInDrawingOrder: ElementList {
    let raised = raisedChildren
    if raised.isEmpty { return sortedChildren }
    let children = sortedChildren
    return ElementList(
      children.filter { !raised.contains($0.id) } + children.filter { raised.contains($0.id) })
  }

  private var sortedChildren: ElementList {
    let children = drawnCandidates
    guard let drawingOrder = graph.drawingOrder, children.count > 1 else { return children }
    return ElementList(drawingOrder(Array(children)))
  }
}
