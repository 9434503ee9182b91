import LayoutEngine

/// The rows of a `ForEach` whose container has them made on demand: an entry for each row that
/// exists.
package final class RowsGroup: SubviewGroup {
  /// The rows as a lazy container lays them out.
  let layout: LazyGroup
  private(set) weak var maker: (any RowMaker)?
  /// The number of the container's children in each row; nil where that depends on the row.
  let cellsPerRow: Int?
  /// True if each row is a section and nothing else.
  let isSections: Bool
  private let link: RowMakerLink

  init(_ maker: any RowMaker, count: Int, cellsPerRow: Int?, isSections: Bool) {
    self.maker = maker
    self.cellsPerRow = cellsPerRow
    self.isSections = isSections
    link = RowMakerLink(maker)
    layout = LazyGroup(.dynamic(cellsPerEntry: cellsPerRow), count: count, maker: link)
    super.init(maker)
  }

  var count: Int { layout.count }
}

/// A header, a content and a footer: the entries 0, 1 and 2.
package final class SectionGroup: SubviewGroup {
  /// Opens and closes the section; nil where it cannot be closed.
  package var isExpanded: Binding<Bool>?
  /// The section as a lazy container lays it out, and its parts.
  private(set) lazy var layout = LazyGroup(.section, count: 3)
  private(set) lazy var parts = [LazyGroup(.list), LazyGroup(.list), LazyGroup(.list)]
}
