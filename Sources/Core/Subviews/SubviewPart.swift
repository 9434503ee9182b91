/// Children of a source in order: made, or known only by their number.
package enum SubviewPart {
  case element(LayoutElement, number: Int)
  /// The rows of a `ForEach`, each of which is a known number of children.
  case rows(RowsGroup, cells: Int)
  case section(SubviewSection)
  /// The rows of a `ForEach`, each of which is a section.
  case sections(RowsGroup)
}

/// A section of a source.
package final class SubviewSection {
  let id: SectionConfiguration.ID
  /// The depth of the section's node; nil for views that are in no section.
  let depth: Int?
  /// The group, owned by the section's node; nil for views that are in no section.
  private weak var group: SectionGroup?
  let header: [SubviewPart]
  let content: [SubviewPart]
  let footer: [SubviewPart]

  init(
    id: SectionConfiguration.ID, group: SectionGroup? = nil, header: [SubviewPart] = [],
    content: [SubviewPart] = [], footer: [SubviewPart] = []
  ) {
    self.id = id
    self.group = group
    depth = group?.depth
    self.header = header
    self.content = content
    self.footer = footer
  }

  /// Opens and closes the section; nil where it cannot be closed.
  @MainActor var isExpanded: Binding<Bool>? { group?.isExpanded }

  /// True if the views of the section are detached: a loop ends rows that are not shown, and makes
  /// others when they are asked for again.
  @MainActor var hasEnded: Bool {
    if depth != nil && group == nil { return true }
    return (header + content + footer).contains { part in
      switch part {
      case .element(let element, _): element.isRemoved
      case .rows(let rows, _), .sections(let rows): rows.maker?.isDetached ?? true
      case .section(let section): section.hasEnded
      }
    }
  }
}

/// Makes parts of the items of a list.
@MainActor struct SubviewReader {
  let source: SubviewSourceNode
  private(set) var numbers: [ObjectIdentifier: (element: LayoutElement, number: Int)] = [:]
  /// True if rows had to be made that the items do not hold yet.
  private(set) var hasMadeRows = false

  init(source: SubviewSourceNode) { self.source = source }

  mutating func parts(_ items: [SubviewItem]) -> [SubviewPart] {
    var parts: [SubviewPart] = []
    for item in items {
      switch item {
      case .element(let element):
        if element.departs { continue }
        let known = source.number(of: element)
        numbers[ObjectIdentifier(known.element)] = known
        parts.append(.element(element, number: known.number))
      case .group(let rows as RowsGroup, let entries): parts += self.parts(rows, entries)
      case .group(let section as SectionGroup, let entries):
        let id = SectionConfiguration.ID(.section(section.number))
        parts.append(.section(self.section(section, entries, id: id)))
      case .group(_, let entries): for entry in entries { parts += self.parts(entry.items) }
      }
    }
    return parts
  }

  private mutating func parts(_ rows: RowsGroup, _ entries: [SubviewEntry]) -> [SubviewPart] {
    if rows.count == 0 { return [] }
    if let cells = rows.cellsPerRow { return cells > 0 ? [.rows(rows, cells: cells)] : [] }
    if rows.isSections { return [.sections(rows)] }
    if rows.maker?.makeAllRows() ?? false { hasMadeRows = true }
    return entries.flatMap { parts($0.items) }
  }

  mutating func section(
    _ group: SectionGroup, _ entries: [SubviewEntry], id: SectionConfiguration.ID
  ) -> SubviewSection {
    let parts = entries.map { self.parts($0.items) }
    return SubviewSection(
      id: id, group: group, header: parts.first ?? [], content: parts.dropFirst().first ?? [],
      footer: parts.dropFirst(2).first ?? [])
  }
}
