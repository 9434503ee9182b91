import FlyingSocks
import Foundation
import Synchronization
import Testing

@testable import EspalierBrowser

/// The server under faulty and hostile clients.
@Suite(.serialized) struct ServerFaultTests {
  @Test func `thousands of silent connections do not keep others out`() async throws {
    var limits = WebServer.Limits()
    // Older connections are closed because of newer ones, not because of their age.
    limits.requestTime = .seconds(3_600)
    try await TestServer.serving(limits) { server, _ in
      let friend = try await TestServer.opened(server)
      var silent: [TestClient] = []
      for index in 0..<2_000 {
        silent.append(try await TestClient(port: server.rules.port))
        if index % 200 == 0 {
          try await friend.say("still there")
          #expect(await friend.text() == "still there!")
        }
        // The system does not give one program thousands of descriptors.
        if silent.count > 300 { silent.removeFirst().close() }
      }
      // A connection that comes while hundreds of silent ones are still being accepted may have to try again.
      var answer = ""
      try await patiently {
        answer = (try? await TestServer.ask("/secret/hello", of: server)) ?? ""
        return !answer.isEmpty
      }
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      let most = WebServer.Limits().waiting + 1
      try await patiently { server.openConnections <= most }
      #expect(server.openConnections <= most)
      for client in silent + [friend] { client.close() }
      try await patiently { server.openConnections == 0 }
      #expect(server.openConnections == 0)
    }
  }

  @Test func `three hundred connections that send byte by byte do not keep others out`()
    async throws
  {
    var limits = WebServer.Limits()
    limits.requestTime = .seconds(3_600)
    try await TestServer.serving(limits) { server, _ in
      let friend = try await TestServer.opened(server)
      var slow: [TestClient] = []
      for _ in 0..<300 { slow.append(try await TestClient(port: server.rules.port)) }
      for byte in "GET /secret/hello HTTP/1.1\r\n".utf8 {
        // Connections that newer ones have replaced cannot send any more.
        for client in slow { try? await client.send([byte]) }
        try await friend.say("still there")
        #expect(await friend.text() == "still there!")
      }
      let most = WebServer.Limits().waiting + 1
      try await patiently { server.openConnections <= most }
      #expect(server.openConnections <= most)
      let answer = try await TestServer.ask("/secret/hello", of: server)
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      for client in slow + [friend] { client.close() }
      try await patiently { server.openConnections == 0 }
      #expect(server.openConnections == 0)
    }
  }

  @Test func `the oldest silent connection is closed first`() async throws {
    var limits = WebServer.Limits()
    (limits.waiting, limits.requestTime) = (2, .seconds(3_600))
    try await TestServer.serving(limits) { server, _ in
      let first = try await TestClient(port: server.rules.port)
      try await patiently { server.openConnections == 1 }
      let second = try await TestClient(port: server.rules.port)
      try await patiently { server.openConnections == 2 }
      let third = try await TestClient(port: server.rules.port)
      #expect(await first.rest() == "")
      for client in [second, third] {
        try await client.send(
          "GET /secret/hello HTTP/1.1\r\nHost: 127.0.0.1:\(server.rules.port)\r\n\r\n")
        #expect(await client.rest().hasPrefix("HTTP/1.1 200 OK\r\n"))
        client.close()
      }
      first.close()
    }
  }

  @Test func `a channel is reached only at this machine's own address`() async throws {
    try await TestServer.serving { server, _ in
      // No server listens at the addresses of this machine's other names.
      await #expect(throws: (any Error).self) {
        _ = try await AsyncSocket.connected(
          to: try sockaddr_in.inet(ip4: "127.0.0.2", port: server.rules.port), timeout: 60)
      }
      await #expect(throws: (any Error).self) {
        _ = try await AsyncSocket.connected(
          to: sockaddr_in6.loopback(port: server.rules.port), timeout: 60)
      }
    }
  }

  @Test func `a message of a hundred megabytes is not read`() async throws {
    try await TestServer.serving { server, log in
      let client = try await TestServer.opened(server)
      let friend = try await TestServer.opened(server)
      let length = UInt64(100 << 20)
      try await client.send(
        [0x82, 0xFF] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
          + [1, 2, 3, 4])
      let part = [UInt8](repeating: 7, count: 1 << 20)
      var sent = 0
      // The system buffers a few megabytes; then the connection is closed.
      for _ in 0..<100 where (try? await client.send(part)) != nil { sent += 1 }
      #expect(sent < 100)
      #expect(log.messages == 0)
      try await friend.say("hello")
      #expect(await friend.text() == "hello!")
      client.close()
      friend.close()
    }
  }

  @Test func `a client that asks endlessly and reads nothing is disconnected`() async throws {
    try await TestServer.serving { server, log in
      let client = try await TestServer.opened(server)
      let friend = try await TestServer.opened(server)
      // The answers to these are of the same length, and pile up once the system takes no more.
      let ping = TestClient.frame([UInt8](repeating: 1, count: 125), opcode: 9)
      let pings = Array(repeatElement(ping, count: 1_000).joined())
      for _ in 0..<1_000 where (try? await client.send(pings)) == nil { break }
      try await patiently { log.closed == 1 }
      #expect(log.closed == 1)
      try await friend.say("hello")
      #expect(await friend.text() == "hello!")
      client.close()
      friend.close()
    }
  }
}
