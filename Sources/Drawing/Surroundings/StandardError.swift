import Foundation

/// The stream of messages to the person who runs the program.
package enum StandardError {
  /// Writes a line, as far as the stream takes it.
  ///
  /// Foundation's `FileHandle` traps where it cannot write: a full disk, or a closed stream, would
  /// end every program that has something to report.
  package static func write(line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
