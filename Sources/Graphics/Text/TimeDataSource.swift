@_spi(Espalier) import EspalierCore
import Foundation

/// A value that changes as time goes by, for texts that follow it.
///
///     Text(.currentDate, format: .dateTime.hour().minute().second())
///     Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
public struct TimeDataSource<Value>: Sendable {
  let kind: TimeDataSourceKind
  /// The value of the source at a time.
  let value: @Sendable (Date) -> Value
  /// The time at which the source has a value, or a greater one.
  fileprivate let date: @Sendable (Value) -> Date
}

enum TimeDataSourceKind: Hashable, Sendable {
  case currentDate
  case durationOffset(Date)
  case rangeStarting(Date)
  case rangeEnding(Date)
}

extension TimeDataSource {
  /// The time itself.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource<Date>(kind: .currentDate, value: { $0 }, date: { $0 })
  }

  /// The time since `date`; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(
      kind: .durationOffset(date), value: { .seconds($0.timeIntervalSince(date).finite) },
      date: { date.addingTimeInterval($0 / .seconds(1)) })
  }

  /// The range from `date` up to now; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(
      kind: .rangeStarting(date), value: { date..<max(date, $0) }, date: { $0.upperBound })
  }

  /// The range from now up to `date`; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(
      kind: .rangeEnding(date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
  }

  /// The next date at which `format` makes another text of the source's value; nil if it never
  /// does.
  ///
  /// A format that names no later moment is asked about the moment right after; one that stays at
  /// the present is asked again for the next picture.
  func nextChange<F: DiscreteFormatStyle>(of format: F, after now: Date) -> Date?
  where F.FormatInput == Value {
    let current = value(now)
    guard let input = format.discreteInput(after: current) else { return nil }
    let next = date(input)
    if next > now { return next }
    return format.input(after: input).map(date).flatMap { $0 > now ? $0 : nil }
      ?? now.addingTimeInterval(1 / 60)
  }
}

extension TimeInterval {
  /// The interval, with zero in place of NaN, and millions of years in place of infinity.
  fileprivate var finite: TimeInterval { isNaN ? 0 : min(max(self, -1e15), 1e15) }
}

extension Text {
  /// Shows the value of `source`, and follows it as time goes by.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(source, format: format)))
  }

  /// Shows the value of `source` in a format that adds attributes, and follows it as time goes by.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(.formatted(FormattedValue(source, format: format)))
  }
}
