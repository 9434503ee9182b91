import Foundation
import Synchronization

/// Problems of paths that someone can act on; each is reported once, on standard error.
///
/// Paths are made everywhere, also by programs without a view: the origin of a request is not known
/// here, so that a message describes the path that it is about.
package enum PathProblems {
  private static let told = Mutex<Set<String>>([])
  private static let limit = 1_000

  /// The messages so far.
  package static var messages: Set<String> { told.withLock { $0 } }

  static func report(_ message: String) {
    let isNew = told.withLock { $0.count < limit && $0.insert(message).inserted }
    if isNew { StandardError.write(line: "Espalier: \(message)") }
  }
}
