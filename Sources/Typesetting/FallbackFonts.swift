import CGfx
import Foundation

/// Chooses fonts for the characters that a text's own font lacks.
///
/// 1. For emoji, the color font.
/// 2. For joiners and other characters that are never shown, the font of the character before them.
/// 3. The text's own font, if it has every character of the grapheme.
/// 4. For characters that belong to no script, such as punctuation, the font before it, if that has
///    it: a word stays in one font.
/// 5. The font named after the grapheme's script.
/// 6. General fonts: Latin, Greek and Cyrillic, then symbols.
/// 7. Every other Noto Sans font, in alphabetical order.
///
/// Each font is taken in the weight and slant nearest to the text's own. A font is opened only when
/// the search reaches it. Results are kept by all values that the search depends on, so that a text
/// is drawn the same whatever was drawn before it.
final class FallbackFonts {
  private let catalog: FontCatalog
  private var known: [Key: FontFile?] = [:]

  private struct Key: Hashable {
    var base: Unicode.Scalar
    var weight: Int
    var isItalic: Bool
    /// The face of Chinese characters, the only choice that depends on the language.
    var hanFace: Int
  }

  init(_ catalog: FontCatalog) {
    self.catalog = catalog
  }

  /// The font of a grapheme in a text of `own` font; that font if no other has it.
  ///
  /// - Parameter preceding: the font of the grapheme before, nil at a start.
  func font(
    for grapheme: [Unicode.Scalar], own: ResolvedFont, preceding: FontFile?, language: String
  ) -> FontFile? {
    guard let base = grapheme.first else { return own.file }
    if isEmoji(grapheme), let emoji = emojiFont, emoji.covers(base) { return emoji }
    if grapheme.allSatisfy(\.isIgnorableInFonts) { return preceding ?? own.file }
    if let file = own.file, file.covers(all: grapheme) { return file }
    if let preceding, !preceding.isColored, !base.script.isSpecific,
      preceding.covers(all: grapheme)
    {
      return preceding
    }
    let fallback = fallback(
      Key(
        base: base, weight: own.weight, isItalic: own.isSlanted, hanFace: Self.hanFace(language)))
    // A mark that the text's own font lacks takes its base to the fallback, if that has both.
    if let file = own.file, file.covers(base), !(fallback?.covers(all: grapheme) ?? false) {
      return file
    }
    return fallback ?? own.file
  }

  private func fallback(_ key: Key) -> FontFile? {
    if let font = known[key] { return font }
    let font = search(key)
    known[key] = font
    return font
  }

  private var emojiFont: FontFile? {
    catalog.directory.path("NotoColorEmoji").flatMap { catalog.file(path: $0) }
  }

  /// Emoji by themselves, through a variation selector (U+FE0F), or as a keycap.
  private func isEmoji(_ grapheme: [Unicode.Scalar]) -> Bool {
    let textSelector: Unicode.Scalar = "\u{FE0E}"
    guard let base = grapheme.first, !grapheme.contains(textSelector) else { return false }
    return base.isEmojiByDefault
      || grapheme.dropFirst().contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
  }

  private func search(_ key: Key) -> FontFile? {
    if let face = Self.cjkFace(key.base, hanFace: key.hanFace),
      let font = first(covering: key, in: ["NotoSansCJK"], faceIndex: face)
    {
      return font
    }
    let families = [Self.family(ofScript: key.base)].compactMap { $0 } + Self.general
    return first(covering: key, in: families) ?? firstOther(covering: key.base)
  }

  /// Regular fonts may have characters that the others of their family lack.
  private func first(
    covering key: Key, in families: [String], faceIndex: Int = 0
  ) -> FontFile? {
    for family in families {
      for (weight, isItalic) in [(key.weight, key.isItalic), (400, false)] {
        let found = catalog.directory.nearest(
          family: family, weight: weight, isItalic: isItalic)
        if let found, let font = catalog.file(path: found.path, faceIndex: faceIndex),
          font.covers(key.base)
        {
          return font
        }
      }
    }
    return nil
  }

