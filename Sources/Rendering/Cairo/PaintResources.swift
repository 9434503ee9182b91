import CGfx
@_spi(Espalier) import EspalierDrawing
import Foundation

/// The resources that outlive a picture so that the next is painted faster: fonts, glyphs, shadows,
/// images.
///
/// To be used by one thread at a time.
final class PaintResources {
  let fonts = FontFaces()
  let glyphs = GlyphCache()
  var shadows: CostLimitedCache<ShadowKey, CairoSurface>
  var colorTables = ColorTables()
  /// Pictures of blurs, color changes, projections and meshes.
  var pictures: CostLimitedCache<PictureKey, PlacedPicture>
  var images: ImageSurfaces
  /// True if painting ends early when the task that paints is cancelled; the picture is of no use
  /// then.
  var endsWhenCancelled = false
  /// The stack's limit: the content of an effect needs up to ten kilobytes to be painted, and has
  /// its bounds looked for.
  var stackLimit = StackLimit(reserve: 2 * 1024 * 1024)

  /// The bounds of what is painted at present.
  var bounds = ItemBounds()

  /// The number of pixels that pictures of shadows and filters had, a measure of their work.
  var effectPixels = 0

  private var transparent: CairoSurface?

  /// - Parameter share: the part of the usual memory that what is kept may take.
  init(share: Double = 1) {
    func bytes(_ usual: Int) -> Int { Int(Double(usual << 20) * share) }
    shadows = CostLimitedCache(limit: bytes(32))
    pictures = CostLimitedCache(limit: bytes(64))
    images = ImageSurfaces(limit: bytes(96), redrawnLimit: bytes(64))
  }

  /// True if the picture is no longer wanted.
  var isCancelled: Bool { endsWhenCancelled && Task.isCancelled }

  /// One pixel that shows nothing; Cairo takes it for a picture.
  func transparentPixel() throws(RenderingError) -> CairoSurface {
    if let transparent { return transparent }
    let pixel = try CairoSurface.image(width: 1, height: 1)
    pixel.edit { _, _ in }
    transparent = pixel
    return pixel
  }
}
