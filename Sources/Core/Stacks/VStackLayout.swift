import EspalierDrawing
import Foundation
import LayoutEngine

/// The layout of a `VStack`, for use where a vertical layout is one of several.
public struct VStackLayout: Sendable {
  public var alignment: HorizontalAlignment
  /// The spacing between neighbors in points; nil leaves it to the neighbors.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: StackingLayout {
  public typealias Cache = _StackLayoutCache

  public typealias AnimatableData = EmptyAnimatableData

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  var rule: StackRule { StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}
