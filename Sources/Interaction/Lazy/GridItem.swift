@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// One or more columns of a ``LazyVGrid``, or rows of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row, in points.
  public enum Size: Sendable {
    /// The given length, whatever room there is.
    case fixed(CGFloat)
    /// An equal share of the length that the others leave, within limits; a maximum below the
    /// minimum does not count.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into such a share, at least `minimum` wide, and at least one.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  /// The spacing to the next item in points; nil stands for the platform's.
  public var spacing: CGFloat?
  /// The place of views in their cells; nil stands for the middle.
  public var alignment: Alignment?

  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: LazyTrackItem {
    LazyTrackItem(size.length, spacing: spacing, alignment: alignment)
  }
}

extension GridItem.Size {
  fileprivate var length: LazyTrackItem.Length {
    switch self {
    case .fixed(let length): .fixed(length)
    case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
    case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
    }
  }
}
