@_spi(Espalier) import EspalierCore
import Foundation

/// A value that a `Formatter` writes and that does not conform to `ReferenceConvertible` outside of
/// Apple's platforms.
public protocol _FormatterSubject {}

extension Date: _FormatterSubject {}
extension Decimal: _FormatterSubject {}
extension DateInterval: _FormatterSubject {}
extension Data: _FormatterSubject {}
extension UUID: _FormatterSubject {}
extension Locale: _FormatterSubject {}

extension Text {
  /// Shows a value as `formatter` writes it, or as it describes itself.
  public init<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? "\(subject)"))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value as `formatter` writes it, or as it describes itself.
  public mutating func appendInterpolation<Subject: _FormatterSubject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
  }
}
