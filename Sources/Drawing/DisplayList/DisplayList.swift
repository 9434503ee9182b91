import Foundation

/// What to paint, back to front, as a plain value: all that crosses from views to renderers.
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

/// How the items of a group are changed before they are painted.
package enum DisplayEffect: Equatable, Sendable {
  case transform(CGAffineTransform)
  /// The group is painted as one picture, then faded.
  case opacity(Double)
  case blend(BlendMode)
  case clip(Path, FillStyle)
  /// Keeps the group where the mask's items are opaque.
  case mask([DisplayItem])
  /// A blurred silhouette below the group. `radius` is twice the Gaussian's standard deviation.
  case shadow(color: ResolvedColor, radius: Double, offset: CGSize)
}

/// A picture stretched over a rectangle.
package struct DisplayImage: Equatable, Sendable {
  package var bitmap: Bitmap
  package var frame: CGRect
  /// Paints the picture's opaque parts with this paint instead of its own colors.
  package var tint: Paint?
  package var interpolation: ImageInterpolation

  package init(
    bitmap: Bitmap, frame: CGRect, tint: Paint? = nil, interpolation: ImageInterpolation = .medium
  ) {
    self.bitmap = bitmap
    self.frame = frame
    self.tint = tint
    self.interpolation = interpolation
  }
}

/// How pixels are invented when a picture is scaled.
package enum ImageInterpolation: Sendable {
  case none, low, medium, high
}
