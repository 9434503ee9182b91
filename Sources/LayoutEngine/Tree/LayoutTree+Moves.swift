import EspalierDrawing
import Foundation

/// The part of the tree that animations of frames need: the frames of nodes before a layout moved
/// them.
extension LayoutTree {
  /// Keeps the frame of a node that is about to get another one; the first of several, and none for a new node.
  func noteMove(_ index: Int) {
    let record = records[index]
    if moves[Int32(index)] != nil { return }
    moves[Int32(index)] =
      record.placedWidth.isNaN
      ? CGRect.null
      : CGRect(x: record.x, y: record.y, width: record.placedWidth, height: record.placedHeight)
  }

  /// The nodes whose frames differ from those when this was last asked, in ascending order, with
  /// the earlier frames.
  ///
  /// Nodes that had none before, or were left out, are not among them.
  package func takeMoves() -> [(id: LayoutNodeID, frame: CGRect)] {
    if moves.isEmpty { return [] }
    let taken = moves.sorted { $0.key < $1.key }
    moves.removeAll(keepingCapacity: true)
    return taken.compactMap { index, old in
      let id = LayoutNodeID(Int(index))
      return old.isNull || frame(of: id) == old ? nil : (id, old)
    }
  }
}
