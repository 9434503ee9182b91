@_spi(Caches) import EspalierDrawing
import Testing

@Suite struct RecentCacheTests {
  @Test func `values that were used recently are kept, and others are made again`() {
    var cache = RecentCache<Int, Int>(generationSize: 3)
    var made: [Int] = []
    func ask(_ key: Int) -> Int {
      cache.value(for: key) {
        made.append(key)
        return key * 10
      }
    }
    for key in [1, 2, 3] { #expect(ask(key) == key * 10) }
    // 4 opens the second generation, into which 1 is moved.
    for key in [4, 1] { #expect(ask(key) == key * 10) }
    #expect(made == [1, 2, 3, 4])
    // 6 opens the third: 2 and 3 are dropped.
    for key in [5, 6, 1, 4, 5] { #expect(ask(key) == key * 10) }
    #expect(made == [1, 2, 3, 4, 5, 6])
    for key in [2, 3] { #expect(ask(key) == key * 10) }
    #expect(made == [1, 2, 3, 4, 5, 6, 2, 3])
  }

  /// A key that counts how often it is compared.
  private struct Key: Hashable {
    final class Count {
      var comparisons = 0
    }

    let number: Int
    let count: Count

    static func == (lhs: Key, rhs: Key) -> Bool {
      lhs.count.comparisons += 1
      return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func `a key is compared only with the one that it matches`() {
    var cache = RecentCache<Key, Int>(generationSize: 1_000)
    let count = Key.Count()
    for number in 0..<2_000 { _ = cache.value(for: Key(number: number, count: count)) { number } }
    #expect(count.comparisons == 0, "new keys are compared with none")
    for number in 1_000..<2_000 {
      #expect(cache.value(for: Key(number: number, count: count)) { -1 } == number)
    }
    #expect(count.comparisons == 1_000, "a key of the younger generation is compared once")
  }
}
