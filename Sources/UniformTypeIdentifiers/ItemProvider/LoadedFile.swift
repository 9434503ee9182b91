import Foundation

/// A file that was loaded.
package enum LoadedFile: Sendable {
  /// The sender's own file.
  case original(URL)
  /// A copy, which its receiver removes.
  case copy(TemporaryFile)

  package var url: URL {
    switch self {
    case .original(let url): url
    case .copy(let file): file.url
    }
  }

  package var isOriginal: Bool {
    switch self {
    case .original: true
    case .copy: false
    }
  }

  package func removeCopy() {
    if case .copy(let file) = self { file.remove() }
  }
}
