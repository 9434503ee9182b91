import EspalierDrawing

nonisolated extension View {
  /// Puts a point of the cell onto the same point of the space that the grid has for it, whatever
  /// the alignments say.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellWriter(attribute: .anchor(anchor)))
  }
}
