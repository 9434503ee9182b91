import EspalierDrawing
import Foundation

extension LayoutTree {
  /// Returns whether a node's children run from right to left.
  package func isMirrored(_ id: LayoutNodeID) -> Bool {
    records[checked(id)].flags.contains(.mirrored)
  }

  /// Moves the children of a node that are placed already, in the coordinates of the screen.
  func moveChildren(of id: LayoutNodeID, by offset: CGSize) {
    let parent = checked(id)
    var child = records[parent].firstChild
    while child >= 0 {
      records[Int(child)].x += offset.width
      records[Int(child)].y += offset.height
      child = records[Int(child)].nextSibling
    }
    note(parent)
  }
}
