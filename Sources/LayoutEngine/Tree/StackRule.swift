import EspalierDrawing
import Foundation

/// A horizontal or vertical stack.
///
/// - Child sizing: shares of the length left after the spacing, higher priorities first, less
///   flexible children first; all of the proposal across the axis.
/// - Preferred size: the children's lengths and the spacing along the axis; across it, the extent
///   of the aligned children.
///
/// A stack of one child is transparent. Its size and its children's shares are worked out by `StackSolver`.
package struct StackRule {
  package let axis: Axis
  /// The guide, across the axis, that the children are aligned on.
  package let alignment: AlignmentKey
  /// The spacing between children; nil for what they prefer.
  package let spacing: CGFloat?

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  package static func row(
    _ alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) -> StackRule {
    StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  package static func column(
    _ alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) -> StackRule {
    StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}
