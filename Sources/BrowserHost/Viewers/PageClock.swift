import Foundation

/// Says when something happened on a page, by what the page's own clock said then.
///
/// Messages come late, and some later than others: a click would seem to last longer than it did, and a finger to move
/// faster. The message with the least delay so far counts as one without.
struct PageClock {
  private var offset: TimeInterval?
  private var last = -TimeInterval.infinity

  /// Messages are not on their way for longer, in seconds; the page's clock stood still while its machine slept.
  private static let longestDelay: TimeInterval = 5

  /// The time of something on the host's clock, in seconds; never before that of what was asked for earlier.
  ///
  /// - Parameters:
  ///   - stamp: on the page's clock, in milliseconds; nil is the moment at which the message came.
  ///   - received: when the message came, in seconds.
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
