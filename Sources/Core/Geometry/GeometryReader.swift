import EspalierDrawing
import Foundation
import LayoutEngine

/// A container whose content is made from the container's own size and place.
///
/// - Child sizing: every child is proposed the container's size, and stands at its top leading
///   corner.
/// - Preferred size: the proposal; 10 points on an axis without one.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    GeometryReaderNode(view, inputs)
  }
}

/// The content is made after layout, when the size is known, and laid out in the next round of the
/// same frame.
private final class GeometryReaderNode<Content: View>: ViewNode, ElementContainer, LayoutReader {
  private var view: GeometryReader<Content>
  private var element: LayoutElement?
  private var source: GeometrySource?
  private var content: ViewNode?
  private var size: CGSize?

  init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    let element = LayoutElement(self, graph.tree.makeNode(GeometryRule()))
    self.element = element
    source = GeometrySource(element)
    graph.add(self)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override var name: String? { "GeometryReader" }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: GeometryReader<Content>.self)
    if !isQueued && isKnownEqual(view, self.view) { return }
    self.view = view
    performUpdate()
  }

  override func performUpdate() {
    isQueued = false
    guard let size else { return }
    show(size)
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    element?.isMirrored = environment.isMirrored
  }

  func readLayout() -> Bool {
    guard let element, let source else { return false }
    let newSize = element.size
    if newSize == size && !source.hasChanged { return false }
    size = newSize
    show(newSize)
    return true
  }

  private func show(_ size: CGSize) {
    source?.forgetReadings()
    let proxy = GeometryProxy(source, size: size)
    let body = evaluate { view.content(proxy) }
    if let content {
      updateChild(content, body)
    } else {
      content = makeChild(body)
      graph.needsSync(self)
      markPreferencesChanged()
    }
  }

  override func collectElements(into elements: inout SubviewList) {
    if let element { elements.append(element) }
  }

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    let elements = content?.collectedElements ?? []
    element?.setChildren(elements)
  }

  override func detach() {
    super.detach()
    graph.remove(self)
    element?.remove()
  }
}

private struct GeometryRule: LayoutRule {
  func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    ClampedSize(width: .unbounded, height: .unbounded)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    for child in node.children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  var childOrientation: ChildOrientation { .none }
}
