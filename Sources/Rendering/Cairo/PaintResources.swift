import CGfx
import EspalierDrawing
import Foundation

/// The resources that outlive a picture so that the next is painted faster: fonts, glyphs, shadows,
/// images.
///
/// To be used by one thread at a time.
final class PaintResources {
  let fonts = FontFaces()
  let glyphs = GlyphCache()
  var shadows = CostLimitedCache<ShadowKey, CairoSurface>(limit: 32 << 20)
  var colorTables = ColorTables()
  /// Pictures of blurs, color changes, projections and meshes.
  var pictures = CostLimitedCache<PictureKey, PlacedPicture>(limit: 64 << 20)
  var images = ImageSurfaces()
  /// The stack's limit: the content of an effect needs up to ten kilobytes to be painted, and has
  /// its bounds looked for.
  var stackLimit = StackLimit(reserve: 2 * 1024 * 1024)

  /// The number of pixels that pictures of shadows had, a measure of their work.
  var effectPixels = 0

  private var transparent: CairoSurface?

  /// One pixel that shows nothing; Cairo takes it for a picture.
  func transparentPixel() throws(RenderingError) -> CairoSurface {
    if let transparent { return transparent }
    let pixel = try CairoSurface.image(width: 1, height: 1)
    pixel.edit { _, _ in }
    transparent = pixel
    return pixel
  }
}

/// The values used last whose costs stay within a limit together; searched in order, so for few.
struct CostLimitedCache<Key: Equatable, Value> {
  private var entries: [(key: Key, value: Value, cost: Int)] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? {
    mutating get {
      guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
      let entry = entries[index]
      if index < entries.count - 1 {
        entries.remove(at: index)
        entries.append(entry)
      }
      return entry.value
    }
  }

  /// Leaves out a value that exceeds the limit alone.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit else { return }
    entries.append((key, value, cost))
    var total = entries.reduce(0) { $0 + $1.cost }
    while total > limit { total -= entries.removeFirst().cost }
  }
}
