import Foundation
import LayoutEngine

/// Something that is shown above the content of a window.
@MainActor protocol PresentedLayer: ViewNode {
  /// As large as the window, at its corner.
  var layerElement: LayoutElement? { get }

  /// Whether this layer takes the keys from what is behind it.
  var takesKeys: Bool { get }

  /// Uses a key, and answers whether it did.
  func handle(_ event: KeyEvent) -> Bool

  /// Ends the layer if it is a menu.
  func closeMenu()
}

/// The node of presented views, one element for what is behind the panel and one for the panel.
final class PresentedNode<Content: View>: ViewNode, ElementContainer, LayoutReader, PresentedLayer {
  var style: PresentationStyle { didSet { if style.placement != oldValue.placement { moved() } } }
  var dismiss: @MainActor () -> Void = {}
  private(set) var layerElement: LayoutElement?
  private let presenter: ViewNode
  private let place = PresentationRule.Place()
  private var content: ViewNode?
  /// Whether the layer is seen only on its way out.
  private(set) var isLeaving = false

  init(
    _ view: Content, _ style: PresentationStyle, presenter: ViewNode, _ inputs: _NodeInputs
  ) {
    self.style = style
    self.presenter = presenter
    super.init(inputs)
    let element = LayoutElement(self, rule: PresentationRule(place: place))
    // Places are those of the window; which side is leading is up to the placement.
    element.isMirrored = false
    element.accessibilityRecord.isLayer = true
    element.accessibilityRecord.isModal = style.hasBackdrop
    layerElement = element
    place.placement = style.placement
    content = makeChild(view)
    graph.add(self)
    graph.needsSync(self)
    fadeIn()
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override var name: String? { "Presentation" }

  override func update<V: View>(_ view: V) { updateChild(content, view) }

  /// Laid out and drawn at the root, not here.
  override func collectElements(into elements: inout SubviewList) {}

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    let elements = content?.collectedElements ?? []
    layerElement?.setChildren(elements)
  }

  /// Takes note of where the presenting view and the window are now.
  func readLayout() -> Bool {
    let anchors = presenter.collectedElements
    let frames = anchors.map { $0.map(to: nil).rect(CGRect(origin: .zero, size: $0.size)) }
    guard let first = frames.first else { return false }
    let anchor = frames.dropFirst().reduce(first) { $0.joined(with: $1) }
    if let menu = style.menu, let panel = layerElement?.children.last, panel.size.height > 0 {
      menu.place(
        isAbove: panel.frame.midY < anchor.midY - place.window.minY,
        inScrollView: presenter.scrollArea != nil, on: environment.platformStyle)
    }
    if let pointer = style.pointer, case .popover(let popover) = style.placement,
      let panel = layerElement?.children.last, panel.size.height > 0
    {
      let target = popover.anchor.rect(in: anchor)
      let isVertical = popover.edge == .top || popover.edge == .bottom
      pointer.point(
        from: panel.frame.offsetBy(dx: place.window.minX, dy: place.window.minY), to: target,
        along: isVertical ? .vertical : .horizontal)
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    guard place.take(anchor, graph.presentationBounds, isMirrored) else { return false }
    moved()
    return true
  }

  private func moved() {
    place.placement = style.placement
    guard let layerElement else { return }
    graph.tree.invalidate(layerElement.id)
    graph.tree.setNeedsPlacing(layerElement.id)
    graph.layoutChanged()
  }

  var takesKeys: Bool { style.hasBackdrop || style.menu != nil }

  func closeMenu() { if style.menu != nil { dismiss() } }

  func handle(_ event: KeyEvent) -> Bool {
    if let menu = style.menu { return menu.handle(event) }
    if style.hasBackdrop, event.key == .escape, event.phase == .down {
      dismiss()
      return true
    }
    return false
  }

  // MARK: Coming and going

  /// Fades are no motion: they stay where the user prefers less of it.
  private func fadeIn() {
    guard graph.hasLaidOut, style.fadesIn, style.menu == nil, let layerElement else { return }
    let fade = ElementFade(layerElement)
    layerElement.fade = fade
    fade.show(opacity: 0, with: Transaction())
    fade.show(opacity: 1, with: Transaction(animation: .easeOut(duration: 0.15)))
  }

  /// Ends the layer, which is seen until it has faded: it takes no events any more.
  ///
  /// - Parameter end: called when the layer is gone.
  func leave(_ end: @escaping @MainActor () -> Void) {
    guard let layerElement, layerElement.hasDrawn, !hasFocusInside else { return end() }
    isLeaving = true
    graph.remove(self)
    layerElement.isDeparting = true
    var transaction = Transaction(animation: .easeIn(duration: 0.15))
    transaction.addAnimationCompletion(criteria: .removed) { MainActor.assumeIsolated(end) }
    let fade = layerElement.fade ?? ElementFade(layerElement)
    layerElement.fade = fade
    fade.show(opacity: 0, with: transaction)
    graph.leavePresentation(self)
  }

  /// Who has the focus in a panel loses it at once when the panel closes.
  private var hasFocusInside: Bool {
    var element = graph.input.focus.current?.element
    while let current = element {
      if current === layerElement { return true }
      element = current.parent
    }
    return false
  }

  override func detach() {
    super.detach()
    graph.remove(self)
    graph.endPresentation(self)
    layerElement?.remove()
  }
}

/// Lays out what is behind a panel as large as the window, and the panel where it belongs.
///
/// - Child sizing: child 0 the window's size; the others no more than the window less a margin.
/// - Preferred size: the window's.
private struct PresentationRule: LayoutRule {
  /// What decides the panel's place.
  final class Place {
    var placement = PresentationStyle.Placement.center
    private(set) var anchor = CGRect.zero
    private(set) var window = CGRect.zero
    private(set) var isMirrored = false

    /// Takes new values, and answers whether they differ from the last ones.
    func take(_ anchor: CGRect, _ window: CGRect, _ isMirrored: Bool) -> Bool {
      if anchor == self.anchor && window == self.window && isMirrored == self.isMirrored {
        return false
      }
      (self.anchor, self.window, self.isMirrored) = (anchor, window, isMirrored)
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
        child.place(at: .zero, proposal: ProposedViewSize(place.window.size))
        continue
      }
      let margin = PresentationStyle.Placement.margin
      let room = CGSize(
        width: max(0, place.window.width - 2 * margin),
        height: max(0, place.window.height - 2 * margin))
      let ideal = child.sizeThatFits(.unspecified)
      let offer = ProposedViewSize(
        width: ideal.width > room.width ? room.width : nil,
        height: ideal.height > room.height ? room.height : nil)
      let answer = child.sizeThatFits(offer)
      let origin = place.placement.origin(
        of: answer, anchor: place.anchor, in: place.window, isMirrored: place.isMirrored)
      child.place(at: origin, proposal: offer)
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
