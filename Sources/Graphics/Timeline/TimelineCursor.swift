@_spi(Espalier) import EspalierCore
import Foundation

/// A place among the dates of a schedule.
struct TimelineCursor<Schedule: TimelineSchedule> {
  /// The last date that is not later than now, or the first of all.
  private(set) var current: Date
  /// The time at which the content is due again; nil stands for never.
  private(set) var next: Date?
  /// Less than the time to it.
  private(set) var interval: TimeInterval = .infinity

  private let schedule: Schedule
  private let start: Date
  private var dates: Schedule.Entries.Iterator

  /// The largest number of dates that are passed: a schedule with more of them up to now begins
  /// anew.
  private static var skipLimit: Int { 10_000 }

  init(_ schedule: Schedule, at now: Date) {
    self.schedule = schedule
    start = now
    dates = schedule.entries(from: now, mode: .normal).makeIterator()
    current = now
    if let first = dates.next(), first.isNumber {
      current = first
      next = following(first)
      _ = skip(to: now)
    }
  }

  /// Advances to `now`; returns true if there is another current date.
  mutating func advance(to now: Date) -> Bool {
    let last = current
    if now < start || !skip(to: now) { self = TimelineCursor(schedule, at: now) }
    return current != last
  }

  /// Returns true if `now` was reached.
  private mutating func skip(to now: Date) -> Bool {
    for _ in 0..<Self.skipLimit {
      guard let date = next, date <= now else { return true }
      current = date
      next = following(date)
    }
    return false
  }

  /// The next date that is later than `date`.
  private mutating func following(_ date: Date) -> Date? {
    for _ in 0..<Self.skipLimit {
      guard let candidate = dates.next() else { return nil }
      guard candidate > date, candidate.isNumber else { continue }
      interval = candidate.timeIntervalSince(date)
      return candidate
    }
    return nil
  }
}

extension Date {
  fileprivate var isNumber: Bool { timeIntervalSinceReferenceDate.isFinite }
}
