@_spi(Espalier) import EspalierCore
import Foundation

/// The reason why a phrase cannot be inflected.
struct InflectionError: Error, Equatable {
  let reason: String
}

/// The number of English nouns: `3 item` is `3 items`, `3 large pizza in the oven` is `3 large
/// pizzas in the oven`.
///
/// 1. The number is a value of the phrase, else the first digits in it.
/// 2. The noun is the last word that follows the number, before the first preposition.
/// 3. For any number but 1 the noun gets its plural: from a list of irregular ones, else by its
///    ending. A noun that has an ending of the plural already keeps it.
enum EnglishInflection {
  /// - Parameters:
  ///   - texts: the phrase, cut where values stand.
  ///   - number: the first number among the values.
  static func inflect(
    _ texts: inout [String], by number: PluralOperands?, language: String
  ) throws(InflectionError) {
    guard language == "en" || language.hasPrefix("en-") else {
      throw InflectionError(reason: "only English is inflected, and this is “\(language)”")
    }
    guard let number = number ?? literalNumber(texts) else {
      throw InflectionError(reason: "there is no number in it")
    }
    guard let noun = noun(in: texts) else {
      throw InflectionError(reason: "there is no noun in it")
    }
    let word = String(texts[noun.text][noun.range])
    let isOne = number.i == 1 && number.v == 0
    texts[noun.text].replaceSubrange(noun.range, with: isOne ? try singular(word) : plural(word))
  }

  private static func literalNumber(_ texts: [String]) -> PluralOperands? {
    for text in texts {
      guard let start = text.firstIndex(where: \.isASCIIDigit) else { continue }
      let digits = text[start...].prefix { $0.isASCIIDigit || $0 == "." }
      let decimals = digits.split(separator: ".").dropFirst().first?.count ?? 0
      let whole = decimals == 0 ? digits.prefix(while: \.isASCIIDigit) : digits
      return Double(whole).map { PluralOperands($0, digits: decimals) }
    }
    return nil
  }

  /// Words after which another noun follows, on which the number has no influence.
  private static let prepositions: Set<String> = [
    "of", "in", "on", "at", "to", "from", "for", "with", "without", "by", "about", "over", "under",
    "per", "than", "that", "which", "who", "since", "until", "ago", "left", "remaining",
  ]

  private static func noun(in texts: [String]) -> (text: Int, range: Range<String.Index>)? {
    var noun: (Int, Range<String.Index>)?
    for (index, text) in texts.enumerated() {
      var rest = text[...]
      while let start = rest.firstIndex(where: \.isLetter) {
        let word = rest[start...].prefix { $0.isLetter || $0 == "'" || $0 == "’" }
        if noun != nil, prepositions.contains(word.lowercased()) { return noun }
        noun = (index, word.startIndex..<word.endIndex)
        rest = rest[word.endIndex...]
      }
    }
    return noun
  }
}

// MARK: - Words

extension EnglishInflection {
  /// A singular stays as it is; a plural that is not in the list cannot be made singular.
  private static func singular(_ word: String) throws(InflectionError) -> String {
    let lower = word.lowercased()
    if let known = irregular.first(where: { $0.value == lower && $0.key != lower }) {
      return known.key.inCase(of: word)
    }
    guard looksPlural(lower) else { return word }
    throw InflectionError(reason: "“\(word)” looks like a plural, and the number is 1")
  }

  static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if let known = irregular[lower] { return known.inCase(of: word) }
    if irregular.values.contains(lower) || looksPlural(lower) { return word }
    if lower.hasSuffix("woman") || (lower.hasSuffix("man") && !regularMen.contains(lower)) {
      return String(word.dropLast(2)) + "en".inCase(of: String(word.suffix(2)), isWhole: false)
    }
    func adding(_ ending: String, dropping count: Int = 0) -> String {
      let isUpper = word.count > 1 && word == word.uppercased()
      return String(word.dropLast(count)) + (isUpper ? ending.uppercased() : ending)
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return adding("es") }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return adding("ies", dropping: 1)
    }
    return adding("s")
  }

  /// True if the ending is that of a plural: `items`, but not `glass`, `status` or `lens`.
  private static func looksPlural(_ word: String) -> Bool {
    word.count > 2 && word.hasSuffix("s") && !["ss", "us", "is"].contains(where: word.hasSuffix)
      && !singularsInS.contains(word)
  }

  private static let singularsInS: Set<String> = [
    "lens", "gas", "bias", "canvas", "atlas", "alias", "pancreas", "christmas", "chaos", "cosmos",
    "yes", "summons",
  ]

  private static let regularMen: Set<String> = [
    "human", "german", "roman", "norman", "shaman", "talisman", "ottoman", "caiman",
  ]

  private static let irregular: [String: String] = {
    var plurals = [
      "child": "children", "person": "people", "man": "men", "foot": "feet", "tooth": "teeth",
      "goose": "geese", "mouse": "mice", "ox": "oxen", "die": "dice", "quiz": "quizzes",
      "criterion": "criteria", "phenomenon": "phenomena", "leaf": "leaves", "loaf": "loaves",
      "thief": "thieves", "half": "halves", "calf": "calves", "self": "selves",
      "shelf": "shelves", "wolf": "wolves", "knife": "knives", "life": "lives", "wife": "wives",
    ]
    for word in ["potato", "tomato", "hero", "echo", "veto", "torpedo"] {
      plurals[word] = word + "es"
    }
    for word in ["analysis", "basis", "crisis", "diagnosis", "hypothesis", "thesis", "axis"] {
      plurals[word] = word.dropLast(2) + "es"
    }
    for word in ["sheep", "fish", "deer", "moose", "aircraft", "series", "species", "offspring"] {
      plurals[word] = word
    }
    return plurals
  }()
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension String {
  /// The word with a capital, or all in capitals, as another one.
  fileprivate func inCase(of other: String, isWhole: Bool = true) -> String {
    if other == other.uppercased(), other.count > 1 || !isWhole { return uppercased() }
    guard isWhole, let first = other.first, first.isUppercase else { return self }
    return prefix(1).uppercased() + dropFirst()
  }
}
