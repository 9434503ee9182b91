import Foundation

extension SystemFormatStyle {
  /// The time within an interval that has passed, or is left: 4:32.
  public struct Timer: Hashable, Codable, Sendable {
    private let interval: Range<Date>
    private let clock: ClockFormat
    private var locale = Locale.autoupdatingCurrent

    /// Counts down to zero.
    ///
    /// - Parameters:
    ///   - interval: the interval; dates before it show all of it, and later ones zero.
    ///   - showsHours: shows hours separately where there are any; otherwise an hour is sixty minutes.
    ///   - maxFieldCount: the largest number of fields; the smallest are left out.
    ///   - maxPrecision: the smallest step.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      clock = ClockFormat(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        isPadded: false, roundsUp: true)
    }

    /// Counts up from zero.
    ///
    /// - Parameters:
    ///   - interval: the interval; dates before it show zero, and later ones all of it.
    ///   - showsHours: shows hours separately once there are any; otherwise an hour is sixty minutes.
    ///   - maxFieldCount: the largest number of fields; the smallest are left out.
    ///   - maxPrecision: the smallest step.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      clock = ClockFormat(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        isPadded: false, roundsUp: false)
    }
  }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle {
  public func format(_ value: Date) -> AttributedString { clock.text(seconds(at: value), locale) }

  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  public func discreteInput(after input: Date) -> Date? {
    if input >= interval.upperBound { return nil }
    if input < interval.lowerBound, !clock.roundsUp { return interval.lowerBound }
    return min(date(clock.next(after: seconds(at: input))), interval.upperBound)
  }

  public func discreteInput(before input: Date) -> Date? {
    if input <= interval.lowerBound { return nil }
    let start = date(clock.previous(before: seconds(at: input)))
    return start > interval.lowerBound ? min(start, input).justBefore : nil
  }

  /// The time that is shown: what is left, if it is rounded up, or what has passed.
  private func seconds(at date: Date) -> Double {
    let date = min(max(date, interval.lowerBound), interval.upperBound)
    return clock.roundsUp
      ? interval.upperBound.elapsed(since: date) : date.elapsed(since: interval.lowerBound)
  }

  /// The date at which a time is shown.
  private func date(_ seconds: Double) -> Date {
    clock.roundsUp
      ? interval.upperBound.addingTimeInterval(-seconds)
      : interval.lowerBound.addingTimeInterval(seconds)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time within an interval that is left: 4:32.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// The time within an interval that has passed: 4:32.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
