import CGfx

/// The lookups that HarfBuzz applies to every text in one style of a font: what the font does to the
/// glyphs that its characters have by themselves.
final class StyleLookups {
  private let file: FontFile
  private let style: ShapingStyle
  private let plan: OpaquePointer

  /// Nil if the style needs more than the lookups that HarfBuzz reports.
  init?(_ file: FontFile, _ style: ShapingStyle) {
    guard !file.hasOlderTables, let plan = file.plan(style) else { return nil }
    self.file = file
    self.style = style
    self.plan = plan
  }

  deinit { hb_shape_plan_destroy(plan) }

  private enum FontTable: String, CaseIterable {
    case substitutions = "GSUB"
    case positions = "GPOS"

    var tag: hb_tag_t { hb_tag_from_string(rawValue, -1) }
  }

  private func lookups(in table: FontTable) -> [UInt32] {
    let indices = GlyphSet()
    hb_ot_shape_plan_collect_lookups(plan, table.tag, indices.set)
    return indices.elements
  }

  /// True if the glyphs of words are the same wherever they stand: if nothing that the font does
  /// looks at spaces, as kerning beside them would.
  var keepsWordsApart: Bool {
    guard let space = file.glyph(for: " ") else { return false }
    let seen = GlyphSet()
    for table in FontTable.allCases {
      for lookup in lookups(in: table) {
        hb_ot_layout_lookup_collect_glyphs(
          file.face, table.tag, lookup, seen.set, seen.set, seen.set, nil)
      }
    }
    return !seen.contains(space)
  }

  /// For each of the characters of ``ShapedPairs``, whether a text of such characters has the glyphs
  /// that they have by themselves, each moved by the one after it at most; nil if there are none.
  ///
  /// Lookups may do something else to other characters, and to plain ones beside others.
  func plainCharacters() -> [Bool]? {
    // Scripts other than Latin have rules beside the font's.
    guard style.script == HB_SCRIPT_LATIN else { return nil }
    let glyphs = ShapedPairs.characters.map { file.glyph(for: Unicode.Scalar(UInt8($0))) }
    let plain = GlyphSet()
    for case (let character, let glyph?) in zip(ShapedPairs.characters, glyphs)
    where !isMark(glyph) && !(style.features.hasMonospacedDigits && Shaper.isDigit(character)) {
      plain.insert(glyph)
    }
    for lookup in lookups(in: .substitutions) { removeSubstituted(by: lookup, from: plain) }
    let positions = PositioningTable(file)
    for lookup in lookups(in: .positions) where !positions.movesByPairs(lookup) {
      plain.subtract(input(of: lookup, in: .positions))
    }
    return plain.isEmpty ? nil : glyphs.map { $0.map(plain.contains) ?? false }
  }

  private func isMark(_ glyph: UInt32) -> Bool {
    hb_ot_layout_get_glyph_class(file.face, glyph) == HB_OT_LAYOUT_GLYPH_CLASS_MARK
  }

  /// Removes the glyphs that a lookup may change, unless it does nothing to texts of these glyphs.
  private func removeSubstituted(by lookup: UInt32, from plain: GlyphSet) {
    let input = input(of: lookup, in: .substitutions)
    let made = GlyphSet()
    hb_ot_layout_lookup_collect_glyphs(
      file.face, FontTable.substitutions.tag, lookup, nil, nil, nil, made.set)
    let closure = GlyphSet(plain)
    hb_ot_layout_lookup_substitute_closure(file.face, lookup, closure.set)
    if closure.count > plain.count || plain.intersects(made) { plain.subtract(input) }
  }

  private func input(of lookup: UInt32, in table: FontTable) -> GlyphSet {
    let input = GlyphSet()
    hb_ot_layout_lookup_collect_glyphs(
      file.face, table.tag, lookup, nil, input.set, nil, nil)
    return input
  }
}

