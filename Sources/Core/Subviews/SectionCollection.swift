/// The sections of the views that a container is given, in order.
///
/// Sections that a `ForEach` makes are made when they are shown or read.
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  package let list: SectionRuns

  init(_ list: SectionRuns) { self.list = list }

  public var startIndex: Int { 0 }

  public var endIndex: Int { list.count }

  public subscript(index: Int) -> SectionConfiguration {
    precondition(
      indices.contains(index),
      "SectionCollection: there is no section \(index), only \(count) in all.")
    // Sections are listed while the tree is updated, on the main actor.
    nonisolated(unsafe) var result: SectionConfiguration?
    let list = list
    MainActor.assumeIsolated { result = list.section(at: index) }
    return result!
  }
}

/// The sections of a list, and the places at which those that a `ForEach` makes begin.
@MainActor package final class SectionRuns {
  fileprivate enum Run {
    case section(SubviewSection)
    case rows(RowsGroup)
  }

  fileprivate private(set) var runs: [(start: Int, run: Run)] = []
  nonisolated(unsafe) private(set) var count = 0
  fileprivate let link: SubviewSourceLink
  /// Sections that were made before: a container compares them by identity.
  fileprivate private(set) var known: [Int: SubviewSection] = [:]

  init(_ parts: [SubviewPart], _ link: SubviewSourceLink) {
    self.link = link
    var loose: [SubviewPart] = []
    var last = 0
    func endLoose() {
      if loose.isEmpty { return }
      let id = SectionConfiguration.ID(.loose(after: last))
      add(.section(SubviewSection(id: id, content: loose)), 1)
      loose = []
    }
    for part in parts {
      switch part {
      case .element, .rows: loose.append(part)
      case .section(let section):
        endLoose()
        add(.section(section), 1)
        if case .section(let number) = section.id.storage { last = number }
      case .sections(let rows):
        endLoose()
        add(.rows(rows), rows.count)
        last = rows.number
      }
    }
    endLoose()
  }

  private func add(_ run: Run, _ length: Int) {
    runs.append((count, run))
    count += length
  }

  func section(at index: Int) -> SectionConfiguration {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= index { low = middle } else { high = middle }
    }
    switch runs[low].run {
    case .section(let section): return SectionConfiguration(section, link)
    case .rows(let rows):
      return SectionConfiguration(part(at: index - runs[low].start, of: rows, index), link)
    }
  }

  fileprivate func part(at row: Int, of rows: RowsGroup, _ index: Int) -> SubviewSection {
    let section =
      known[index].flatMap { $0.hasEnded ? nil : $0 } ?? .row(row, of: rows, link.node)
      ?? SubviewSection(id: .init(.row(group: rows.number, id: row)))
    known[index] = section
    return section
  }
}

// MARK: - Finding rows in sections that were never made

extension SectionRuns {
  /// The section that a subview is in: one that exists, because it has made the subview.
  package func index(of subview: Subview.ID) -> Int? {
    for (start, run) in runs {
      switch run {
      case .section(let section): if rows(of: section).mayHold(subview) { return start }
      case .rows(let rows):
        // Sections that others made before this collection may not be known to it.
        for entry in rows.maker?.madeEntries ?? [] {
          let section = part(at: entry, of: rows, start + entry)
          if self.rows(of: section).mayHold(subview) { return start + entry }
        }
      }
    }
    return nil
  }

  /// The first section with a row that a loop, `id(_:)` or a tag gives an identity, as far as that is
  /// known without making sections.
  package func index(ofToldID id: AnyHashable) -> Int? {
    for (start, run) in runs {
      switch run {
      case .section(let section):
        if rows(of: section).index(ofToldID: id) != nil { return start }
      case .rows(let rows):
        if let entry = rows.maker?.entry(ofToldID: id) { return start + entry }
      }
    }
    return nil
  }

  /// The same with an identity somewhere inside; sections may have to be made to know that.
  package func index(ofInnerID id: AnyHashable) -> Int? {
    if let index = index(ofToldID: id) { return index }
    for (start, run) in runs {
      switch run {
      case .section(let section):
        if rows(of: section).index(ofInnerID: id) != nil { return start }
      case .rows(let rows):
        if let entry = rows.maker?.entry(ofInnerID: id) { return start + entry }
      }
    }
    return nil
  }

  /// The facts that a section tells about its rows; nil where it exists, or has to be made before they are known.
  package func toldRows(in index: Int) -> [RowReader.Row]? {
    if let section = known[index], !section.hasEnded { return nil }
    guard let (start, run) = runs.last(where: { $0.start <= index }), case .rows(let rows) = run
    else { return nil }
    return rows.maker?.rows(ofEntry: index - start)
  }

  private func rows(of section: SubviewSection) -> SubviewRuns {
    SubviewRuns(section.header + section.content + section.footer, link)
  }
}
