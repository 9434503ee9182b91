import Foundation

/// Formats of dates that tell the time between them and another date, for texts that follow the time.
///
///     Text(.currentDate, format: .offset(to: start))  // 3 minutes, 42 seconds
///     Text(.currentDate, format: .stopwatch(startingAt: start))  // 00:03.42
///     Text(.currentDate, format: .timer(countingDownIn: start..<end))  // 4:17
///     Text(.currentDate, format: .reference(to: end))  // in 5 minutes
public enum SystemFormatStyle {}

/// A format that uses a calendar: that of the environment, unless it has its own.
protocol CalendarFormat {
  var calendar: Calendar { get set }
}

extension Date {
  /// A number of seconds that is longer than what the arithmetic of dates rounds away, and too short to be seen.
  static let rounding = 1e-6

  /// A moment later, by which a time that lies ahead has become less.
  var justAfter: Date { addingTimeInterval(2 * Self.rounding) }

  /// A moment earlier.
  var justBefore: Date { addingTimeInterval(-2 * Self.rounding) }

  /// The seconds since a date: zero before it, and at most millions of years.
  func elapsed(since start: Date) -> TimeInterval {
    let seconds = timeIntervalSince(start)
    return seconds.isNaN ? 0 : min(max(0, seconds), 1e15)
  }
}
