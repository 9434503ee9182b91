@_spi(Espalier) import EspalierCore
import Foundation

/// The dates at which a ``TimelineView`` shows its content anew.
///
/// A schedule of your own answers a sequence of ascending dates, which may be endless:
///
///     struct Hourly: TimelineSchedule {
///       func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
///         PeriodicTimelineSchedule(from: startDate, by: 3600).entries(from: startDate, mode: mode)
///       }
///     }
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode

  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates around and after `startDate`: the last one that is not later than it, and those that
  /// follow.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency of the dates that a schedule may be asked for.
public enum TimelineScheduleMode: Sendable {
  /// The schedule's own frequency.
  case normal
  /// About once a minute or less.
  case lowFrequency
}
