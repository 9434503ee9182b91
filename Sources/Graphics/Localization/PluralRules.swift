@_spi(Espalier) import EspalierCore
import Foundation

/// The forms that a language may have for numbers.
enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other
}

/// The operands that decide the form for a number, by the names that Unicode gives them (UTS #35,
/// part 3).
struct PluralOperands: Equatable, Sendable {
  /// The absolute value.
  var n: Double
  /// Its whole part.
  var i: Int
  /// The number of digits after the decimal point, with trailing zeros.
  var v = 0
  /// The digits after the decimal point as a number, with trailing zeros and without.
  var f = 0
  var t = 0

  init(_ number: Int) {
    i = number == .min ? .max : abs(number)
    n = Double(i)
  }

  /// - Parameter digits: the number of digits shown after the decimal point.
  init(_ number: Double, digits: Int) {
    let number = number.isFinite ? abs(number) : 0
    let digits = min(max(0, digits), 12)
    n = number
    i = Int(exactly: number.rounded(.towardZero)) ?? .max
    v = digits
    let text = String(format: "%.\(digits)f", number)
    let fraction = text.split(separator: ".").dropFirst().first ?? ""
    f = Int(fraction) ?? 0
    t = Int(fraction.reversed().drop { $0 == "0" }.reversed().map(String.init).joined()) ?? 0
  }
}

/// Unicode's rules for cardinal numbers (CLDR 44) in common languages; others have the forms of
/// English.
enum PluralRules {
  static func category(of number: PluralOperands, _ locale: Locale) -> PluralCategory {
    let language = locale.language.languageCode?.identifier ?? "en"
    let isEuropeanPortuguese = language == "pt" && locale.language.region?.identifier == "PT"
    let rule = isEuropeanPortuguese ? romance : rules[language]
    return (rule ?? english)(number)
  }

