import EspalierDrawing
import Foundation

/// The place and the proposal of a row.
struct LazyRow {
  var node: LayoutNode
  /// The offset along the axis, and the length of the row's slot.
  var start: Double
  var length: Double
  /// The offset across the axis; nil centers the row.
  var origin: Double?
  var proposal: ProposedViewSize
}

/// A section in view, with the views to be held at the edges.
struct LazySection {
  var start: Double
  var end: Double
  var header: [LazyRow]
  var footer: [LazyRow]
}
