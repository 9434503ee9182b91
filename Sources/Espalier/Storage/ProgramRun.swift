import Foundation

/// A run of a program, which another one can recognize.
struct ProgramRun: Hashable {
  private let process: Int32
  /// The start of the process in the system's own time: another process may get the same number later.
  private let start: String
  /// The time of the start, in seconds since 1970.
  let time: Int

  /// This run.
  static let current: ProgramRun = {
    let process = ProcessInfo.processInfo.processIdentifier
    return ProgramRun(
      process: process, start: startTime(of: process) ?? "",
      time: Int(Date().timeIntervalSince1970))
  }()

  init(process: Int32, start: String, time: Int) {
    self.process = process
    self.start = start
    self.time = time
  }

  /// The run that a name stands for; nil if it stands for none.
  init?(name: some StringProtocol) {
    let parts = name.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, let process = Int32(parts[0]), let time = Int(parts[2]) else {
      return nil
    }
    self.init(process: process, start: String(parts[1]), time: time)
  }

  var name: String { "\(process) \(start) \(time)" }

  /// True if the run has not ended.
  var isAlive: Bool { Self.startTime(of: process) == start }

  /// The 22nd value in the line that the system has for a process; nil if the process has ended.
  ///
  /// The name of the program, which is the second value, may have spaces. The first value after it, the state, is Z as long as
  /// the parent of an ended process has not taken note of the end.
  private static func startTime(of process: Int32) -> String? {
    guard process > 0,
      let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = line.lastIndex(of: ")")
    else { return nil }
    let values = line[line.index(after: name)...].split(separator: " ")
    return values.count > 19 && values[0] != "Z" ? String(values[19]) : nil
  }
}
