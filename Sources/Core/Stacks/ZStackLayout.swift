import EspalierDrawing
import Foundation
import LayoutEngine

/// The layout of a `ZStack`, for use where it is one of several.
public struct ZStackLayout: Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: Layout {
  public typealias Cache = Void

  public typealias AnimatableData = EmptyAnimatableData

  private var rule: ZStackRule { ZStackRule(alignment: alignment) }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    rule.spacing(children: subviews.nodes)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    rule.sizeThatFits(proposal, children: subviews.nodes)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    rule.place(in: bounds, proposal: proposal, children: subviews.nodes)
  }

  public func _makeRule(
    _ environment: EnvironmentValues, replacing old: _LayoutRule?
  ) -> _LayoutRule {
    _LayoutRule(rule: rule)
  }
}
