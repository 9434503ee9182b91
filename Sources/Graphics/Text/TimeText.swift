import EspalierCore
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
    case .interval(let dates): Self.string(from: dates, environment)
    case .timer(let timer): timer.string(environment)
    }
  }

  private static func string(
    from dates: ClosedRange<Date>, _ environment: EnvironmentValues
  ) -> String {
    let bounds = [dates.lowerBound, dates.upperBound]
    // Foundation's format ends the program for such a date.
    if bounds.contains(where: \.timeIntervalSinceReferenceDate.isNaN) {
      environment.report("Text: a date of an interval is NaN; nothing is shown. Give two dates.")
      return ""
    }
    // From midnight to midnight of one day, the format adds dates where the days differ.
    return Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone
    ).format(dates.lowerBound..<dates.upperBound)
  }
}

extension TimeText {
  /// The next date at which time changes the text; nil if it does not depend on the time, or no
  /// longer does.
  func nextChange(in environment: EnvironmentValues) -> Date? {
    switch self {
    case .interval: nil
    case .date(let date, let style): style.nextChange(of: date, environment)
    case .timer(let timer): timer.nextChange(after: environment.currentDate)
    }
  }
}

extension TimeText.Timer {
  fileprivate func nextChange(after now: Date) -> Date? {
    let end = pauseTime.map { min($0, interval.upperBound) } ?? interval.upperBound
    if now >= end { return nil }
    let start = interval.lowerBound
    let next = max(now, start).nextStep(of: 1, from: countsDown ? interval.upperBound : start)
    return next.map { min($0, end) }
  }

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
  /// The form in which a date is shown.
  public struct DateStyle: Equatable, Hashable, Codable, Sendable {
    fileprivate enum Kind: Hashable, Codable {
      case time, date, relative, offset, timer
    }

    fileprivate let kind: Kind

    /// The time of day, such as 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The day, such as June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time between the date and now, such as 2 hr, 23 min or 1 yr, 1 mth.
    public static let relative = DateStyle(kind: .relative)
    /// The time between the date and now in one unit, with a sign: +2 hours have passed since the
    /// date, −2 hours remain.
    public static let offset = DateStyle(kind: .offset)
    /// The time between the date and now, such as 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date in the form of `style`, in the environment's locale, calendar and time zone.
  public init(_ date: Date, style: Text.DateStyle) { self.init(.time(.date(date, style))) }

  /// Shows the time from one date to another.
  public init(_ dates: ClosedRange<Date>) { self.init(.time(.interval(dates))) }

  /// Shows the time from the interval's start to its end.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows a timer within an interval.
  ///
  /// - Parameters:
  ///   - pauseTime: the time at which the timer stops; nil to let it run.
  ///   - countsDown: shows the remaining time, not the elapsed time.
  ///   - showsHours: shows hours separately; otherwise an hour is sixty minutes.
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
      // A time that lies ahead counts down, and its last second shows as 0:01.
      let shown = distance > 0 ? exact.rounded(.up) : seconds
      return Duration.clock(shown, showsHours: true, environment.locale)
    case .relative: return text(date, environment, fieldCount: 2, .short)
    case .offset:
      let sign = offset(of: date, environment, fieldCount: 1).signText(at: environment.currentDate)
      return sign + text(date, environment, fieldCount: 1, .full)
    }
  }

  private func text(
    _ date: Date, _ environment: EnvironmentValues, fieldCount: Int, _ width: UnitNames.Width
  ) -> String {
    offset(of: date, environment, fieldCount: fieldCount)
      .unitText(at: environment.currentDate, width, environment.locale)
  }

  /// The time since a date, in units of the environment's calendar.
  private func offset(
    of date: Date, _ environment: EnvironmentValues, fieldCount: Int
  ) -> SystemFormatStyle.DateOffset {
    let now = environment.currentDate
    // Calendars do not count further, and NaN is no date.
    let distance = date.timeIntervalSince(now)
    let anchor = distance.isFinite ? now.addingTimeInterval(min(max(-1e11, distance), 1e11)) : now
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    return SystemFormatStyle.DateOffset(
      to: abs(distance) < 1e11 ? date : anchor,
      allowedFields: [.year, .month, .day, .hour, .minute, .second], maxFieldCount: fieldCount,
      sign: .always(includingZero: true)
    ).calendar(calendar)
  }

  /// The date at which a text of this date changes.
  fileprivate func nextChange(of date: Date, _ environment: EnvironmentValues) -> Date? {
    let now = environment.currentDate
    switch kind {
    case .time, .date: return nil
    case .timer: return now.nextStep(of: 1, from: date)
    case .relative, .offset:
      guard abs(date.timeIntervalSince(now)) < 1e11 else { return nil }
      return offset(of: date, environment, fieldCount: kind == .relative ? 2 : 1)
        .discreteInput(after: now)
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

extension Date {
  /// The next date that is a whole number of steps away from `origin`, before or after it.
  fileprivate func nextStep(of step: TimeInterval, from origin: Date) -> Date? {
    let steps = timeIntervalSince(origin) / step
    guard steps.isFinite, abs(steps) < 1e15 else { return nil }
    return origin.addingTimeInterval((steps.rounded(.down) + 1) * step)
  }
}

extension Duration {
  /// 9:05 or 2:09:05.
  fileprivate static func clock(_ seconds: Double, showsHours: Bool, _ locale: Locale) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return shown(seconds).formatted(.time(pattern: pattern).locale(locale))
  }

  /// The duration, with zero in place of NaN, and millions of years in place of infinity.
  private static func shown(_ seconds: Double) -> Duration {
    .seconds(seconds.isNaN ? 0 : min(max(0, seconds), 1e15))
  }
}
