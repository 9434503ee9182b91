import FlyingSocks
import Foundation
import Synchronization

/// Serves pages and channels of messages to browsers on this machine.
///
/// FlyingSocks waits for the sockets. Requests and frames are read here, because each part of them has a limit, see
/// ``Limits``. A client that reaches one loses its own connection; all others keep theirs.
final class WebServer: Sendable {
  /// The content that is served.
  protocol Content: Sendable {
    /// The answer to a request for the content at `path`, below the token; nil if there is none.
    func response(at path: String) -> HTTPResponse?

    /// Returns whether the content at `path` may be sent to clients that do not know the token.
    func isOpen(_ path: String) -> Bool

    /// The beginning of messages that say how a page is now: only the last of several in a row is handed on.
    var stateStart: String { get }

    /// Called when a page opened a channel.
    func opened(_ channel: Channel)
    /// Called with each message of a page; the next one is read from the connection after that.
    func received(_ message: WebSocketReader.Message, on channel: Channel) async
    /// Called once, when a channel is closed by either side or by an accident.
    func closed(_ channel: Channel)
  }

  struct Limits: Sendable {
    /// The limit for bytes of a request's headers.
    var header = 16 << 10
    /// The limit for bytes of a page's message.
    var message = 1 << 20
    /// The limit for bytes that are still read once the browser is known to have left.
    var lastBytes = 64 << 10
    /// The limit for bytes that are read at once, of those that have come.
    var readBytes = 256 << 10
    /// The number of connections that have sent a request and are open at the same time.
    ///
    /// Twice as many are accepted in all.
    var connections = 200
    /// Connections that have not asked for anything yet; the oldest is closed when there are more.
    var waiting = 64
    /// The time for a request.
    var requestTime = Duration.seconds(10)
    /// The time that a page waits which sends more than can be shown: the time of a frame.
    var floodTime = Duration.milliseconds(16)
    /// The time that a browser has to read the closing message.
    var farewellTime = Duration.seconds(1)
  }

  let rules: AccessRules
  private let socket: Socket
  private let pool: any AsyncSocketPool
  private let content: any Content
  private let limits: Limits
  private let connectionCount = Mutex(0)
  /// The number of those that have asked for something.
  private let answeredCount = Mutex(0)
  private let idleConnections: IdleConnections

