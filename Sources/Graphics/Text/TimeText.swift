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
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .interval: nil
    case .date(let date, let style): style.nextChange(of: date, after: now)
    case .timer(let timer): timer.nextChange(after: now)
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
    /// The time between the date and now, such as 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// The time between the date and now in one unit, with a sign: +2 hours lie ahead.
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
    case .relative:
      return Duration.units(seconds, .abbreviated, count: 2, environment.locale)
    case .offset:
      let sign = distance < 0 ? "\u{2212}" : "+"
      return sign + Duration.units(seconds, .wide, count: 1, environment.locale)
    }
  }

  /// The date at which a text of this date as seen from `now` changes.
  fileprivate func nextChange(of date: Date, after now: Date) -> Date? {
    let distance = date.timeIntervalSince(now)
    let seconds = abs(distance)
    switch kind {
    case .time, .date: return nil
    case .timer: return now.nextStep(of: 1, from: date)
    case .relative:
      return date.nextUnit(of: seconds >= 86_400 ? 3_600 : seconds >= 3_600 ? 60 : 1, after: now)
    case .offset:
      let unit: TimeInterval =
        seconds >= 86_400 ? 86_400 : seconds >= 3_600 ? 3_600 : seconds >= 60 ? 60 : 1
      // The sign changes with the date itself.
      if distance > 0 && seconds < 1 { return date.addingTimeInterval(Date.hair) }
      return date.nextUnit(of: unit, after: now)
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
  /// An interval in seconds that is longer than the rounding of a date and too short to be seen.
  fileprivate static let hair = 0.001

  /// The next date that is a whole number of steps away from `origin`, before or after it.
  fileprivate func nextStep(of step: TimeInterval, from origin: Date) -> Date? {
    let steps = timeIntervalSince(origin) / step
    guard steps.isFinite, abs(steps) < 1e15 else { return nil }
    return origin.addingTimeInterval((steps.rounded(.down) + 1) * step)
  }

  /// The date at which the number of whole units between `now` and this date changes.
  ///
  /// Ahead of the date, whole units are only fewer right after a boundary.
  fileprivate func nextUnit(of unit: TimeInterval, after now: Date) -> Date? {
    let units = timeIntervalSince(now) / unit
    guard units.isFinite, abs(units) < 1e15 else { return nil }
    if units <= 0 { return addingTimeInterval(((-units).rounded(.down) + 1) * unit) }
    let whole = units.rounded(.down)
    return whole > 0 ? addingTimeInterval(Date.hair - whole * unit) : addingTimeInterval(unit)
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

  /// 2 hr, 23 min: days are the largest unit, because months differ in length; those that follow
  /// one another count.
  fileprivate static func units(
    _ seconds: Double, _ width: Duration.UnitsFormatStyle.UnitWidth, count: Int, _ locale: Locale
  ) -> String {
    let units: [Duration.UnitsFormatStyle.Unit] = [.days, .hours, .minutes, .seconds]
    let lengths: [Double] = [86_400, 3_600, 60, 1]
    let first = lengths.firstIndex { seconds >= $0 } ?? 3
    let last = min(first + count, 4) - 1
    // The format would round the smallest unit.
    let whole = (seconds / lengths[last]).rounded(.down) * lengths[last]
    return shown(whole).formatted(
      .units(allowed: Set(units[first...last]), width: width).locale(locale))
  }
}
