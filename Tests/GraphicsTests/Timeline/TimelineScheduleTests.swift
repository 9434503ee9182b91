import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

struct TimelineScheduleTests {
  /// Seconds since the reference date.
  private func seconds<S: TimelineSchedule>(
    _ schedule: S, from start: Double, mode: TimelineScheduleMode = .normal
  ) -> [Double] {
    schedule.entries(from: Date(timeIntervalSinceReferenceDate: start), mode: mode).lazy.prefix(4)
      .map(\.timeIntervalSinceReferenceDate)
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test func `every minute begins with the current one`() {
    #expect(seconds(.everyMinute, from: 125) == [120, 180, 240, 300])
    #expect(seconds(.everyMinute, from: 120) == [120, 180, 240, 300])
    #expect(seconds(.everyMinute, from: -90) == [-120, -60, 0, 60])
  }

  @Test func `a periodic schedule counts from its own start`() {
    let schedule = PeriodicTimelineSchedule(from: date(3), by: 10)
    #expect(seconds(schedule, from: 25) == [23, 33, 43, 53])
    #expect(seconds(schedule, from: 23) == [23, 33, 43, 53])
    // The schedule has not begun yet.
    #expect(seconds(schedule, from: -50) == [3, 13, 23, 33])
  }

  @Test func `a low-frequency schedule updates about once a minute`() {
    #expect(
      seconds(.periodic(from: date(0), by: 25), from: 10, mode: .lowFrequency) == [0, 75, 150, 225])
    #expect(seconds(.animation, from: 7, mode: .lowFrequency) == [7, 67, 127, 187])
  }

  @Test func `an animation runs from now on, and stands still while it is paused`() {
    #expect(seconds(.animation(minimumInterval: 0.25), from: 7) == [7, 7.25, 7.5, 7.75])
    #expect(seconds(.animation, from: 0)[3] == 3 / 60.0)
    #expect(seconds(.animation(minimumInterval: 0.25, paused: true), from: 7) == [7])
  }

  @Test func `explicit dates are those that were given`() {
    #expect(seconds(.explicit([date(1), date(5)]), from: 3) == [1, 5])
  }

  @Test(arguments: [0.0, -1, .nan])
  func `an interval of zero, NaN or less gives one date`(interval: Double) {
    #expect(seconds(.periodic(from: date(5), by: interval), from: 5) == [5])
  }
}
