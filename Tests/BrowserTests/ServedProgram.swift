import Foundation
import Testing

@testable import EspalierBrowser

/// A program that serves its pages in a process of its own, so that other tests do not disturb its connections.
@MainActor final class ServedProgram {
  private let process = Process()
  private let output: URL
  let port: UInt16
  let token: String

  /// - Parameter descriptorLimit: how many files and sockets it may have open; nil is the system's limit.
  init(descriptorLimit: Int? = nil) async throws {
    output = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID())")
    try Data().write(to: output)
    let program = try #require(Bundle.main.executableURL).deletingLastPathComponent()
      .appendingPathComponent("HostedApp")
    let limit = descriptorLimit.map { "ulimit -n \($0); " } ?? ""
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", limit + "exec \"$0\" --host browser", program.path]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    var address: URL?
    let file = output
    try await patiently {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("Open http://") }
      address = line?.split(separator: " ").dropFirst().first.flatMap { URL(string: String($0)) }
      return address != nil
    }
    let found = try #require(address, "the program serves no page")
    port = try #require(found.port.flatMap { UInt16(exactly: $0) })
    token = try #require(found.pathComponents.dropFirst().first)
  }

  var isRunning: Bool { process.isRunning }

  /// The text that it has printed so far.
  var text: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

  func end() {
    // SIGKILL, as programs inherit the mask of the thread that starts them, in which SIGTERM may be blocked.
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: output)
  }

  /// Suspends the program, as if it were in an endless loop.
  func pause() { kill(process.processIdentifier, SIGSTOP) }

  func resume() { kill(process.processIdentifier, SIGCONT) }

  /// The number of files, sockets and pipes the program has open.
  func descriptorCount() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd")
      .count
  }

  /// The status line of the answer to a request for the page.
  func ask() async throws -> String {
    let client = try await TestClient(port: port)
    defer { client.close() }
    try await client.send("GET /\(token)/ HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    return String(await client.rest().prefix { $0 != "\r\n" })
  }

  /// Opens a page, and waits until it has its first frame.
  func openPage() async throws -> TestClient {
    let (client, status) = try await TestClient.opened(path: "/\(token)/socket", port: port)
    try #require(status == "HTTP/1.1 101 Switching Protocols")
    try await client.say("{\"t\":\"hello\",\"w\":320,\"h\":240,\"scale\":1,\"visible\":true}")
    while let frame = await client.frame() {
      if frame.opcode == 2, frame.payload.first == Wire.Message.frame.rawValue { break }
    }
    return client
  }
}
