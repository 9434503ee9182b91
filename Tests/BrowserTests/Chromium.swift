import Foundation
import Testing

/// A headless Chromium with one page, driven by its debugging protocol.
@MainActor final class Chromium {
  private let process: Process
  private let folder: URL
  private let client: TestClient
  private var lastID = 0

  /// The programs that are looked for.
  private nonisolated static let names = ["chromium", "chromium-browser", "google-chrome"]

  nonisolated static var program: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.flatMap { folder in names.map { URL(fileURLWithPath: "\(folder)/\($0)") } }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  nonisolated static let isMissing: Comment = "No Chromium is installed: apt-get install chromium."

  /// - Parameter size: of the window, in points.
  init(showing address: String, size: CGSize, scale: Int = 1) async throws {
    let program = try #require(Self.program)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("chromium-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process = Process()
    process.executableURL = program
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
      "--remote-debugging-port=0", "--remote-allow-origins=*", "--hide-scrollbars",
      "--user-data-dir=\(folder.path)", "--window-size=\(Int(size.width)),\(Int(size.height))",
      "--force-device-scale-factor=\(scale)", "about:blank",
    ]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let port = try await Self.port(in: folder)
    client = try await TestClient(port: port)
    let status = try await client.open(path: try await Self.page(port), port: port)
    try #require(status.hasPrefix("HTTP/1.1 101"))
    try await call(
      "Emulation.setDeviceMetricsOverride",
      "{\"width\":\(Int(size.width)),\"height\":\(Int(size.height)),\"deviceScaleFactor\":\(scale),\"mobile\":false}"
    )
    try await call("Page.enable")
    try await open(address)
  }

  func close() {
    client.close()
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Chromium writes the port that it chose into a file.
  private static func port(in folder: URL) async throws -> UInt16 {
    var found: UInt16?
    let file = folder.appendingPathComponent("DevToolsActivePort")
    try await patiently {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      found = text.contains("\n") ? text.split(separator: "\n").first.flatMap { UInt16($0) } : nil
      return found != nil
    }
    return try #require(found, "Chromium did not start.")
  }

  /// The path at which the first page is driven.
  private static func page(_ port: UInt16) async throws -> String {
    struct Target: Decodable {
      var type: String
      var webSocketDebuggerUrl: String?
    }
    var path: String?
    try await patiently {
      guard let client = try? await TestClient(port: port) else { return false }
      defer { client.close() }
      let answer = try? await client.body([
        "GET /json/list HTTP/1.1", "Host: 127.0.0.1:\(port)",
      ])
      let targets = try? JSONDecoder().decode([Target].self, from: answer ?? Data())
      let page = targets?.first { $0.type == "page" }?.webSocketDebuggerUrl
      path = page.flatMap { URL(string: $0)?.path }
      return path != nil
    }
    return try #require(path, "Chromium has no page.")
  }

  // MARK: Commands

  private struct Answer<Result: Decodable>: Decodable {
    var id: Int?
    var result: Result?
  }

  private struct Nothing: Decodable {}

  func call(_ method: String, _ parameters: String = "{}") async throws {
    _ = try await call(method, parameters, as: Nothing.self)
  }

  func call<Result: Decodable>(
    _ method: String, _ parameters: String = "{}", as type: Result.Type
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

  func open(_ address: String) async throws {
    try await call("Page.navigate", "{\"url\":\"\(address)\"}")
    try await patiently {
      (try? await self.number("globalThis.espalier?.counts.frames ?? 0")).map { $0 > 0 } ?? false
    }
  }

  private struct Evaluated<Value: Decodable>: Decodable {
    struct Object: Decodable { var value: Value? }
    var result: Object
  }

  func evaluate<Value: Decodable>(_ script: String, as type: Value.Type) async throws -> Value? {
    let encoded = String(decoding: try JSONEncoder().encode(script), as: UTF8.self)
    return try await call(
      "Runtime.evaluate",
      "{\"expression\":\(encoded),\"awaitPromise\":true,\"returnByValue\":true}",
      as: Evaluated<Value>.self
    ).result.value
  }

  func number(_ script: String) async throws -> Double {
    try await evaluate(script, as: Double.self) ?? .nan
  }

  /// The page as PNG.
  func screenshot() async throws -> Data {
    struct Picture: Decodable { var data: String }
    let picture = try await call(
      "Page.captureScreenshot", "{\"format\":\"png\"}", as: Picture.self)
    return try #require(Data(base64Encoded: picture.data))
  }

  // MARK: A person

  func mouse(
    _ type: String, _ x: Double, _ y: Double, button: String = "left", down: Int? = nil
  ) async throws {
    let buttons = down.map { ",\"buttons\":\($0)" } ?? ""
    try await call(
      "Input.dispatchMouseEvent",
      "{\"type\":\"\(type)\",\"x\":\(x),\"y\":\(y),\"button\":\"\(button)\",\"clickCount\":1\(buttons)}"
    )
  }

  func click(_ x: Double, _ y: Double) async throws {
    try await mouse("mousePressed", x, y)
    try await mouse("mouseReleased", x, y)
  }

  /// Types a key that has a character.
  func type(_ key: String) async throws {
    try await call(
      "Input.dispatchKeyEvent", "{\"type\":\"keyDown\",\"key\":\"\(key)\",\"text\":\"\(key)\"}")
    try await call("Input.dispatchKeyEvent", "{\"type\":\"keyUp\",\"key\":\"\(key)\"}")
  }

  /// Presses a key that types nothing, or a combination.
  ///
  /// - Parameter modifiers: 1 Alt, 2 Control, 4 Meta, 8 Shift.
  func press(_ key: String, code: Int, modifiers: Int = 0) async throws {
    for type in ["rawKeyDown", "keyUp"] {
      try await call(
        "Input.dispatchKeyEvent",
        "{\"type\":\"\(type)\",\"key\":\"\(key)\",\"windowsVirtualKeyCode\":\(code),\"modifiers\":\(modifiers)}"
      )
    }
  }

  /// Puts fingers down, moves them to other places, or lifts all of them.
  func touch(_ type: String, _ points: [CGPoint] = []) async throws {
    let list = points.enumerated().map { "{\"id\":\($0),\"x\":\($1.x),\"y\":\($1.y)}" }
    try await call(
      "Input.dispatchTouchEvent",
      "{\"type\":\"\(type)\",\"touchPoints\":[\(list.joined(separator: ","))]}")
  }

  // MARK: Elements

  /// The elements that a screen reader finds by their role and name.
  func elements(_ role: String, named name: String) async throws -> [Int] {
    struct Document: Decodable {
      struct Root: Decodable { var nodeId: Int }
      var root: Root
    }
    struct Tree: Decodable {
      struct Node: Decodable { var backendDOMNodeId: Int? }
      var nodes: [Node]
    }
    let root = try await call("DOM.getDocument", as: Document.self).root.nodeId
    let tree = try await call(
      "Accessibility.queryAXTree",
      "{\"nodeId\":\(root),\"role\":\"\(role)\",\"accessibleName\":\"\(name)\"}", as: Tree.self)
    return tree.nodes.compactMap(\.backendDOMNodeId)
  }

  /// Waits until an element is there, and runs a function of the page with it as `this`.
  func withElement(_ role: String, named name: String, do function: String) async throws {
    struct Resolved: Decodable {
      struct Object: Decodable { var objectId: String }
      var object: Object
    }
    var found: [Int] = []
    try await patiently {
      found = (try? await self.elements(role, named: name)) ?? []
      return !found.isEmpty
    }
    let id = try #require(found.first, "There is no \(role) named \(name).")
    let object = try await call("DOM.resolveNode", "{\"backendNodeId\":\(id)}", as: Resolved.self)
    let script = String(decoding: try JSONEncoder().encode(function), as: UTF8.self)
    try await call(
      "Runtime.callFunctionOn",
      "{\"functionDeclaration\":\(script),\"objectId\":\"\(object.object.objectId)\"}")
  }
}
