import EspalierDrawing
import Foundation
import LayoutEngine

/// The layout of a `Grid`, for use where it is one of several.
public struct GridLayout: Sendable {
  public var alignment: Alignment
  /// The spacing between columns in points; nil leaves it to the cells.
  public var horizontalSpacing: CGFloat?
  /// The spacing between rows in points; nil leaves it to the cells.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: Layout {
  public typealias Cache = Void

  public typealias AnimatableData = EmptyAnimatableData

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    rule(replacing: nil).sizeThatFits(proposal, children: subviews.nodes)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    rule(replacing: nil).place(in: bounds, proposal: proposal, children: subviews.nodes)
  }

  public func _makeRule(
    _ environment: EnvironmentValues, replacing old: _LayoutRule?
  ) -> _LayoutRule {
    _LayoutRule(rule: rule(replacing: old?.rule as? GridRule))
  }

  /// The engine's rule; the old one, which remembers its cells, if nothing differs.
  func rule(replacing old: GridRule?) -> GridRule {
    if let old, old.alignment == alignment, old.horizontalSpacing == horizontalSpacing,
      old.verticalSpacing == verticalSpacing
    {
      return old
    }
    return GridRule(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { node in
      // Layout runs within a frame of the graph, on the main actor.
      nonisolated(unsafe) let node = node
      nonisolated(unsafe) var cell = GridCell()
      MainActor.assumeIsolated {
        if let element = (node.tree.client as? GraphReference)?.graph?.element(node.id) {
          cell = element.gridCell
        }
      }
      return cell
    }
  }
}
