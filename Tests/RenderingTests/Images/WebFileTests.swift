import EspalierRendering
import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// Answers each request on 127.0.0.1 with what is given for its path.
private final class LocalServer: Sendable {
  let port: UInt16
  private let socket: Int32

  /// - Parameter answers: whole HTTP answers; a path without one is kept waiting.
  init(_ answers: [String: String]) throws {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    try #require(socket >= 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 8) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    try #require(isBound)
    self.socket = socket
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { Self.serve(socket, answers) }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  func url(_ path: String) throws -> URL {
    try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
  }

  private static func serve(_ socket: Int32, _ answers: [String: String]) {
    while true {
      let connection = accept(socket, nil, nil)
      if connection < 0 { return }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = max(0, recv(connection, &buffer, buffer.count, 0))
      let words = String(decoding: buffer.prefix(count), as: UTF8.self).split(separator: " ")
      guard words.count > 1, let answer = answers[String(words[1])] else { continue }
      let bytes = Array(answer.utf8)
      _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      close(connection)
    }
  }
}

@Suite struct WebFileTests {
  private let server: LocalServer

  init() throws {
    server = try LocalServer([
      "/picture": "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nbytes",
      "/moved": "HTTP/1.1 302 Found\r\nLocation: /picture\r\nContent-Length: 0\r\n\r\n",
      "/astray":
        "HTTP/1.1 302 Found\r\nLocation: file:///etc/hostname\r\nContent-Length: 0\r\n\r\n",
      "/none": "HTTP/1.1 404 Not Found\r\nContent-Length: 4\r\n\r\nnone",
      "/cut": "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nbytes",
    ])
  }

  @Test(arguments: ["/picture", "/moved"])
  func `a file is loaded, wherever it has moved`(path: String) async throws {
    #expect(try await WebFile.data(at: server.url(path)) == Data("bytes".utf8))
  }

  @Test(arguments: ["/none", "/cut", "/astray"])
  func `what is not there, or not whole, is an error with the address`(path: String) async throws {
    let url = try server.url(path)
    let error = await #expect(throws: WebFileError.self) { try await WebFile.data(at: url) }
    #expect(error?.description.hasPrefix("\(url.absoluteString) cannot be loaded: ") == true)
    #expect(error?.localizedDescription == error?.description)
  }

  @Test(arguments: ["ftp://127.0.0.1/a", "nothing", "file:///etc/hostname"])
  func `other addresses are refused`(address: String) async throws {
    let url = try #require(URL(string: address))
    let error = await #expect(throws: WebFileError.self) { try await WebFile.data(at: url) }
    #expect(error?.description.contains("only http and https addresses are") == true)
  }

  @Test func `a cancelled task does not wait for a silent server`() async throws {
    let url = try server.url("/silent")
    let task = Task { try await WebFile.data(at: url) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
