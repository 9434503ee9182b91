import FlyingSocks
import Foundation
import Synchronization

/// The connections that have not asked for anything yet.
///
/// Any program on this machine can open thousands and send nothing. In that case the connections
/// that have waited longest are closed: a browser asks immediately.
final class IdleConnections: Sendable {
  private struct State {
    var lastPlace = 0
    /// The connections, the oldest first.
    var sockets: [(place: Int, socket: Socket)] = []

    mutating func closeOldest() {
      guard !sockets.isEmpty else { return }
      // Not closed: its own task does that, once its reading has come to an end.
      _ = shutdown(sockets.removeFirst().socket.file.rawValue, Int32(SHUT_RDWR))
    }
  }

  private let state = Mutex(State())
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// The number of connections that wait.
  var count: Int { state.withLock { $0.sockets.count } }

  func enter(_ client: AsyncSocket) -> Int {
    state.withLock { state in
      state.lastPlace += 1
      state.sockets.append((state.lastPlace, client.socket))
      if state.sockets.count > limit { state.closeOldest() }
      return state.lastPlace
    }
  }

  func closeOldest() { state.withLock { $0.closeOldest() } }

  func leave(_ place: Int) {
    state.withLock { $0.sockets.removeAll { $0.place == place } }
  }
}
