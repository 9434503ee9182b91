import Dispatch
import Foundation
import Synchronization

/// Collects the messages of a page until the main queue gets to them.
///
/// Movements of the pointer and sizes of the page replace each other while they wait, so that a page that sends thousands
/// of them costs no more than one that sends a few. When the inbox is full, or a size waits that
/// another one has replaced, nothing more is read from the page's connection: however fast messages
/// come, few are kept here, none is lost, and other pages have their turn in between.
final class Inbox: Sendable {
  private struct State {
    var messages: [PageMessage] = []
    var bytes = 0
    var isScheduled = false
    var hadGarbage = false
    var clock = PageClock()
    var coalescedCount = 0
    /// True if the last message has replaced one that said the same, and is not a movement.
    var isPatient = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// The largest number of messages that wait.
  static let limit = 256
  /// The number of messages that are handled before other pages have their turn.
  static let turn = 32
  /// The largest number of bytes that wait, beside one message.
  static let byteLimit = 1 << 20

  /// The number of messages that were dropped because a later one said the same.
  var coalescedCount: Int { state.withLock { $0.coalescedCount } }

  /// The number of messages that wait.
  var count: Int { state.withLock { $0.messages.count } }

  /// Adds a message of `size` bytes, and calls `handle` if none waits: that has to take all of them
  /// at some time; returns once there is room for another.
  func add(
    _ message: PageMessage, size: Int,
    handle: @escaping @Sendable () -> Void
  ) async {
    let isFirst = state.withLock { state in
      state.isPatient = false
      // Frames are acknowledged in between, which changes nothing for the messages before and
      // after.
      let last = state.messages.lastIndex { !$0.isAcknowledgement || message.isAcknowledgement }
      if let last, state.messages[last].isReplaced(by: message) {
        state.messages.remove(at: last)
        state.coalescedCount += 1
        if case .surroundings = message { state.isPatient = true }
      }
      state.messages.append(message)
      state.bytes += size
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isFirst { handle() }
    await withCheckedContinuation { continuation in
      state.withLock { state in
        let hasRoom = state.messages.count < Self.limit && state.bytes < Self.byteLimit
        if hasRoom && !(state.isPatient && state.isScheduled) {
          continuation.resume()
        } else {
          state.waiting = continuation
        }
      }
    }
  }

  /// Removes the messages that wait, because the page's window has ended.
  func empty() { while take().areMore {} }

  /// The time of the event that a message reports; see ``PageClock``.
  func time(of stamp: Double?, received: TimeInterval) -> TimeInterval {
    state.withLock { $0.clock.time(of: stamp, received: received) }
  }

  /// Notes that some bytes were not a message, and returns whether this is the first time.
  func noteGarbage() -> Bool {
    state.withLock { state in
      defer { state.hadGarbage = true }
      return !state.hadGarbage
    }
  }

  /// Takes the messages that wait, the first ones if there are many; returns whether others are
  /// left, and whether more come than are read.
  ///
  /// - Parameter isOpen: true while the page is there; movements and sizes of a page that has left
  ///   are dropped.
  func take(
    isOpen: Bool = true
  ) -> (messages: [PageMessage], areMore: Bool, isFlooded: Bool) {
    state.withLock { state in
      let isFlooded = state.isPatient
      if !isOpen { state.messages.removeAll { $0.isOfTheMoment } }
      let taken = Array(state.messages.prefix(Self.turn))
      state.messages.removeFirst(taken.count)
      state.waiting?.resume()
      state.waiting = nil
      state.isPatient = false
      state.isScheduled = !state.messages.isEmpty
      if !state.isScheduled { state.bytes = 0 }
      return (taken, state.isScheduled, isFlooded)
    }
  }
}
