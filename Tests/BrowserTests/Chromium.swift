import Foundation
import Testing

/// A page of a headless Chromium, driven by its debugging protocol.
///
/// All tests share one Chromium. Each page has a profile of its own, without anything that other pages left behind.
@MainActor final class Chromium {
  private let program: ChromiumProgram
  /// The profile of the page.
  let profile: String
  private let connection: DebuggingConnection

  nonisolated static var program: URL? { ChromiumProgram.file }

  nonisolated static let isMissing: Comment = "No Chromium is installed: apt-get install chromium."

  /// - Parameter size: of the window, in points.
  init(showing address: String, size: CGSize, scale: Int = 1) async throws {
    program = try await ChromiumProgram.running()
    profile = try await program.makeProfile()
    connection = try await program.openPage(in: profile, size: size)
    try await call(
      "Emulation.setDeviceMetricsOverride",
      "{\"width\":\(Int(size.width)),\"height\":\(Int(size.height)),\"deviceScaleFactor\":\(scale),\"mobile\":false}"
    )
    try await call("Page.enable")
    try await open(address)
  }

  func close() {
    connection.close()
    program.end(profile)
  }

  // MARK: Commands

  func call(_ method: String, _ parameters: String = "{}") async throws {
    try await connection.call(method, parameters)
  }

  func call<Result: Decodable>(
    _ method: String, _ parameters: String = "{}", as type: Result.Type
  ) async throws -> Result {
    try await connection.call(method, parameters, as: type)
  }

  /// Grants the page a permission that a person would be asked for.
  func grant(_ permission: String) async throws {
    try await call(
      "Browser.grantPermissions",
      "{\"permissions\":[\"\(permission)\"],\"browserContextId\":\"\(profile)\"}")
  }

  func open(_ address: String) async throws {
    // The answer comes before the old page is gone, whose frames say nothing about the new one.
    _ = try await evaluate("globalThis.isOld = true", as: Bool.self)
    try await call("Page.navigate", "{\"url\":\"\(address)\"}")
    try await patiently {
      let frames = "globalThis.isOld ? 0 : globalThis.espalier?.counts.frames ?? 0"
      return (try? await self.number(frames)).map { $0 > 0 } ?? false
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
