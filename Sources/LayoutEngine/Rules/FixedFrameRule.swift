import EspalierDrawing
import Foundation

/// Gives its child a frame of a fixed width, height or both.
///
/// - Child sizing: the frame's lengths; the proposal on an axis without one.
/// - Preferred size: the frame's lengths; the child's on an axis without one.
///
/// Negative lengths count as 0, and lengths that are not finite as not given.
package struct FixedFrameRule: AxisRule {
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

  package func childProposal(_ length: CGFloat?, on axis: Axis) -> CGFloat? {
    given(axis) ?? length
  }

  package func length(_ child: CGFloat, _ proposal: CGFloat?, on axis: Axis) -> CGFloat {
    given(axis) ?? child
  }

  private func given(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

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
