@_spi(Espalier) import EspalierCore
import Foundation

/// Dates as close together as an animation needs.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let minimumInterval: TimeInterval
  private let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: the minimum number of seconds between two dates; nil is a sixtieth.
  ///   - paused: leaves out all dates but the first.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 1 / 60
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = mode == .lowFrequency ? max(minimumInterval, 60) : minimumInterval
    // The shortest interval: no screen shows more than a few hundred pictures per second.
    let steps = PeriodicTimelineSchedule(
      from: startDate, by: isPaused ? 0 : interval > 0.001 ? interval : 0.001)
    return Entries(base: steps.entries(from: startDate, mode: .normal))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var base: PeriodicTimelineSchedule.Entries

    public mutating func next() -> Date? { base.next() }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Dates a sixtieth of a second apart.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Dates as close together as an animation needs.
  ///
  /// - Parameters:
  ///   - minimumInterval: the minimum number of seconds between two dates; nil is a sixtieth.
  ///   - paused: leaves out all dates but the first.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
