import Foundation
import UniformTypeIdentifiers

/// A document that a window is to open with.
package enum NewDocument {
  /// The document that the group of a content type makes; nil is the first group.
  case standard(UTType?)
  /// A document that a program makes.
  case made(@MainActor () -> Any, type: Any.Type)
  /// A copy of a file.
  case copy(of: URL, UTType)

  /// The document in words, for diagnostics.
  package var description: String {
    switch self {
    case .standard(nil): "new documents"
    case .standard(let type?), .copy(_, let type): "new documents of the type \(type.identifier)"
    case .made(_, let type): "documents of the type \(type)"
    }
  }
}
