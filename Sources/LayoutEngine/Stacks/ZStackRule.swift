import EspalierDrawing
import Foundation

/// Children on top of each other, aligned on both axes.
///
/// - Child sizing: measured with the proposal, placed with the stack's own size.
/// - Preferred size: the union of the aligned children, of those with the highest priority. Without guides of their own
///   that is, on each axis, the largest of their lengths.
///
/// A stack of one child is transparent, but for the size it is placed with.
package struct ZStackRule: ListRule {
  private let alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  // MARK: Any list of children

  package func sizeThatFits(
    _ proposal: ProposedViewSize, children: some RandomAccessCollection<LayoutNode>
  ) -> CGSize {
    let highest = highestPriority(children)
    let axes = axesOfOwnGuides(children)
    var size = CGSize.zero
    var reach = (x: Reach(), y: Reach())
    for child in children where child.priority == highest {
      let dimensions = child.dimensions(in: proposal)
      size.width = max(size.width, dimensions.width)
      size.height = max(size.height, dimensions.height)
      // In the order in which `guideLine` asks: programs may count the calls for guides.
      if axes.contains(.horizontal) {
        reach.x.add(dimensions.width, at: dimensions[alignment.horizontal])
      }
      if axes.contains(.vertical) {
        reach.y.add(dimensions.height, at: dimensions[alignment.vertical])
      }
    }
    if axes.contains(.horizontal), size.width.isFinite { size.width = reach.x.length }
    if axes.contains(.vertical), size.height.isFinite { size.height = reach.y.length }
    return size
  }

  /// The lengths by which aligned children reach before and beyond the line that they are aligned
  /// on.
  private struct Reach {
    private var before: CGFloat?
    private var beyond: CGFloat = 0

    var length: CGFloat { (before ?? 0) + beyond }

    mutating func add(_ length: CGFloat, at guide: CGFloat) {
      guard guide.isFinite else { return }
      beyond = before == nil ? length - guide : max(beyond, length - guide)
      before = max(before ?? guide, guide)
    }
  }

  /// The axes on which a child may have its guide elsewhere than at a share of its length.
  private func axesOfOwnGuides(_ children: some RandomAccessCollection<LayoutNode>) -> Axis.Set {
    func isFree(_ guide: AlignmentKey) -> Bool {
      guide.place.fraction == nil || children.contains { $0.maySet(guide) }
    }
    return Axis.Set(
      constraining: isFree(alignment.horizontal.key), isFree(alignment.vertical.key))
  }

  package func place(
    in bounds: CGRect, proposal: ProposedViewSize,
    children: some RandomAccessCollection<LayoutNode>
  ) {
    let childProposal = children.count == 1 ? proposal : ProposedViewSize(bounds.size)
    let line = guideLine(childProposal, children)
    for child in children {
      let dimensions = child.dimensions(in: childProposal)
      func origin(_ axis: Axis) -> CGFloat {
        let place = bounds.origin[axis] + line[axis] - dimensions[alignment[axis]]
        return place.isNaN ? bounds.origin[axis] : place
      }
      child.place(
        at: CGPoint(x: origin(.horizontal), y: origin(.vertical)), proposal: childProposal)
    }
  }

  package func spacing(children: some RandomAccessCollection<LayoutNode>) -> ViewSpacing {
    if children.isEmpty { return .zero }
    let highest = highestPriority(children)
    return children.reduce(into: .none) { spacing, child in
      if child.priority == highest { spacing.formUnion(child.spacing) }
    }
  }

  package func priority(children: some RandomAccessCollection<LayoutNode>) -> Double {
    guard let first = children.first else { return -.infinity }
    return children.count == 1 ? first.priority : 0
  }

  private func highestPriority(_ children: some RandomAccessCollection<LayoutNode>) -> Double {
    children.reduce(-.infinity) { max($0, $1.priority) }
  }

  /// The line where the children's guides meet: the largest value among those with the highest
  /// priority.
  private func guideLine(
    _ proposal: ProposedViewSize, _ children: some RandomAccessCollection<LayoutNode>
  ) -> CGPoint {
    let highest = highestPriority(children)
    var line: CGPoint?
    for child in children where child.priority == highest {
      let dimensions = child.dimensions(in: proposal)
      let guides = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
      line = CGPoint(x: max(line?.x ?? guides.x, guides.x), y: max(line?.y ?? guides.y, guides.y))
    }
    return line ?? .zero
  }

  // MARK: A node's children

  package var childOrientation: ChildOrientation { .none }

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    guard axesOfOwnGuides(node.children).isEmpty else { return nil }
    let highest = highestPriority(node.children)
    var size = ClampedSize(.zero)
    for child in node.children where child.priority == highest {
      guard let range = child.clampedSize else { return nil }
      size.width = .larger(size.width, range.width)
      size.height = .larger(size.height, range.height)
    }
    return size
  }

  /// A guide may lie anywhere, and elsewhere for each size of its view.
  package func independentAxes(_ node: LayoutNode) -> Axis.Set {
    let axes = Axis.Set([.horizontal, .vertical]).subtracting(axesOfOwnGuides(node.children))
    return node.children.reduce(into: axes) { $0.formIntersection($1.independentAxes) }
  }

  package func cappedAxes(_ node: LayoutNode) -> Axis.Set {
    let axes = Axis.Set([.horizontal, .vertical]).subtracting(axesOfOwnGuides(node.children))
    return node.children.reduce(into: axes) { $0.formIntersection($1.cappedAxes) }
  }

  package func fixedAxes(_ node: LayoutNode) -> Axis.Set {
    if node.children.count == 1 { return node.child?.fixedAxes ?? [] }
    // Children below the highest priority are proposed the stack's size, and do not change it.
    let highest = highestPriority(node.children)
    let fixed = node.children.reduce(into: Axis.Set([.horizontal, .vertical])) { fixed, child in
      if child.priority == highest { fixed.formIntersection(child.fixedAxes) }
    }
    return fixed.union(clampedSize(node)?.fixedAxes ?? [])
  }
}
