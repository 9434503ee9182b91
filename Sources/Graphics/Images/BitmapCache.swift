@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The most recently used pictures whose pixels stay within a limit together, and the last one in
/// any case.
struct BitmapCache {
  private var entries: [URL: (bitmap: Bitmap, use: Int)] = [:]
  private var uses = 0
  private var size = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  subscript(url: URL) -> Bitmap? {
    mutating get {
      uses += 1
      entries[url]?.use = uses
      return entries[url]?.bitmap
    }
    set {
      if let old = entries.removeValue(forKey: url) { size -= old.bitmap.pixels.count }
      guard let newValue else { return }
      uses += 1
      entries[url] = (newValue, uses)
      size += newValue.pixels.count
      while size > limit, entries.count > 1,
        let oldest = entries.min(by: { $0.value.use < $1.value.use })
      {
        entries[oldest.key] = nil
        size -= oldest.value.bitmap.pixels.count
      }
    }
  }
}
