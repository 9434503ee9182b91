import EspalierCore
import EspalierGraphics
import Foundation

/// The time that a progress view between two dates shows: left or passed, in minutes and seconds.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// The dates at which a bar between two dates moves.
struct ProgressTimer: TimelineSchedule, Equatable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The filled fraction of the bar.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = date.timeIntervalSince(interval.lowerBound)
    // Without a length the end is reached as soon as the start.
    let fraction = length > 0 ? (passed / length).clampedToUnit : passed < 0 ? 0 : 1
    return countsDown ? 1 - fraction : fraction
  }

  /// The time between two dates: short enough for a bar of a thousand pixels, and at most a second,
  /// for the label.
  private var step: TimeInterval {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    return length > 0 ? min(max(length / 1000, 1.0 / 60), 1) : 1
  }

  /// The dates from the last one that is not later than `startDate`, up to the end of the interval.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = PeriodicTimelineSchedule(from: interval.lowerBound, by: step)
    return Entries(
      dates: steps.entries(from: min(startDate, interval.upperBound), mode: mode),
      end: interval.upperBound)
  }

  struct Entries: Sequence, IteratorProtocol {
    var dates: PeriodicTimelineSchedule.Entries
    let end: Date
    private var isOver = false

    init(dates: PeriodicTimelineSchedule.Entries, end: Date) {
      self.dates = dates
      self.end = end
    }

    mutating func next() -> Date? {
      if isOver { return nil }
      if let date = dates.next(), date < end { return date }
      isOver = true
      return end
    }
  }
}
