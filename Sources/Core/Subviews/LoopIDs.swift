/// The ids of a loop's elements, in order.
///
/// Loops over a range of numbers are frequent, and need no list of them.
// It is no collection: what it would then get of collections looks its type up at each use.
struct LoopIDs<ID: Hashable> {
  private enum Storage {
    case list([ID])
    /// The ids are integers, one after the other.
    case numbers(Range<Int>)
  }

  private var storage: Storage

  init(_ ids: [ID]) { storage = .list(ids) }

  /// The ids of a range of numbers, if `ID` is `Int`.
  init(_ numbers: Range<Int>) { storage = .numbers(numbers) }

  var count: Int {
    switch storage {
    case .list(let ids): ids.count
    case .numbers(let range): range.count
    }
  }

  subscript(place: Int) -> ID {
    switch storage {
    case .list(let ids): return ids[place]
    case .numbers(let range):
      let number = range.lowerBound + place
      precondition(range.contains(number), "\(range.count) ids, and none at \(place)")
      return unsafeSame(number, as: ID.self)
    }
  }

  /// All ids.
  var list: [ID] {
    switch storage {
    case .list(let ids): ids
    case .numbers(let range): range.map { unsafeSame($0, as: ID.self) }
    }
  }

  /// Forgets all but the first `count` ids.
  mutating func keepFirst(_ count: Int) {
    switch storage {
    case .list(var ids):
      storage = .list([])
      ids.removeSubrange(count...)
      storage = .list(ids)
    case .numbers(let range): storage = .numbers(range.prefix(count))
    }
  }

  /// True if the ids are the same in the same order.
  func isSame(as other: LoopIDs) -> Bool {
    if count != other.count { return false }
    switch (storage, other.storage) {
    case (.list(let first), .list(let second)): return first == second
    // Of as many numbers.
    case (.numbers(let first), .numbers(let second)):
      return first.isEmpty || first.lowerBound == second.lowerBound
    case (.list, .numbers), (.numbers, .list): return list == other.list
    }
  }
}
