import Foundation

/// Opens pages and files with the programs that the desktop has for them.
enum WebOpener {
  /// Hands `url` to `xdg-open`; returns whether that program could be started.
  static func open(_ url: URL) -> Bool {
    guard url.scheme != nil, let program = find("xdg-open") else { return false }
    let process = Process()
    process.executableURL = program
    // An absolute address begins with its scheme, so it is never taken for an option.
    process.arguments = [url.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    do {
      try process.run()
      return true
    } catch {
      return false
    }
  }

  private static func find(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return folders.split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
