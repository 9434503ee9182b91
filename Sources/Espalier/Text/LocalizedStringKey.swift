import Foundation

/// The key of a text in tables of translations, with the values that the text shows.
///
/// An interpolated literal has a placeholder for each value in its key: `"\(3) of \(name)"` is looked up as
/// `"%lld of %@"`, and the values are set into what is found.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let key: String
  let arguments: [LocalizedArgument]

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the key and the values of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [LocalizedArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      guard literal.utf8.contains(UInt8(ascii: "%")) else { return key += literal }
      for scalar in literal.unicodeScalars {
        key.unicodeScalars.append(scalar)
        if scalar == "%" { key.unicodeScalars.append(scalar) }
      }
    }

    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Appends a value as `formatter` writes it, or as it describes itself.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Appends an object as `formatter` writes it, or as it describes itself.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? subject.description))
    }

    /// Appends a value in a format, in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.formatted(FormattedValue(input, format: format)))
    }

    /// Appends a number, in the environment's locale.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// Appends a number as a `printf` specifier such as `"%.2f"` says, in the environment's locale.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      key += specifier
      arguments.append(.number(FormattedNumber(value._arg)))
    }

    private mutating func append(_ argument: LocalizedArgument) {
      key += "%@"
      arguments.append(argument)
    }
  }
}

/// A value of an interpolated ``LocalizedStringKey``.
enum LocalizedArgument: Equatable, Sendable {
  case string(String)
  case text(Text)
  case formatted(FormattedValue)
  case number(FormattedNumber)
}

/// A value that is turned into a string once the locale is known.
///
/// Formats and what they format are values without shared state, which their protocols do not say.
struct FormattedValue: Equatable, @unchecked Sendable {
  private let value: any Equatable
  private let format: any Equatable
  let string: (EnvironmentValues) -> String

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    value = input
    self.format = format
    string = { environment in
      let format = format.locale(environment.locale)
      guard let date = format as? Date.FormatStyle, let moment = input as? Date else {
        return format.format(input)
      }
      return date.following(environment).format(moment)
    }
  }

  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool {
    isKnownEqual(lhs.value, rhs.value) && isKnownEqual(lhs.format, rhs.format)
  }
}

extension Date.FormatStyle {
  /// This style with the environment's time zone and calendar, where it has none of its own.
  fileprivate func following(_ environment: EnvironmentValues) -> Date.FormatStyle {
    var style = self
    if timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
    if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
    return style
  }
}
