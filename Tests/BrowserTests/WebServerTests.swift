import Foundation
import Synchronization
import Testing

@testable import EspalierBrowser

/// The server over real sockets; the address of each test's own server has the token `secret`.
@Suite(.serialized) struct WebServerTests {
  // MARK: Requests

  @Test func `a page is served to anyone who knows the address`() async throws {
    try await TestServer.serving { server, _ in
      let answer = try await TestServer.ask("/secret/hello", of: server)
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.hasSuffix("\r\n\r\nHello"))
      #expect(answer.contains("Content-Security-Policy: default-src 'none'; script-src 'self';"))
    }
  }

  @Test(arguments: [
    ("/secret/hello", "Host: evil.example", "403 Forbidden"),
    ("/wrong!/hello", "Host: 127.0.0.1:PORT", "403 Forbidden"),
    ("/secretly/hello", "Host: 127.0.0.1:PORT", "403 Forbidden"),
    ("/", "Host: 127.0.0.1:PORT", "403 Forbidden"),
    ("/secret/none", "Host: 127.0.0.1:PORT", "404 Not Found"),
    ("/open", "Host: 127.0.0.1:PORT", "200 OK"), ("/open", "Host: evil.example", "403 Forbidden"),
    ("/hello", "Host: 127.0.0.1:PORT", "403 Forbidden"),
    ("/socket", "Host: 127.0.0.1:PORT", "403 Forbidden"),
    ("/secret/hello", "Host: 127.0.0.1:PORT\r\nHost: 127.0.0.1:PORT", "400 Bad Request"),
    (
      "/secret/hello",
      "Host: 127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:PORT\r\nOrigin: http://evil.example",
      "400 Bad Request"
    ),
    ("/secret/hello", "Host: 127.0.0.1:PORT\r\nX: y\r\n z", "400 Bad Request"),
    ("/secret/hello", "Host: 127.0.0.1:PORT\r\nX: \u{0}", "400 Bad Request"),
    ("/secret/hello", "Host: 127.0.0.1:PORT\nX: y", "400 Bad Request"),
    ("/secret/hello", "Host: 127.0.0.1:PORT\rX: y", "400 Bad Request"),
    ("/secret/../../etc/passwd", "Host: 127.0.0.1:PORT", "404 Not Found"),
    ("/secret/hello", "Host: localhost:PORT", "200 OK"),
    ("/secret/hello", "Host: 127.0.0.1:PORT\r\nOrigin: http://evil.example", "403 Forbidden"),
    ("/secret/hello", "Host: 127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:PORT", "200 OK"),
    ("/secret/hello", "No colon", "400 Bad Request"),
    ("hello", "Host: 127.0.0.1:PORT", "400 Bad Request"),
  ])
  func `each request is answered with its status`(
    path: String, headers: String, status: String
  ) async throws {
    try await TestServer.serving { server, _ in
      let headers = headers.replacing("PORT", with: "\(server.rules.port)")
      let answer = try await TestServer.ask(path, headers: headers, of: server)
      #expect(answer.hasPrefix("HTTP/1.1 \(status)\r\n"))
    }
  }

  @Test func `only GET is answered`() async throws {
    try await TestServer.serving { server, _ in
      let answer = try await TestServer.ask("/secret/hello", method: "POST", of: server)
      #expect(answer.hasPrefix("HTTP/1.1 405 "))
    }
  }

  @Test func `headers have a limit`() async throws {
    try await TestServer.serving { server, _ in
      let headers =
        "Host: 127.0.0.1:\(server.rules.port)\r\nX: " + String(repeating: "x", count: 40_000)
      let answer = try await TestServer.ask("/secret/hello", headers: headers, of: server)
      #expect(answer.hasPrefix("HTTP/1.1 431 "))
    }
  }

  @Test func `a request that is never completed is not waited for`() async throws {
    var limits = WebServer.Limits()
    limits.requestTime = .milliseconds(50)
    try await TestServer.serving(limits) { server, _ in
      // A busy machine may let the time pass before a byte is sent: then the connection is closed before its answer.
      var answer = ""
      try await patiently {
        guard let client = try? await TestClient(port: server.rules.port) else { return false }
        try? await client.send("GET /secret/hello HTTP/1.1\r\n")
        answer = await client.rest()
        client.close()
        return !answer.isEmpty
      }
      #expect(answer.hasPrefix("HTTP/1.1 400 "))
    }
  }

  @Test func `requests whose lines end without a carriage return are refused at once`() async throws
  {
    var limits = WebServer.Limits()
    limits.requestTime = .seconds(3_600)
    try await TestServer.serving(limits) { server, _ in
      let client = try await TestClient(port: server.rules.port)
      try await client.send("GET /secret/hello HTTP/1.1\nHost: 127.0.0.1:\(server.rules.port)\n\n")
      #expect(await client.rest().hasPrefix("HTTP/1.1 400 "))
      client.close()
    }
  }

  // MARK: Channels

  @Test func `messages go both ways, also in fragments`() async throws {
    try await TestServer.serving { server, _ in
      let client = try await TestServer.opened(server)
      try await client.say("one")
      #expect(await client.text() == "one!")
      try await client.send(TestClient.frame(Array("tw".utf8), isLast: false))
      try await client.send(TestClient.frame(Array("hi".utf8), opcode: 9))
      try await client.send(TestClient.frame(Array("o".utf8), opcode: 0))
      let pong = await client.frame()
      #expect(pong?.opcode == 10)
      #expect(pong?.payload == Array("hi".utf8))
      #expect(await client.text() == "two!")
      client.close()
    }
  }

  @Test(
    arguments: [
      ("/wrong!/socket", nil, nil), ("/secret/socket", "http://evil.example", nil),
      ("/secret/socket", "null", nil), ("/secret/socket", nil, "evil.example"),
    ] as [(String, String?, String?)])
  func `channels from other origins or hosts are refused`(
    path: String, origin: String?, host: String?
  ) async throws {
    try await TestServer.serving { server, log in
      let client = try await TestClient(port: server.rules.port)
      let status = try await client.open(
        path: path, port: server.rules.port, origin: origin, host: host)
      #expect(status == "HTTP/1.1 403 Forbidden")
      #expect(log.opened == 0)
      client.close()
    }
  }

  @Test func `a page without an origin opens no channel`() async throws {
    try await TestServer.serving { server, _ in
      let client = try await TestClient(port: server.rules.port)
      let answer = try await client.ask([
        "GET /secret/socket HTTP/1.1", "Host: 127.0.0.1:\(server.rules.port)", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ])
      #expect(answer.hasPrefix("HTTP/1.1 403 "))
      client.close()
    }
  }

  /// The length in the header is enough; the bytes that follow are discarded.
  @Test(arguments: [UInt64(100 << 20), 1 << 62, .max])
  func `a message that is too large ends the connection, with a reason`(length: UInt64) async throws
  {
    try await TestServer.serving { server, log in
      let client = try await TestServer.opened(server)
      let header: [UInt8] =
        [0x82, 0xFF] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
      try await client.send(header + [1, 2, 3, 4] + Array(repeating: 0, count: 100_000))
      let farewell = await client.farewell()
      #expect(farewell?.code == 1009)
      #expect(farewell?.reason == "A message is larger than 1048576 bytes.")
      #expect(log.messages == 0)
      client.close()
    }
  }

  @Test func `fragments that grow too large end the connection`() async throws {
    try await TestServer.serving { server, _ in
      let client = try await TestServer.opened(server)
      let part = Array(repeating: UInt8(65), count: 600_000)
      try await client.send(TestClient.frame(part, isLast: false))
      try await client.send(TestClient.frame(part, opcode: 0))
      #expect(await client.farewell()?.code == 1009)
      client.close()
    }
  }

  @Test(
    arguments: [
      ([0x81, 0x01, 0x41], 1002), ([0xF1, 0x80, 1, 2, 3, 4], 1002),
      ([0x83, 0x80, 1, 2, 3, 4], 1002),
      ([0x80, 0x80, 1, 2, 3, 4], 1002), ([0x09, 0x80, 1, 2, 3, 4], 1002),
      ([0x81, 0x81, 0, 0, 0, 0, 0xFF], 1007), ([0x89, 0xFE, 0, 200, 1, 2, 3, 4], 1002),
    ] as [([UInt8], Int)])
  func `garbage ends the connection, with a reason`(bytes: [UInt8], code: Int) async throws {
    try await TestServer.serving { server, log in
      let client = try await TestServer.opened(server)
      try await client.send(bytes)
      let farewell = await client.farewell()
      #expect(farewell?.code == code)
      #expect(farewell?.reason.isEmpty == false)
      client.close()
    }
  }

  @Test func `random bytes are harmless`() async throws {
    try await TestServer.serving { server, _ in
      var generator = SeededRandom(state: 1)
      for _ in 0..<50 {
        let client = try await TestServer.opened(server)
        try await client.send((0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) })
        client.close()
        // Bytes in place of a request, too.
        let other = try await TestClient(port: server.rules.port)
        try await other.send((0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) })
        other.close()
      }
      let answer = try await TestServer.ask("/secret/hello", of: server)
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  @Test func `a thousand channels that open and close leave nothing behind`() async throws {
    try await TestServer.serving { server, log in
      for index in 0..<1_000 {
        let client = try await TestServer.opened(server)
        // Every third goes in the middle of a message.
        if index % 3 == 0 { try await client.send([0x81, 0x85, 1, 2]) }
        client.close()
      }
      try await patiently {
        log.opened == 1_000 && log.closed == 1_000 && server.openConnections == 0
      }
      #expect(log.opened == 1_000)
      #expect(log.closed == 1_000)
      #expect(server.openConnections == 0)
    }
  }

  /// - Parameter lastBytes: the limit for bytes that are read from a page that has left.
  @Test(arguments: [(lastBytes: 64 << 10, readsAll: true), (lastBytes: 1_000, readsAll: false)])
  func `only so many bytes are read from a page that has left while it waited`(
    lastBytes: Int, readsAll: Bool
  ) async throws {
    var limits = WebServer.Limits()
    limits.lastBytes = lastBytes
    let content = BusyContent()
    let server = try WebServer(port: 0, token: "secret", content: content, limits: limits)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try? await server.run() }
      defer { group.cancelAll() }
      let client = try await TestServer.opened(server)
      let message = TestClient.frame(Array("0123456789".utf8))
      let count = 40_000 / message.count
      try await client.send(message)
      try await patiently { content.isBusy }
      let channel = try #require(content.channel)
      try await client.send(repeatElement(message, count: count - 1).joined())
      #expect(!channel.isDeserted)
      client.close()
      try await patiently { channel.isDeserted }
      #expect(channel.isDeserted && !channel.isClosed)
      content.finish()
      try await patiently { channel.isClosed }
      // The bytes that had been read when the page left count in any case.
      let mostRead = (2 * 4096 + lastBytes) / message.count
      #expect(readsAll ? content.messages == count : content.messages <= mostRead)
    }
  }

  @Test func `only so many connections may be open`() async throws {
    var limits = WebServer.Limits()
    limits.connections = 3
    try await TestServer.serving(limits) { server, log in
      var clients: [TestClient] = []
      for _ in 0..<3 { clients.append(try await TestServer.opened(server)) }
      let answer = try await TestServer.ask("/secret/hello", of: server)
      #expect(answer.hasPrefix("HTTP/1.1 503 "))
      for client in clients { client.close() }
      try await patiently { server.openConnections == 0 }
      let later = try await TestServer.ask("/secret/hello", of: server)
      #expect(later.hasPrefix("HTTP/1.1 200 "))
    }
  }
}

