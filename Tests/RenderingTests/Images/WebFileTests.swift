import EspalierRendering
import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// A server on 127.0.0.1 with a fixed answer for each path.
private final class LocalServer: Sendable {
  let port: UInt16
  private let socket: Int32

  /// - Parameters:
  ///   - answers: whole HTTP answers; a path without one is kept waiting.
  ///   - unfinished: beginnings of answers, whose connections stay open.
  init(_ answers: [String: Data], unfinished: [String: Data] = [:]) throws {
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
    Thread.detachNewThread { Self.serve(socket, answers, unfinished) }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  func url(_ path: String) throws -> URL {
    try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
  }

  private static func serve(
    _ socket: Int32, _ answers: [String: Data], _ unfinished: [String: Data]
  ) {
    while true {
      let connection = accept(socket, nil, nil)
      if connection < 0 { return }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = max(0, recv(connection, &buffer, buffer.count, 0))
      let words = String(decoding: buffer.prefix(count), as: UTF8.self).split(separator: " ")
      guard words.count > 1 else { continue }
      let answer = answers[String(words[1])]
      let bytes = [UInt8](answer ?? unfinished[String(words[1])] ?? Data())
      _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      if answer != nil { close(connection) }
    }
  }
}

@Suite struct WebFileTests {
  private static let picture = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nbytes"
  private let server: LocalServer

  init() throws {
    // 20 megabytes of zeros, compressed a thousand times.
    let bomb = try Tool.runForData(
      "bash", ["-c", "head -c 20000000 /dev/zero | gzip -9"], input: Data())
    let heads = [
      "/picture": Self.picture,
      "/moved": "HTTP/1.1 302 Found\r\nLocation: /picture\r\nContent-Length: 0\r\n\r\n",
      "/astray":
        "HTTP/1.1 302 Found\r\nLocation: file:///etc/hostname\r\nContent-Length: 0\r\n\r\n",
      "/none": "HTTP/1.1 404 Not Found\r\nContent-Length: 4\r\n\r\nnone",
      "/cut": "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nbytes",
    ]
    var answers = heads.mapValues { Data($0.utf8) }
    answers["/bomb"] =
      Data(
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n\r\n".utf8)
      + bomb
    server = try LocalServer(
      answers, unfinished: ["/slow": Data("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nbyt".utf8)])
  }

  @Test(arguments: ["/picture", "/moved"])
  func `a file is loaded after any redirection`(path: String) async throws {
    #expect(try await WebFile.data(at: server.url(path)) == Data("bytes".utf8))
  }

  @Test(arguments: ["/none", "/cut", "/astray"])
  func `a missing or incomplete file is an error with its address`(path: String) async throws {
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

  @Test func `a hundred pictures that do not arrive hold up nothing else`() async throws {
    let silent = try server.url("/silent")
    // They wait until they are cancelled, however long a busy machine takes for that.
    var limits = WebFile.Limits()
    (limits.connecting, limits.silence, limits.whole) = (3600, 3600, 3600)
    let patient = limits
    let tasks = (0..<100).map { _ in
      Task { try await WebFile.data(at: silent, limits: patient) }
    }
    // Another server, because browsers and Apple's systems ask one for six files at once as well.
    let other = try LocalServer(["/picture": Data(Self.picture.utf8)])
    #expect(try await WebFile.data(at: other.url("/picture")) == Data("bytes".utf8))
    // Nothing that all tasks share is in use, either.
    await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async { continuation.resume() }
    }
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(try await WebFile.data(at: server.url("/picture")) == Data("bytes".utf8))
  }

  @Test func `a task that was already cancelled starts no transfer`() async throws {
    let url = try server.url("/picture")
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await WebFile.data(at: url)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: ["/silent", "/slow"])
  func `a server that is silent, or stops in the middle, is not waited for`(
    path: String
  ) async throws {
    let url = try server.url(path)
    var limits = WebFile.Limits()
    (limits.silence, limits.whole) = (1, 2)
    let error = await #expect(throws: WebFileError.self) {
      try await WebFile.data(at: url, limits: limits)
    }
    #expect(error?.description.contains("the server does not answer, or too slowly") == true)
  }

  @Test func `every transfer has a time limit`() {
    let limits = WebFile.Limits()
    #expect(limits.connecting <= 10 && limits.silence <= 15)
    #expect(limits.silence < limits.whole && limits.whole <= 300)
  }

  @Test func `a file that unpacks to many times its size is refused`() async throws {
    let url = try server.url("/bomb")
    let error = await #expect(throws: WebFileError.self) { try await WebFile.data(at: url) }
    #expect(error?.description.contains("it unpacks to more than 100 times its size") == true)
  }

  @Test func `a file beyond the limit is refused`() async throws {
    let url = try server.url("/picture")
    var limits = WebFile.Limits()
    limits.size = 4
    let error = await #expect(throws: WebFileError.self) {
      try await WebFile.data(at: url, limits: limits)
    }
    #expect(error?.description.contains("it is larger than") == true)
  }
}
