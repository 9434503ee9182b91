import EspalierCore
import Foundation

/// A value that is turned into characters once the locale is known.
///
/// Formats and their inputs are values without shared state, which their protocols do not
/// guarantee.
struct FormattedValue: Equatable, @unchecked Sendable {
  enum Content {
    case plain(String)
    case attributed(AttributedString)
  }

  private let value: any Equatable
  private let format: any Equatable
  let content: (EnvironmentValues) -> Content
  /// The next date at which time changes the text; nil if it never does.
  private(set) var nextChange: (EnvironmentValues) -> Date? = { _ in nil }

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    value = input
    self.format = format
    content = { .plain(format.following($0).format(input)) }
  }

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    value = input
    self.format = format
    content = { .attributed(format.following($0).format(input)) }
  }

  init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    value = source.kind
    self.format = format
    content = { .plain(format.following($0).format(source.value($0.currentDate))) }
    nextChange = { source.nextChange(of: format.following($0), after: $0.currentDate) }
  }

  init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    value = source.kind
    self.format = format
    content = { .attributed(format.following($0).format(source.value($0.currentDate))) }
    nextChange = { source.nextChange(of: format.following($0), after: $0.currentDate) }
  }

  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool {
    isKnownEqual(lhs.value, rhs.value) && isKnownEqual(lhs.format, rhs.format)
  }
}

extension FormatStyle {
  /// This style in the environment's locale, and dates in its time zone and calendar where they
  /// have none of their own.
  package func following(_ environment: EnvironmentValues) -> Self {
    let style = locale(environment.locale)
    if var format = style as? any CalendarFormat {
      if format.calendar == .autoupdatingCurrent {
        format.calendar = environment.calendar
        format.calendar.timeZone = environment.timeZone
      }
      return format as? Self ?? style
    }
    guard var date = style as? Date.FormatStyle else { return style }
    if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
    if date.calendar == .autoupdatingCurrent { date.calendar = environment.calendar }
    return date as? Self ?? style
  }
}