  /// Listens on a port of this machine, one that is free for 0.
  init(port: UInt16, token: String, content: any Content, limits: Limits = Limits()) throws {
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    socket = try Socket(domain: Int32(AF_INET))
    socket.keepFromChildren()
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: address)
    try socket.listen()
    guard case .ip4(_, let bound) = try socket.sockname() else {
      throw SocketError.unsupportedAddress
    }
    rules = AccessRules(port: bound, token: token)
    pool = SettledPool(.ePoll(maxEvents: 64))
    self.content = content
    self.limits = limits
    idleConnections = IdleConnections(limit: limits.waiting)
  }

  /// The number of open connections.
  var openConnections: Int { connectionCount.withLock { $0 } }

  /// Serves until the task is cancelled.
  func run() async throws {
    defer { try? socket.close() }
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.pool.run() }
      group.addTask { try await self.accept(on: listener) }
      try await group.next()
      group.cancelAll()
    }
  }

  private func accept(on listener: AsyncSocket) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      while !Task.isCancelled {
        do {
          let client = try await listener.accept()
          switch DescriptorRoom(beyond: client.socket.file.rawValue) {
          case .plenty:
            group.addTask { await self.serve(client) }
          case .little:
            group.addTask { await self.serve(client) }
            idleConnections.closeOldest()
            try await Task.sleep(for: .milliseconds(10))
          case .none:
            try? client.close()
            idleConnections.closeOldest()
            try await Task.sleep(for: .milliseconds(50))
          }
        } catch SocketError.failed(_, let code, _) where Self.passingErrors.contains(code) {
          try await Task.sleep(for: .milliseconds(50))
        }
      }
    }
  }

  /// The errors for which one connection may not come about while the next one does: no descriptor
  /// or memory is free, or the browser has left again.
  private static let passingErrors = [
    EMFILE, ENFILE, ENOBUFS, ENOMEM, ECONNABORTED, EPROTO, EINTR, EPERM,
  ]

  private func serve(_ client: AsyncSocket) async {
    let count = connectionCount.withLock { count in
      count += 1
      return count
    }
    defer {
      connectionCount.withLock { $0 -= 1 }
      try? client.close()
    }
    client.socket.keepFromChildren()
    let sendsAtOnce = BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
    try? client.socket.setValue(true, for: sendsAtOnce)
    // Even an answer that refuses takes a connection for a while.
    if count > 2 * limits.connections { return }
    do {
      let (request, rest) = try await requestInTime(client)
      defer { answeredCount.withLock { $0 -= 1 } }
      guard
        answeredCount.withLock({
          $0 += 1; return $0 <= limits.connections
        })
      else {
        throw AccessRules.Refusal(.busy, "Too many connections are open.")
      }
      try await answer(request, rest, client)
    } catch let refusal as AccessRules.Refusal {
      try? await client.write(refusal.response.data)
      await hangUp(client)
    } catch {
      // The browser has left.
    }
  }

  // MARK: Requests

  private func requestInTime(_ client: AsyncSocket) async throws -> (HTTPRequest, [UInt8]) {
    let place = idleConnections.enter(client)
    defer { idleConnections.leave(place) }
    return try await withThrowingTaskGroup(of: (HTTPRequest, [UInt8])?.self) { group in
      group.addTask { try await self.request(client) }
      group.addTask {
        try await Task.sleep(for: self.limits.requestTime)
        return nil
      }
      defer { group.cancelAll() }
      guard let result = try await group.next(), let request = result else {
        throw AccessRules.Refusal(.badRequest, "The request took too long.")
      }
      return request
    }
  }

  /// The request, and the bytes after it.
  private func request(_ client: AsyncSocket) async throws -> (HTTPRequest, [UInt8]) {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while true {
      let known = max(0, bytes.count - end.count)
      bytes += try await client.read(atMost: 4096)
      if let range = bytes[known...].firstRange(of: end) {
        guard let request = HTTPRequest(bytes[..<range.lowerBound]) else {
          throw AccessRules.Refusal(.badRequest, "The request cannot be understood.")
        }
        return (request, Array(bytes[range.upperBound...]))
      }
      // Clients that end lines in other ways would be waited for in vain.
      if HTTPRequest.hasStrayByte(bytes) {
        throw AccessRules.Refusal(
          .badRequest, "Lines of a request end in a carriage return and a newline.")
      }
      if bytes.count > limits.header {
        throw AccessRules.Refusal(
          .headersTooLarge, "The request's headers are larger than \(limits.header) bytes.")
      }
    }
  }

  private func answer(
    _ request: HTTPRequest, _ rest: [UInt8], _ client: AsyncSocket
  ) async throws {
    let place = try rules.place(of: request, isOpen: content.isOpen).get()
    guard request.method == "GET" else {
      throw AccessRules.Refusal(.methodNotAllowed, "Only GET is answered.")
    }
    let path = place.path
    if path == "socket", place.hasToken { return try await talk(request, rest, client) }
    let response = content.response(at: path)
    try await client.write((response ?? .refusal(.notFound, "Nothing is at \(path).")).data)
  }

  // MARK: Channels

  private func talk(_ request: HTTPRequest, _ rest: [UInt8], _ client: AsyncSocket) async throws {
    guard request.asksForWebSocket, request.headers["sec-websocket-version"] == "13",
      let key = request.headers["sec-websocket-key"],
      let acceptance = WebSocketFrame.acceptance(of: key)
    else { throw AccessRules.Refusal(.badRequest, "A WebSocket is expected here.") }
    var response = HTTPResponse(status: .switching)
    response.headers = [
      "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": acceptance,
    ]
    try await client.write(response.data)
    let channel = Channel { client.socket.isHungUp }
    content.opened(channel)
    defer { content.closed(channel) }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await channel.write { try await client.write($0) } }
      group.addTask {
        let failure = await self.listen(to: client, after: rest, channel)
        channel.close(failure)
      }
      group.addTask {
        await channel.waitForEnd()
        try? await Task.sleep(for: self.limits.farewellTime)
      }
      await group.next()
      // One side is done; the other has some time for its closing message.
      channel.close(nil)
      group.addTask { try? await Task.sleep(for: self.limits.farewellTime) }
      await group.next()
      group.cancelAll()
    }
    await hangUp(client)
  }

  /// Reports to the browser that nothing more comes, and lets it finish.
  ///
  /// Closing with bytes unread would lose the closing message. Bytes that the browser sends without
  /// end are not read.
  private func hangUp(_ client: AsyncSocket) async {
    guard shutdown(client.socket.file.rawValue, Int32(SHUT_WR)) == 0 else { return }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        var rest = self.limits.message
        while rest > 0, let bytes = try? await client.read(atMost: 4096) { rest -= bytes.count }
      }
      group.addTask { try? await Task.sleep(for: self.limits.farewellTime) }
      await group.next()
      group.cancelAll()
    }
  }

  /// Hands on messages until there are no more; returns the failure if the browser is to blame.
  private func listen(
    to client: AsyncSocket, after rest: [UInt8], _ channel: Channel
  ) async -> WebSocketReader.Failure? {
    var reader = WebSocketReader(
      limit: limits.message, stateStart: Array(content.stateStart.utf8))
    reader.append(rest)
    while true {
      let skipped = reader.skippedCount
      do throws(WebSocketReader.Failure) {
        while let message = try reader.next() {
          switch message {
          case .close: return nil
          case .ping(let bytes): channel.answer(bytes)
          case .text, .binary: await content.received(message, on: channel)
          }
        }
      } catch {
        return error
      }
      // Reading does not wait where there is more already, and would keep the thread from other
      // connections.
      await Task.yield()
      // Few looks at many messages take less time than many at a few.
      if reader.skippedCount > skipped { try? await Task.sleep(for: limits.floodTime) }
      guard !channel.isClosed, !client.socket.isDeserted(beyond: limits.lastBytes),
        let bytes = try? await client.read(upTo: limits.readBytes)
      else { return nil }
      reader.append(bytes)
    }
  }
}

