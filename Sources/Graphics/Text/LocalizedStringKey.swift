@_spi(Espalier) import EspalierCore
import Foundation

/// The key of a text in tables of translations, with the values that the text shows.
///
/// An interpolated literal has a placeholder for each value in its key: `"\(3) of \(name)"` is
/// looked up as `"%lld of %@"`, and the values are inserted into the result.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let key: String
  let arguments: [LocalizedArgument]
  /// The depth of the innermost text among the values: 1, and the number of texts around it, with that of this
  /// key.
  let depth: Int

  public init(_ value: String) { self.init(key: value, arguments: []) }

  init(key: String, arguments: [LocalizedArgument]) {
    self.key = key
    self.arguments = arguments
    depth = 1 + arguments.reduce(0) { max($0, $1.depth) }
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
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

    public mutating func appendInterpolation(_ text: Text) { append(.text(text.inner)) }

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

    /// Appends a value in a format that adds attributes, in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.formatted(FormattedValue(input, format: format)))
    }

    /// Appends the value of `source`, which changes as time goes by.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
      _ source: TimeDataSource<V>, format: F
    ) where F.FormatInput == V, F.FormatOutput == String {
      append(.formatted(FormattedValue(source, format: format)))
    }

    /// Appends the value of `source`, which changes as time goes by, in a format that adds
    /// attributes.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
      _ source: TimeDataSource<V>, format: F
    ) where F.FormatInput == V, F.FormatOutput == AttributedString {
      append(.formatted(FormattedValue(source, format: format)))
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.attributed(attributedString))
    }

    /// Appends a date in the form of `style`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.time(.date(date, style)))
    }

    /// Appends the time from one date to another.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.time(.interval(dates)))
    }

    /// Appends the time from the interval's start to its end.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.time(.interval(interval.start...interval.end)))
    }

    /// Appends a timer, as ``Text/init(timerInterval:pauseTime:countsDown:showsHours:)`` shows it.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let timer = TimeText.Timer(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
      append(.time(.timer(timer)))
    }

    /// Appends a number, in the environment's locale.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// Appends a number in the form of a `printf` specifier such as `"%.2f"`, in the environment's
    /// locale.
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
  case attributed(AttributedString)
  case time(TimeText)

  /// The depth of the innermost text; 0 for a value that is not a text.
  fileprivate var depth: Int { if case .text(let text) = self { text.depth } else { 0 } }
}

extension LocalizedArgument: PluralArgument {
  func operands(_ specifier: FormatSpecifier) -> PluralOperands? {
    if case .number(let number) = self { number.operands(specifier) } else { nil }
  }
}
