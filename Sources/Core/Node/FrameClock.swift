import Foundation

/// The time of the frame, and the views that follow it.
///
/// It stands still until a host advances it: nothing in a view tree reads the machine's clock.
@MainActor package final class FrameClock {
  package private(set) var now: Date
  private var readers: [ObjectIdentifier: any ClockReader] = [:]

  init(now: Date) { self.now = now }

  /// The next date at which one of the views is due to change; nil if none is.
  ///
  /// A host may sleep until then.
  package var nextTick: Date? { readers.values.compactMap(\.nextTick).min() }

  /// Sets the time of the next frame.
  package func advance(to now: Date) {
    guard now != self.now, now.timeIntervalSinceReferenceDate.isFinite else { return }
    self.now = now
    // A reader may remove others whose turn has not come yet.
    for (key, reader) in readers where readers[key] != nil { reader.timeDidChange(to: now) }
  }

  package func add(_ reader: any ClockReader) { readers[ObjectIdentifier(reader)] = reader }

  package func remove(_ reader: any ClockReader) { readers[ObjectIdentifier(reader)] = nil }
}

/// A node that changes as time passes.
@MainActor package protocol ClockReader: AnyObject {
  /// The date at which the node is due to change; nil stands for never.
  var nextTick: Date? { get }

  /// Queues the node if it changes.
  func timeDidChange(to now: Date)
}
