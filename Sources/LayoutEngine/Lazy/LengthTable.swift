/// The space that an entry of a list takes along the list's axis: the spacing before it, and its
/// own length.
package struct Extent: Equatable, Sendable {
  package var spacing: Double
  package var length: Double

  package init(spacing: Double = 0, length: Double = 0) {
    self.spacing = spacing
    self.length = length
  }

  var sum: Double { spacing + length }
}

/// The extents of a list's entries: those that are known, and an estimate for all others.
///
/// Known extents are held in chunks of neighbors, 16 bytes each; a list of a million entries of which nothing is known
/// takes no memory.
package struct LengthTable {
  /// The number of entries.
  package private(set) var count: Int
  /// The number of entries that are known.
  package private(set) var knownCount = 0
  /// The extent that counts for an entry that is not known.
  package private(set) var estimate: Extent
  private var chunks: [Chunk] = []
  private var knownSum = Extent()

  private static let chunkSize = 256

  package init(count: Int = 0, estimate: Extent = Extent(spacing: 8, length: 20)) {
    self.count = max(count, 0)
    self.estimate = estimate
  }

  /// The length of all entries.
  package var total: Double { knownSum.sum + Double(count - knownCount) * estimate.sum }

  /// The extent of an entry, if it is known.
  package subscript(index: Int) -> Extent? {
    let position = position(of: index / Self.chunkSize)
    guard position < chunks.count, chunks[position].number == index / Self.chunkSize else {
      return nil
    }
    let extent = chunks[position].extents[index % Self.chunkSize]
    return extent.length.isNaN ? nil : extent
  }

  package mutating func set(_ index: Int, to extent: Extent) {
    precondition(index >= 0 && index < count, "There is no entry \(index) among \(count).")
    let position = makeChunk(index / Self.chunkSize)
    let old = chunks[position].extents[index % Self.chunkSize]
    if old == extent { return }
    if old.length.isNaN {
      knownCount += 1
      chunks[position].known += 1
    } else {
      forget(old, position)
    }
    chunks[position].extents[index % Self.chunkSize] = extent
    chunks[position].sum += extent.sum
    knownSum.spacing += extent.spacing
    knownSum.length += extent.length
  }

  private mutating func forget(_ extent: Extent, _ position: Int) {
    chunks[position].sum -= extent.sum
    knownSum.spacing -= extent.spacing
    knownSum.length -= extent.length
  }

  /// Estimates the rest by the mean of the known extents; the entry at 0 has no spacing before it.
  package mutating func renewEstimate() {
    guard knownCount > 0 else { return }
    let hasFirst = self[0].map { $0.spacing == 0 } ?? false
    let spacingCount = knownCount - (hasFirst ? 1 : 0)
    let spacing =
      spacingCount > 0 ? knownSum.spacing / Double(spacingCount) : estimate.spacing
    estimate = Extent(spacing: spacing, length: knownSum.length / Double(knownCount))
  }

  package mutating func setEstimate(_ extent: Extent) { estimate = extent }

  /// Forgets all extents; their average remains as the estimate.
  package mutating func forgetAll() {
    renewEstimate()
    chunks.removeAll()
    knownCount = 0
    knownSum = Extent()
  }

  // MARK: Places

  /// The start of an entry, before its spacing.
  package func start(of index: Int) -> Double {
    let number = index / Self.chunkSize
    var start = 0.0
    var next = 0
    for chunk in chunks {
      if chunk.number > number { break }
      start += Double(chunk.first - next) * estimate.sum
      next = chunk.first
      if chunk.number == number { break }
      start += total(of: chunk)
      next = end(of: chunk)
    }
    for entry in next..<max(index, next) {
      guard let extent = self[entry] else {
        if entry / Self.chunkSize != number || position(of: number) == chunks.count {
          return start + Double(index - entry) * estimate.sum
        }
        start += estimate.sum
        continue
      }
      start += extent.sum
    }
    return start
  }

  /// The first entry that ends after `offset`, and where it begins; the number of entries if there is none.
  package func entry(at offset: Double) -> (index: Int, start: Double) {
    var start = 0.0
    var next = 0
    for chunk in chunks {
      if let found = unknownEntry(at: offset, from: next, to: chunk.first, start) { return found }
      start += Double(chunk.first - next) * estimate.sum
      let length = total(of: chunk)
      if offset < start + length {
        if let found = entry(at: offset, in: chunk, start) { return found }
      }
      start += length
      next = end(of: chunk)
    }
    return unknownEntry(at: offset, from: next, to: count, start) ?? (count, total)
  }

  /// Returns whether every entry before `index` is known.
  package func isKnown(upTo index: Int) -> Bool {
    if knownCount < index { return false }
    var known = 0
    for chunk in chunks where chunk.first < index {
      if end(of: chunk) <= index {
        known += chunk.known
      } else {
        known += chunk.extents[..<(index - chunk.first)].reduce(0) {
          $0 + ($1.length.isNaN ? 0 : 1)
        }
      }
    }
    return known >= index
  }

  private func unknownEntry(
    at offset: Double, from first: Int, to end: Int, _ start: Double
  ) -> (index: Int, start: Double)? {
    let each = estimate.sum
    guard first < end, each > 0, offset < start + Double(end - first) * each else { return nil }
    let steps = max(((offset - start) / each).rounded(.down), 0)
    let index = first + min(Int(exactly: steps) ?? 0, end - first - 1)
    return (index, start + Double(index - first) * each)
  }

  private func entry(
    at offset: Double, in chunk: Chunk, _ chunkStart: Double
  ) -> (index: Int, start: Double)? {
    var start = chunkStart
    for index in chunk.first..<end(of: chunk) {
      let extent = chunk.extents[index - chunk.first]
      let length = extent.length.isNaN ? estimate.sum : extent.sum
      if offset < start + length { return (index, start) }
      start += length
    }
    return nil
  }

  // MARK: Chunks

  private func end(of chunk: Chunk) -> Int { min(chunk.first + Self.chunkSize, count) }

  private func total(of chunk: Chunk) -> Double {
    chunk.sum + Double(end(of: chunk) - chunk.first - chunk.known) * estimate.sum
  }

  /// The position of the first chunk whose number is not below `number`.
  private func position(of number: Int) -> Int {
    var (low, high) = (0, chunks.count)
    while low < high {
      let middle = (low + high) / 2
      if chunks[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func makeChunk(_ number: Int) -> Int {
    let position = position(of: number)
    if position == chunks.count || chunks[position].number != number {
      chunks.insert(Chunk(number: number), at: position)
    }
    return position
  }

  private struct Chunk {
    let number: Int
    var known = 0
    var sum = 0.0
    var extents: ContiguousArray<Extent>

    init(number: Int) {
      self.number = number
      extents = ContiguousArray(repeating: .unknown, count: LengthTable.chunkSize)
    }

    var first: Int { number * LengthTable.chunkSize }
  }

  // MARK: Changes

  /// Makes the table one for `count` entries in which those from `old` on are found from `new` on.
  ///
  /// Entries before keep their places as far as there is room for them.
  package mutating func resize(to count: Int, moving old: Int = 0, to new: Int = 0) {
    let count = max(count, 0)
    if old == new && count >= self.count {
      self.count = count
      return
    }
    var table = LengthTable(count: count, estimate: estimate)
    for chunk in chunks {
      for (offset, extent) in chunk.extents.enumerated() where !extent.length.isNaN {
        let index = chunk.first + offset
        let moved = index >= old ? index - old + new : index
        if moved < count && (index >= old || index < new) { table.set(moved, to: extent) }
      }
    }
    self = table
  }
}

extension Extent {
  fileprivate static let unknown = Extent(spacing: 0, length: .nan)
}