/// Waits for a condition: for ten minutes, and for a thousand checks at least: machines that run tests are busy.
func patiently(
  isolation: isolated (any Actor)? = #isolation, _ isSo: () async -> Bool
) async throws {
  let end = ContinuousClock.now + .seconds(600)
  var looks = 0
  while looks < 1_000 || ContinuousClock.now < end {
    if await isSo() { return }
    looks += 1
    // Pages are asked about themselves: more often would keep their browser busy.
    try await Task.sleep(for: .milliseconds(3))
  }
}

/// Echoes every message with an exclamation mark, and counts them.
final class EchoLog: WebServer.Content {
  private let counts = Mutex((opened: 0, closed: 0, messages: 0))

  var opened: Int { counts.withLock { $0.opened } }
  var closed: Int { counts.withLock { $0.closed } }
  var messages: Int { counts.withLock { $0.messages } }

  let stateStart = "state"

  func isOpen(_ path: String) -> Bool { path == "open" }

  func response(at path: String) -> HTTPResponse? {
    if path == "open" { return HTTPResponse(status: .ok, body: Data("Open".utf8)) }
    return path == "hello" ? HTTPResponse(status: .ok, body: Data("Hello".utf8)) : nil
  }

  func opened(_ channel: Channel) { counts.withLock { $0.opened += 1 } }

