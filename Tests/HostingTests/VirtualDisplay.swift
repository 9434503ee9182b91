import Foundation
import Testing

/// A display server without a screen, and the programs to operate it.
final class VirtualDisplay {
  let name: String
  private let server = Process()
  private let folder: URL
  private let screen: URL

  /// The programs that these tests need and that are not installed.
  static let missing = ["Xvfb", "xdotool"].filter { find($0) == nil }

  static let comment: Comment = "needs a virtual display: apt install xvfb xdotool"

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-display-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    screen = folder.appendingPathComponent("Xvfb_screen0")
    server.executableURL = try #require(Self.find("Xvfb"))
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-fbdir", folder.path,
    ]
    let output = Pipe()
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    var number = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) {
      number += byte
    }
    name = ":" + String(decoding: number, as: UTF8.self)
  }

  /// Ends the server, as when a person logs out.
  func stop() {
    if server.isRunning { server.terminate() }
    server.waitUntilExit()
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  static func find(_ program: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return folders.split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs `xdotool`, and returns what it prints.
  @discardableResult func operate(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = Self.find("xdotool")
    process.arguments = arguments
    process.environment = ["DISPLAY": name, "HOME": folder.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The color of a pixel of the screen as six hexadecimal digits.
  ///
  /// The server keeps the screen in a file in the format of `xwd`: a header of numbers with the most significant byte
  /// first, 12 bytes for each color of a table, and then rows of pixels in blue, green, red and a byte of nothing.
  func pixel(_ x: Int, _ y: Int) throws -> String {
    let data = try Data(contentsOf: screen, options: .uncached)
    func number(_ index: Int) -> Int {
      data[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    let (headerSize, rowLength, colors) = (number(0), number(12), number(19))
    let start = headerSize + colors * 12 + y * rowLength + x * 4
    return [2, 1, 0].map { String(format: "%02x", data[start + $0]) }.joined()
  }
}

/// The program of these tests, running under a display.
final class HostedProcess: @unchecked Sendable {
  let process = Process()
  private let lock = NSLock()
  private var printed = ""
  private var complaints = ""

  init(_ arguments: [String] = [], display: String?, environment: [String: String] = [:]) throws {
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("HostedApp")
    process.arguments = arguments
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    var all = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "ESPALIER_HOST", "ESPALIER_SCALE"] {
      all[name] = nil
    }
    all["DISPLAY"] = display
    all.merge(environment) { _, new in new }
    process.environment = all
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    output.fileHandleForReading.readabilityHandler = { [weak self] in self?.take($0, \.printed) }
    error.fileHandleForReading.readabilityHandler = { [weak self] in self?.take($0, \.complaints) }
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  private func take(
    _ handle: FileHandle, _ place: ReferenceWritableKeyPath<HostedProcess, String>
  ) {
    let data = handle.availableData
    if data.isEmpty { return handle.readabilityHandler = nil }
    lock.withLock { self[keyPath: place] += String(decoding: data, as: UTF8.self) }
  }

  var lines: [String] { lock.withLock { printed.split(separator: "\n").map(String.init) } }

  var errors: String { lock.withLock { complaints } }

  /// Waits until the program has said `line` `count` times.
  func waits(for line: String, count: Int = 1) async -> Bool {
    await eventually { self.lines.filter { $0 == line }.count >= count }
  }

  /// Waits for the program's end, and returns its exit code; nil if it does not end.
  func exitCode() async -> Int32? {
    await eventually { !self.process.isRunning } ? process.terminationStatus : nil
  }

  /// Time that the processor spent on the program, in hundredths of a second.
  func processorTime() throws -> Int {
    let stat = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    // The name of the program, in parentheses, may have spaces; user and system time are fields 14 and 15.
    let fields = stat.split(separator: ")").last.map { $0.split(separator: " ") } ?? []
    return (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
  }
}

/// Looks again and again, patiently: machines that test are busy.
func eventually(_ condition: () throws -> Bool) async rethrows -> Bool {
  for _ in 0..<6_000 {
    if try condition() { return true }
    try? await Task.sleep(for: .milliseconds(5))
  }
  return false
}
