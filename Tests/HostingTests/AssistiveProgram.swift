import Foundation
import Testing

/// An assistive program with a desktop of its own: a display, a session's bus, and the app that it operates.
final class AssistiveProgram {
  let display: VirtualDisplay
  let app: ChildProcess
  private let bus: ChildProcess
  private let program: ChildProcess
  private let folder: URL
  private let commands: FileHandle
  private var lastNumber = 0

  static let isInstalled =
    VirtualDisplay.missing.isEmpty && VirtualDisplay.find("dbus-daemon") != nil
    && ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"]
      .contains { FileManager.default.fileExists(atPath: $0) }
    && hasBindings

  /// Debian's Python, for which Debian's bindings are.
  private static let python = URL(fileURLWithPath: "/usr/bin/python3")

  private static let hasBindings: Bool = {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    return folders.contains {
      FileManager.default.fileExists(
        atPath: "/usr/lib/\($0)/girepository-1.0/Atspi-2.0.typelib")
    }
  }()

  static let comment: Comment =
    "needs what assistive programs use: Scripts/setup --tests installs it"

  init() async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-assistive-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let display = try await VirtualDisplay()
    self.display = display
    var environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
    ]
    environment["DISPLAY"] = display.name
    let bus = try ChildProcess(
      #require(VirtualDisplay.find("dbus-daemon")),
      ["--session", "--nofork", "--nopidfile", "--print-address"], environment: environment)
    self.bus = bus
    try #require(await eventually { bus.output.hasSuffix("\n") }, "\(bus.errors)")
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let folderOfTests = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let app = try ChildProcess(
      folderOfTests.appendingPathComponent("AccessibleApp"), ["--host", "window"],
      environment: environment)
    self.app = app
    try #require(await eventually { app.output.contains("appears") }, "\(app.errors)")
    let fifo = folder.appendingPathComponent("commands").path
    try #require(mkfifo(fifo, 0o600) == 0)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../AccessibleApp/client.py").standardized
    let program = try ChildProcess(
      Self.python, [script.path, "AccessibleApp", fifo], environment: environment)
    self.program = program
    try #require(await eventually { program.output.hasPrefix("ready") }, "\(program.errors)")
    commands = try #require(FileHandle(forWritingAtPath: fifo))
    let isFound = try await settles("list") { $0.contains("frame Controls") }
    try #require(isFound, "\(program.errors) \(app.errors)")
  }

  deinit {
    app.end()
    program.end()
    bus.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The result of a command of `client.py`.
  func ask(_ words: String...) async throws -> String { try await ask(words) }

  private func ask(_ words: [String]) async throws -> String {
    lastNumber += 1
    let start = "\(lastNumber) "
    let line = "\(lastNumber)\t" + words.joined(separator: "\t") + "\n"
    try commands.write(contentsOf: Data(line.utf8))
    var result: Substring?
    _ = await eventually {
      // A line without a line feed is not complete yet.
      let lines = program.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      result = lines.first { $0.hasPrefix(start) }
      return result != nil
    }
    return try String(#require(result, "\(words): \(program.errors)").dropFirst(start.count))
      .replacingOccurrences(of: "\\n", with: "\n")
  }

  /// True if the result of a command becomes the expected one: the app takes a frame to act on a request.
  func settles(
    _ words: String..., until isWanted: (String) -> Bool
  ) async throws -> Bool {
    for _ in 0..<600 {
      if isWanted(try await ask(words)) { return true }
      try await Task.sleep(for: .milliseconds(100))
    }
    return false
  }

  /// Waits until a change is announced: its kind, its numbers and the name of its element.
  func hears(_ change: String) async -> Bool {
    await eventually { program.output.contains("heard \(change)\n") }
  }
}
