import Foundation

/// A text that tells a time, once the locale, the time zone and the time of the frame are known.
enum TimeText: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case interval(ClosedRange<Date>)
  case timer(Timer)

  struct Timer: Equatable, Sendable {
    var interval: ClosedRange<Date>
    var pauseTime: Date?
    var countsDown: Bool
    var showsHours: Bool
  }

  func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .date(let date, let style): style.string(date, environment)
    case .interval(let dates):
      // From midnight to midnight of one day, the format adds dates where the days differ.
      Date.IntervalFormatStyle(
        date: .omitted, time: .shortened, locale: environment.locale,
        calendar: environment.calendar, timeZone: environment.timeZone
      ).format(dates.lowerBound..<dates.upperBound)
    case .timer(let timer): timer.string(environment)
    }
  }
}

extension TimeText.Timer {
  /// Counting down rounds up, so that the last second shows as 0:01.
  fileprivate func string(_ environment: EnvironmentValues) -> String {
    let now = pauseTime.map { min($0, environment.currentDate) } ?? environment.currentDate
    let moment = min(max(now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(moment).rounded(.up)
      : moment.timeIntervalSince(interval.lowerBound).rounded(.down)
    return Duration.clock(seconds, showsHours: showsHours, environment.locale)
  }
}

extension Text {
  /// How a date is shown.
  public struct DateStyle: Equatable, Hashable, Codable, Sendable {
    fileprivate enum Kind: Hashable, Codable {
      case time, date, relative, offset, timer
    }

    fileprivate let kind: Kind

    /// The time of day, such as 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The day, such as June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// How far the date is from now, such as 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// How far the date is from now in one unit, with a sign: +2 hours lie ahead.
    public static let offset = DateStyle(kind: .offset)
    /// How far the date is from now, such as 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date as `style` says, in the environment's locale, calendar and time zone.
  public init(_ date: Date, style: Text.DateStyle) { self.init(.time(.date(date, style))) }

  /// Shows the time from one date to another.
  public init(_ dates: ClosedRange<Date>) { self.init(.time(.interval(dates))) }

  /// Shows the time from the interval's start to its end.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows a timer within an interval.
  ///
  /// - Parameters:
  ///   - pauseTime: where the timer stops; nil to let it run.
  ///   - countsDown: shows the time that is left, not the time that has gone by.
  ///   - showsHours: shows hours apart; otherwise an hour is sixty minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = TimeText.Timer(
      interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init(.time(.timer(timer)))
  }
}

extension Text.DateStyle {
  fileprivate func string(_ date: Date, _ environment: EnvironmentValues) -> String {
    let distance = date.timeIntervalSince(environment.currentDate)
    let exact = abs(distance.isFinite ? distance : 0)
    let seconds = exact.rounded(.down)
    switch kind {
    case .time: return format(date, environment, date: .omitted, time: .shortened)
    case .date: return format(date, environment, date: .long, time: .omitted)
    case .timer:
      // What lies ahead counts down, and its last second shows as 0:01.
      let shown = distance > 0 ? exact.rounded(.up) : seconds
      return Duration.clock(shown, showsHours: true, environment.locale)
    case .relative:
      return Duration.units(seconds, .abbreviated, count: 2, environment.locale)
    case .offset:
      let sign = distance < 0 ? "\u{2212}" : "+"
      return sign + Duration.units(seconds, .wide, count: 1, environment.locale)
    }
  }

  private func format(
    _ moment: Date, _ environment: EnvironmentValues, date: Date.FormatStyle.DateStyle,
    time: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(moment)
  }
}

extension Duration {
  /// 9:05 or 2:09:05.
  fileprivate static func clock(_ seconds: Double, showsHours: Bool, _ locale: Locale) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return shown(seconds).formatted(.time(pattern: pattern).locale(locale))
  }

  /// Nothing in place of no number, and millions of years in place of infinity.
  private static func shown(_ seconds: Double) -> Duration {
    .seconds(seconds.isNaN ? 0 : min(max(0, seconds), 1e15))
  }

  /// 2 hr, 23 min: days are the largest unit, because months differ in length.
  fileprivate static func units(
    _ seconds: Double, _ width: Duration.UnitsFormatStyle.UnitWidth, count: Int, _ locale: Locale
  ) -> String {
    shown(seconds).formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count)
        .locale(locale))
  }
}
