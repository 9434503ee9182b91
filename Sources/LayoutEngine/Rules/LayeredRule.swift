import EspalierDrawing
import Foundation

/// A primary child with others drawn over or behind it.
///
/// - Child sizing: the primary, child 0, the proposal; the others the primary's size.
/// - Preferred size: the primary's.
///
/// Several secondary children form a centered ZStack, which is aligned with the primary as a whole.
package struct LayeredRule: LayoutRule {
  private let alignment: Alignment
  /// True if the secondary children are drawn behind the primary.
  package let isBackground: Bool

  package init(alignment: Alignment = .center, isBackground: Bool) {
    self.alignment = alignment
    self.isBackground = isBackground
  }

  package var form: RuleForm { .layered }

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? { node.child?.clampedSize }

  package func independentAxes(_ node: LayoutNode) -> Axis.Set { node.child?.independentAxes ?? [] }

  package func cappedAxes(_ node: LayoutNode) -> Axis.Set { node.child?.cappedAxes ?? [] }

  package func minimumLength(_ axis: Axis, _ node: LayoutNode) -> CGFloat? {
    node.child?.knownMinimumLength(axis)
  }

  package func fixedAxes(_ node: LayoutNode) -> Axis.Set {
    node.child?.fixedAxes ?? []
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    node.child?.sizeThatFits(proposal) ?? .zero
  }

  package func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard let primary = node.child else { return }
    primary.place(at: .zero, proposal: proposal)
    let others = node.children.dropFirst()
    guard !others.isEmpty else { return }
    let frame = primary.dimensions(in: proposal)
    let placement = ProposedViewSize(size)
    let stack = ZStackRule()
    if others.count > 1 {
      let layer = CGRect(
        origin: .zero, size: stack.sizeThatFits(placement, children: others))
      func offset(_ guide: AlignmentKey) -> CGFloat {
        let own =
          stack.explicitAlignment(guide, in: layer, proposal: placement, children: others)
          ?? ViewDimensions(layer.size).defaultValue(of: guide)
        let offset = frame[guide] - own
        return offset.isNaN ? 0 : offset
      }
      let origin = CGPoint(x: offset(alignment.horizontal.key), y: offset(alignment.vertical.key))
      stack.place(
        in: CGRect(origin: origin, size: layer.size), proposal: placement, children: others)
    } else if let other = others.first {
      other.place(
        at: alignment.origin(of: other.dimensions(in: placement), against: frame),
        proposal: placement)
    }
  }

  package func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    node.child?.dimensions(in: proposal)[explicit: guide]
  }

  package func spacing(_ node: LayoutNode) -> ViewSpacing { node.child?.spacing ?? ViewSpacing() }

  package func priority(_ node: LayoutNode) -> Double { node.child?.priority ?? 0 }

  package var childOrientation: ChildOrientation { .inherit }
}

extension Alignment {
  /// The position of a view whose guides meet another view's.
  func origin(of child: ViewDimensions, against frame: ViewDimensions) -> CGPoint {
    func offset(_ guide: AlignmentKey) -> CGFloat {
      let offset = frame[guide] - child[guide]
      return offset.isNaN ? 0 : offset
    }
    return CGPoint(x: offset(horizontal.key), y: offset(vertical.key))
  }
}
