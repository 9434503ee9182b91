import CGfx
@_spi(Caches) import EspalierDrawing

/// The choices beside its characters that decide on the glyphs of a word in one font.
struct ShapingStyle: Hashable {
  let features: ShapingFeatures
  let script: hb_script_t
  let language: String
}

/// The glyphs of the words that a font has shaped lately in one style.
///
/// Texts differ more than their words: of ten thousand labels with numbers in them, the words before
/// the numbers are the same. HarfBuzz takes thousands of instructions for a glyph of a font with many
/// lookups, a table a few hundred for a word.
final class ShapedWords {
  private var words = RecentCache<Word, [ShapedGlyph]>(generationSize: 2_000)

  /// Longer words hardly ever occur again, and numbers only now and then: they would take the place of words.
  private static let longest = 32
  private static let digits: ClosedRange<UInt16> = 0x30...0x39

  /// The glyphs of a word, whose clusters count from its beginning.
  func glyphs(_ word: [UInt16], shape: ([UInt16]) -> [ShapedGlyph]) -> [ShapedGlyph] {
    let mayRecur = word.count <= Self.longest && !word.contains(where: Self.digits.contains)
    return mayRecur ? words.value(for: Word(units: word)) { shape(word) } : shape(word)
  }

  private struct Word: Hashable {
    let units: [UInt16]

    /// All bytes at once, which takes a fraction of the time of one unit after the other.
    func hash(into hasher: inout Hasher) {
      units.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}

extension TextItem {
  private static let space: UInt16 = 0x20
  /// The first of the characters that combine with the one before, which may be a space.
  private static let firstMark: UInt16 = 0x300

  /// True if each of the item's words stands for itself in every font that does not look at spaces.
  func consistsOfPlainWords(_ units: [UInt16]) -> Bool {
    !isRightToLeft && !isSmallCapital && units[range].allSatisfy { $0 < Self.firstMark }
  }

  /// Visits the words and each of the spaces between them.
  func forEachWord(in units: [UInt16], _ body: (Range<Int>) -> Void) {
    var start = range.lowerBound
    for offset in range where units[offset] == Self.space {
      if start < offset { body(start..<offset) }
      body(offset..<offset + 1)
      start = offset + 1
    }
    if start < range.upperBound { body(start..<range.upperBound) }
  }
}

extension FontFile {
  /// True if the glyphs of words are the same wherever they stand: if nothing that the font does in
  /// a style looks at spaces, as kerning beside them would.
  func keepsWordsApart(in style: ShapingStyle) -> Bool {
    var space: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0, !hasOlderTables,
      let plan = plan(style)
    else { return false }
    defer { hb_shape_plan_destroy(plan) }
    let glyphs = hb_set_create()
    let lookups = hb_set_create()
    defer {
      hb_set_destroy(glyphs)
      hb_set_destroy(lookups)
    }
    for name in ["GSUB", "GPOS"] {
      let table = hb_tag_from_string(name, -1)
      hb_set_clear(lookups)
      hb_ot_shape_plan_collect_lookups(plan, table, lookups)
      var lookup = hb_codepoint_t.max
      while hb_set_next(lookups, &lookup) != 0 {
        hb_ot_layout_lookup_collect_glyphs(face, table, lookup, glyphs, glyphs, glyphs, nil)
      }
    }
    return hb_set_has(glyphs, space) == 0
  }

  /// True if the font has tables of other formats, of which HarfBuzz does not say what they look at.
  private var hasOlderTables: Bool {
    ["kern", "kerx", "morx", "mort", "Silf"].contains { tag in
      let table = hb_face_reference_table(face, hb_tag_from_string(tag, -1))
      defer { hb_blob_destroy(table) }
      return hb_blob_get_length(table) > 0
    }
  }

  /// The work that HarfBuzz does for words; that for fractions, which is done around a sign of them
  /// alone, does not belong to it.
  private func plan(_ style: ShapingStyle) -> OpaquePointer? {
    var properties = hb_segment_properties_t()
    properties.direction = HB_DIRECTION_LTR
    properties.script = style.script
    properties.language = hb_language_from_string(style.language, -1)
    let fractions = ["frac", "numr", "dnom"].map { ShapingFeatures.feature($0, isOn: false) }
    let features = style.features.list + fractions
    return hb_shape_plan_create_cached(face, &properties, features, UInt32(features.count), nil)
  }
}
