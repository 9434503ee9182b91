/// The sections of the views that a container is given, in order.
///
/// Sections that a `ForEach` makes are made when they are shown or read.
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  let list: SectionRuns

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
@MainActor final class SectionRuns {
  private enum Run {
    case section(SubviewSection)
    case rows(RowsGroup)
  }

  private var runs: [(start: Int, run: Run)] = []
  nonisolated(unsafe) private(set) var count = 0
  private let link: SubviewSourceLink
  /// Sections that were made before: a container compares them by identity.
  private var known: [Int: SubviewSection] = [:]

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
      let row = index - runs[low].start
      let section =
        known[index].flatMap { $0.hasEnded ? nil : $0 } ?? .row(row, of: rows, link.node)
        ?? SubviewSection(id: .init(.row(group: rows.number, id: row)))
      known[index] = section
      return SectionConfiguration(section, link)
    }
  }
}
