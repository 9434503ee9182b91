import Foundation
import Synchronization
import Testing

/// A program that a test has started; what it prints goes to files.
///
/// Foundation's `Process` waits for programs on run loops, which the threads of tests do not have.
final class ChildProcess: Sendable {
  let identifier: pid_t
  private let folder: URL
  private let status = Mutex<Int32?>(nil)

  init(_ program: URL, _ arguments: [String], environment: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, name) in [(Int32(1), "output"), (2, "errors")] {
      posix_spawn_file_actions_addopen(
        &actions, number, folder.appendingPathComponent(name).path, O_WRONLY | O_CREAT | O_APPEND,
        0o600)
    }
    // The program inherits no descriptors of other tests: a connection that it kept open would
    // never end.
    for descriptor in Int32(3)..<1024 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    let words = ([program.path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var identifier = pid_t()
    let failure = posix_spawn(&identifier, program.path, &actions, nil, words, variables)
    try #require(failure == 0, "\(program.path): \(String(cString: strerror(failure)))")
    self.identifier = identifier
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The text that the program has printed so far.
  var output: String { text("output") }

  var errors: String { text("errors") }

  private func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  /// The program's exit code; nil while it runs.
  ///
  /// A program that was ended by a signal has the signal's number plus 128.
  var exitCode: Int32? { exitCode(waiting: false) }

  private func exitCode(waiting: Bool) -> Int32? {
    status.withLock { status in
      if let status { return status }
      var raw: Int32 = 0
      guard waitpid(identifier, &raw, waiting ? 0 : WNOHANG) == identifier else { return nil }
      status = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : 128 + raw & 0x7F
      return status
    }
  }

  /// Ends the program, if it still runs, and waits for that.
  func end() {
    if exitCode != nil { return }
    kill(identifier, SIGKILL)
    _ = exitCode(waiting: true)
  }
}

/// Checks again and again, for ten minutes: machines that run tests are busy.
func eventually(
  isolation: isolated (any Actor)? = #isolation, _ condition: () throws -> Bool
) async rethrows -> Bool {
  let end = ContinuousClock.now + .seconds(600)
  var looks = 0
  while looks < 1_000 || ContinuousClock.now < end {
    if try condition() { return true }
    looks += 1
    try? await Task.sleep(for: .milliseconds(5))
  }
  return false
}
