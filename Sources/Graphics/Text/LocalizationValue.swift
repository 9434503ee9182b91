import EspalierCore
import Foundation

extension String {
  /// The key of a text in tables of translations, with the values that are inserted into it, for
  /// ``Swift/String/init(localized:table:bundle:locale:comment:)``.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    public init(_ value: String) { key = LocalizedStringKey(value) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.content)
    }

    /// Collects the key and the values of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var content: LocalizedStringKey.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        content = LocalizedStringKey.StringInterpolation(
          literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { content.appendLiteral(literal) }

      public mutating func appendInterpolation(_ string: String) {
        content.appendInterpolation(string)
      }

      /// Appends a number, in the locale of the string.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        content.appendInterpolation(value)
      }

      /// Appends a number in the form of a `printf` specifier such as `"%.2f"`, in the locale of
      /// the string.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(
        _ value: T, specifier: String
      ) {
        content.appendInterpolation(value, specifier: specifier)
      }

      /// Appends a value in a format, in the locale of the string.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ input: F.FormatInput, format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        content.appendInterpolation(input, format: format)
      }

      /// Appends the characters of a styled text.
      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        content.appendInterpolation(attributedString)
      }
    }
  }

  /// The translation of a key into the person's language, with values inserted; the key itself if
  /// there is none.
  ///
  /// - Parameters:
  ///   - table: the name of the table, without its extension; nil stands for `Localizable`.
  ///   - bundle: the bundle of the table; nil stands for the main bundle.
  ///   - locale: the locale of numbers and dates. The language is that of the person.
  ///   - comment: a comment for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Self.translation(of: keyAndValue.key.key, keyAndValue, table, bundle, locale)
  }

  /// The translation of a key that is not shown itself; `defaultValue` if there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Self.translation(of: "\(key)", defaultValue, table, bundle, locale)
  }

  private static func translation(
    of key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?,
    _ locale: Locale
  ) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    var table = LocalizedTable(name: table, bundle: bundle)
    table.language = .current
    table.missing = value.key.key
    table.readsMarkdown = false
    let text = Text(.localized(value.key.renamed(key), table))
    return text.plainString(in: environment)
  }
}

extension LocalizedStringKey {
  /// The same values under another key.
  fileprivate func renamed(_ key: String) -> LocalizedStringKey {
    LocalizedStringKey(key: key, arguments: arguments)
  }
}
