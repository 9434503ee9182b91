/// A bounded dictionary that forgets what was not asked for lately.
///
/// Two generations stand in for exact use counts: when the younger is full, it becomes the older,
/// and what the older still holds is dropped. Asking moves an entry into the younger.
///
/// Other modules keep caches of their own types in hot paths, and only a public declaration can be inlined there: the
/// dictionaries would look up how to hash and copy their keys at run time.
@_spi(Caches) @frozen public struct RecentCache<Key: Hashable, Value> {
  @usableFromInline var young: [Key: Value] = [:]
  @usableFromInline var old: [Key: Value] = [:]
  /// At most twice as many entries are kept.
  @usableFromInline let generationSize: Int

  @inlinable public init(generationSize: Int) {
    self.generationSize = generationSize
  }

  @inlinable public mutating func value(for key: Key, make: () -> Value) -> Value {
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