  private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  private static let rules: [String: Rule] = {
    let families: [(String, Rule)] = [
      ("ja zh ko vi th id ms lo my km jv su yue bo dz", { _ in .other }),
      ("es", { $0.isOne ? .one : $0.isMillions ? .many : .other }), ("it ca", romance),
      ("fr", { $0.i <= 1 ? .one : $0.isMillions ? .many : .other }),
      ("pt", { $0.i <= 1 ? .one : $0.isMillions ? .many : .other }),
      (
        "bg el hu nb no nn tr az ka kk ky mn sq ta te ml mr ne uz eu lb or ha af eo fo gsw ku "
          + "ps so sn tk ug", { $0.isOne ? .one : .other }
      ), ("da", { $0.isOne || ($0.t != 0 && $0.i <= 1) ? .one : .other }),
      ("hi bn fa gu kn as am zu", { $0.i == 0 || $0.isOne ? .one : .other }),
      ("hy", { $0.i <= 1 ? .one : .other }),
      ("pa si ak ln mg ti wa", { $0.n <= 1 ? .one : .other }),
      ("ru uk be", eastSlavic), ("sr hr bs sh", southSlavic), ("pl", polish), ("cs sk", czech),
      ("sl hsb dsb", slovenian), ("lt", lithuanian), ("lv", latvian), ("ro mo", romanian),
      ("ar", arabic), ("he iw", hebrew), ("ga", irish), ("cy", welsh), ("is mk", icelandic),
      ("mt", maltese), ("gd", scottish), ("fil tl", filipino),
    ]
    var rules: [String: Rule] = [:]
    for (languages, rule) in families {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    return rules
  }()

  private static let english: Rule = { $0.i == 1 && $0.v == 0 ? .one : .other }

  private static let romance: Rule = {
    $0.i == 1 && $0.v == 0 ? .one : $0.isMillions ? .many : .other
  }

  private static let eastSlavic: Rule = { number in
    guard number.v == 0 else { return .other }
    if number.i.ends(in: 1...1, but: 11...11) { return .one }
    return number.i.ends(in: 2...4, but: 12...14) ? .few : .many
  }

  private static let southSlavic: Rule = { number in
    let shown = number.v == 0 ? number.i : number.f
    if shown.ends(in: 1...1, but: 11...11) { return .one }
    return shown.ends(in: 2...4, but: 12...14) ? .few : .other
  }

  private static let polish: Rule = { number in
    guard number.v == 0 else { return .other }
    if number.i == 1 { return .one }
    return number.i.ends(in: 2...4, but: 12...14) ? .few : .many
  }

  private static let czech: Rule = { number in
    if number.v != 0 { return .many }
    return number.i == 1 ? .one : (2...4).contains(number.i) ? .few : .other
  }

  private static let slovenian: Rule = { number in
    guard number.v == 0 else { return .few }
    switch number.i % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static let lithuanian: Rule = { number in
    if number.f != 0 { return .many }
    if number.i.ends(in: 1...1, but: 11...19) { return .one }
    return number.i.ends(in: 2...9, but: 11...19) ? .few : .other
  }

  private static let latvian: Rule = { number in
    let teens = 11...19
    let shown = number.t == 0 ? number.i : number.f
    if number.t == 0, shown % 10 == 0 || teens.contains(shown % 100) { return .zero }
    if number.v == 2, teens.contains(number.f % 100) { return .zero }
    if number.t == 0 || number.v == 2 { return shown.ends(in: 1...1, but: 11...11) ? .one : .other }
    return number.f % 10 == 1 ? .one : .other
  }

  private static let romanian: Rule = { number in
    if number.i == 1 && number.v == 0 { return .one }
    let isFew = number.v != 0 || number.i == 0 || (1...19).contains(number.i % 100)
    return isFew ? .few : .other
  }

  private static let arabic: Rule = { number in
    guard number.t == 0 else { return .other }
    switch number.i {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: break
    }
    switch number.i % 100 {
    case 3...10: return .few
    case 11...99: return .many
    default: return .other
    }
  }

  private static let hebrew: Rule = { number in
    if (number.i == 1 && number.v == 0) || (number.i == 0 && number.v != 0) { return .one }
    return number.i == 2 && number.v == 0 ? .two : .other
  }

  private static let irish: Rule = { number in
    guard number.t == 0 else { return .other }
    switch number.i {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }

  private static let welsh: Rule = { number in
    guard number.t == 0 else { return .other }
    switch number.i {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    case 3: return .few
    case 6: return .many
    default: return .other
    }
  }

  private static let scottish: Rule = { number in
    guard number.t == 0 else { return .other }
    switch number.i {
    case 1, 11: return .one
    case 2, 12: return .two
    case 3...10, 13...19: return .few
    default: return .other
    }
  }

  private static let maltese: Rule = { number in
    guard number.t == 0 else { return .other }
    switch number.i {
    case 1: return .one
    case 2: return .two
    default: break
    }
    if number.i == 0 || (3...10).contains(number.i % 100) { return .few }
    return (11...19).contains(number.i % 100) ? .many : .other
  }

  private static let icelandic: Rule = { number in
    let shown = number.t == 0 ? number.i : number.t
    return shown.ends(in: 1...1, but: 11...11) ? .one : .other
  }

  private static let filipino: Rule = { number in
    let last = (number.v == 0 ? number.i : number.f) % 10
    if number.v == 0, (1...3).contains(number.i) { return .one }
    return [4, 6, 9].contains(last) ? .other : .one
  }
}

extension PluralOperands {
  fileprivate var isOne: Bool { n == 1 }

  /// Whole millions: languages of Latin descent say "a million *of*".
  fileprivate var isMillions: Bool { v == 0 && i != 0 && i % 1_000_000 == 0 }
}

extension Int {
  /// True if the last digit is in a range and the last two are not in another.
  fileprivate func ends(in digits: ClosedRange<Int>, but exceptions: ClosedRange<Int>) -> Bool {
    digits.contains(self % 10) && !exceptions.contains(self % 100)
  }
}
