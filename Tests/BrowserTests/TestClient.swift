import FlyingSocks
import Foundation

@testable import EspalierBrowser

/// A browser's end of a connection, byte by byte.
final class TestClient: @unchecked Sendable {
  private let socket: AsyncSocket
  private var received: [UInt8] = []

  /// Connects to a port of this machine.
  init(port: UInt16) async throws {
    socket = try await AsyncSocket.connected(
      to: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), pool: try await Self.pool.value,
      timeout: 30)
  }

  // Reads and writes keep the client alive, so none is in progress when it ends.
  deinit { try? socket.close() }

  /// The pool in which all clients wait.
  private static let pool = Task {
    let pool = SettledPool(.ePoll(maxEvents: 64))
    try await pool.prepare()
    Task.detached { try await pool.run() }
    return pool
  }

  func send(_ bytes: some Collection<UInt8>) async throws { try await socket.write(Data(bytes)) }

  func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  /// Ends the connection, and the reads and writes that wait for it.
  func close() { _ = shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR)) }

  // MARK: HTTP

  /// Everything that arrives until the server is done.
  func rest() async -> String {
    while let bytes = try? await socket.read(atMost: 4096) { received += bytes }
    return String(decoding: received, as: UTF8.self)
  }

  /// The answer to a request of these lines, up to its headers' end.
  func ask(_ lines: [String]) async throws -> String {
    try await send((lines + ["", ""]).joined(separator: "\r\n"))
    let end = Array("\r\n\r\n".utf8)
    while received.firstRange(of: end) == nil {
      guard let bytes = try? await socket.read(atMost: 4096) else { break }
      received += bytes
    }
    let stop = received.firstRange(of: end)?.upperBound ?? received.count
    defer { received.removeFirst(stop) }
    return String(decoding: received[..<stop], as: UTF8.self)
  }

  /// The body of the answer to a request, as long as its headers say.
  func body(_ lines: [String]) async throws -> Data {
    let head = try await ask(lines).lowercased()
    let field = head.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
    let count = field.flatMap { Int($0.dropFirst(15).filter(\.isNumber)) } ?? 0
    guard await fill(count) else { return Data() }
    defer { received.removeFirst(count) }
    return Data(received.prefix(count))
  }

  // MARK: WebSocket

  /// Opens a channel; answers the status line.
  ///
  /// - Parameter origin: nil is the server's own; an empty one sends none, as programs other than browsers do.
  func open(
    path: String, port: UInt16, origin: String? = nil, host: String? = nil
  ) async throws -> String {
    let host = host ?? "127.0.0.1:\(port)"
    let origin = origin ?? "http://127.0.0.1:\(port)"
    let answer = try await ask(
      [
        "GET \(path) HTTP/1.1", "Host: \(host)",
      ] + (origin.isEmpty ? [] : ["Origin: \(origin)"]) + [
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ])
    return String(answer.prefix { $0 != "\r" && $0 != "\r\n" })
  }

  /// Connects and opens a channel, away from the main actor: servers do not wait long for a request, and other tests may
  /// keep the main actor for a while.
  static func opened(path: String, port: UInt16) async throws -> (TestClient, status: String) {
    let client = try await TestClient(port: port)
    return (client, try await client.open(path: path, port: port))
  }

  /// A masked frame.
  static func frame(_ payload: [UInt8], opcode: UInt8 = 1, isLast: Bool = true) -> [UInt8] {
    var bytes: [UInt8] = [(isLast ? 0x80 : 0) | opcode]
    if payload.count < 126 {
      bytes.append(0x80 | UInt8(payload.count))
    } else if payload.count <= 65535 {
      bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    } else {
      bytes.append(0x80 | 127)
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    return bytes + mask + payload.enumerated().map { $0.element ^ mask[$0.offset & 3] }
  }

  func say(_ text: String) async throws { try await send(Self.frame(Array(text.utf8))) }

  struct Frame {
    var opcode: UInt8
    var payload: [UInt8]

    /// The code and the reason of a frame that ends a connection.
    var farewell: (code: Int, reason: String)? {
      guard opcode == 8, payload.count >= 2 else { return nil }
      return (
        Int(payload[0]) << 8 | Int(payload[1]),
        String(decoding: payload.dropFirst(2), as: UTF8.self)
      )
    }
  }

  /// The next frame; nil when the connection is closed.
  func frame() async -> Frame? {
    guard await fill(2) else { return nil }
    var length = Int(received[1] & 0x7F)
    let lengthCount = length == 126 ? 2 : length == 127 ? 8 : 0
    guard await fill(2 + lengthCount) else { return nil }
    if lengthCount > 0 { length = received[2..<(2 + lengthCount)].reduce(0) { $0 << 8 | Int($1) } }
    let start = 2 + lengthCount
    guard await fill(start + length) else { return nil }
    let frame = Frame(opcode: received[0] & 0x0F, payload: Array(received[start..<start + length]))
    received.removeFirst(start + length)
    return frame
  }

  /// The next message of text that `isWanted`.
  func text(where isWanted: (String) -> Bool = { _ in true }) async -> String? {
    while let frame = await frame() {
      let text = String(decoding: frame.payload, as: UTF8.self)
      if frame.opcode == 1, isWanted(text) { return text }
    }
    return nil
  }

  /// The code and the reason with which the server ends the connection.
  func farewell() async -> (code: Int, reason: String)? {
    while let frame = await frame() { if let farewell = frame.farewell { return farewell } }
    return nil
  }

  private func fill(_ count: Int) async -> Bool {
    while received.count < count {
      guard let bytes = try? await socket.read(atMost: 4096) else { return false }
      received += bytes
    }
    return true
  }
}
