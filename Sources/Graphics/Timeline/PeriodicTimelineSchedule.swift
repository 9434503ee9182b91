@_spi(Espalier) import EspalierCore
import Foundation

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// - Parameter interval: the distance in seconds; if it is not positive, the first date is the
  ///   only one.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// The dates from the last one that is not later than `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let isLow = mode == .lowFrequency && interval < 60 && interval > 0
    // A multiple of the interval, so that the dates remain on the usual grid.
    let interval = isLow ? (60 / interval).rounded(.up) * interval : interval
    return Entries(from: self.startDate, by: interval, at: startDate)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let first: Date
    private let interval: TimeInterval
    private var index: Double

    fileprivate init(from first: Date, by interval: TimeInterval, at date: Date) {
      self.first = first
      self.interval = interval
      let passed = (date.timeIntervalSince(first) / interval).rounded(.down)
      index = passed > 0 && passed.isFinite ? passed : 0
    }

    public mutating func next() -> Date? {
      if index > 0, !(interval > 0) { return nil }
      defer { index += 1 }
      // Multiplied, not added up: sums of fractions drift.
      return first.addingTimeInterval(index == 0 ? 0 : index * interval)
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
