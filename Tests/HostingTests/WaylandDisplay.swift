import Foundation
import Testing

/// A Wayland desktop in a window that fills a virtual display, operated by `xdotool` there.
///
/// Its windows fill it too, so that their points are the display's pixels.
final class WaylandDisplay: Sendable {
  let display: VirtualDisplay
  private let compositor: ChildProcess
  private let folder: URL

  static let size = (width: 800, height: 600)

  /// The programs that these tests need and that are not installed.
  static let missing =
    VirtualDisplay.missing + ["weston"].filter { VirtualDisplay.find($0) == nil }

  static let comment: Comment = "needs a Wayland desktop: apt install xvfb xdotool weston"

  init() async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-wayland-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    display = try await VirtualDisplay()
    compositor = try ChildProcess(
      #require(VirtualDisplay.find("weston")),
      [
        "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--use-pixman", "--no-config",
        "--idle-time=0", "--socket=wayland", "--width=\(Self.size.width)",
        "--height=\(Self.size.height)",
      ],
      environment: [
        "DISPLAY": display.name, "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path,
      ])
    let socket = folder.appendingPathComponent("wayland").path
    try #require(
      await eventually { FileManager.default.fileExists(atPath: socket) }, "\(compositor.errors)")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Ends the desktop, as when a person logs out.
  func stop() { compositor.end() }

  /// Starts the program of these tests.
  func start(_ environment: [String: String] = [:]) throws -> HostedProcess {
    let here = ["WAYLAND_DISPLAY": "wayland", "XDG_RUNTIME_DIR": folder.path]
    return try HostedProcess(
      ["--menu-bar", "hide"], on: nil, environment: here.merging(environment) { $1 })
  }

  /// Moves the pointer to a place, then presses its first button there.
  ///
  /// The desktop learns only the distances by which the display's pointer moves, so both pointers
  /// are put into a corner first.
  func click(_ x: Int, _ y: Int) async throws {
    for (x, y) in [(Self.size.width - 1, Self.size.height - 1), (0, 0), (x, y)] {
      try await display.operate("mousemove", "\(x)", "\(y)")
    }
    try await display.operate("click", "1")
  }

  func shows(_ color: String, at x: Int, _ y: Int) async throws -> Bool {
    try await eventually { try display.pixel(x, y) == color }
  }
}
