import CGfx

/// The glyphs of plain characters that a font has shaped in one style, by the character that follows.
///
/// A plain character has one glyph, which is moved closer to the next character at most. That needs
/// shaping once: HarfBuzz takes thousands of instructions for a glyph of a font with many lookups, and
/// a number that occurs nowhere else still consists of known pairs.
final class ShapedPairs {
  private let isPlain: [Bool]
  @exclusivity(unchecked) private var glyphs: [ShapedGlyph?]
  /// The advances by both characters; the last of a row is that before anything else.
  @exclusivity(unchecked) private var pairs: [Pair]
  /// False once the font did more to a pair than its lookups told.
  @exclusivity(unchecked) private var isReliable = true

  /// The first character's advance, and whether a cut between the characters changes their glyphs,
  /// in one number: there are thousands of pairs.
  private struct Pair {
    private let number: Int32

    static let unknown = Pair(number: .min)

    private init(number: Int32) { self.number = number }

    init(advance: Int32, isUnsafeToCut: Bool) {
      number = advance << 1 | (isUnsafeToCut ? 1 : 0)
    }

    var isKnown: Bool { number != Self.unknown.number }
    var advance: Int32 { number >> 1 }
    var isUnsafeToCut: Bool { number & 1 != 0 }
  }

  /// The printable characters of ASCII.
  static let characters: Range<UInt16> = 0x20..<0x7F
  private static let rowLength = characters.count + 1

  /// - Parameter isPlain: for each of the characters, whether it is plain.
  init(isPlain: [Bool]) {
    self.isPlain = isPlain
    glyphs = Array(repeating: nil, count: isPlain.count)
    pairs = Array(repeating: .unknown, count: isPlain.count * Self.rowLength)
  }

  /// Appends the glyphs of a part of a text; returns false if there are other than plain characters in it.
  ///
  /// - Parameter shape: shapes a part of the text.
  func append(
    _ range: Range<Int>, of units: [UInt16], to shaped: inout [ShapedGlyph],
    shape: (Range<Int>) -> [ShapedGlyph]
  ) -> Bool {
    guard isReliable else { return false }
    for offset in range where !isPlain(units[offset]) { return false }
    let start = shaped.count
    var isUnsafeToCut = false
    for offset in range {
      let pair = Self.pair(at: offset, of: units, range)
      if !pairs[pair].isKnown {
        learn(Self.stretch(around: offset, of: units, range), of: units, shape)
      }
      guard isReliable, var glyph = glyphs[Self.index(units[offset])] else {
        shaped.removeSubrange(start...)
        return false
      }
      glyph.cluster = Int32(offset)
      glyph.advance = pairs[pair].advance
      glyph.isUnsafeToCut = isUnsafeToCut
      shaped.append(glyph)
      isUnsafeToCut = pairs[pair].isUnsafeToCut
    }
    return true
  }

  private func isPlain(_ unit: UInt16) -> Bool {
    Self.characters.contains(unit) && isPlain[Self.index(unit)]
  }

  /// Takes in what HarfBuzz makes of a part of a text that is plain.
  private func learn(
    _ range: Range<Int>, of units: [UInt16], _ shape: (Range<Int>) -> [ShapedGlyph]
  ) {
    let shaped = shape(range)
    isReliable = shaped.count == range.count
    for (offset, glyph) in zip(range, shaped) where isReliable {
      let index = Self.index(units[offset])
      let known = glyphs[index] ?? glyph
      isReliable =
        glyph.cluster == offset && glyph.id == known.id && glyph.offsetX == known.offsetX
        && glyph.offsetY == known.offsetY
      glyphs[index] = known
      let next = shaped.dropFirst(offset + 1 - range.lowerBound).first
      pairs[Self.pair(at: offset, of: units, range)] = Pair(
        advance: glyph.advance, isUnsafeToCut: next?.isUnsafeToCut ?? false)
    }
  }

  /// The word that an offset belongs to, with the spaces beside it.
  private static func stretch(
    around offset: Int, of units: [UInt16], _ range: Range<Int>
  ) -> Range<Int> {
    let start = units[range.lowerBound...offset].lastIndex(of: 0x20) ?? range.lowerBound
    let end = units[(offset + 1)..<range.upperBound].firstIndex(of: 0x20)
    return start..<(end.map { $0 + 1 } ?? range.upperBound)
  }

  private static func index(_ unit: UInt16) -> Int { Int(unit &- characters.lowerBound) }

  /// The index of the pair that begins at an offset.
  private static func pair(at offset: Int, of units: [UInt16], _ range: Range<Int>) -> Int {
    let next = offset + 1 < range.upperBound ? index(units[offset + 1]) : rowLength - 1
    return index(units[offset]) * rowLength + next
  }
}
