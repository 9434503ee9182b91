import _FoundationICU

/// The rules of the Unicode standard that typesetting needs: where lines and graphemes end, and
/// which text runs from right to left.
///
/// The answers come from the ICU that Swift's Foundation brings along. It is an underscored module:
/// no other file of this module imports it.
final class UnicodeRules {
  /// A piece of one embedding level; odd levels run from right to left.
  struct LevelRun: Equatable {
    var range: Range<Int>
    var level: UInt8
  }

  private let bidi = swift_ubidi_open()
  private var lineIterators: [String: OpaquePointer] = [:]
  private lazy var graphemeIterator = Self.open(UBRK_CHARACTER, "en")

  deinit {
    swift_ubidi_close(bidi)
    for iterator in lineIterators.values { swift_ubrk_close(iterator) }
    if let graphemeIterator { swift_ubrk_close(graphemeIterator) }
  }

  private static func open(_ type: UBreakIteratorType, _ language: String) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    return swift_ubrk_open(type, language, nil, 0, &status)
  }
}

// MARK: - Lines and graphemes

extension UnicodeRules {
  /// A place where a line may end, or must.
  typealias LineEnd = (offset: Int, isMandatory: Bool)

  /// The offsets at which lines may end, in ascending order, each with whether the line must end
  /// there.
  func lineEnds(in text: [UInt16], language: String) -> [LineEnd] {
    if let ends = endsOfWords(in: text) { return ends }
    let mandatory = Int32(UBRK_LINE_HARD.rawValue)..<Int32(UBRK_LINE_HARD_LIMIT.rawValue)
    var ends: [LineEnd] = []
    forEachBoundary(in: text, lineIterator(language)) { offset, iterator in
      ends.append((offset, mandatory.contains(swift_ubrk_getRuleStatus(iterator))))
    }
    return ends
  }

  /// The line ends of a text of letters and digits of ASCII, spaces, and signs that separate numbers
  /// or sentences; nil if there is anything else in it.
  ///
  /// Such a text breaks after its spaces alone, in every language: rules LB7, LB18, LB23, LB25, LB28
  /// and LB29. The rules for a separator without anything before it have changed with time; ICU
  /// knows them.
  private func endsOfWords(in text: [UInt16]) -> [LineEnd]? {
    var ends: [LineEnd] = []
    ends.reserveCapacity(text.reduce(1) { $1 == 0x20 ? $0 + 1 : $0 })
    var last: UInt16 = 0x20
    for offset in text.indices {
      let unit = text[offset]
      switch unit {
      case 0x20: break
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        if last == 0x20 && offset > 0 { ends.append((offset, false)) }
      // Commas, full stops, colons and semicolons.
      case 0x2C, 0x2E, 0x3A, 0x3B: if last == 0x20 { return nil }
      default: return nil
      }
      last = unit
    }
    if !text.isEmpty { ends.append((text.count, false)) }
    return ends
  }

  /// Returns whether a grapheme starts at each offset; the end counts as a start.
  func graphemeStarts(in text: [UInt16]) -> [Bool] {
    // In ASCII only a line's end of two characters is one grapheme.
    if text.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      return [Bool](repeating: true, count: text.count + 1)
    }
    var starts = [Bool](repeating: false, count: text.count + 1)
    starts[0] = true
    starts[text.count] = true
    forEachBoundary(in: text, graphemeIterator) { offset, _ in starts[offset] = true }
    return starts
  }

  private func lineIterator(_ language: String) -> OpaquePointer? {
    if let iterator = lineIterators[language] { return iterator }
    let iterator = Self.open(UBRK_LINE, language)
    lineIterators[language] = iterator
    return iterator
  }

  private func forEachBoundary(
    in text: [UInt16], _ iterator: OpaquePointer?, _ body: (Int, OpaquePointer) -> Void
  ) {
    guard let iterator, !text.isEmpty else { return }
    var status = U_ZERO_ERROR
    text.withUnsafeBufferPointer { units in
      swift_ubrk_setText(iterator, units.baseAddress, Int32(units.count), &status)
      while case let offset = swift_ubrk_next(iterator), offset >= 0 {
        body(Int(offset), iterator)
      }
      // The iterator must not keep a pointer into an array that may be released.
      swift_ubrk_setText(iterator, nil, 0, &status)
    }
  }
}

// MARK: - Directions

extension UnicodeRules {
  /// The embedding levels of a text and those of its paragraphs, whose first strong character
  /// decides their direction; those without one run from right to left if `isRightToLeft`.
  func levels(
    of text: [UInt16], isRightToLeft: Bool = false
  ) -> (runs: [LevelRun], paragraphs: [LevelRun]) {
    let whole = [LevelRun(range: 0..<text.count, level: 0)]
    guard isRightToLeft || text.contains(where: Self.mayRunRightToLeft), !text.isEmpty else {
      return (whole, whole)
    }
    return text.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      // Levels that stand for a direction "unless a strong character decides".
      let level: UInt8 = isRightToLeft ? 0xFF : 0xFE
      swift_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), level, nil, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return (whole, whole) }
      return (logicalRuns(count: text.count), paragraphs())
    }
  }

  /// Returns whether a text has paragraphs whose direction depends on their surroundings.
  func hasParagraphWithoutDirection(_ text: [UInt16]) -> Bool {
    func count(_ isRightToLeft: Bool) -> Int {
      levels(of: text, isRightToLeft: isRightToLeft).paragraphs.count { $0.level > 0 }
    }
    return count(true) > count(false)
  }

  private func logicalRuns(count: Int) -> [LevelRun] {
    var runs: [LevelRun] = []
    var start = 0
    while start < count {
      var end: Int32 = 0
      var level: UInt8 = 0
      swift_ubidi_getLogicalRun(bidi, Int32(start), &end, &level)
      guard end > start else { break }
      runs.append(LevelRun(range: start..<Int(end), level: level))
      start = Int(end)
    }
    return runs
  }

  private func paragraphs() -> [LevelRun] {
    (0..<swift_ubidi_countParagraphs(bidi)).map { index in
      var start: Int32 = 0
      var end: Int32 = 0
      var level: UInt8 = 0
      var status = U_ZERO_ERROR
      swift_ubidi_getParagraphByIndex(bidi, index, &start, &end, &level, &status)
      return LevelRun(range: Int(start)..<Int(end), level: level)
    }
  }

  /// Returns whether a code unit may belong to a right-to-left script, or sets a direction.
  private static func mayRunRightToLeft(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0590..<0x0900, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFE,
      // The leading surrogates of the right-to-left scripts beyond the first plane.
      0xD802...0xD803, 0xD83A...0xD83B:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// True if the character is drawn in color by default.
  var isEmojiByDefault: Bool { properties.isEmojiPresentation }

  /// True if the character only modifies its neighbors: joiners and variation selectors.
  var isIgnorableInFonts: Bool { properties.isDefaultIgnorableCodePoint }
}
