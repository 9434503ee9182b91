import Foundation

/// A format string cut into literal parts and placeholders, as `printf` writes them.
///
/// It is read by Unicode scalars: an accent at the start of a literal would change the placeholder's last character.
struct LocalizedFormat {
  enum Part: Equatable {
    case literal(String)
    case argument(Int, FormatSpecifier)
  }

  private(set) var parts: [Part] = []
  private var literal = Substring.UnicodeScalarView()
  private var next = 0

  /// A `%` that begins no placeholder stands for itself.
  init(_ format: String) {
    var rest = format[...].unicodeScalars
    while let percent = rest.firstIndex(of: "%") {
      literal.append(contentsOf: rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal.append("%")
        rest.removeFirst()
      } else if let (specifier, position) = FormatSpecifier.parse(&rest) {
        append(specifier, position)
      } else {
        literal.append("%")
      }
    }
    literal.append(contentsOf: rest)
    flush()
  }

  private mutating func append(_ specifier: FormatSpecifier, _ position: Int?) {
    flush()
    parts.append(.argument(position.map { $0 - 1 } ?? next, specifier))
    if position == nil { next += 1 }
  }

  private mutating func flush() {
    if !literal.isEmpty { parts.append(.literal(String(literal))) }
    literal = Substring.UnicodeScalarView()
  }
}

/// A placeholder without its position: flags, width and precision, and what kind of value it shows.
struct FormatSpecifier: Equatable {
  var options = ""
  var conversion: Unicode.Scalar

  private static let options: Set<Unicode.Scalar> = Set("-+ #0123456789.'".unicodeScalars)
  private static let lengths: Set<Unicode.Scalar> = ["h", "l", "q", "L", "z", "t", "j"]
  private static let conversions: Set<Unicode.Scalar> = [
    "@", "d", "i", "D", "u", "U", "o", "O", "x", "X", "c", "C", "e", "E", "f", "F", "g", "G", "a",
    "A", "s", "S",
  ]

  /// Reads what follows a `%` and removes it from `text`; nil, and nothing removed, if it is no placeholder.
  static func parse(
    _ text: inout Substring.UnicodeScalarView
  ) -> (FormatSpecifier, position: Int?)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix { ("0"..."9").contains($0) }
    if rest.dropFirst(digits.count).first == "$", let number = Int(String(digits)), number > 0 {
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    let options = rest.prefix { Self.options.contains($0) }
    rest = rest.dropFirst(options.count).drop { lengths.contains($0) }
    guard let conversion = rest.popFirst(), conversions.contains(conversion) else { return nil }
    text = rest
    return (FormatSpecifier(options: String(options), conversion: conversion), position)
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

  /// The number as `specifier` and the locale say.
  ///
  /// A specifier for another kind of number converts it first, because `printf` would read the wrong bytes.
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
