import EspalierDrawing
import Foundation

/// Gives its child a frame whose lengths are kept between bounds.
///
/// - Child sizing: the proposal, or the ideal where there is none, between the bounds; placed with the frame's own size.
/// - Preferred size: with both bounds, the proposal between them; with one, the proposal as far as the child
///   allows; with none, the child's.
package struct FlexibleFrameRule: UnaryRule {
  private let width: FrameBounds
  private let height: FrameBounds
  private let alignment: Alignment

  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    width = FrameBounds(min: minWidth, ideal: idealWidth, max: maxWidth)
    height = FrameBounds(min: minHeight, ideal: idealHeight, max: maxHeight)
    self.alignment = alignment
  }

  /// The axes along which the frame is given an ideal length above `length`.
  package func axesWithIdeal(above length: CGFloat) -> Axis.Set {
    Axis.Set(constraining: (width.ideal ?? 0) > length, (height.ideal ?? 0) > length)
  }

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    let child = node.child?.clampedSize
    guard let width = width.range(around: child?.width),
      let height = height.range(around: child?.height)
    else { return nil }
    return ClampedSize(width: width, height: height)
  }

  package func independentAxes(_ node: LayoutNode) -> Axis.Set {
    let independent = node.child?.independentAxes ?? []
    return Axis.Set(
      constraining: width.isIndependent(around: independent.contains(.horizontal)),
      height.isIndependent(around: independent.contains(.vertical)))
  }

  package func cappedAxes(_ node: LayoutNode) -> Axis.Set {
    (node.child?.cappedAxes ?? [])
      .intersection(Axis.Set(constraining: !width.isGiven, !height.isGiven))
  }

  package func minimumLength(_ axis: Axis, _ node: LayoutNode) -> CGFloat? {
    let bounds = axis == .horizontal ? width : height
    return bounds.isGiven ? nil : node.child?.knownMinimumLength(axis)
  }

  package func fixedAxes(_ node: LayoutNode) -> Axis.Set {
    let fixed = node.child?.fixedAxes ?? []
    let child = node.child?.clampedSize
    return Axis.Set(
      constraining: width.isFixed(around: child?.width, isFixed: fixed.contains(.horizontal)),
      height.isFixed(around: child?.height, isFixed: fixed.contains(.vertical)))
  }

  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
  }

  package func size(_ childSize: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: width.length(proposal.width, child: childSize.width),
      height: height.length(proposal.height, child: childSize.height))
  }

  package func childPlacementProposal(
    _ size: CGSize, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childPlacementProposal(size.width, proposal.width),
      height: height.childPlacementProposal(size.height, proposal.height))
  }

  package func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint {
    alignment.origin(of: child, in: size)
  }

  package func spacing(_ node: LayoutNode) -> ViewSpacing {
    framedSpacing(node, Axis.Set(constraining: width.isGiven, height.isGiven))
  }
}

/// The bounds of a flexible frame on one axis, brought into order: the minimum is at least 0, the ideal at least the
/// minimum, the maximum at least the ideal.
private struct FrameBounds {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    let low = Self.number(min).map { Swift.max($0, 0) }
    let middle = Self.number(ideal).map { Swift.max($0, low ?? 0) }
    self.min = low
    self.ideal = middle
    self.max = Self.number(max).map { Swift.max($0, middle ?? 0) }
  }

  private static func number(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return length
  }

  var isGiven: Bool { min != nil || ideal != nil || max != nil }

  /// Returns whether the answers to 0 and to infinity depend on this axis alone: with both limits
  /// they are the limits; if neither limit matters, they are the child's.
  func isIndependent(around childIsIndependent: Bool) -> Bool {
    if let min, let max { return min <= max }
    return childIsIndependent && (min ?? 0) == 0 && (max ?? .infinity) == .infinity
  }

  /// Returns whether no proposal has any influence on the frame or on the child in it.
  func isFixed(around child: LengthRange?, isFixed: Bool) -> Bool {
    let isExact = min != nil && min == max
    // Without an ideal, a child of an exact frame is measured at nil where nothing is proposed.
    if isExact && ideal == min { return true }
    guard let range = range(around: child), range.isFixed else { return isFixed && !isGiven }
    return isFixed || (isExact && child != nil)
  }

  private func clamped(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
  }

  func childProposal(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamped) }

  func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    if proposal == nil, let ideal { return ideal }
    switch (min, max) {
    case (let min?, let max?):
      if min > max { return child }
      return clamped(proposal ?? child)
    case (let min?, nil):
      return Swift.max(Swift.min(childProposal(proposal) ?? .infinity, child), min)
    case (nil, let max?):
      return Swift.min(Swift.max(childProposal(proposal) ?? -.infinity, child), max)
    case (nil, nil):
      return child
    }
  }

  func childPlacementProposal(_ length: CGFloat, _ proposal: CGFloat?) -> CGFloat? {
    let isInside = length > min ?? -.infinity && length < max ?? .infinity
    return proposal == nil && ideal == nil && isInside ? nil : length
  }

  /// The frame's answers around a clamped child, or around any child if that makes no difference.
  ///
  /// Every case of `length(_:child:)` is monotone in the proposal, follows it where it moves at all, and so is a clamp
  /// between its values at 0 and infinity.
  func range(around child: LengthRange?) -> LengthRange? {
    if let min, let max, min <= max, let ideal {
      return LengthRange(min: min, exactIdeal: ideal, max: max)
    }
    guard let child else { return nil }
    func answer(_ proposal: CGFloat?) -> CGFloat {
      length(proposal, child: child.answer(childProposal(proposal)))
    }
    return LengthRange(
      min: answer(0), exactIdeal: answer(nil), max: answer(.infinity))
  }
}
