import EspalierDrawing
import Synchronization

/// A problem that someone can act on.
package struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  package enum Severity: Sendable { case note, warning, error }

  package var severity: Severity
  /// The problem and a suggestion for solving it.
  package var message: String
  /// The names of the views from the root to the one concerned.
  package var path: String

  package var description: String {
    path.isEmpty ? "Espalier: \(message)" : "Espalier: \(message)\n  at \(path)"
  }
}

/// Collects the problems of a view tree and prints each of them once; colors report theirs from any
/// thread.
package final class Diagnostics: Sendable {
  private struct Contents {
    var reported: [Diagnostic] = []
    var known: Set<String> = []
  }

  private let state = Mutex(Contents())
  private static let limit = 1_000

  package init() {}

  package var reported: [Diagnostic] { state.withLock { $0.reported } }

  /// Reports a problem; one that was reported before is dropped.
  ///
  /// - Parameter subject: shared by messages about the same thing, of which one per place is
  ///   reported; nil stands for the message itself.
  package func report(
    _ message: String, at path: String, severity: Diagnostic.Severity = .warning,
    about subject: String? = nil
  ) {
    let diagnostic = Diagnostic(severity: severity, message: message, path: path)
    let isNew = state.withLock { state in
      guard state.known.count < Self.limit, state.known.insert((subject ?? message) + path).inserted
      else {
        return false
      }
      state.reported.append(diagnostic)
      return true
    }
    if isNew { StandardError.write(line: diagnostic.description) }
  }
}
