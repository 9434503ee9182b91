import EspalierCore
import EspalierDrawing
import Foundation

/// Loads picture files and turns their bytes into pixels; the module that draws supplies it.
package protocol ImageLoader: Sendable {
  /// The pixels of a picture file; throws an error that describes the problem with the file.
  ///
  /// - Parameter name: the name in messages and printed display lists.
  func bitmap(from data: Data, name: String) throws -> Bitmap

  /// The bytes of a file that is not on this machine. Cancelling the task ends the transfer.
  func data(at url: URL) async throws -> Data
}

private enum ImageLoaderKey: EnvironmentKey {
  static let defaultValue: ImageStore? = nil
}

extension EnvironmentValues {
  /// Decodes picture files; nil where the host draws no pictures.
  package var imageLoader: ImageStore? {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}
