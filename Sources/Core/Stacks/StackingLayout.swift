import EspalierDrawing
import Foundation
import LayoutEngine

/// A stack as a public layout: the engine's stack rule behind the methods of ``Layout``.
protocol StackingLayout: Layout where Cache == _StackLayoutCache {
  var rule: StackRule { get }
}

/// The stacks' cache: empty, because the engine remembers for them.
public struct _StackLayoutCache: Sendable {}

extension StackingLayout {
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

  public func updateCache(_ cache: inout _StackLayoutCache, subviews: Subviews) {}

  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    rule.spacing(children: subviews.nodes)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    rule.sizeThatFits(proposal, children: subviews.nodes)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    rule.place(in: bounds, proposal: proposal, children: subviews.nodes)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout _StackLayoutCache
  ) -> CGFloat? {
    rule.explicitAlignment(guide.key, in: bounds, proposal: proposal, children: subviews.nodes)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) -> CGFloat? {
    rule.explicitAlignment(guide.key, in: bounds, proposal: proposal, children: subviews.nodes)
  }

  public func _makeRule(
    _ environment: EnvironmentValues, replacing old: _LayoutRule?
  ) -> _LayoutRule {
    _LayoutRule(rule: rule)
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
