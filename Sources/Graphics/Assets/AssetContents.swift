@_spi(Espalier) import EspalierCore
import Foundation

/// The reason why an asset cannot be used, and a remedy.
package struct AssetProblem: Error, Equatable {
  package var message: String
}

/// The file `Contents.json` of a folder in an asset catalog.
enum AssetContents {
  /// Returns the content of the file in `folder`; the problem names the file and the field, or the
  /// place in the text.
  static func read<Contents: Decodable>(
    _ type: Contents.Type, in folder: URL
  ) throws(AssetProblem)
    -> Contents
  {
    let file = folder.appendingPathComponent("Contents.json")
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw AssetProblem(
        message: "The asset file \(file.path) cannot be read: \(error.localizedDescription)")
    }
    do {
      return try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      throw AssetProblem(message: "The asset file \(file.path) is broken: \(explain(error))")
    }
  }

  private static func explain(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath)) has no field \"\(key.stringValue)\"."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context.codingPath)): \(sentence(context.debugDescription))"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? sentence(reason(context))
        : "\(place(context.codingPath)): \(sentence(context.debugDescription))"
    default: error.localizedDescription
    }
  }

  /// Returns the message of the JSON parser, which knows the line and column.
  private static func reason(_ context: DecodingError.Context) -> String {
    let underlying = context.underlyingError.map { error in
      ((error as NSError).userInfo["NSDebugDescription"] as? String) ?? "\(error)"
    }
    return underlying ?? context.debugDescription
  }

  private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

  /// `colors[0].color` and the like.
  private static func place(_ path: [any CodingKey]) -> String {
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return place.isEmpty ? "the file" : place
  }
}
