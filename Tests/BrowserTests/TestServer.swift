import Foundation
import Testing

@testable import EspalierBrowser

/// A server that echoes messages, and ways to talk to it.
enum TestServer {
  /// The address of each test's own server has the token `secret`.
  static func serving(
    _ limits: WebServer.Limits = WebServer.Limits(),
    _ body: @Sendable (WebServer, EchoLog) async throws -> Void
  ) async throws {
    let log = EchoLog()
    let server = try WebServer(port: 0, token: "secret", content: log, limits: limits)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try? await server.run() }
      defer { group.cancelAll() }
      try await body(server, log)
    }
  }

  /// The whole answer of the server to a request.
  static func ask(
    _ path: String, method: String = "GET", headers: String? = nil, of server: WebServer
  ) async throws -> String {
    let client = try await TestClient(port: server.rules.port)
    defer { client.close() }
    let headers = headers ?? "Host: 127.0.0.1:\(server.rules.port)"
    try await client.send("\(method) \(path) HTTP/1.1\r\n\(headers)\r\n\r\n")
    return await client.rest()
  }

  static func opened(_ server: WebServer) async throws -> TestClient {
    let client = try await TestClient(port: server.rules.port)
    let status = try await client.open(path: "/secret/socket", port: server.rules.port)
    try #require(status == "HTTP/1.1 101 Switching Protocols")
    return client
  }
}