  func closed(_ channel: Channel) { counts.withLock { $0.closed += 1 } }

  func received(_ message: WebSocketReader.Message, on channel: Channel) {
    counts.withLock { $0.messages += 1 }
    if case .text(let text) = message { channel.send(text + "!") }
  }
}

/// Takes as long for its first message as a test wants, and counts all messages.
private final class BusyContent: WebServer.Content {
  private struct State {
    var channel: Channel?
    var first: CheckedContinuation<Void, Never>?
    var messages = 0
  }

  private let state = Mutex(State())

  var channel: Channel? { state.withLock { $0.channel } }
  var isBusy: Bool { state.withLock { $0.first != nil } }
  var messages: Int { state.withLock { $0.messages } }

  let stateStart = ""

  func isOpen(_ path: String) -> Bool { false }
  func response(at path: String) -> HTTPResponse? { nil }
  func opened(_ channel: Channel) { state.withLock { $0.channel = channel } }
  func closed(_ channel: Channel) {}

  func received(_ message: WebSocketReader.Message, on channel: Channel) async {
    let isFirst = state.withLock { state in
      state.messages += 1
      return state.messages == 1
    }
    guard isFirst else { return }
    await withCheckedContinuation { continuation in state.withLock { $0.first = continuation } }
  }

  func finish() { state.withLock { $0.first?.resume() } }
}