  private func firstOther(covering scalar: Unicode.Scalar) -> FontFile? {
    for name in catalog.directory.names
    where name.hasPrefix("NotoSans") && name.hasSuffix("-Regular") {
      if let path = catalog.directory.path(name), let font = catalog.file(path: path),
        font.covers(scalar)
      {
        return font
      }
    }
    return nil
  }
}

// MARK: - Names of fonts

extension FallbackFonts {
  private static let general = [
    "NotoSans", "DejaVuSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoMusic",
    "NotoColorEmoji",
  ]

  private static func family(ofScript scalar: Unicode.Scalar) -> String? {
    // Arabic's punctuation and digits serve several scripts.
    if (0x0600...0x06FF).contains(scalar.value) { return "NotoSansArabic" }
    let script = scalar.script
    return familiesByScript.first { $0.script == script }?.family
  }

  private static let familiesByScript: [(script: hb_script_t, family: String)] = [
    (HB_SCRIPT_ARABIC, "NotoSansArabic"), (HB_SCRIPT_HEBREW, "NotoSansHebrew"),
    (HB_SCRIPT_THAI, "NotoSansThai"), (HB_SCRIPT_DEVANAGARI, "NotoSansDevanagari"),
    (HB_SCRIPT_BENGALI, "NotoSansBengali"), (HB_SCRIPT_TAMIL, "NotoSansTamil"),
    (HB_SCRIPT_TELUGU, "NotoSansTelugu"), (HB_SCRIPT_GUJARATI, "NotoSansGujarati"),
    (HB_SCRIPT_GURMUKHI, "NotoSansGurmukhi"), (HB_SCRIPT_KANNADA, "NotoSansKannada"),
    (HB_SCRIPT_MALAYALAM, "NotoSansMalayalam"), (HB_SCRIPT_SINHALA, "NotoSansSinhala"),
    (HB_SCRIPT_ORIYA, "NotoSansOriya"), (HB_SCRIPT_LAO, "NotoSansLao"),
    (HB_SCRIPT_KHMER, "NotoSansKhmer"), (HB_SCRIPT_MYANMAR, "NotoSansMyanmar"),
    (HB_SCRIPT_ARMENIAN, "NotoSansArmenian"), (HB_SCRIPT_GEORGIAN, "NotoSansGeorgian"),
    (HB_SCRIPT_ETHIOPIC, "NotoSansEthiopic"), (HB_SCRIPT_TIBETAN, "NotoSerifTibetan"),
  ]

  /// The face of the shared CJK file whose shapes a language uses; nil for other scripts.
  private static func cjkFace(_ scalar: Unicode.Scalar, hanFace: Int) -> Int? {
    switch scalar.script {
    case HB_SCRIPT_HANGUL: 1
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: 0
    case HB_SCRIPT_BOPOMOFO: 3
    case HB_SCRIPT_HAN: hanFace
    default: (0x3000...0x303F).contains(scalar.value) || scalar.value >> 8 == 0xFF ? 0 : nil
    }
  }

  private static func hanFace(_ language: String) -> Int {
    if language.hasPrefix("ko") { return 1 }
    if language.hasPrefix("zh-HK") { return 4 }
    if language.hasPrefix("zh-TW") || language.hasPrefix("zh-Hant") { return 3 }
    return language.hasPrefix("zh") ? 2 : 0
  }
}

extension FontFile {
  /// Returns whether the font has all characters of a grapheme but joiners and variation selectors.
  func covers(all grapheme: [Unicode.Scalar]) -> Bool {
    grapheme.allSatisfy { covers($0) || $0.isIgnorableInFonts }
  }
}

extension Unicode.Scalar {
  var script: hb_script_t { hb_unicode_script(hb_unicode_funcs_get_default(), value) }
}
