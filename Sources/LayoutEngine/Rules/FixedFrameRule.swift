import EspalierDrawing
import Foundation

/// Gives its child a frame of a fixed width, height or both.
///
/// - Child sizing: the frame's lengths; the proposal on an axis without one.
/// - Preferred size: the frame's lengths; the child's on an axis without one.
///
/// Negative lengths count as 0, and lengths that are not finite as not given.
package struct FixedFrameRule: UnaryRule {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    self.width = Self.usable(width)
    self.height = Self.usable(height)
    self.alignment = alignment
  }

  private static func usable(_ length: CGFloat?) -> CGFloat? {
    guard let length, length.isFinite else { return nil }
    return max(length, 0)
  }

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    if let width, let height { return ClampedSize(CGSize(width: width, height: height)) }
    guard var size = node.child?.clampedSize else { return nil }
    if let width { size.width = LengthRange(width) }
    if let height { size.height = LengthRange(height) }
    return size
  }

  package func steadyAxes(_ node: LayoutNode) -> Axis.Set {
    Axis.Set(constraining: width != nil, height != nil).union(node.child?.steadyAxes ?? [])
  }

  package func fillableAxes(_ node: LayoutNode) -> Axis.Set {
    Axis.Set(constraining: width != nil, height != nil).union(node.child?.fillableAxes ?? [])
  }

  package func leastLength(_ axis: Axis, _ node: LayoutNode) -> CGFloat? {
    (axis == .horizontal ? width : height) ?? node.child?.knownLeastLength(axis)
  }

  package func fixedAxes(_ node: LayoutNode) -> Axis.Set {
    Axis.Set(constraining: width != nil, height != nil).union(node.child?.fixedAxes ?? [])
  }

  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(_ childSize: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width ?? childSize.width, height: height ?? childSize.height)
  }

  package func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint {
    alignment.origin(of: child, in: size)
  }

  package func spacing(_ node: LayoutNode) -> ViewSpacing {
    framedSpacing(node, Axis.Set(constraining: width != nil, height != nil))
  }
}

extension Alignment {
  /// The position of a view in a frame: the frame's own default guide meets the view's guide.
  func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    let frame = ViewDimensions(size)
    func offset(_ guide: AlignmentKey) -> CGFloat {
      let offset = frame.defaultValue(of: guide) - child[guide]
      return offset.isNaN ? 0 : offset
    }
    return CGPoint(x: offset(horizontal.key), y: offset(vertical.key))
  }
}

extension Axis.Set {
  init(constraining horizontal: Bool, _ vertical: Bool) {
    self = (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])
  }
}

extension UnaryRule {
  /// The child's spacing with ordinary edges on the axes that a frame constrains; a Spacer keeps
  /// its own spacing.
  func framedSpacing(_ node: LayoutNode, _ axes: Axis.Set) -> ViewSpacing {
    guard let child = node.child?.spacing, !child.isSpacer else {
      return node.child?.spacing ?? ViewSpacing()
    }
    var edges: Edge.Set = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    return child.reset(edges)
  }
}
