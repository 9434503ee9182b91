import Foundation
import Testing

/// A headless Firefox with one page, driven by WebDriver BiDi.
@MainActor final class Firefox {
  private let process: Process
  private let folder: URL
  private let client: TestClient
  private var page = ""
  private var lastID = 0

  /// The programs that are looked for.
  private nonisolated static let names = ["firefox-esr", "firefox"]

  nonisolated static var program: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.flatMap { folder in names.map { URL(fileURLWithPath: "\(folder)/\($0)") } }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  nonisolated static let isMissing: Comment =
    "No Firefox is installed: apt-get install firefox-esr."

  /// - Parameter size: of the page, in points.
  init(showing address: String, size: CGSize) async throws {
    let program = try #require(Self.program)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("firefox-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process = Process()
    process.executableURL = program
    process.arguments = [
      "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", folder.path,
      "about:blank",
    ]
    // Firefox keeps files in the home folder, too, which may belong to another user.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["HOME": folder.path]) { _, home in home }
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let port = try await Self.port(in: folder)
    client = try await TestClient(port: port)
    let status = try await client.open(path: "/session", port: port, origin: "")
    try #require(status.hasPrefix("HTTP/1.1 101"))
    try await call("session.new", "{\"capabilities\":{}}")
    page = try await firstPage()
    try await call(
      "browsingContext.setViewport",
      "{\"context\":\"\(page)\",\"viewport\":{\"width\":\(Int(size.width)),\"height\":\(Int(size.height))}}"
    )
    try await call(
      "browsingContext.navigate",
      "{\"context\":\"\(page)\",\"url\":\"\(address)\",\"wait\":\"complete\"}")
    try await patiently {
      (try? await self.evaluate("globalThis.espalier?.counts.frames ?? 0", as: Double.self))
        .map { $0 > 0 } ?? false
    }
  }

  func close() {
    client.close()
    // SIGKILL, as programs inherit the mask of the thread that starts them, in which SIGTERM may be blocked.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Firefox writes the port that it chose into a file.
  private static func port(in folder: URL) async throws -> UInt16 {
    var found: UInt16?
    let file = folder.appendingPathComponent("WebDriverBiDiServer.json")
    try await patiently {
      let data = try? Data(contentsOf: file)
      let entries = data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
      found = (entries?["ws_port"] as? Int).flatMap { UInt16(exactly: $0) }
      return found != nil
    }
    return try #require(found, "Firefox did not start.")
  }

  private func firstPage() async throws -> String {
    struct Tree: Decodable {
      struct Context: Decodable { var context: String }
      var contexts: [Context]
    }
    let tree = try await call("browsingContext.getTree", "{}", as: Tree.self)
    return try #require(tree.contexts.first?.context, "Firefox has no page.")
  }

  // MARK: Commands

  private struct Answer<Result: Decodable>: Decodable {
    var id: Int?
    var result: Result?
  }

  private struct Nothing: Decodable {}

  func call(_ method: String, _ parameters: String) async throws {
    _ = try await call(method, parameters, as: Nothing.self)
  }

  private func call<Result: Decodable>(
    _ method: String, _ parameters: String, as type: Result.Type
  ) async throws -> Result {
    lastID += 1
    let id = lastID
    try await client.say("{\"id\":\(id),\"method\":\"\(method)\",\"params\":\(parameters)}")
    while let text = await client.text() {
      let data = Data(text.utf8)
      guard (try? JSONDecoder().decode(Answer<Nothing>.self, from: data))?.id == id else {
        continue
      }
      let answer = try JSONDecoder().decode(Answer<Result>.self, from: data)
      guard let result = answer.result else { throw BrowserRefusal(answer: "\(method): \(text)") }
      return result
    }
    throw URLError(.networkConnectionLost)
  }

  private struct Evaluated: Decodable {
    struct Object: Decodable { var value: String }
    var result: Object?
  }

  /// The value of a script, which may be a promise.
  func evaluate<Value: Decodable>(_ script: String, as type: Value.Type) async throws -> Value {
    let function = "(async () => JSON.stringify(await (\(script)) ?? null))()"
    let encoded = String(decoding: try JSONEncoder().encode(function), as: UTF8.self)
    let answer = try await call(
      "script.evaluate",
      "{\"expression\":\(encoded),\"target\":{\"context\":\"\(page)\"},\"awaitPromise\":true}",
      as: Evaluated.self)
    guard let value = answer.result?.value else {
      throw BrowserRefusal(answer: "The script fails: \(script)")
    }
    return try JSONDecoder().decode(Value.self, from: Data(value.utf8))
  }

  /// The page as PNG.
  func screenshot() async throws -> Data {
    struct Picture: Decodable { var data: String }
    let picture = try await call(
      "browsingContext.captureScreenshot", "{\"context\":\"\(page)\"}", as: Picture.self)
    return try #require(Data(base64Encoded: picture.data))
  }

  // MARK: A person

  func click(_ x: Double, _ y: Double) async throws {
    try await perform(
      "{\"type\":\"pointer\",\"id\":\"mouse\",\"actions\":["
        + "{\"type\":\"pointerMove\",\"x\":\(Int(x)),\"y\":\(Int(y))},"
        + "{\"type\":\"pointerDown\",\"button\":0},{\"type\":\"pointerUp\",\"button\":0}]}")
  }

  /// Types keys one after the other, as WebDriver names them.
  func type(_ keys: String) async throws {
    let actions = keys.map {
      "{\"type\":\"keyDown\",\"value\":\"\($0)\"},{\"type\":\"keyUp\",\"value\":\"\($0)\"}"
    }
    try await perform(
      "{\"type\":\"key\",\"id\":\"keys\",\"actions\":[\(actions.joined(separator: ","))]}")
  }

  private func perform(_ actions: String) async throws {
    try await call("input.performActions", "{\"context\":\"\(page)\",\"actions\":[\(actions)]}")
  }
}
