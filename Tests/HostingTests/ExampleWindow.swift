import ExampleApps
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// An example in a real window in the corner of a screen, operated by `xdotool`.
struct ExampleWindow {
  let display: VirtualDisplay
  let program: HostedProcess
  private let name: String
  private let window: String
  /// The same view without a window, from which the frames of views are read.
  private let copy: Harness

  init(_ example: Example) async throws {
    let environment = ["HOSTED_EXAMPLE": example.rawValue]
    try await self.init(
      "HostedApp", title: example.rawValue, environment: environment, size: example.size,
      showing: { ExampleView(example) })
    try #require(await program.waits(for: "\(example.rawValue) appears"), "\(program.errors)")
  }

  /// - Parameters:
  ///   - title: of its window.
  ///   - copy: what the window shows.
  init(
    _ name: String, title: String, environment: [String: String], size: CGSize,
    arguments: [String] = [], showing copy: @escaping @MainActor @Sendable () -> some View
  ) async throws {
    self.name = name
    display = try await VirtualDisplay()
    program = try HostedProcess(
      ["--menu-bar", "hide"] + arguments, on: display, environment: environment, program: name)
    window = try await HostedWindow.find(title, on: display)
    try await display.operate("windowmove", window, "0", "0")
    self.copy = await MainActor.run {
      Harness(WindowChrome { copy() }, window: size, text: .fonts)
    }
  }

  // MARK: A person

  func click(_ point: CGPoint) async throws {
    try await move(point, "click", "1")
  }

  /// Clicks in the middle of the view with an identifier or a text.
  func click(_ name: String) async throws {
    let frame = try await frame(of: name)
    try await click(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Drags with the first button, over a place between.
  func drag(from start: CGPoint, to end: CGPoint) async throws {
    try await move(start, "mousedown", "1")
    try await move(CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    try await move(end, "mouseup", "1")
  }

  private func move(_ point: CGPoint, _ command: String...) async throws {
    let place = ["\(Int(point.x.rounded()))", "\(Int(point.y.rounded()))"]
    try await display.operate(["mousemove", "--window", window] + place + command)
  }

  /// Presses keys one after the other; those of a text are its characters.
  func press(_ keys: String...) async throws {
    try await display.operate("windowfocus", "--sync", window)
    for key in keys { try await display.operate("key", key) }
  }

  func resize(width: Int, height: Int) async throws {
    try await display.operate("windowsize", window, "\(width)", "\(height)")
  }

  /// Waits until the window has a title, as it has one of its own for each screen.
  func waitForTitle(_ title: String) async throws {
    _ = try await HostedWindow.find(title, on: display)
  }

  // MARK: What there is to see

  /// The frame of a view before the first input, once it exists, in the window's points, which are the screen's pixels.
  func frame(of name: String) async throws -> CGRect {
    for _ in 0..<6_000 {
      if let frame = await copy.frame(of: name) { return frame }
      try await Task.sleep(for: .milliseconds(10))
      await copy.update()
    }
    return try #require(await copy.frame(of: name), "\(self.name) shows no \(name)")
  }

  /// Waits until the window has painted a view: the program may still be reading what its copy has read.
  func paints(_ name: String) async throws -> Bool {
    let frame = try await frame(of: name)
    let y = Int(frame.midY)
    return try await eventually {
      let colors = try (Int(frame.minX)..<Int(frame.maxX)).map { try display.pixel($0, y) }
      return Set(colors).count > 1
    }
  }

  /// Waits until a pixel has a color.
  func shows(_ color: String, at x: CGFloat, _ y: CGFloat) async throws -> Bool {
    try await eventually { try display.pixel(Int(x.rounded()), Int(y.rounded())) == color }
  }

  /// Does something, and waits until a pixel has had a color: a gliding view is there only for a while, and is watched for
  /// from the beginning.
  func shows(
    _ color: String, at x: CGFloat, _ y: CGFloat, after action: () async throws -> Void
  ) async throws -> Bool {
    async let isSeen = shows(color, at: x, y)
    try await action()
    return try await isSeen
  }

  /// The views that have reported their appearance, and how often.
  var appearances: [String: Int] {
    let lines = program.lines.filter { $0.hasSuffix(" appears") }
    return Dictionary(lines.map { (String($0.dropLast(8)), 1) }, uniquingKeysWith: +)
  }

  var hasDisappearances: Bool { program.lines.contains { $0.hasSuffix(" disappears") } }
}
