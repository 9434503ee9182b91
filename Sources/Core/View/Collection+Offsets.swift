import Foundation

// Both functions are compiled with the collections that use them: a list of a million elements is moved in milliseconds.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets from the start; offsets that are not there are
  /// ignored.
  @inlinable public mutating func remove(atOffsets offsets: IndexSet) {
    let removed = offsets.intersection(IndexSet(integersIn: 0..<count))
    var kept = Self()
    var (next, passed) = (startIndex, 0)
    for range in removed.rangeView {
      let end = index(next, offsetBy: range.lowerBound - passed)
      kept.append(contentsOf: self[next..<end])
      next = index(end, offsetBy: range.count)
      passed = range.upperBound
    }
    if passed == 0 { return }
    kept.append(contentsOf: self[next...])
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets, in their order, to before the element at
  /// `destination`.
  ///
  /// A destination beyond an end is that end; offsets that are not there are ignored.
  @inlinable public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let count = self.count
    let destination = Swift.min(Swift.max(destination, 0), count)
    let moved = source.intersection(IndexSet(integersIn: 0..<count))
    guard let first = moved.first, let last = moved.last else { return }
    // Elements outside this part keep their places.
    let part = Swift.min(first, destination)..<Swift.max(last + 1, destination)
    let start = index(startIndex, offsetBy: part.lowerBound)
    let elements = Array(self[start..<index(start, offsetBy: part.count)])
    let others = IndexSet(integersIn: part).subtracting(moved)
    let before = others.intersection(IndexSet(integersIn: 0..<destination))
    let after = others.subtracting(before)
    var place = start
    for offsets in [before, moved, after] {
      for range in offsets.rangeView {
        for offset in range {
          self[place] = elements[offset - part.lowerBound]
          formIndex(after: &place)
        }
      }
    }
  }
}
