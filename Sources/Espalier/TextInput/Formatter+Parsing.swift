import Foundation

extension Formatter {
  /// What the formatter reads from a text; nil for those that only write, and for what they do not understand.
  func value(of text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}
