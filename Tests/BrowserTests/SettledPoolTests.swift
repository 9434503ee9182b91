import FlyingSocks
import Foundation
import Synchronization
import Testing

@testable import EspalierBrowser

struct SettledPoolTests {
  /// A pool whose sockets are ready immediately, and which takes its time to forget them.
  private struct SlowQueue: EventQueue {
    final class State: Sendable {
      let waiting = Mutex<[EventNotification]>([])
      let log = Mutex<[String]>([])

      func note(_ line: String) { log.withLock { $0.append(line) } }
    }

    let state: State

    func open() {}
    func stop() {}
    func close() {}

    func addEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) {
      let notification = EventNotification(file: socket, events: events, errors: [])
      state.waiting.withLock { $0 = [notification] }
    }

    func removeEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) {
      // Enough time for the resumed task to continue and close the socket.
      usleep(20_000)
      state.waiting.withLock { $0 = [] }
      state.note("forgotten")
    }

    func getNotifications() -> [EventNotification] { state.waiting.withLock { $0 } }
  }

  @Test func `a socket may be closed as soon as a wait for it is over`() async throws {
    let state = SlowQueue.State()
    let pool = SettledPool(SocketPool(queue: SlowQueue(state: state)))
    try await pool.prepare()
    let running = Task { try await pool.run() }
    let socket = Socket(file: Socket.FileDescriptor(rawValue: 1 << 20))
    for _ in 0..<10 {
      try await pool.suspendSocket(socket, untilReadyFor: .read)
      state.note("over")
    }
    running.cancel()
    #expect(
      state.log.withLock { $0 }
        == Array(repeating: ["forgotten", "over"], count: 10).flatMap { $0 })
  }

  @Test func `a socket may be closed as soon as a cancelled wait for it is over`() async throws {
    let state = SlowQueue.State()
    let pool = SettledPool(SocketPool(queue: SlowQueue(state: state)))
    try await pool.prepare()
    // The pool does not run: nothing is ever ready.
    let socket = Socket(file: Socket.FileDescriptor(rawValue: 1 << 20))
    let waiting = Task {
      try? await pool.suspendSocket(socket, untilReadyFor: .read)
      state.note("over")
    }
    waiting.cancel()
    await waiting.value
    #expect(state.log.withLock { $0 } == ["forgotten", "over"])
  }
}
