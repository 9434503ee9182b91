@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// The node of a floating layer, one element for the backdrop and one for the panel.
final class FloatingNode<Content: View>: ViewNode, ElementContainer, LayoutReader, LayerHolder {
  let layer: Layer
  private var layerElement: LayoutElement?
  private let presenter: ViewNode
  private let place = FloatingRule.Place()
  private var content: ViewNode?
  /// True if the layer is seen only on its way out.
  private(set) var isLeaving = false

  /// - Parameter content: makes the view of the layer, which may end the layer.
  init(
    _ style: LayerStyle, presenter: ViewNode, _ inputs: _NodeInputs, content: (Layer) -> Content
  ) {
    self.presenter = presenter
    layer = Layer(style, isFloating: true)
    super.init(inputs)
    if let animation = style.animation {
      layer.motion = LayerMotion(animation, isShown: !graph.hasLaidOut)
    }
    let element = LayoutElement(self, graph.tree.makeNode(FloatingRule(place: place)))
    // Positions are those of the window; the placement takes the reading direction into account.
    element.isMirrored = false
    element[Layer.self] = layer
    layer.element = element
    layerElement = element
    place.placement = style.placement
    layer.onParentLeave = { [weak self] in self?.leaveAlong() }
    graph.layers.add(layer, to: presenter.enclosingLayer)
    self.content = makeChild(content(layer))
    graph.add(self)
    graph.needsSync(self)
    enter()
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override var name: String? { "Presentation" }

  override func update<V>(_ view: V) { updateChild(content, view) }

  func take(_ style: LayerStyle) {
    let old = layer.style
    layer.style = style
    if style.placement != old.placement { moved() }
  }

  /// The layer is laid out and drawn at the root, not here.
  override func collectElements(into elements: inout SubviewList) {}

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    let elements = content?.collectedElements ?? []
    layerElement?.setChildren(elements)
  }

  /// Records the current places of the presenting view and the window.
  func readLayout() -> Bool {
    let anchors = presenter.collectedElements
    let frames = anchors.map { $0.map(to: nil).rect(CGRect(origin: .zero, size: $0.size)) }
    let (window, room) = (graph.layerBounds, room)
    // A view that shows nothing presents from the middle of the window.
    let first = frames.first ?? CGRect(x: window.midX, y: window.midY, width: 0, height: 0)
    let anchor = frames.dropFirst().reduce(first) { $0.joined(with: $1) }
    if let delegate = layer.style.delegate, let panel = layerElement?.children.last,
      panel.size.height > 0
    {
      delegate.panelMoved(to: panel.frame, from: anchor, presenter: presenter)
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    guard place.take(anchor, window, room, isMirrored) else { return false }
    moved()
    return true
  }

  /// The area in which the panel may stand.
  private var room: CGRect {
    let window = graph.layerBounds
    guard layer.style.placement == .fill else { return window }
    let insets = graph[WindowBars.self].insets
    return CGRect(
      x: window.minX + insets.leading, y: window.minY + insets.top,
      width: max(0, window.width - insets[Axis.horizontal]),
      height: max(0, window.height - insets[Axis.vertical]))
  }

  private func moved() {
    place.placement = layer.style.placement
    guard let layerElement else { return }
    graph.tree.invalidate(layerElement.id)
    graph.tree.setNeedsPlacing(layerElement.id)
    graph.layoutChanged()
  }

  // MARK: Coming and going

  /// Fades are not motion: they stay if the user prefers less of it.
  private func enter() {
    guard graph.hasLaidOut else { return }
    if let motion = layer.motion {
      // The view that it moves from is laid out first, again with the size of the window that its
      // views may ask for, and with the options that they set for their presenter.
      graph.afterLayout { [graph] in
        graph.afterLayout { graph.afterLayout { motion.enter() } }
      }
      return
    }
    guard layer.style.fadesIn, let layerElement else { return }
    let fade = ElementFade(layerElement)
    layerElement.fade = fade
    fade.show(opacity: 0, with: Transaction())
    fade.show(opacity: 1, with: Transaction(animation: .easeOut(duration: 0.15)))
  }

  /// Ends the layer, which remains visible until its transition is over, and takes no more events.
  ///
  /// - Parameter end: called when the layer is removed.
  func leave(_ end: @escaping @MainActor () -> Void) {
    isLeaving = true
    layer.dismiss = {}
    guard let layerElement, layerElement.hasDrawn, layer.style.fadesOut else {
      graph.layers.remove(layer, isSeen: false)
      return end()
    }
    graph.remove(self)
    // Done before the layer is taken out: the root does not lay out views on their way out.
    layerElement.isDeparting = true
    graph.layers.remove(layer, isSeen: true)
    goOut(end)
  }

  /// Runs the transition out.
  private func goOut(_ end: @escaping @MainActor () -> Void) {
    guard let layerElement else { return }
    layerElement.isDeparting = true
    if let motion = layer.motion {
      // Not in the update that ends the layer: the transition has a transaction of its own.
      graph.afterLayout { motion.leave(end) }
      return
    }
    var transaction = Transaction(animation: .easeIn(duration: 0.15))
    transaction.addAnimationCompletion(criteria: .removed) { MainActor.assumeIsolated(end) }
    let fade = layerElement.fade ?? ElementFade(layerElement)
    layerElement.fade = fade
    fade.show(opacity: 0, with: transaction)
  }

  /// Leaves together with the layer below, whose views end this one's when they are removed.
  private func leaveAlong() {
    isLeaving = true
    layer.dismiss = {}
    graph.remove(self)
    goOut {}
  }

  override func detach() {
    super.detach()
    graph.remove(self)
    graph.layers.remove(layer, isSeen: false)
    graph.layers.end(layer)
    layerElement?.remove()
  }
}

extension ViewGraph {
  /// The window, or the picture if there is no window.
  var layerBounds: CGRect {
    guard let rootElement else { return window }
    if window.width > 0 && window.height > 0 { return window }
    return CGRect(origin: .zero, size: rootElement.size)
  }
}

/// Lays out the backdrop of a panel as large as the window, and the panel at its place.
///
/// - Child sizing: child 0 the window's size; the others the size that the placement gives them.
/// - Preferred size: the window's.
struct FloatingRule: LayoutRule {
  /// The values that decide the panel's place.
  final class Place {
    var placement = LayerPlacement.center
    private(set) var anchor = CGRect.zero
    private(set) var window = CGRect.zero
    /// The area in which the panel may stand.
    private(set) var room = CGRect.zero
    private(set) var isMirrored = false

    /// Takes new values, and returns true if they differ from the last ones.
    func take(_ anchor: CGRect, _ window: CGRect, _ room: CGRect, _ isMirrored: Bool) -> Bool {
      let isSame =
        anchor == self.anchor && window == self.window && room == self.room
        && isMirrored == self.isMirrored
      if isSame { return false }
      (self.anchor, self.window, self.room, self.isMirrored) = (anchor, window, room, isMirrored)
      return true
    }
  }

  let place: Place

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    place.window.size
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    for (index, child) in node.children.enumerated() {
      if index == 0 {
        child.place(at: .zero, proposal: ProposedViewSize(size))
        continue
      }
      let childProposal = place.placement.proposal(for: child, in: place.room)
      let answer = child.sizeThatFits(childProposal)
      let origin = place.placement.origin(
        of: answer, anchor: place.anchor, in: place.room, isMirrored: place.isMirrored)
      child.place(at: origin, proposal: childProposal)
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
