import Foundation

/// The characters of a run, and where in their UTF-8 those of the whole text's UTF-16 are.
struct RunText {
  let string: String
  private let start: Int
  /// The UTF-8 offset of each UTF-16 offset from `start` on; nil where they are equal, as in ASCII.
  private var offsets: [Int]?

  /// - Parameter capitals: true if the run shows the capitals of its characters.
  init(_ units: [UInt16], _ range: Range<Int>, capitals: Bool) {
    start = range.lowerBound
    if !capitals, units[range].allSatisfy({ $0 < 0x80 }) {
      string = String(unsafeUninitializedCapacity: range.count) { bytes in
        for (index, unit) in units[range].enumerated() { bytes[index] = UInt8(unit) }
        return range.count
      }
      return
    }
    var offsets = [0]
    offsets.reserveCapacity(range.count + 1)
    defer { self.offsets = offsets }
    let own = String(decoding: units[range], as: UTF16.self)
    guard capitals else {
      string = own
      var sum = 0
      for unit in units[range] {
        // A surrogate pair takes four bytes: two for each half.
        sum += unit < 0x80 ? 1 : unit < 0x800 || UTF16.isSurrogate(unit) ? 2 : 3
        offsets.append(sum)
      }
      return
    }
    var shown = ""
    for scalar in own.unicodeScalars {
      shown += scalar.properties.uppercaseMapping
      for _ in 0..<UTF16.width(scalar) { offsets.append(shown.utf8.count) }
    }
    string = shown
  }

  func utf8(_ range: Range<Int>) -> Range<Int> {
    let (lower, upper) = (range.lowerBound - start, range.upperBound - start)
    guard let offsets else { return lower..<upper }
    return offsets[lower]..<offsets[upper]
  }
}

/// The glyphs of a piece, grouped by the characters they stand for, from left to right.
struct Clusters: Sequence, IteratorProtocol {
  private var rest: ArraySlice<ShapedGlyph>
  private let isRightToLeft: Bool
  private let end: Int
  /// The place, from right to left, where the cluster before, which follows in the text, starts.
  private var lastStart: Int

  init(_ glyphs: ArraySlice<ShapedGlyph>, _ range: Range<Int>, isRightToLeft: Bool) {
    rest = glyphs
    end = range.upperBound
    lastStart = range.upperBound
    self.isRightToLeft = isRightToLeft
  }

  mutating func next() -> (range: Range<Int>, glyphs: ArraySlice<ShapedGlyph>)? {
    guard let first = rest.first else { return nil }
    let glyphs = rest.prefix { $0.cluster == first.cluster }
    rest = rest.dropFirst(glyphs.count)
    let start = Int(first.cluster)
    defer { lastStart = start }
    let following = isRightToLeft ? lastStart : rest.first.map { Int($0.cluster) } ?? end
    return (start..<following, glyphs)
  }
}
