import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets from the start; offsets that are not there are
  /// ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets, in their order, to before the element at
  /// `destination`.
  ///
  /// A destination beyond an end is that end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let destination = Swift.min(Swift.max(destination, 0), elements.count)
    let isMoved = { (offset: Int) in source.contains(offset) }
    let before = (0..<destination).filter { !isMoved($0) }
    let moved = elements.indices.filter(isMoved)
    let after = (destination..<elements.count).filter { !isMoved($0) }
    for (index, offset) in zip(indices, before + moved + after) { self[index] = elements[offset] }
  }
}
