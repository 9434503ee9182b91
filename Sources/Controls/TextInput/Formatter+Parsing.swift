@_spi(Espalier) import EspalierCore
import Foundation

extension Formatter {
  /// The value that the formatter reads from a text; nil for formatters that only write, and for
  /// texts that it cannot read.
  func value(of text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}
