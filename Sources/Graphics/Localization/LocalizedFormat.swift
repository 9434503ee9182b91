@_spi(Espalier) import EspalierCore
import Foundation
import Synchronization

/// A format string cut into literal parts and placeholders, as `printf` writes them.
///
/// It is read by Unicode scalars: an accent at the start of a literal would change the
/// placeholder's last character.
struct LocalizedFormat {
  enum Part: Equatable, Sendable {
    case literal(String)
    case argument(Int, FormatSpecifier)
    /// `%#@name@`, with the index of the number that decides its form.
    case variable(String, Int)
  }

  private(set) var parts: [Part] = []
  private var literal = Substring.UnicodeScalarView()
  private var next = 0

  /// A `%` that begins no placeholder stands for itself.
  init(_ format: String) { self.init(format, only: nil) }

  /// A format within another: its placeholders, among them `%arg`, all stand for one value.
  init(_ format: String, argument: Int, _ specifier: FormatSpecifier) {
    self.init(format, only: (argument, specifier))
  }

  private static let known = Mutex<[String: [Part]]>([:])

  /// The largest number of formats that are remembered, so that formats made at run time do not
  /// accumulate.
  private static let knownLimit = 2_000

  /// The parts of a format, which is read once: the rows of a list have one in common.
  static func parts(of format: String) -> [Part] {
    if let parts = known.withLock({ $0[format] }) { return parts }
    let parts = LocalizedFormat(format).parts
    known.withLock { known in
      if known.count >= knownLimit { known.removeAll() }
      known[format] = parts
    }
    return parts
  }

  private init(_ format: String, only argument: (index: Int, specifier: FormatSpecifier)?) {
    if let argument { next = argument.index }
    var rest = format[...].unicodeScalars
    while let percent = rest.firstIndex(of: "%") {
      literal.append(contentsOf: rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal.append("%")
        rest.removeFirst()
      } else if let argument, rest.starts(with: "arg".unicodeScalars) {
        rest = rest.dropFirst(3)
        append(argument.specifier, argument.index + 1)
      } else if let (name, position) = Self.parseVariable(&rest) {
        flush()
        parts.append(.variable(name, position.map { $0 - 1 } ?? next))
        if position == nil, argument == nil { next += 1 }
      } else if let (specifier, position) = FormatSpecifier.parse(&rest) {
        append(specifier, position, advances: argument == nil)
      } else {
        literal.append("%")
      }
    }
    literal.append(contentsOf: rest)
    flush()
  }

  private mutating func append(
    _ specifier: FormatSpecifier, _ position: Int?, advances: Bool = true
  ) {
    flush()
    parts.append(.argument(position.map { $0 - 1 } ?? next, specifier))
    if position == nil, advances { next += 1 }
  }

  /// Reads `#@name@` or `1$#@name@` after a `%`; nil, and nothing removed, if it is something else.
  private static func parseVariable(
    _ text: inout Substring.UnicodeScalarView
  ) -> (String, position: Int?)? {
    var rest = text
    let position = FormatSpecifier.parsePosition(&rest)
    guard rest.starts(with: "#@".unicodeScalars) else { return nil }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: "@") else { return nil }
    let name = String(rest[..<end])
    text = rest[rest.index(after: end)...]
    return (name, position)
  }

  private mutating func flush() {
    if !literal.isEmpty { parts.append(.literal(String(literal))) }
    literal = Substring.UnicodeScalarView()
  }
}

/// A placeholder without its position: flags, width and precision, and the kind of value that it
/// shows.
struct FormatSpecifier: Equatable, Sendable {
  var options = ""
  var conversion: Unicode.Scalar

  private static let options: Set<Unicode.Scalar> = Set("-+ #0123456789.'".unicodeScalars)
  private static let lengths: Set<Unicode.Scalar> = ["h", "l", "q", "L", "z", "t", "j"]
  private static let conversions: Set<Unicode.Scalar> = [
    "@", "d", "i", "D", "u", "U", "o", "O", "x", "X", "c", "C", "e", "E", "f", "F", "g", "G", "a",
    "A", "s", "S",
  ]

