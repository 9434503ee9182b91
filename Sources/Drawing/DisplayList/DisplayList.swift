import Foundation

/// All there is to paint, back to front, as a plain value: it alone crosses from views to
/// renderers.
///
/// A renderer is one exhaustive `switch` over ``DisplayItem`` and one over ``DisplayEffect``.
package struct DisplayList: Equatable, Sendable {
  /// The size of the picture in points; items outside it are cut off.
  package var size: CGSize
  package var items: [DisplayItem]

  package init(size: CGSize, items: [DisplayItem] = []) {
    self.size = size
    self.items = items
  }
}

/// One primitive, or a group of items under an effect.
///
/// Positions are points in the coordinates of the surrounding group.
package indirect enum DisplayItem: Equatable, Sendable {
  case fill(Path, Paint, FillStyle)
  case stroke(Path, Paint, StrokeStyle)
  case glyphs(GlyphRun, Paint)
  case image(DisplayImage)
  case group(DisplayEffect, [DisplayItem])
}

/// A picture stretched over a rectangle.
package struct DisplayImage: Equatable, Sendable {
  package var bitmap: Bitmap
  /// The part of the bitmap that is shown, in pixels; nil is all of it.
  package var source: CGRect?
  package var frame: CGRect
  /// Paints the picture's opaque parts with this paint instead of its own colors.
  package var tint: Paint?
  package var interpolation: ImageInterpolation
  /// True if edges between pixels are softened.
  package var isAntialiased = true

  package init(
    bitmap: Bitmap, source: CGRect? = nil, frame: CGRect, tint: Paint? = nil,
    interpolation: ImageInterpolation = .medium
  ) {
    self.bitmap = bitmap
    self.source = source
    self.frame = frame
    self.tint = tint
    self.interpolation = interpolation
  }
}
