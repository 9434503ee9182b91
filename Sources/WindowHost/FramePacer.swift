import Foundation

/// Decides when a window's next frame is due: no more than sixty in a second, and none while
/// nothing changes.
package struct FramePacer {
  package static let interval: TimeInterval = 1.0 / 60

  private var isWanted = true
  private var lastFrame: Date?

  package init() {}

  /// Records that something changed.
  package mutating func want() { isWanted = true }

  /// Records that a frame begins.
  package mutating func begin(at now: Date) {
    isWanted = false
    lastFrame = now
  }

  /// The time at which the next frame is due, not in the past; nil if none is.
  ///
  /// - Parameter nextTick: the time at which something is due to change by itself.
  package func due(at now: Date, nextTick: Date?) -> Date? {
    guard let wish = isWanted ? now : nextTick else { return nil }
    let earliest = lastFrame?.addingTimeInterval(Self.interval) ?? now
    // A clock that was set back does not hold frames up.
    return max(now, wish, min(earliest, now.addingTimeInterval(Self.interval)))
  }
}

/// The time of day at the start, advanced from then on by a clock that is never set.
struct HostClock {
  private let start = Date()
  private let origin = ContinuousClock.now

  var now: Date {
    let passed = origin.duration(to: .now).components
    return start.addingTimeInterval(
      TimeInterval(passed.seconds) + TimeInterval(passed.attoseconds) * 1e-18)
  }
}