extension AsyncSocket {
  /// Waits for bytes, and reads those that have come, up to about a number of them.
  fileprivate func read(upTo limit: Int) async throws -> [UInt8] {
    var bytes = try await read(atMost: 4096)
    while bytes.count < limit, socket.unreadCount > 0 { bytes += try await read(atMost: 4096) }
    return bytes
  }
}

extension Socket {
  /// Has programs that this one starts not inherit the socket: a connection ends for the other side
  /// only when no process has it.
  fileprivate func keepFromChildren() { _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC) }

  /// True if the other side has ended the connection, even if bytes that it sent before are still to be read.
  fileprivate var isHungUp: Bool {
    var state = pollfd(fd: file.rawValue, events: Self.hangUp, revents: 0)
    return poll(&state, 1, 0) > 0
  }

  /// True if the other side has left more than a number of bytes that are still to be read.
  fileprivate func isDeserted(beyond limit: Int) -> Bool {
    isHungUp && unreadCount > limit
  }

  /// The number of bytes that have come and are still to be read.
  fileprivate var unreadCount: Int {
    var count: Int32 = 0
    return ioctl(file.rawValue, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  /// Linux's `POLLRDHUP`, which Swift does not import.
  private static let hangUp: Int16 = 0x2000
}

/// The number of further files, sockets and pipes that a program can open.
///
/// Some of them are reserved: a program that has none left cannot read its own files, and
/// libdispatch, which reads the program's threads from files, ends it.
private enum DescriptorRoom {
  case plenty, little, none

  /// The number beyond a descriptor that the system has just given out, which is the lowest free
  /// one.
  init(beyond descriptor: Int32) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      self = .plenty
      return
    }
    let most = Int(clamping: limit.rlim_cur)
    let kept = min(Self.kept, most / 4)
    let left = most - Int(descriptor)
    self = left > kept ? .plenty : left > kept / 2 ? .little : .none
  }

  private static let kept = 16
}
