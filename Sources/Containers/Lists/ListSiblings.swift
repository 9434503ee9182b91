@_spi(Espalier) import EspalierCore
import EspalierInteraction

/// The places of a section's rows among those at their level, in the same group: a row that opens others counts as one,
/// whether it is open or not.
@MainActor struct ListSiblings {
  /// Rows beside each other that are one view, the rows of a loop, or an outline.
  private struct Run {
    let start: Int
    let level: Int
    /// The siblings that the run is among, and how many come before it.
    let siblings: Int
    let before: Int
  }

  /// The list that was read.
  let list: SubviewRuns
  private var runs: [Run] = []
  private var counts: [Int] = []

  init(_ list: SubviewRuns) {
    self.list = list
    // The siblings at each level that is open where the reading has got to.
    var open: [(level: Int, siblings: Int)] = []
    for stretch in list.stretches {
      let level = stretch.outlineLevel
      while let last = open.last, last.level > level { open.removeLast() }
      if open.last?.level != level {
        open.append((level, counts.count))
        counts.append(0)
      }
      let siblings = open[open.count - 1].siblings
      runs.append(
        Run(start: stretch.start, level: level, siblings: siblings, before: counts[siblings]))
      counts[siblings] += stretch.siblings
    }
  }

  /// Returns the place of a row that exists.
  func place(ofRow row: Int, _ outline: OutlineRow?) -> AccessibilityNode.Place? {
    guard let run = run(of: row) else { return nil }
    guard let own = outline?.place else {
      return AccessibilityNode.Place(
        number: run.before + row - run.start + 1, count: counts[run.siblings])
    }
    // Elements of an outline below others have their siblings in it.
    if outline?.level != run.level { return own }
    return AccessibilityNode.Place(
      number: run.before + own.number, count: counts[run.siblings])
  }

  /// The last run that starts at or before a row.
  private func run(of row: Int) -> Run? {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= row { low = middle } else { high = middle }
    }
    return runs.isEmpty ? nil : runs[low]
  }
}

extension SubviewRuns.Stretch {
  /// The number of groups around the rows.
  @MainActor fileprivate var outlineLevel: Int {
    switch content {
    case .element(let element):
      (element.trait(ObjectIdentifier(OutlineRow.self)) as? OutlineRow)?.level ?? 0
    case .loop(let loop): loop.environment.outlineLevel ?? 0
    }
  }

  /// The number of rows at that level.
  @MainActor fileprivate var siblings: Int {
    if case .loop(let loop) = content, let outline = loop.rowData as? any OutlineListing {
      return outline.rootCount
    }
    return count
  }
}
