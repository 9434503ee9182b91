@_spi(Espalier) import EspalierCore
import Foundation

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // Time zones differ by whole minutes.
    let minutes = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    let last = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return Entries(
      base: minutes.entries(from: startDate, mode: mode),
      early: last < 0 && last.isFinite ? Date(timeIntervalSinceReferenceDate: last) : nil)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var base: PeriodicTimelineSchedule.Entries
    /// The next minute before the reference date, from which the others count.
    fileprivate var early: Date?

    public mutating func next() -> Date? {
      guard let date = early else { return base.next() }
      let following = date.addingTimeInterval(60)
      early = following.timeIntervalSinceReferenceDate < 0 ? following : nil
      return date
    }
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
