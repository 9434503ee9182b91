import CGfx
import Foundation

/// Chooses fonts for the characters that a text's own font lacks.
///
/// 1. The text's own font, if it has every character of the grapheme.
/// 2. For emoji, the color font.
/// 3. The font named after the grapheme's script.
/// 4. General fonts: Latin, Greek and Cyrillic, then symbols.
/// 5. Every other Noto Sans font, in alphabetical order.
///
/// A font is opened only when the search reaches it.
final class FallbackFonts {
  private let catalog: FontCatalog
  private var known: [Unicode.Scalar: FontFile?] = [:]

  init(_ catalog: FontCatalog) {
    self.catalog = catalog
  }

  /// The font of a grapheme whose own font is `primary`; `primary` if no font has it.
  func font(
    for grapheme: [Unicode.Scalar], primary: FontFile?, isBold: Bool, language: String
  ) -> FontFile? {
    guard let base = grapheme.first else { return primary }
    if isEmoji(grapheme), let emoji = emojiFont, emoji.covers(base) { return emoji }
    if let primary, primary.covers(all: grapheme) { return primary }
    let fallback = known[base] ?? search(base, isBold: isBold, language: language)
    known[base] = fallback
    // A mark that the own font lacks takes its base to the fallback, if that has both.
    if let primary, primary.covers(base), !(fallback?.covers(all: grapheme) ?? false) {
      return primary
    }
    return fallback ?? primary
  }

  private var emojiFont: FontFile? { font(named: "NotoColorEmoji") }

  private func font(named name: String, faceIndex: Int = 0) -> FontFile? {
    catalog.directory.path(name).flatMap { catalog.file(path: $0, faceIndex: faceIndex) }
  }

  /// Emoji by themselves, through a variation selector (U+FE0F), or as a keycap.
  private func isEmoji(_ grapheme: [Unicode.Scalar]) -> Bool {
    let textSelector: Unicode.Scalar = "\u{FE0E}"
    guard let base = grapheme.first, !grapheme.contains(textSelector) else { return false }
    return base.isEmojiByDefault
      || grapheme.dropFirst().contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
  }

  private func search(_ base: Unicode.Scalar, isBold: Bool, language: String) -> FontFile? {
    let style = isBold ? "Bold" : "Regular"
    if let cjk = Self.cjkFace(base, language: language),
      let font = font(named: "NotoSansCJK-\(style)", faceIndex: cjk)
        ?? font(named: "NotoSansCJK-Regular", faceIndex: cjk), font.covers(base)
    {
      return font
    }
    let families = [Self.family(ofScript: base)].compactMap { $0 } + Self.general
    let names = families.flatMap { ["\($0)-\(style)", "\($0)-Regular", $0] }
    let rest = catalog.directory.names.lazy.filter {
      $0.hasPrefix("NotoSans") && $0.hasSuffix("-Regular")
    }
    return first(covering: base, names) ?? first(covering: base, rest)
  }

  private func first(covering scalar: Unicode.Scalar, _ names: some Sequence<String>) -> FontFile? {
    for name in names {
      if let font = font(named: name), font.covers(scalar) { return font }
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
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
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
  private static func cjkFace(_ scalar: Unicode.Scalar, language: String) -> Int? {
    switch hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value) {
    case HB_SCRIPT_HANGUL: 1
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: 0
    case HB_SCRIPT_BOPOMOFO: 3
    case HB_SCRIPT_HAN: hanFace(language)
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
  /// Whether the font has all characters of a grapheme but joiners and variation selectors.
  func covers(all grapheme: [Unicode.Scalar]) -> Bool {
    grapheme.allSatisfy { covers($0) || $0.isIgnorableInFonts }
  }
}
