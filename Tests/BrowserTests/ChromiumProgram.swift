import Foundation
import Testing

/// The headless Chromium in which tests have their pages; it starts with the first of them, and ends with the tests.
@MainActor final class ChromiumProgram {
  private static var starting: Task<ChromiumProgram, any Error>?

  private let process: Process
  private let port: UInt16
  private let connection: DebuggingConnection
  /// The end of the last page's profile.
  private var ending: Task<Void, Never>?

  /// The program; nil where none is installed.
  nonisolated static var file: URL? {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.flatMap { folder in names.map { URL(fileURLWithPath: "\(folder)/\($0)") } }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The program that runs, or a new one if none does.
  static func running() async throws -> ChromiumProgram {
    if let program = try? await starting?.value, program.process.isRunning { return program }
    let task = Task { try await ChromiumProgram() }
    starting = task
    return try await task.value
  }

  private init() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("chromium-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process = Process()
    process.executableURL = Self.file
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
      "--remote-debugging-port=0", "--remote-allow-origins=*", "--hide-scrollbars",
      "--user-data-dir=\(folder.path)", "about:blank",
    ]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    Self.atExit(end: process.processIdentifier, folder)
    let (port, path) = try await Self.address(in: folder)
    self.port = port
    connection = try await DebuggingConnection(path: path, port: port)
  }

  private nonisolated(unsafe) static var leftovers: [(process: pid_t, folder: URL)] = []

  /// Ends a program together with the one that runs the tests.
  private static func atExit(end process: pid_t, _ folder: URL) {
    if leftovers.isEmpty {
      atexit {
        for (process, folder) in ChromiumProgram.leftovers {
          kill(process, SIGKILL)
          try? FileManager.default.removeItem(at: folder)
        }
      }
    }
    leftovers.append((process, folder))
  }

  /// Chromium writes the port that it chose into a file, and the path at which it is driven.
  private static func address(in folder: URL) async throws -> (port: UInt16, path: String) {
    var found: (UInt16, String)?
    let file = folder.appendingPathComponent("DevToolsActivePort")
    try await patiently {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n")
      found = lines.count == 2 ? UInt16(lines[0]).map { ($0, String(lines[1])) } : nil
      return found != nil
    }
    return try #require(found, "Chromium did not start.")
  }

  // MARK: Pages

  /// Makes an empty profile.
  func makeProfile() async throws -> String {
    struct Answer: Decodable { var browserContextId: String }
    await ending?.value
    return try await connection.call("Target.createBrowserContext", as: Answer.self)
      .browserContextId
  }

  /// Ends a profile with all its pages.
  func end(_ profile: String) {
    ending = Task { [connection, ending] in
      await ending?.value
      try? await connection.call(
        "Target.disposeBrowserContext", "{\"browserContextId\":\"\(profile)\"}")
    }
  }

  func openPage(in profile: String, size: CGSize) async throws -> DebuggingConnection {
    struct Answer: Decodable { var targetId: String }
    let page = try await connection.call(
      "Target.createTarget",
      "{\"url\":\"about:blank\",\"browserContextId\":\"\(profile)\",\"newWindow\":true,"
        + "\"width\":\(Int(size.width)),\"height\":\(Int(size.height))}", as: Answer.self)
    return try await DebuggingConnection(path: "/devtools/page/\(page.targetId)", port: port)
  }
}

/// A connection to Chromium or to one of its pages, by the debugging protocol.
///
/// Several commands may be under way: tests have one Chromium, and one of them ends its profile while another opens a page.
/// One task reads all answers, and hands each to the command that waits for it.
@MainActor final class DebuggingConnection {
  private let client: TestClient
  private var lastID = 0
  private var waiting: [Int: CheckedContinuation<Data?, Never>] = [:]
  private var hasEnded = false

  init(path: String, port: UInt16) async throws {
    client = try await TestClient(port: port)
    let status = try await client.open(path: path, port: port)
    try #require(status.hasPrefix("HTTP/1.1 101"))
    Task { await readAnswers() }
  }

  func close() { client.close() }

  private struct Numbered: Decodable { var id: Int? }

  private func readAnswers() async {
    while let text = await client.text() {
      let data = Data(text.utf8)
      guard let id = try? JSONDecoder().decode(Numbered.self, from: data).id else { continue }
      waiting.removeValue(forKey: id)?.resume(returning: data)
    }
    hasEnded = true
    for command in waiting.values { command.resume(returning: nil) }
    waiting = [:]
  }

  private struct Answer<Result: Decodable>: Decodable { var result: Result? }

  private struct Nothing: Decodable {}

  func call(_ method: String, _ parameters: String = "{}") async throws {
    _ = try await call(method, parameters, as: Nothing.self)
  }

  func call<Result: Decodable>(
    _ method: String, _ parameters: String = "{}", as type: Result.Type
  ) async throws -> Result {
    lastID += 1
    let id = lastID
    let message = "{\"id\":\(id),\"method\":\"\(method)\",\"params\":\(parameters)}"
    let data: Data? = await withCheckedContinuation { continuation in
      if hasEnded { return continuation.resume(returning: nil) }
      waiting[id] = continuation
      Task {
        // A command that cannot be sent gets no answer.
        do { try await client.say(message) } catch {
          waiting.removeValue(forKey: id)?.resume(returning: nil)
        }
      }
    }
    guard let data else { throw URLError(.networkConnectionLost) }
    let answer = try JSONDecoder().decode(Answer<Result>.self, from: data)
    guard let result = answer.result else {
      throw BrowserRefusal(answer: "\(method): \(String(decoding: data, as: UTF8.self))")
    }
    return result
  }
}
