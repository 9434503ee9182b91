import CGfx

/// The choices beside its characters that decide on the glyphs of a text in one font.
struct ShapingStyle: Hashable {
  let features: ShapingFeatures
  let script: hb_script_t
  let language: String

  init(_ item: TextItem, _ features: ShapingFeatures, language: String) {
    self.features = features
    script = item.shapingScript
    self.language = language
  }
}

/// The glyphs that a font has made in one style, for other texts in which they are the same.
final class ShapedStyle {
  /// Nil if the glyphs of a word depend on what is around it.
  let words: ShapedWords?
  /// Nil if no character is plain.
  let pairs: ShapedPairs?

  init(_ file: FontFile, _ style: ShapingStyle) {
    let lookups = StyleLookups(file, style)
    words = lookups?.keepsWordsApart ?? false ? ShapedWords() : nil
    pairs = lookups?.plainCharacters().map(ShapedPairs.init)
  }
}
