import EspalierDrawing
import Foundation

/// A unary rule that treats each axis by itself, and gives all of its size in two functions.
///
/// From them, and from the known answers of the child, the engine derives what stacks want to know
/// in advance: the three numbers of a clamped axis, the minimum, and the axes that are fixed,
/// independent or capped. For that, both functions are made of sums, minimums and maximums of their
/// arguments and of constants, and the child is placed with the proposal that it was measured with.
package protocol AxisRule: UnaryRule {
  /// The proposal to the child on an axis.
  func childProposal(_ length: CGFloat?, on axis: Axis) -> CGFloat?

  /// The node's length on an axis, around a child of the length `child`.
  func length(_ child: CGFloat, _ proposal: CGFloat?, on axis: Axis) -> CGFloat
}

extension AxisRule {
  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: childProposal(proposal.width, on: .horizontal),
      height: childProposal(proposal.height, on: .vertical))
  }

  package func size(_ childSize: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: length(childSize.width, proposal.width, on: .horizontal),
      height: length(childSize.height, proposal.height, on: .vertical))
  }

  // MARK: What stacks want to know

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? { clampedAxes(node) }

  /// The three numbers of each axis, if these are known.
  func clampedAxes(_ node: LayoutNode) -> ClampedSize? {
    let child = node.child?.clampedSize
    guard let width = range(around: child?.width, on: .horizontal),
      let height = range(around: child?.height, on: .vertical)
    else { return nil }
    return ClampedSize(width: width, height: height)
  }

  package func minimumLength(_ axis: Axis, _ node: LayoutNode) -> CGFloat? {
    if ignoresChild(at: 0, on: axis) { return length(0, 0, on: axis) }
    guard childProposal(0, on: axis) == 0 else { return nil }
    return node.child?.knownMinimumLength(axis).map { length($0, 0, on: axis) }
  }

  package func fixedAxes(_ node: LayoutNode) -> Axis.Set {
    axes(node.child?.fixedAxes ?? []) { axis, childIsFixed in
      hasOneLength(on: axis) && (childIsFixed || hasOneProposal(on: axis))
    }
  }

  package func independentAxes(_ node: LayoutNode) -> Axis.Set {
    axes(node.child?.independentAxes ?? []) { axis, childIsIndependent in
      (ignoresChild(at: 0, on: axis) && ignoresChild(at: .infinity, on: axis))
        || (childIsIndependent && keepsLimits(on: axis))
    }
  }

  package func cappedAxes(_ node: LayoutNode) -> Axis.Set {
    axes(node.child?.cappedAxes ?? []) { axis, childIsCapped in
      guard hasOneLength(on: axis) else { return false }
      if hasOneProposal(on: axis) { return true }
      return childIsCapped && keepsLimits(on: axis) && childProposal(nil, on: axis) == nil
        && leavesRoom(on: axis)
    }
  }

  private func axes(_ child: Axis.Set, where holds: (Axis, Bool) -> Bool) -> Axis.Set {
    Axis.Set(
      constraining: holds(.horizontal, child.contains(.horizontal)),
      holds(.vertical, child.contains(.vertical)))
  }

  /// The answers around a clamped child, or around any child if that makes no difference.
  private func range(around child: LengthRange?, on axis: Axis) -> LengthRange? {
    func answer(_ proposal: CGFloat?) -> CGFloat? {
      if let child {
        return length(child.answer(childProposal(proposal, on: axis)), proposal, on: axis)
      }
      return ignoresChild(at: proposal, on: axis) ? length(0, proposal, on: axis) : nil
    }
    guard let min = answer(0), let ideal = answer(nil), let max = answer(.infinity) else {
      return nil
    }
    return LengthRange(min: min, exactIdeal: ideal, max: max)
  }

  private func ignoresChild(at proposal: CGFloat?, on axis: Axis) -> Bool {
    length(0, proposal, on: axis) == length(.infinity, proposal, on: axis)
  }

  /// True if no proposal has any influence on the node's length around a given child.
  private func hasOneLength(on axis: Axis) -> Bool {
    [0, .infinity].allSatisfy { child in
      let ideal = length(child, nil, on: axis)
      return ideal == length(child, 0, on: axis) && ideal == length(child, .infinity, on: axis)
    }
  }

  /// True if no proposal has any influence on the child's.
  private func hasOneProposal(on axis: Axis) -> Bool {
    let ideal = childProposal(nil, on: axis)
    return ideal == childProposal(0, on: axis) && ideal == childProposal(.infinity, on: axis)
  }

  /// True if a child is proposed nothing, or infinity, where the node is.
  private func keepsLimits(on axis: Axis) -> Bool {
    childProposal(0, on: axis) == 0 && childProposal(.infinity, on: axis) == .infinity
  }

  /// True if the child is proposed its own length, or more, where the node is proposed the length around it.
  private func leavesRoom(on axis: Axis) -> Bool {
    [1, 1000].allSatisfy { child in
      (childProposal(length(child, nil, on: axis), on: axis) ?? .infinity) >= child - 1e-9
    }
  }
}
