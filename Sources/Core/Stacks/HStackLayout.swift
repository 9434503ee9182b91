import EspalierDrawing
import Foundation
import LayoutEngine

/// The layout of an `HStack`, for use where a horizontal layout is one of several.
public struct HStackLayout: Sendable {
  public var alignment: VerticalAlignment
  /// The spacing between neighbors in points; nil leaves it to the neighbors.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: StackingLayout {
  public typealias Cache = _StackLayoutCache

  public typealias AnimatableData = EmptyAnimatableData

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  var rule: StackRule { StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}
