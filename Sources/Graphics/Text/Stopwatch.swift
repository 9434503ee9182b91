import Foundation

extension SystemFormatStyle {
  /// The time since a date, to a hundredth of a second: 00:05.23.
  public struct Stopwatch: Hashable, Codable, Sendable {
    private let startDate: Date
    private let clock: ClockFormat
    private var locale = Locale.autoupdatingCurrent

    /// Counts up from zero.
    ///
    /// - Parameters:
    ///   - startDate: the date at which it begins; dates before show zero.
    ///   - showsHours: shows hours separately once there are any; otherwise an hour is sixty minutes.
    ///   - maxFieldCount: the largest number of fields; the smallest are left out.
    ///   - maxPrecision: the smallest step.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.startDate = startDate
      clock = ClockFormat(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        isPadded: true, roundsUp: false)
    }
  }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
  public func format(_ value: Date) -> AttributedString { clock.text(seconds(at: value), locale) }

  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  public func discreteInput(after input: Date) -> Date? {
    input < startDate
      ? startDate : startDate.addingTimeInterval(clock.next(after: seconds(at: input)))
  }

  public func discreteInput(before input: Date) -> Date? {
    if input <= startDate { return nil }
    return startDate.addingTimeInterval(clock.previous(before: seconds(at: input))).justBefore
  }

  private func seconds(at date: Date) -> Double { date.elapsed(since: startDate) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date, to a hundredth of a second: 00:05.23.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
