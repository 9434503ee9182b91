import EspalierCore
import Foundation

/// The key of a text with all information to look it up later: the table, the bundle and the
/// locale.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle that contains the tables.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  public let key: String
  /// The text that is shown if no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table without its extension; nil stands for `Localizable`.
  public let table: String?
  /// The locale of numbers and dates.
  public var locale: Locale
  public let bundle: BundleDescription

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A key that is not shown itself.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.key == other.key && one.defaultValue == other.defaultValue && one.table == other.table
      && one.locale == other.locale && one.found === other.found
  }

  /// The bundle; nil stands for the main bundle, and replaces one that does not exist.
  fileprivate var found: Bundle? {
    switch bundle {
    case .main: nil
    case .forClass(let type): Bundle(for: type)
    case .atURL(let url): Bundle(url: url)
    }
  }

  fileprivate func text(readsMarkdown: Bool) -> Text {
    var table = LocalizedTable(name: table, bundle: found)
    table.missing = defaultValue.key.key
    table.readsMarkdown = readsMarkdown
    return Text(
      .localized(LocalizedStringKey(key: key, arguments: defaultValue.key.arguments), table))
  }
}

extension Text {
  /// Shows the translation of a resource's key.
  // Otherwise a literal could be meant as this or as a key.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self = resource.text(readsMarkdown: true)
  }
}

extension String {
  /// The translation of a resource's key into the person's language, with values inserted.
  public init(localized resource: LocalizedStringResource) {
    var environment = EnvironmentValues()
    environment.locale = resource.locale
    self = resource.text(readsMarkdown: false).plainString(in: environment)
  }
}
