import Dispatch
import Foundation
import Synchronization

/// Collects what a page says until the main queue gets to it.
///
/// Movements of the pointer replace each other while they wait, so that a page that sends thousands of them costs no more
/// than one that sends a few.
final class Inbox: Sendable {
  enum Refusal: Equatable, Sendable {
    /// More waits than anyone can have done.
    case tooMuch
  }

  private struct State {
    var messages: [PageMessage] = []
    var isScheduled = false
    var hadGarbage = false
  }

  private let state = Mutex(State())
  private static let limit = 4_096

  /// How many messages were dropped because a later one said the same.
  private let coalesced = Mutex(0)

  var coalescedCount: Int { coalesced.withLock { $0 } }

  /// Adds a message, and has `handle` called on the main queue with all that wait then.
  func add(
    _ message: PageMessage, handle: @escaping @MainActor @Sendable ([PageMessage]) -> Void
  ) -> Refusal? {
    let (isFirst, isFull, isReplaced) = state.withLock { state in
      if state.messages.count >= Self.limit { return (false, true, false) }
      let isReplaced = state.messages.last?.isReplaced(by: message) ?? false
      if isReplaced { state.messages.removeLast() }
      state.messages.append(message)
      defer { state.isScheduled = true }
      return (!state.isScheduled, false, isReplaced)
    }
    if isReplaced { coalesced.withLock { $0 += 1 } }
    if isFull { return .tooMuch }
    if isFirst {
      DispatchQueue.main.async { MainActor.assumeIsolated { handle(self.take()) } }
    }
    return nil
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
      defer { state = State(hadGarbage: state.hadGarbage) }
      return state.messages
    }
  }
}
