/// A bounded dictionary that drops entries that have not been used lately.
///
/// Two generations stand in for exact use counts: when the younger is full, it becomes the older,
/// and what the older still holds is dropped. Asking moves an entry into the younger.
///
/// Other modules keep caches of their own types in hot paths, and only a public declaration can be
/// inlined there: otherwise the dictionaries would look up at run time how to hash and copy their
/// keys.
@_spi(Caches) @frozen public struct RecentCache<Key: Hashable, Value> {
  @usableFromInline var young: [HashedKey<Key>: Value] = [:]
  @usableFromInline var old: [HashedKey<Key>: Value] = [:]
  /// Half of the largest number of entries.
  @usableFromInline let generationSize: Int

  @inlinable public init(generationSize: Int) {
    self.generationSize = generationSize
  }

  @inlinable public mutating func value(for key: Key, make: () -> Value) -> Value {
    let key = HashedKey(key)
    if let value = young[key] { return value }
    let value = old.isEmpty ? make() : old[key] ?? make()
    if young.count >= generationSize {
      swap(&young, &old)
      // The memory of the dropped entries is used for the next ones.
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
    return value
  }
}

/// A key with its hash beside it.
///
/// A table compares keys with others that happen to lie where they could be: those are
/// distinguished without fetching a text and its runs from memory.
@_spi(Caches) @frozen public struct HashedKey<Key: Hashable>: Hashable {
  @usableFromInline let hash: Int
  @usableFromInline let key: Key

  @inlinable init(_ key: Key) {
    hash = key.hashValue
    self.key = key
  }

  @inlinable public static func == (lhs: HashedKey, rhs: HashedKey) -> Bool {
    lhs.hash == rhs.hash && lhs.key == rhs.key
  }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
