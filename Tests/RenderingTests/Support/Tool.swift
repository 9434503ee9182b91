import Foundation

/// Installed programs that read our files.
enum Tool {
  static func isInstalled(_ name: String) -> Bool { path(of: name) != nil }

  static func run(_ name: String, _ arguments: [String], input: Data) throws -> String {
    String(decoding: try runForData(name, arguments, input: input), as: UTF8.self)
  }

  /// Hands the input over as a file that replaces the first `-` among the arguments.
  static func runForData(_ name: String, _ arguments: [String], input: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-\(UUID().uuidString)")
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var arguments = arguments
    if let index = arguments.firstIndex(of: "-") { arguments[index] = file.path }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(of: name) ?? "/none/\(name)")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  private static func path(of name: String) -> String? {
    ["/usr/bin/", "/usr/local/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
