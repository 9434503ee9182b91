/// The views that a container is given, in order; those of a `ForEach` are made when they are shown
/// or read.
///
/// As a view it shows all of them.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  package let list: SubviewRuns

  package init(_ list: SubviewRuns) { self.list = list }

  public var startIndex: Int { 0 }

  public var endIndex: Int { list.count }

  public subscript(index: Int) -> Subview {
    precondition(
      indices.contains(index),
      "SubviewsCollection: there is no subview \(index), only \(count) in all.")
    // Views are listed while the tree is updated, on the main actor.
    nonisolated(unsafe) var result: Subview?
    let list = list
    MainActor.assumeIsolated { result = list.subview(at: index) }
    return result!
  }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

/// A collection that stands for subviews, one by one.
package protocol SubviewListing {
  /// The place of the first subview that a `ForEach` or `id(_:)` gives an identity.
  @MainActor func index(ofExplicitID id: AnyHashable) -> Int?

  /// The place of the first subview that has an identity or a tag somewhere inside.
  @MainActor func index(ofInnerID id: AnyHashable) -> Int?

  /// False if no current source of subviews can have given this one, so that a search is
  /// unnecessary.
  @MainActor func mayHold(_ id: Subview.ID) -> Bool
}

extension SubviewsCollection: SubviewListing {
  package func index(ofExplicitID id: AnyHashable) -> Int? { list.index(ofExplicitID: id) }

  package func index(ofInnerID id: AnyHashable) -> Int? { list.index(ofInnerID: id) }

  package func mayHold(_ id: Subview.ID) -> Bool { list.mayHold(id) }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

/// The subviews of a list with the places at which runs of them begin.
@MainActor package final class SubviewRuns {
  private struct Run {
    let start: Int
    let part: SubviewPart
  }

  private var runs: [Run] = []
  nonisolated(unsafe) private(set) var count = 0
  private let link: SubviewSourceLink
  /// The numbers of the groups and elements that the runs are made of.
  private lazy var numbers = Set(
    runs.map { run in
      switch run.part {
      case .element(_, let number): number
      case .rows(let group, _), .sections(let group): group.number
      case .section: preconditionFailure("SubviewRuns: sections have no run of their own")
      }
    })

  /// The children of `parts` in one list; those of sections follow each other.
  package init(_ parts: [SubviewPart], _ link: SubviewSourceLink) {
    self.link = link
    add(parts)
  }

  private func add(_ parts: [SubviewPart]) {
    for part in parts {
      switch part {
      case .element: add(part, 1)
      case .rows(let rows, let cells): add(part, rows.count * cells)
      case .section(let section): add(section.header + section.content + section.footer)
      case .sections(let rows):
        // The parts of sections are known once they exist.
        _ = rows.maker?.makeAllRows()
        for index in 0..<rows.count {
          if let section = SubviewSection.row(index, of: rows, link.node) {
            add([.section(section)])
          }
        }
      }
    }
  }

  private func add(_ part: SubviewPart, _ length: Int) {
    runs.append(Run(start: count, part: part))
    count += length
  }

  /// Subviews beside each other that one view or one loop gives.
  package struct Stretch {
    package enum Content {
      case element(LayoutElement)
      case loop(any RowMaker)
    }

    package let start: Int
    package let count: Int
    package let content: Content
  }

  /// The subviews from the first to the last, none of which is made for this.
  package var stretches: [Stretch] {
    runs.compactMap { run in
      switch run.part {
      case .element(let element, _):
        Stretch(start: run.start, count: 1, content: .element(element))
      case .rows(let rows, let cells):
        rows.maker.map {
          Stretch(start: run.start, count: rows.count * cells, content: .loop($0))
        }
      case .section, .sections:
        preconditionFailure("SubviewRuns: sections have no run of their own")
      }
    }
  }

  func subview(at index: Int) -> Subview {
    let run = runs[run(at: index)]
    switch run.part {
    case .element(let element, let number):
      return Subview(id: .init(.place(number)), place: .element(element), source: link)
    case .rows(let group, let cells):
      let (row, cell) = (index - run.start).quotientAndRemainder(dividingBy: cells)
      let maker = group.maker
      let id = maker?.elementID(at: row) ?? AnyHashable(row)
      let place = Subview.Row(
        group: group, id: id, listed: row, evaluation: maker?.evaluation ?? 0, cell: cell,
        cells: cells)
      return Subview(
        id: .init(.row(group: group.number, id: id, cell: cell)), place: .row(place), source: link)
    case .section, .sections: preconditionFailure("SubviewRuns: sections have no run of their own")
    }
  }

  /// The last run that starts at or before a place.
  private func run(at index: Int) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// False if the element or the loop of a subview is not among the runs.
  package func mayHold(_ id: Subview.ID) -> Bool {
    switch id.storage {
    case .place(let number): numbers.contains(number)
    case .row(let group, _, _): numbers.contains(group)
    }
  }

  /// The place of a subview that is not a row.
  package func firstIndex(ofElement id: Subview.ID) -> Int? {
    for run in runs {
      if case .element(_, let number) = run.part, id.storage == .place(number) { return run.start }
    }
    return nil
  }

  /// The place of the first subview that a `ForEach` or `id(_:)` gives an identity.
  package func index(ofExplicitID id: AnyHashable) -> Int? {
    for run in runs {
      switch run.part {
      case .element(let element, _):
        if !element.isRemoved, element.innermost.owner.identity(within: link.node) == id {
          return run.start
        }
      case .rows(let group, let cells):
        if let row = group.maker?.entry(ofID: id) { return run.start + row * cells }
      case .section, .sections: continue
      }
    }
    return nil
  }

  /// The place of the first subview that a loop, `id(_:)` or a tag gives an identity, as far as it is
  /// known without making rows.
  package func index(ofToldID id: AnyHashable) -> Int? {
    for run in runs {
      switch run.part {
      case .element(let element, _):
        if !element.isRemoved,
          element.hasTag(id) || element.innermost.owner.identity(within: link.node) == id
        {
          return run.start
        }
      case .rows(let group, let cells):
        if let row = group.maker?.entry(ofID: id) ?? group.maker?.entry(ofToldID: id) {
          return run.start + row * cells
        }
      case .section, .sections: continue
      }
    }
    return nil
  }

  /// The place of the first subview that has an identity or a tag somewhere inside.
  package func index(ofInnerID id: AnyHashable) -> Int? {
    for run in runs {
      switch run.part {
      case .element(let element, _):
        if !element.isRemoved, element.hasTag(id) || element.innermost.owner.holds(id) {
          return run.start
        }
      case .rows(let group, let cells):
        if let row = group.maker?.entry(ofInnerID: id) { return run.start + row * cells }
      case .section, .sections: continue
      }
    }
    return nil
  }
}
