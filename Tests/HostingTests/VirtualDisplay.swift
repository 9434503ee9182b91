import Foundation
import Testing

/// A display server without a screen, and the programs to operate it.
final class VirtualDisplay: Sendable {
  let name: String
  private let server: ChildProcess
  let folder: URL
  private let screen: URL

  /// The programs that these tests need and that are not installed.
  static let missing = ["Xvfb", "xdotool", "xprop"].filter { find($0) == nil }

  static let comment: Comment = "needs a virtual display: apt install xvfb xdotool x11-utils"

  init() async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-display-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    screen = folder.appendingPathComponent("Xvfb_screen0")
    // Without "-noreset" the server starts anew whenever its last client leaves, and refuses programs in the meantime.
    let server = try ChildProcess(
      #require(Self.find("Xvfb")),
      [
        "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-noreset",
        "-fbdir", folder.path,
      ], environment: ["HOME": folder.path])
    // The server prints its number once it can be used.
    try #require(await eventually { server.output.hasSuffix("\n") }, "\(server.errors)")
    self.server = server
    name = ":" + server.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Ends the server, as when a person logs out.
  func stop() { server.end() }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static func find(_ program: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return folders.split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs `xdotool`, and returns what it prints.
  @discardableResult func operate(_ arguments: String...) async throws -> String {
    try await operate(arguments)
  }

  @discardableResult func operate(_ arguments: [String]) async throws -> String {
    try await run("xdotool", arguments)
  }

  /// Runs `xprop`, and returns what it prints.
  @discardableResult func properties(_ arguments: String...) async throws -> String {
    try await run("xprop", arguments)
  }

  private func run(_ program: String, _ arguments: [String]) async throws -> String {
    let tool = try ChildProcess(
      #require(Self.find(program)), arguments,
      environment: ["DISPLAY": name, "HOME": folder.path, "LC_ALL": "C.UTF-8"])
    try #require(
      await eventually { tool.exitCode != nil }, "\(program) \(arguments.joined(separator: " "))")
    return tool.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The color of a pixel of the screen as six hexadecimal digits.
  ///
  /// The server keeps the screen in a file in the format of `xwd`: a header of numbers with the most significant byte
  /// first, 12 bytes for each color of a table, and then rows of pixels in blue, green, red and a byte of nothing.
  func pixel(_ x: Int, _ y: Int) throws -> String {
    let data = try Data(contentsOf: screen)
    func number(_ index: Int) -> Int {
      data[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    let (headerSize, rowLength, colors) = (number(0), number(12), number(19))
    let start = headerSize + colors * 12 + y * rowLength + x * 4
    return [2, 1, 0].map { String(format: "%02x", data[start + $0]) }.joined()
  }
}

/// The program of these tests, running under a display.
struct HostedProcess {
  let process: ChildProcess
  /// Kept for as long as the program runs.
  let display: VirtualDisplay?

  /// - Parameter name: of the program, which is beside that of the tests.
  init(
    _ arguments: [String] = [], on display: VirtualDisplay?, environment: [String: String] = [:],
    program name: String = "HostedApp"
  ) throws {
    self.display = display
    var all = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "ESPALIER_HOST", "ESPALIER_SCALE"] {
      all[name] = nil
    }
    all["DISPLAY"] = display?.name
    // Each program has stored values of its own, unless a test says where they are.
    if environment["HOME"] == nil {
      all["XDG_CONFIG_HOME"] =
        (display?.folder ?? FileManager.default.temporaryDirectory)
        .appendingPathComponent("values-\(UUID().uuidString)").path
    } else {
      all["XDG_CONFIG_HOME"] = nil
    }
    all.merge(environment) { _, new in new }
    let program = try #require(Bundle.main.executableURL).deletingLastPathComponent()
      .appendingPathComponent(name)
    process = try ChildProcess(program, arguments, environment: all)
  }

  var lines: [String] { process.output.split(separator: "\n").map(String.init) }

  var errors: String { process.errors }

  /// Waits until the program has said `line` `count` times.
  func waits(for line: String, count: Int = 1) async -> Bool {
    await eventually { lines.filter { $0 == line }.count >= count }
  }

  /// Waits for the program's end, and returns its exit code; nil if it does not end.
  func exitCode() async -> Int32? {
    _ = await eventually { process.exitCode != nil }
    return process.exitCode
  }

  /// The number of files, sockets and pipes the program has open.
  func descriptorCount() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.identifier)/fd").count
  }

  /// Waits until nothing wakes the program's main thread any more.
  ///
  /// Checks are at least 5 milliseconds apart: a hundred take as long as thirty frames.
  func comesToRest() async throws -> Bool {
    var (last, looks) = (-1, 0)
    return try await eventually {
      let wakes = try wakes()
      looks = wakes == last ? looks + 1 : 0
      last = wakes
      return looks == 100
    }
  }

  /// The number of times that the program's main thread has waited for something.
  private func wakes() throws -> Int {
    let number = process.identifier
    let status = try String(
      contentsOfFile: "/proc/\(number)/task/\(number)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
    return try #require(line?.split(separator: "\t").last.flatMap { Int($0) })
  }
}