  /// Reads and removes `1$`; nil, and nothing removed, if there is no such number.
  static func parsePosition(_ text: inout Substring.UnicodeScalarView) -> Int? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard text.dropFirst(digits.count).first == "$", let number = Int(String(digits)), number > 0
    else { return nil }
    text = text.dropFirst(digits.count + 1)
    return number
  }

  /// Reads the placeholder after a `%` and removes it from `text`; nil, and nothing removed, if it
  /// is not a placeholder.
  static func parse(
    _ text: inout Substring.UnicodeScalarView
  ) -> (FormatSpecifier, position: Int?)? {
    var rest = text
    let position = parsePosition(&rest)
    let options = rest.prefix { Self.options.contains($0) }
    rest = rest.dropFirst(options.count).drop { lengths.contains($0) }
    guard let conversion = rest.popFirst(), conversions.contains(conversion) else { return nil }
    text = rest
    return (FormatSpecifier(options: String(options), conversion: conversion), position)
  }
}

extension FormatSpecifier {
  /// The number of digits after the decimal point; nil if the specifier does not set it.
  fileprivate var precision: Int? {
    guard let point = options.firstIndex(of: ".") else { return conversion == "f" ? 6 : nil }
    return Int(options[options.index(after: point)...].prefix(while: \.isNumber)) ?? 0
  }
}

extension Double {
  /// The number of digits after the point in the shortest form of the number, up to six.
  fileprivate var fractionDigits: Int {
    let parts = description.split(separator: ".")
    return parts.count == 2 && parts[1] != "0" ? min(6, parts[1].count) : 0
  }
}

/// A number of an interpolated ``LocalizedStringKey``, wide enough for every type.
struct FormattedNumber: Equatable, Sendable {
  private enum Value: Equatable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case real(Double)
  }

  private let value: Value

  init(_ argument: some CVarArg) {
    switch argument {
    case let number as any SignedInteger: value = .signed(Int64(truncatingIfNeeded: number))
    case let number as any UnsignedInteger: value = .unsigned(UInt64(truncatingIfNeeded: number))
    case let number as any BinaryFloatingPoint: value = .real(Double(number))
    default: value = .signed(0)
    }
  }

  /// The number in the form of `specifier` and the locale.
  ///
  /// A specifier for another kind of number converts it first, because `printf` would read the
  /// wrong bytes.
  func string(_ specifier: FormatSpecifier, _ locale: Locale) -> String {
    switch specifier.conversion {
    case "d", "i", "D":
      if specifier.options.isEmpty { return integer.formatted(.number.locale(locale)) }
      return String(format: "%\(specifier.options)lld", locale: locale, arguments: [integer])
    case "u", "U":
      if specifier.options.isEmpty { return unsigned.formatted(.number.locale(locale)) }
      return String(format: "%\(specifier.options)llu", locale: locale, arguments: [unsigned])
    case "x", "X", "o", "O":
      let conversion = specifier.conversion == "O" ? "o" : specifier.conversion
      return String(
        format: "%\(specifier.options)ll\(conversion)", locale: locale, arguments: [unsigned])
    case "c", "C":
      return Unicode.Scalar(UInt32(truncatingIfNeeded: unsigned)).map { String($0) } ?? "\u{FFFD}"
    case "e", "E", "f", "F", "g", "G", "a", "A":
      if specifier.options.isEmpty, specifier.conversion == "f" || specifier.conversion == "F" {
        return real.formatted(.number.precision(.fractionLength(6)).locale(locale))
      }
      return String(
        format: "%\(specifier.options)\(specifier.conversion)", locale: locale, arguments: [real])
    default:
      return description(in: locale)
    }
  }

  /// The operands that decide the plural form of the number as `specifier` shows it.
  func operands(_ specifier: FormatSpecifier) -> PluralOperands {
    switch value {
    case .signed(let number): return PluralOperands(Int(clamping: number))
    case .unsigned(let number): return PluralOperands(Int(clamping: number))
    case .real(let number):
      switch specifier.conversion {
      case "d", "i", "D", "u", "U": return PluralOperands(number, digits: 0)
      default: return PluralOperands(number, digits: specifier.precision ?? number.fractionDigits)
      }
    }
  }

  private func description(in locale: Locale) -> String {
    switch value {
    case .signed(let number): number.formatted(.number.locale(locale))
    case .unsigned(let number): number.formatted(.number.locale(locale))
    case .real(let number): number.formatted(.number.locale(locale))
    }
  }

  private var integer: Int64 {
    switch value {
    case .signed(let number): number
    case .unsigned(let number): Int64(clamping: number)
    case .real(let number): Int64(exactly: number.rounded(.towardZero)) ?? 0
    }
  }

  private var unsigned: UInt64 {
    switch value {
    case .signed(let number): UInt64(bitPattern: number)
    case .unsigned(let number): number
    case .real: UInt64(bitPattern: integer)
    }
  }

  private var real: Double {
    switch value {
    case .signed(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .real(let number): number
    }
  }
}
