import FlyingSocks

/// A pool of sockets in which a wait is over once the pool has forgotten it.
///
/// FlyingSocks resumes a task that waits for a socket before it takes that wait out of its queue.
/// If the socket is closed in between, the queue keeps its number, and the next connection to which
/// the system gives that number waits forever.
struct SettledPool<Queue: EventQueue>: AsyncSocketPool {
  private let pool: SocketPool<Queue>

  init(_ pool: SocketPool<Queue>) { self.pool = pool }

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    do {
      try await pool.suspendSocket(socket, untilReadyFor: events)
    } catch {
      await pool.settle()
      throw error
    }
    await pool.settle()
  }
}

extension SocketPool {
  /// Returns once the pool has finished its current work: it is an actor, and does one thing after
  /// the other.
  fileprivate func settle() {}
}
