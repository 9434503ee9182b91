nonisolated extension View {
  /// Has the cell of a grid span several columns.
  ///
  /// A cell may span more columns than there are others: the grid then has that many.
  ///
  /// - Parameter count: the number of columns; less than 1 counts as 1.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellWriter(attribute: .columns(count)))
  }
}
