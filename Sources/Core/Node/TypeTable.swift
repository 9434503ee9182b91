/// A table of values by type that forgets: each type has one place in it, which follows from the type's address, and of two types
/// with the same place it keeps the one that was noted last.
///
/// A question takes a few instructions; asking the runtime for a conformance or for a class takes longer than making a node.
@MainActor struct TypeTable<Value> {
  private struct Entry {
    let type: ObjectIdentifier
    let value: Value
  }

  private let count: Int
  private let entries: UnsafeMutablePointer<Entry?>

  /// A table that is kept for as long as the program runs.
  ///
  /// - Parameter count: the number of places, a power of two.
  init(count: Int) {
    self.count = count
    entries = .allocate(capacity: count)
    entries.initialize(repeating: nil, count: count)
  }

  @inline(__always) func value(for type: ObjectIdentifier) -> Value? {
    guard let entry = entries[place(type)], entry.type == type else { return nil }
    return entry.value
  }

  func note(_ value: Value, for type: ObjectIdentifier) {
    entries[place(type)] = Entry(type: type, value: value)
  }

  /// Types begin at addresses that are multiples of 16, nearly always.
  @inline(__always) private func place(_ type: ObjectIdentifier) -> Int {
    (Int(bitPattern: type) >> 4) & (count - 1)
  }
}
