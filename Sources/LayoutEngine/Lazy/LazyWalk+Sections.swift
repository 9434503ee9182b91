import EspalierDrawing
import Foundation

/// Sections: a header, rows and a footer, of which the first and the last may stay in view.
extension LazyWalk {
  func walkSection(_ group: LazyGroup, at start: Double) -> Extent {
    let first = rows.count
    let extent = walkParts(of: group, at: start)
    let end = start + extent.sum
    guard rule.pinsHeaders || rule.pinsFooters, start < high, end > low, group.count == 3 else {
      return extent
    }
    let found = first..<rows.count
    sections.append(
      LazySection(
        start: start, end: end, header: rule.pinsHeaders ? outer(group, 0, found) : [],
        footer: rule.pinsFooters ? outer(group, 2, found) : []))
    return extent
  }

  /// Headers and footers are as wide as the container, in grids too.
  private func walkParts(of section: LazyGroup, at start: Double) -> Extent {
    var extent: Extent?
    for (position, part) in section.parts.enumerated() {
      guard case .group(let group) = part else { continue }
      let offset = start + (extent?.sum ?? 0)
      let own =
        position == 1 ? walk(group, at: offset) : walkEntries(group, at: offset, measures: true)
      extent = extent.map { Extent(spacing: $0.spacing, length: $0.length + own.sum) } ?? own
    }
    return extent ?? Extent()
  }

  /// The rows of a section's header or footer, whether they are in view or not.
  private func outer(_ section: LazyGroup, _ position: Int, _ found: Range<Int>) -> [LazyRow] {
    guard case .group(let group)? = section.entries[position]?.first else { return [] }
    return group.parts.compactMap { part in
      guard case .row(let id) = part else { return nil }
      if let row = rows[found].first(where: { $0.node.id == id }) { return row }
      let row = LayoutNode(node.tree, id)
      let length = measure(row, rowProposal)[axis]
      // Only their order matters, not the exact place, because it is out of view.
      let start = position == 0 ? -Double.infinity : .infinity
      return LazyRow(
        node: row, start: start, length: length, origin: crossOrigin(row), proposal: rowProposal)
    }
  }
}
