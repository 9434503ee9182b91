import Foundation

/// A problem that someone can act on.
package struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  package enum Severity: Sendable { case note, warning, error }

  package var severity: Severity
  /// What happened and what to try.
  package var message: String
  /// The names of the views from the root to the one concerned.
  package var path: String

  package var description: String {
    path.isEmpty ? "Espalier: \(message)" : "Espalier: \(message)\n  at \(path)"
  }
}

/// Collects the problems of a view tree and prints each of them once.
@MainActor package final class Diagnostics {
  package private(set) var reported: [Diagnostic] = []
  private var known: Set<String> = []
  private static let limit = 1_000

  /// Reports a problem; one that was reported before is dropped.
  func report(_ message: String, at path: String, severity: Diagnostic.Severity = .warning) {
    guard known.count < Self.limit, known.insert(message + path).inserted else { return }
    let diagnostic = Diagnostic(severity: severity, message: message, path: path)
    reported.append(diagnostic)
    FileHandle.standardError.write(Data((diagnostic.description + "\n").utf8))
  }
}
