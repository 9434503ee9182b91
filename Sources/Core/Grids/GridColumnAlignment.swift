import LayoutEngine

nonisolated extension View {
  /// Aligns the cells of the grid's column in which this cell starts.
  ///
  /// Of several cells of a column the first with an alignment counts. Cells that span columns keep
  /// the grid's alignment.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellWriter(attribute: .columnAlignment(guide.key)))
  }
}
