/// A bounded dictionary that forgets what was not asked for lately.
///
/// Two generations stand in for exact use counts: when the younger is full, it becomes the older,
/// and what the older still holds is dropped. Asking moves an entry into the younger.
///
/// Inlinable, because other modules keep caches of their own types in hot paths.
@frozen package struct RecentCache<Key: Hashable, Value> {
  @usableFromInline var young: [Key: Value] = [:]
  @usableFromInline var old: [Key: Value] = [:]
  /// At most twice as many entries are kept.
  @usableFromInline let generationSize: Int

  @inlinable package init(generationSize: Int) {
    self.generationSize = generationSize
  }

  @inlinable package mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old.isEmpty ? make() : old[key] ?? make()
    if young.count >= generationSize {
      old = young
      young = [:]
    }
    young[key] = value
    return value
  }
}
