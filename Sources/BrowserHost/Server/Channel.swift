import Foundation
import Synchronization

/// A way to send messages to one page.
///
/// Messages that the page has not read yet are kept here. A page that reads nothing gets no further
/// frame, see ``isDrained``, and is given up when other messages pile up.
final class Channel: Sendable {
  private struct Outgoing {
    var data: Data
    /// The number of bytes that it counts for among the messages that may wait; frames have a limit
    /// of their own, as the next one is made only when nothing waits.
    var weight: Int
  }

  private struct State {
    var waiting: [Outgoing] = []
    /// The bytes that wait or are being written.
    var bytes = 0
    var weight = 0
    var isClosed = false
    var writer: CheckedContinuation<Void, Never>?
    var onEnd: [CheckedContinuation<Void, Never>] = []
    var onDrain: (@Sendable () -> Void)?

    /// Closes the channel, and returns the tasks that go on.
    mutating func end() -> [CheckedContinuation<Void, Never>] {
      isClosed = true
      defer { onEnd = [] }
      return takeWriter() + onEnd
    }

    mutating func takeWriter() -> [CheckedContinuation<Void, Never>] {
      defer { writer = nil }
      return writer.map { [$0] } ?? []
    }
  }

  /// Changes the state, and has the tasks go on that `body` returns.
  ///
  /// They go on after the lock is released: a task that is cancelled at that moment is locked itself
  /// while it waits for the state, and each would wait for the other for ever.
  private func change(
    _ body: (inout sending State) -> sending [CheckedContinuation<Void, Never>]
  ) {
    for continuation in state.withLock(body) { continuation.resume() }
  }

  private let state = Mutex(State())
  private let hasLeft: @Sendable () -> Bool

  /// The largest number of bytes that wait for a page, not counting frames.
  static let weightLimit = 4 << 20
  /// The memory that a message takes beside its bytes.
  private static let overhead = 64

  /// - Parameter hasLeft: returns whether the page is known to have ended the connection; it may be asked until the channel
  ///   is closed.
  init(hasLeft: @escaping @Sendable () -> Bool = { false }) { self.hasLeft = hasLeft }

  // MARK: Sending

  func send(_ text: String) { add([WebSocketFrame.text(text)], isFrame: false) }

  func send(_ bytes: [UInt8]) { add([WebSocketFrame.binary(bytes)], isFrame: false) }

  /// Sends a frame with what it needs.
  func send(frame messages: [[UInt8]]) { add(messages.map(WebSocketFrame.binary), isFrame: true) }

  func answer(_ ping: [UInt8]) { add([WebSocketFrame.pong(ping)], isFrame: false) }

  /// Asks for an answer, which is not waited for: where the page has left, the system notes it.
  func ping() { add([WebSocketFrame.ping], isFrame: false) }

  /// Ends the connection; the browser learns why.
  func close(_ code: WebSocketReader.CloseCode, _ reason: String) {
    close(WebSocketReader.Failure(code: code, reason: reason))
  }

  func close(_ failure: WebSocketReader.Failure?) {
    let data = WebSocketFrame.close(failure)
    change { state in
      if state.isClosed { return [] }
      state.waiting.append(Outgoing(data: data, weight: 0))
      state.bytes += data.count
      return state.end()
    }
  }

  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// True if the page has left, even if messages that it sent before are still to be read.
  var isDeserted: Bool { isClosed || hasLeft() }

  /// The number of bytes that wait for the page to read.
  var waitingBytes: Int { state.withLock { $0.bytes } }

  /// Returns whether the page, or the system on its way there, has taken everything; if not,
  /// `notify` is called once it has.
  func isDrained(orNotify notify: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      if state.bytes == 0 { return true }
      state.onDrain = notify
      return false
    }
  }

  private func add(_ frames: [Data], isFrame: Bool) {
    change { state in
      if state.isClosed { return [] }
      if state.weight > Self.weightLimit {
        // The browser has left: no closing message can be sent.
        state.waiting = []
        return state.end()
      }
      for data in frames {
        let weight = isFrame ? 0 : data.count + Self.overhead
        state.waiting.append(Outgoing(data: data, weight: weight))
        state.bytes += data.count
        state.weight += weight
      }
      return state.takeWriter()
    }
  }

  // MARK: Writing

  /// Writes messages until the channel is closed or writing fails.
  func write(_ write: (Data) async throws -> Void) async {
    while let batch = await next() {
      for outgoing in batch {
        do { try await write(outgoing.data) } catch { return }
        written(outgoing)
      }
    }
  }

  /// The messages that wait; nil when no more will come.
  private func next() async -> [Outgoing]? {
    while true {
      let (batch, isClosed) = state.withLock { state in
        defer { state.waiting = [] }
        return (state.waiting, state.isClosed)
      }
      if !batch.isEmpty { return batch }
      if isClosed || Task.isCancelled { return nil }
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          change { state in
            if state.isClosed || !state.waiting.isEmpty || Task.isCancelled {
              return [continuation]
            }
            state.writer = continuation
            return []
          }
        }
      } onCancel: {
        change { $0.takeWriter() }
      }
    }
  }

  private func written(_ outgoing: Outgoing) {
    let onDrain = state.withLock { state -> (@Sendable () -> Void)? in
      state.bytes -= outgoing.data.count
      state.weight -= outgoing.weight
      guard state.bytes == 0 else { return nil }
      defer { state.onDrain = nil }
      return state.onDrain
    }
    onDrain?()
  }

  /// Waits until the channel is closed, by whichever side.
  func waitForEnd() async {
    await withCheckedContinuation { continuation in
      change { state in
        if state.isClosed { return [continuation] }
        state.onEnd.append(continuation)
        return []
      }
    }
  }
}

extension Channel: Equatable {
  static func == (lhs: Channel, rhs: Channel) -> Bool { lhs === rhs }
}
