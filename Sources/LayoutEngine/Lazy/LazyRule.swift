import EspalierDrawing
import Foundation

/// A stack or grid that has its rows made as they come into view.
///
/// - Child sizing: nil along the axis; across it, the whole length of the container, or a column of
///   it.
/// - Preferred size: along the axis the rows that are known and an estimate of the others; across it, the proposal, or the
///   widest row that is known.
///
/// If nothing hides any of it, all rows are made and measured. Otherwise those in view are, while
/// they are placed. When that changes the whole length, the tree asks for another layout.
package struct LazyRule: LayoutRule {
  package enum Arrangement: Equatable, Sendable {
    /// One row after the other, aligned on a guide across the axis.
    case rows(AlignmentKey)
    /// Lines of cells in tracks, and the guide on which tracks stand that do not fill the
    /// container.
    case grid([LazyTrackItem], AlignmentKey)
  }

  package let axis: Axis
  package let arrangement: Arrangement
  /// The spacing between rows; nil for that which they prefer.
  package let spacing: CGFloat?
  package let pinsHeaders: Bool
  package let pinsFooters: Bool
  /// The length of the room before the rows in which the first section's header is held, too.
  package let roomBefore: CGFloat
  package let list: LazyList

  package init(
    axis: Axis, arrangement: Arrangement, spacing: CGFloat?, pinsHeaders: Bool = false,
    pinsFooters: Bool = false, roomBefore: CGFloat = 0, list: LazyList
  ) {
    self.axis = axis
    self.arrangement = arrangement
    self.spacing = spacing.map { $0.isFinite ? $0 : 0 }
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
    self.roomBefore = roomBefore
    self.list = list
  }

  package func childrenChanged() { list.contentChanged() }

  package var mayBeAskedAgain: Bool { false }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let proposed = proposal[axis.other].map { $0.isNaN ? 0 : max($0, 0) }
    let cross = crossLength(proposed, node)
    var size = CGSize.zero
    if node.tree.isHidden(node.index) {
      size[axis] = estimatedLength(node, cross)
      size[axis.other] = cross ?? proposed ?? list.widest
    } else {
      let walk = LazyWalk(self, node, cross: cross)
      size[axis] = walk.measureAll()
      size[axis.other] = cross ?? proposed ?? walk.widest
    }
    return size
  }

  /// The length across the axis for a proposal; nil if the rows decide it.
  private func crossLength(_ proposed: CGFloat?, _ node: LayoutNode) -> CGFloat? {
    guard case .grid(let items, let alignment) = arrangement else {
      return proposed.flatMap { $0.isFinite ? $0 : nil }
    }
    // Infinitely wide columns would be of no use: the grid takes the width that it has without a
    // proposal.
    let width = proposed.flatMap { $0.isFinite ? $0 : nil } ?? idealWidth(items, node)
    return max(width, LazyTracks(items, width: width, alignment: alignment).total)
  }

  /// The length as far as rows are known; if none are known, the first rows are made.
  private func estimatedLength(_ node: LayoutNode, _ cross: CGFloat?) -> CGFloat {
    if let reported = list.reported { return reported }
    if list.hasTypical {
      LazyWalk(self, node, cross: list.cross).measureExisting()
    } else {
      LazyWalk(self, node, cross: cross).measureFirst()
    }
    let length = list.root.lengths.total
    list.reported = length
    return length
  }

  /// The width that a grid takes without a proposal: the sum of the ideal widths of the first
  /// line's cells, or of its columns where these are fixed.
  private func idealWidth(_ items: [LazyTrackItem], _ node: LayoutNode) -> CGFloat {
    let cells = LazyWalk(self, node, cross: nil).firstCells(items.count)
    var width: CGFloat = 0
    for (index, item) in items.enumerated() {
      if case .fixed(let length) = item.length {
        width += length.isFinite ? max(length, 0) : 0
      } else if index < cells.count {
        let ideal = cells[index].sizeThatFits(.unspecified)[axis.other]
        width += ideal.isFinite ? ideal : 0
      }
      if index < items.count - 1 {
        let spacing = item.spacing ?? ViewSpacing.standardDistance
        width += spacing.isFinite ? spacing : 0
      }
    }
    return max(width, 0)
  }

  package func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    LazyPlacing(self, node, size: size).run()
  }

  /// Sets no guides: those of the rows do not show outside, because the existing rows depend on the
  /// visible part.
  package func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  package var passedGuides: GuideKinds { [] }

  package func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  package var form: RuleForm { .lazy }

  package var childOrientation: ChildOrientation {
    if case .rows = arrangement { .axis(axis) } else { .none }
  }
}
