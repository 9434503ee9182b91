@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A view whose content scrolls where there is less room than it takes at least, as in a panel that is larger than the page.
///
/// Where there is room for the content, it is as if it stood here by itself.
package struct OverflowScroll<Content: View> {
  let content: Content

  package init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension OverflowScroll: PrimitiveView {
  package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    OverflowScrollNode(view, inputs)
  }
}

private final class OverflowScrollNode<Content: View>: ScrollAreaNode {
  private var content: ViewNode?

  init(_ view: OverflowScroll<Content>, _ inputs: _NodeInputs) {
    super.init(axes: [], showsIndicators: true, inputs)
    element?[OwnAccessibilityKey.self] = nil
    content = makeChild(view.content, environment)
    graph.needsSync(self)
  }

  override var contentNode: ViewNode? { content }

  override func update<V>(_ view: V) {
    updateChild(content, unsafeSame(view, as: OverflowScroll<Content>.self).content)
  }

  override var rule: any LayoutRule { OverflowScrollRule(axes: axes, state: state) }

  /// The options are those of scroll views in the content.
  override var contentEnvironment: EnvironmentValues { environment }

  override var clipsContent: Bool { !axes.isEmpty }

  override func bounces(_ axis: Axis) -> Bool { isScrollable(axis) && state.limit[axis] > 0 }

  override func readLayout() -> Bool {
    let hasChanged = super.readLayout()
    let overflow = Axis.allCases.reduce(into: Axis.Set()) { axes, axis in
      // Lengths are sums, which may be off by a bit.
      if state.limit[axis] > 0.01 { axes.insert(Axis.Set(axis)) }
    }
    if overflow == axes { return hasChanged }
    configure(axes: overflow, showsIndicators: true)
    element?[OwnAccessibilityKey.self] =
      overflow.isEmpty ? nil : AccessibilityProperties(role: .scrollArea)
    return true
  }
}

/// A scroll view that does without scrolling where it can.
///
/// - Child sizing: the proposal.
/// - Preferred size: the child's, but no more than the proposal.
private struct OverflowScrollRule: ViewportRule {
  let axes: Axis.Set
  let state: ScrollState

  private var base: ScrollRule { ScrollRule(axes: axes, state: state) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let content = node.children.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(
      width: min(content.width, proposal.width ?? .infinity),
      height: min(content.height, proposal.height ?? .infinity))
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard let child = node.children.first else { return }
    let placement = ProposedViewSize(size)
    let origin = state.settle(
      size, child.sizeThatFits(placement), margins: EdgeInsets(), axes: axes)
    child.place(at: origin, proposal: placement)
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  func viewport(_ node: LayoutNode) -> CGRect { base.viewport(node) }

  func contentDidShift(by offset: CGSize, _ node: LayoutNode) {
    base.contentDidShift(by: offset, node)
  }
}
