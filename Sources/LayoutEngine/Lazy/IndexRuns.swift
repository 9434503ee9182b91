/// A set of indices as runs of neighbors, in order.
package struct IndexRuns: Equatable, Sendable {
  package private(set) var runs: [Range<Int>] = []

  package init() {}

  package var isEmpty: Bool { runs.isEmpty }

  /// The end of the run that holds an index; nil if none does.
  package func end(ofRunAt index: Int) -> Int? {
    let position = position(endingAfter: index)
    guard position < runs.count, runs[position].contains(index) else { return nil }
    return runs[position].upperBound
  }

  package mutating func insert(_ index: Int) {
    let position = position(endingAfter: index)
    if position < runs.count, runs[position].contains(index) { return }
    let touchesNext = position < runs.count && runs[position].lowerBound == index + 1
    if position > 0, runs[position - 1].upperBound == index {
      let end = touchesNext ? runs[position].upperBound : index + 1
      runs[position - 1] = runs[position - 1].lowerBound..<end
      if touchesNext { runs.remove(at: position) }
    } else if touchesNext {
      runs[position] = index..<runs[position].upperBound
    } else {
      runs.insert(index..<index + 1, at: position)
    }
  }

  package mutating func removeAll() { runs.removeAll() }

  /// The position of the first run that ends after an index.
  private func position(endingAfter index: Int) -> Int {
    // Nearly always, indices are added in order.
    if let last = runs.last, last.upperBound <= index { return runs.count }
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
