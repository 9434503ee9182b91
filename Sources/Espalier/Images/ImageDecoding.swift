import EspalierDrawing
import Foundation

/// Turns the bytes of a picture file into pixels; the module that draws supplies it.
package protocol ImageLoader {
  /// The pixels of a PNG or JPEG file; throws an error that says what is wrong with it.
  ///
  /// - Parameter name: for messages and printed display lists.
  func bitmap(from data: Data, name: String) throws -> Bitmap
}

/// The image loader of a host, with the files it has loaded so far.
@MainActor package final class ImageStore {
  private let loader: any ImageLoader
  private var loaded: [URL: Result<Bitmap, any Error>] = [:]

  package init(_ loader: any ImageLoader) { self.loader = loader }

  /// The pixels of a file; it is read once, also where it turns out to be broken.
  func bitmap(at url: URL) throws -> Bitmap {
    if let known = loaded[url] { return try known.get() }
    let result = Result {
      try loader.bitmap(from: Data(contentsOf: url), name: url.lastPathComponent)
    }
    loaded[url] = result
    return try result.get()
  }
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
