nonisolated extension View {
  /// Makes the cell of a grid span several columns.
  ///
  /// A cell may span more columns than the other rows have: the grid then has that many.
  ///
  /// - Parameter count: the number of columns, from 1 to 10,000; others count as the nearer of
  ///   these.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellWriter(attribute: .columns(count)))
  }
}
