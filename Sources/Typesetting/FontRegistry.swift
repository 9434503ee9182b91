import Foundation
import Synchronization

/// The font files that a program brings along, for all typesetters of the process.
package enum FontRegistry {
  /// The reason why a file was not registered.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case notReadable(path: String)
    case notAFont(path: String)
    case registeredAlready(path: String)
    case notRegistered(path: String)

    package var description: String {
      switch self {
      case .notReadable(let path):
        "Font \(path) cannot be read. Check that the file exists and may be read."
      case .notAFont(let path):
        "\(path) is no OpenType or TrueType font. Register a file ending in .otf, .ttf or .ttc."
      case .registeredAlready(let path): "Font \(path) is registered already."
      case .notRegistered(let path): "Font \(path) is not registered."
      }
    }
  }

  struct Contents {
    /// The paths in the order of registration.
    var paths: [String] = []
    /// Counts changes, so that others notice them.
    var version = 0
  }

  static let state = Mutex(Contents())

  /// Makes the fonts of a file known by their family, full and PostScript names.
  package static func register(_ file: URL) throws(Failure) {
    let path = file.standardizedFileURL.path
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw .notReadable(path: path)
    }
    guard !FontNames.faces(inFileAt: path).isEmpty, FontFile(path: path) != nil else {
      throw .notAFont(path: path)
    }
    let isNew = state.withLock { state in
      guard !state.paths.contains(path) else { return false }
      state.paths.append(path)
      state.version += 1
      return true
    }
    if !isNew { throw .registeredAlready(path: path) }
  }

  /// Forgets the fonts of a file again.
  package static func unregister(_ file: URL) throws(Failure) {
    let path = file.standardizedFileURL.path
    let wasKnown = state.withLock { state in
      guard let index = state.paths.firstIndex(of: path) else { return false }
      state.paths.remove(at: index)
      state.version += 1
      return true
    }
    if !wasKnown { throw .notRegistered(path: path) }
  }
}
