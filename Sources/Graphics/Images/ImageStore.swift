@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The image loader of a host, with the pictures it has loaded so far.
@MainActor package final class ImageStore {
  private let loader: any ImageLoader
  private var pictures: BitmapCache
  private var failures: [URL: any Error] = [:]
  private var files: [SearchKey: FoundImage] = [:]
  private var downloads: [URL: Download] = [:]

  /// - Parameter memory: the limit for the bytes of pixels that are kept; beyond it, the pictures
  ///   used least recently are dropped.
  package init(_ loader: any ImageLoader, memory: Int = 256 << 20) {
    self.loader = loader
    pictures = BitmapCache(limit: memory)
  }

  /// The pixels of a named picture's file, whose bytes do not change: a broken file stays broken.
  func bitmap(at url: URL) throws -> Bitmap {
    if let error = failures[url] { throw error }
    do { return try read(url) } catch {
      failures[url] = error
      throw error
    }
  }

  /// The pixels of a file on this machine, or of one that its address holds.
  func read(_ url: URL) throws -> Bitmap {
    if let known = pictures[url] { return known }
    let bitmap = try DataURL.isScheme(of: url) ? decode(url) : decode(file: url)
    pictures[url] = bitmap
    return bitmap
  }

  private func decode(file url: URL) throws -> Bitmap {
    try loader.bitmap(from: Data(contentsOf: url), name: url.lastPathComponent)
  }

  private func decode(_ dataURL: URL) throws -> Bitmap {
    guard let content = DataURL.content(of: dataURL) else {
      let start = dataURL.absoluteString.prefix(60)
      throw ImageProblem(
        message: "The address \(start)… holds no file: data URLs end in a comma and the file, "
          + "in base64 where \";base64\" stands before the comma.")
    }
    return try loader.bitmap(from: content, name: "data URL")
  }

  /// The pixels of a picture that was loaded before and is still kept.
  func loaded(_ url: URL) -> Bitmap? { pictures[url] }

  /// Returns the file that `find` finds, and remembers it, so that it is not searched for again.
  func file(_ request: SearchKey, find: () -> FoundImage?) -> FoundImage? {
    if let known = files[request] { return known }
    let found = find()
    files[request] = found
    return found
  }

  /// The values that the search for a named picture depends on.
  struct SearchKey: Hashable {
    var name: String
    var bundle: String?
    var displayScale: CGFloat
  }
}

// MARK: - Pictures that take their time

extension ImageStore {
  /// One transfer, for all views that want the same picture.
  @MainActor fileprivate final class Download {
    let task: Task<Bitmap, any Error>
    var waiters = 0

    init(_ task: Task<Bitmap, any Error>) { self.task = task }
  }

  /// Every task that waits for a download leaves it once: with the picture, or earlier.
  @MainActor private final class Waiter {
    var hasLeft = false
  }

  /// The pixels of a picture anywhere, loaded and decoded off the main actor.
  ///
  /// The transfer ends when all tasks that wait for it are cancelled.
  func load(_ url: URL) async throws -> Bitmap {
    if let known = pictures[url] { return known }
    let download = downloads[url] ?? Download(fetch(url))
    downloads[url] = download
    download.waiters += 1
    let waiter = Waiter()
    return try await withTaskCancellationHandler {
      defer { leave(download, of: url, waiter) }
      let bitmap = try await download.task.value
      pictures[url] = bitmap
      return bitmap
    } onCancel: {
      Task { @MainActor in leave(download, of: url, waiter) }
    }
  }

  private func leave(_ download: Download, of url: URL, _ waiter: Waiter) {
    if waiter.hasLeft { return }
    waiter.hasLeft = true
    download.waiters -= 1
    if download.waiters > 0 { return }
    download.task.cancel()
    if downloads[url] === download { downloads[url] = nil }
  }

  private func fetch(_ url: URL) -> Task<Bitmap, any Error> {
    let loader = loader
    return Task.detached(priority: .userInitiated) {
      let data = try await loader.data(at: url)
      try Task.checkCancellation()
      return try loader.bitmap(from: data, name: url.lastPathComponent)
    }
  }
}
