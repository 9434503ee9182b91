import EspalierDrawing
import Foundation
import LayoutEngine

/// The children of a ``Layout``.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  private let subviews: ArraySlice<LayoutSubview>
  /// The reading direction of the container; layouts can ignore it, since their result is mirrored
  /// for them.
  public var layoutDirection: LayoutDirection

  /// The question for a guide, which records that the layout leaves the answer to its children.
  let alignmentQuestion: AlignmentQuestion?

  init(
    _ subviews: [LayoutSubview], layoutDirection: LayoutDirection,
    alignmentQuestion: AlignmentQuestion? = nil
  ) {
    self.init(subviews[...], layoutDirection, alignmentQuestion)
  }

  private init(
    _ subviews: ArraySlice<LayoutSubview>, _ layoutDirection: LayoutDirection,
    _ alignmentQuestion: AlignmentQuestion?
  ) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
    self.alignmentQuestion = alignmentQuestion
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], layoutDirection, alignmentQuestion)
  }

  /// The children at `indices`, in that order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(
      indices.map { subviews[$0] }, layoutDirection: layoutDirection,
      alignmentQuestion: alignmentQuestion)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.subviews == rhs.subviews
  }

  /// The children that still exist, for as long as the layout asks.
  var nodes: [LayoutNode] { subviews.compactMap { $0.reference.with { $0 } } }
}

/// A question for an alignment guide, and whether the layout answers it itself.
final class AlignmentQuestion {
  var isLeftToChildren = false
}