extension FontFile {
  /// True if the font has tables of other formats, of which HarfBuzz does not say what they look at.
  fileprivate var hasOlderTables: Bool {
    ["kern", "kerx", "morx", "mort", "Silf"].contains { tag in
      let table = hb_face_reference_table(face, hb_tag_from_string(tag, -1))
      defer { hb_blob_destroy(table) }
      return hb_blob_get_length(table) > 0
    }
  }

  /// The work that HarfBuzz does for words; that for fractions, which is done around a sign of them
  /// alone, does not belong to it.
  fileprivate func plan(_ style: ShapingStyle) -> OpaquePointer? {
    var properties = hb_segment_properties_t()
    properties.direction = HB_DIRECTION_LTR
    properties.script = style.script
    properties.language = hb_language_from_string(style.language, -1)
    let fractions = ["frac", "numr", "dnom"].map { ShapingFeatures.feature($0, isOn: false) }
    let features = style.features.list + fractions
    return hb_shape_plan_create_cached(face, &properties, features, UInt32(features.count), nil)
  }
}

/// A set of glyphs, or of the indices of lookups.
private final class GlyphSet {
  let set: OpaquePointer?

  init() { set = hb_set_create() }

  init(_ other: GlyphSet) { set = hb_set_copy(other.set) }

  deinit { hb_set_destroy(set) }

  var count: UInt32 { hb_set_get_population(set) }
  var isEmpty: Bool { hb_set_is_empty(set) != 0 }

  var elements: [UInt32] {
    var elements: [UInt32] = []
    var next = hb_codepoint_t.max
    while hb_set_next(set, &next) != 0 { elements.append(next) }
    return elements
  }

  func contains(_ glyph: UInt32) -> Bool { hb_set_has(set, glyph) != 0 }

  func insert(_ glyph: UInt32) { hb_set_add(set, glyph) }

  func subtract(_ other: GlyphSet) { hb_set_subtract(set, other.set) }

  func intersects(_ other: GlyphSet) -> Bool {
    let common = GlyphSet(self)
    hb_set_intersect(common.set, other.set)
    return !common.isEmpty
  }
}

/// The part of a font's glyph-positioning table that HarfBuzz does not report: the kinds of its lookups.
private final class PositioningTable {
  private let blob: OpaquePointer?
  private let bytes: UnsafeRawBufferPointer

  init(_ file: FontFile) {
    blob = hb_face_reference_table(file.face, hb_tag_from_string("GPOS", -1))
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length))
  }

  deinit { hb_blob_destroy(blob) }

  // Numbers of OpenType's kinds of lookups.
  private static let single = 1
  private static let pairs = 2
  /// Marks on letters, on ligatures and on other marks.
  private static let marks = 4...6
  private static let lookupInWideTable = 9
  /// The flags with which a lookup passes over letters and ligatures.
  private static let passesOverLetters = 0x2 | 0x4

  /// True if a lookup moves a glyph by no more than that glyph and the next; and marks.
  func movesByPairs(_ index: UInt32) -> Bool {
    guard let list = number(at: 8), let start = number(at: list + 2 + 2 * Int(index)),
      case let lookup = list + start, let type = number(at: lookup),
      let flags = number(at: lookup + 2), flags & Self.passesOverLetters == 0,
      let count = number(at: lookup + 4)
    else { return false }
    return (0..<count).allSatisfy { part in
      guard let start = number(at: lookup + 6 + 2 * part) else { return false }
      return isPlain(type, at: lookup + start)
    }
  }

  private func isPlain(_ type: Int, at start: Int) -> Bool {
    switch type {
    case Self.single, Self.marks: true
    // One that moves the second glyph, too, passes over it.
    case Self.pairs: number(at: start + 6) == 0
    case Self.lookupInWideTable:
      if let type = number(at: start + 2), type != Self.lookupInWideTable,
        let high = number(at: start + 4), let low = number(at: start + 6)
      {
        isPlain(type, at: start + high << 16 + low)
      } else {
        false
      }
    default: false
    }
  }

  /// The number of two bytes at an offset; nil outside of the table.
  private func number(at offset: Int) -> Int? {
    bytes.indices.contains(offset) && bytes.indices.contains(offset + 1)
      ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : nil
  }
}
