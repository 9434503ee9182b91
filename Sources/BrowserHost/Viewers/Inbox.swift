import Dispatch
import Foundation
import Synchronization

/// Collects what a page says until the main queue gets to it.
///
/// Movements of the pointer replace each other while they wait, so that a page that sends thousands of them costs no more
/// than one that sends a few. When the inbox is full, nothing more is read from the page's connection: however fast
/// messages come, few are kept here, none is lost, and other pages have their turn in between.
final class Inbox: Sendable {
  private struct State {
    var messages: [PageMessage] = []
    var bytes = 0
    var isScheduled = false
    var hadGarbage = false
    var clock = PageClock()
    var coalescedCount = 0
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// So many messages wait at most.
  static let limit = 256
  /// So many bytes wait at most, and one message.
  static let byteLimit = 1 << 20

  /// How many messages were dropped because a later one said the same.
  var coalescedCount: Int { state.withLock { $0.coalescedCount } }

  /// How many messages wait.
  var count: Int { state.withLock { $0.messages.count } }

  /// Adds a message of `size` bytes, and has `handle` called on the main queue with all that wait then; returns once there
  /// is room for another.
  func add(
    _ message: PageMessage, size: Int,
    handle: @escaping @MainActor @Sendable ([PageMessage]) -> Void
  ) async {
    let isFirst = state.withLock { state in
      if state.messages.last?.isReplaced(by: message) == true {
        state.messages.removeLast()
        state.coalescedCount += 1
      }
      state.messages.append(message)
      state.bytes += size
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isFirst {
      DispatchQueue.main.async { MainActor.assumeIsolated { handle(self.take()) } }
    }
    await withCheckedContinuation { continuation in
      state.withLock { state in
        if state.messages.count < Self.limit && state.bytes < Self.byteLimit {
          continuation.resume()
        } else {
          state.waiting = continuation
        }
      }
    }
  }

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

  private func take() -> [PageMessage] {
    state.withLock { state in
      state.waiting?.resume()
      (state.waiting, state.bytes, state.isScheduled) = (nil, 0, false)
      defer { state.messages = [] }
      return state.messages
    }
  }
}
