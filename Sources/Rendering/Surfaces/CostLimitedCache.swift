/// The most recently used values whose costs stay within a limit together.
struct CostLimitedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    /// The number of uses of the cache up to the last use of this value.
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var total = 0
  private var uses = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? {
    mutating get {
      guard let index = entries.index(forKey: key) else { return nil }
      uses += 1
      entries.values[index].lastUse = uses
      return entries.values[index].value
    }
  }

  /// The bytes of an entry beside those of its value: its key, which may hold a path, and objects.
  ///
  /// Without them a limit would let in any number of small values.
  private static var entryCost: Int { 4096 }

  /// Leaves out a value that exceeds the limit alone.
  ///
  /// - Parameter cost: the bytes of the value.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    let cost = cost + Self.entryCost
    guard cost <= limit else { return }
    uses += 1
    let old = entries.updateValue(Entry(value: value, cost: cost, lastUse: uses), forKey: key)
    total += cost - (old?.cost ?? 0)
    if total > limit { shrink(keeping: key) }
  }

  /// Drops the least recently used values; of many values an eighth at once, so that they are
  /// sorted only now and then.
  private mutating func shrink(keeping newest: Key) {
    let byUse = entries.map { (key: $0.key, use: $0.value.lastUse, cost: $0.value.cost) }
      .sorted { $0.use < $1.use }
    var least = byUse.count / 8
    for entry in byUse where entry.key != newest {
      if total <= limit && least <= 0 { return }
      entries[entry.key] = nil
      total -= entry.cost
      least -= 1
    }
  }
}
