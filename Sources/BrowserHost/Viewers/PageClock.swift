import Foundation

/// Finds the time of an event on a page from the time on the page's own clock.
///
/// Messages arrive late, and some later than others: a click would seem to last longer than it did,
/// and a finger to move faster. The message with the least delay so far counts as one without.
struct PageClock {
  private var offset: TimeInterval?
  private var last = -TimeInterval.infinity

  /// The longest time that a message can be on its way, in seconds; the page's clock stood still
  /// while its machine slept.
  private static let longestDelay: TimeInterval = 5

  /// The time of an event on the host's clock, in seconds; never before a time that was returned
  /// earlier.
  ///
  /// - Parameters:
  ///   - stamp: the time on the page's clock, in milliseconds; nil is the moment at which the
  ///     message came.
  ///   - received: the time at which the message came, in seconds.
  mutating func time(of stamp: Double?, received: TimeInterval) -> TimeInterval {
    guard let stamp, stamp.isFinite else { return received }
    let delay = received - stamp / 1_000
    var least = min(offset ?? delay, delay)
    if delay - least > Self.longestDelay { least = delay }
    offset = least
    last = min(max(last, stamp / 1_000 + least), received)
    return last
  }
}
