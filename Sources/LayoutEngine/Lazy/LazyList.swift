import EspalierDrawing
import Foundation

/// The memory of a container of lazy lists from layout to layout.
package final class LazyList {
  /// The list of all content.
  package let root = LazyGroup(.list)

  /// The part of the node that was visible at the last placing; nil if nothing hid any of it.
  var placedVisible: CGRect?
  var isPlaced = false
  /// The proposal across the axis with which the lengths were measured.
  var cross: CGFloat?
  var hasCross = false
  /// The length that the container answers; nil if it must be computed again.
  var reported: CGFloat?
  /// The widest row so far, for proposals without a width.
  var widest: CGFloat = 0
  /// The extent assumed for an entry of which nothing is known yet.
  var typical: Extent
  var origin = TypicalOrigin.nothing

  /// The views that the typical extent was measured from, the least representative first.
  enum TypicalOrigin: Int, Comparable {
    case nothing
    /// Rows of fixed lists, such as headers.
    case fixedRows
    case rowsOfCollections

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  var hasTypical: Bool { origin != .nothing }
  /// The first row in view at the last placing, and where it began.
  var anchor: (id: LayoutNodeID, start: Double, length: Double)?
  /// The rows that are held at an edge although they belong elsewhere.
  package internal(set) var pinned: [LayoutNodeID] = []

  package init() { typical = Extent(spacing: ViewSpacing.standardDistance, length: 20) }

  /// Records that rows answer differently, or that there are others.
  package func contentChanged() { reported = nil }
}
