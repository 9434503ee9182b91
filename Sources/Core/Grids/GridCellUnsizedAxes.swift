import EspalierDrawing

nonisolated extension View {
  /// Proposes to the cell of a grid only the space that the other cells need on these axes.
  ///
  /// A divider that is unsized horizontally is as wide as the grid would be without it.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellWriter(attribute: .unsizedAxes(axes)))
  }
}
