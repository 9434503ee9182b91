import Foundation
import Testing

/// The program of these tests in a real window, on a display server without a screen, operated by `xdotool`.
///
/// Its window of 320 by 240 points has a field of 80 points in each corner: the first changes its color, the second opens
/// another window, the third sleeps for two seconds, the fourth starts and stops an animation.
struct HostedWindow {
  let display: VirtualDisplay
  let program: HostedProcess
  let id: String

  static let red = "ff383c"
  static let green = "34c759"
  static let blue = "0088ff"

  /// Starts the program, and puts its window into the corner of the screen.
  init(
    _ arguments: [String] = [], environment: [String: String] = [:], hasMenuBar: Bool = false
  ) async throws {
    display = try await VirtualDisplay()
    program = try HostedProcess(
      (hasMenuBar ? [] : ["--menu-bar", "hide"]) + arguments, on: display,
      environment: environment)
    try #require(await program.waits(for: "appears"), "\(program.errors)")
    id = try await Self.find("Hosted", on: display)
    try await display.operate("windowmove", id, "0", "0")
  }

  static func find(_ title: String, on display: VirtualDisplay) async throws -> String {
    var window = ""
    for _ in 0..<2_000 {
      if !window.isEmpty { break }
      window = try await display.operate("search", "--onlyvisible", "--name", "^\(title)$")
    }
    try #require(!window.isEmpty, "no window has the title \(title)")
    return window
  }

  func click(_ x: Int, _ y: Int) async throws {
    try await display.operate("mousemove", "--window", id, "\(x)", "\(y)", "click", "1")
  }

  /// Presses keys in a window, once the program knows that the window has the keys.
  ///
  /// - Parameters:
  ///   - keys: separated by spaces.
  ///   - window: nil is the first one.
  /// - name: the name with which the program reports that the window is active.
  func press(_ keys: String, in window: String? = nil, named name: String = "main") async throws {
    try await display.operate("windowfocus", window ?? id)
    let isActive = await eventually {
      program.lines.last { ["main active", "note active"].contains($0) } == "\(name) active"
    }
    try #require(isActive, "the window \(name) does not become active: \(program.lines)")
    for key in keys.split(separator: " ") { try await display.operate("key", String(key)) }
  }

  func shows(_ color: String, at x: Int, _ y: Int) async throws -> Bool {
    try await eventually { try display.pixel(x, y) == color }
  }
}
