import EspalierDrawing
import LayoutEngine

/// An attribute that one modifier gives a cell of a grid.
enum GridCellAttribute: Equatable {
  case columns(Int)
  case anchor(UnitPoint)
  case unsizedAxes(Axis.Set)
  case columnAlignment(AlignmentKey)
}

/// Gives an attribute of the view's cell to the grid that directly contains the view.
struct GridCellWriter {
  let attribute: GridCellAttribute
}

extension GridCellWriter: ElementModifier {
  static var key: ObjectIdentifier { ObjectIdentifier(GridCellAttribute.self) }

  func configure(_ element: LayoutElement) {
    if case .columns(let count) = attribute, !GridCell.columnCounts.contains(count) {
      element.graph.diagnostics.report(
        "gridCellColumns(\(count)): a cell spans 1 to \(GridCell.columnCounts.upperBound) columns; "
          + "the nearer of these is taken.", at: element.owner.path)
    }
    element.traits[Self.key] = attribute
    element.invalidateContainer()
  }
}

extension LayoutElement {
  /// The attributes that this element and its modifiers give its cell.
  ///
  /// Numbers of columns add up and axes unite; of anchors and alignments the innermost counts.
  var gridCell: GridCell {
    var cell = GridCell()
    if let row = parent?.childGroups?[id] as? GridRowGroup {
      cell.row = row.row
      cell.rowAlignment = row.alignment
    }
    for element in inward {
      if let attribute = element.traits[GridCellWriter.key] as? GridCellAttribute {
        cell.add(attribute)
      }
    }
    return cell
  }
}

extension GridCell {
  /// Far more columns than can be seen, and few enough to hold in memory.
  static let columnCounts = 1...10_000

  fileprivate mutating func add(_ attribute: GridCellAttribute) {
    switch attribute {
    case .columns(let count):
      let most = Self.columnCounts.upperBound
      let count = min(count, most)
      if count > 1 { columns = min(columns > 1 ? columns + count : count, most) }
    case .anchor(let anchor): self.anchor = anchor
    case .unsizedAxes(let axes): unsizedAxes.formUnion(axes)
    case .columnAlignment(let alignment): columnAlignment = alignment
    }
  }
}
