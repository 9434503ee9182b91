import EspalierDrawing
import Foundation

/// A scroll view around one child.
///
/// - Child sizing: nil along the axes that scroll, the proposal less the margins across.
/// - Preferred size: the proposal along the axes that scroll, or the content's length where there is none; the content's
///   length across.
package struct ScrollRule: ViewportRule {
  package let axes: Axis.Set
  /// The space around the content that is scrolled with it.
  package let margins: EdgeInsets
  package let state: ScrollState

  package init(axes: Axis.Set, margins: EdgeInsets = EdgeInsets(), state: ScrollState) {
    self.axes = axes
    self.margins = margins.usable
    self.state = state
  }

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    guard let content = node.child?.clampedSize else {
      return node.children.isEmpty
        ? ClampedSize(
          width: range(.horizontal, LengthRange(0)), height: range(.vertical, LengthRange(0)))
        : nil
    }
    return ClampedSize(
      width: range(.horizontal, content.width), height: range(.vertical, content.height))
  }

  private func range(_ axis: Axis, _ content: LengthRange) -> LengthRange {
    let margin = margins[axis]
    if axes.contains(axis) {
      return LengthRange(min: 0, exactIdeal: content.ideal + margin, max: .infinity)
    }
    return LengthRange(
      min: content.min + margin, exactIdeal: content.ideal + margin, max: content.max + margin)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let content = node.child?.sizeThatFits(contentProposal(proposal)) ?? .zero
    func length(_ axis: Axis) -> CGFloat {
      let own = content[axis] + margins[axis]
      return axes.contains(axis) ? max(proposal[axis] ?? own, 0) : own
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  package func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard let child = node.child else { return }
    let placement = contentProposal(ProposedViewSize(size))
    let origin = state.settle(size, child.sizeThatFits(placement), margins: margins, axes: axes)
    child.place(at: origin, proposal: placement)
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var content = proposal
    for axis in Axis.allCases {
      content[axis] = axes.contains(axis) ? nil : proposal[axis].map { max($0 - margins[axis], 0) }
    }
    return content
  }

  package func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  package var passedGuides: GuideKinds { [] }

  package func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  // MARK: Viewport

  package func viewport(_ node: LayoutNode) -> CGRect {
    let size = node.tree.size(of: node.id)
    let isMirrored = node.tree.isMirrored(node.id)
    let outsets = state.outsets
    return CGRect(
      x: -(isMirrored ? outsets.trailing : outsets.leading), y: -outsets.top,
      width: size.width + outsets[Axis.horizontal], height: size.height + outsets[Axis.vertical])
  }

  package func contentDidShift(by offset: CGSize, _ node: LayoutNode) {
    var shift = CGSize.zero
    for axis in Axis.allCases where axes.contains(axis) && offset[axis].isFinite {
      shift[axis] = offset[axis]
    }
    if shift == .zero { return }
    node.tree.moveChildren(of: node.id, by: CGSize(width: -shift.width, height: -shift.height))
    // Offsets run from the leading edge.
    if node.tree.isMirrored(node.id) { shift.width = -shift.width }
    state.follow(shift)
  }
}

extension EdgeInsets {
  /// The insets, with 0 for lengths that are negative or not numbers.
  fileprivate var usable: EdgeInsets {
    func usable(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }
    return EdgeInsets(
      top: usable(top), leading: usable(leading), bottom: usable(bottom), trailing: usable(trailing)
    )
  }
}
