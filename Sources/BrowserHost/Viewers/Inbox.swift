import Dispatch
import Foundation
import Synchronization

/// Collects what a page says until the main queue gets to it.
///
/// Movements of the pointer and sizes of the page replace each other while they wait, so that a page that sends thousands
/// of them costs no more than one that sends a few. When the inbox is full, or a size waits that another one has replaced,
/// nothing more is read from the page's connection: however fast messages come, few are kept here, none is lost, and other
/// pages have their turn in between.
final class Inbox: Sendable {
  private struct State {
    var messages: [PageMessage] = []
    var bytes = 0
    var isScheduled = false
    var hadGarbage = false
    var clock = PageClock()
    var coalescedCount = 0
    /// True if the last message waits in the place of one that said the same, and is no movement.
    var isPatient = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// So many messages wait at most.
  static let limit = 256
  /// So many are handled before other pages have their turn.
  static let turn = 32
  /// So many bytes wait at most, and one message.
  static let byteLimit = 1 << 20

  /// The number of messages that were dropped because a later one said the same.
  var coalescedCount: Int { state.withLock { $0.coalescedCount } }

  /// The number of messages that wait.
  var count: Int { state.withLock { $0.messages.count } }

  /// Adds a message of `size` bytes, and calls `handle` where none waits: it has to have all taken sometime; returns once
  /// there is room for another.
  func add(
    _ message: PageMessage, size: Int,
    handle: @escaping @Sendable () -> Void
  ) async {
    let isFirst = state.withLock { state in
      state.isPatient = false
      // Frames are acknowledged in between, which changes nothing for what comes before or after.
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

  /// Throws away what waits: nobody is there to take it.
  func empty() { while take().areMore {} }

  /// When something happened that a message tells of; see ``PageClock``.
  func time(of stamp: Double?, received: TimeInterval) -> TimeInterval {
    state.withLock { $0.clock.time(of: stamp, received: received) }
  }

  /// Notes that something was no message, and answers whether it is the first time.
  func noteGarbage() -> Bool {
    state.withLock { state in
      defer { state.hadGarbage = true }
      return !state.hadGarbage
    }
  }

  /// Takes the messages that wait, the first ones where there are many; answers whether others are left.
  ///
  /// - Parameter isOpen: whether the page is there; what one that has left moved, or how large it was, is nobody's concern.
  func take(isOpen: Bool = true) -> (messages: [PageMessage], areMore: Bool) {
    state.withLock { state in
      if !isOpen { state.messages.removeAll { $0.isOfTheMoment } }
      let taken = Array(state.messages.prefix(Self.turn))
      state.messages.removeFirst(taken.count)
      state.waiting?.resume()
      state.waiting = nil
      state.isPatient = false
      state.isScheduled = !state.messages.isEmpty
      if !state.isScheduled { state.bytes = 0 }
      return (taken, state.isScheduled)
    }
  }
}
