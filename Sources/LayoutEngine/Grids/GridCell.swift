import EspalierDrawing
import Foundation

/// The placement that a child of a grid asks for.
package struct GridCell {
  /// The row it belongs to; nil makes a row of its own, across all columns.
  package var row: GridRowID?
  /// The number of columns it spans.
  package var columns = 1
  /// The point of the cell that lies on the same point of its slot, in place of the alignments.
  package var anchor: UnitPoint?
  /// The axes on which the cell adds nothing to the space that the grid asks for.
  package var unsizedAxes: Axis.Set = []
  /// The alignment for the column in which the cell starts.
  package var columnAlignment: AlignmentKey?
  /// The alignment for the cell's row.
  package var rowAlignment: AlignmentKey?

  package init() {}
}

/// A number that distinguishes the rows of a grid.
package struct GridRowID: Hashable, Sendable {
  private let id: ObjectIdentifier

  package init(_ row: AnyObject) { id = ObjectIdentifier(row) }
}
