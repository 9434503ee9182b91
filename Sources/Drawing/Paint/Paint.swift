import Foundation

/// The filling of a path or of a run of glyphs, with every name resolved to numbers.
package enum Paint: Equatable, Sendable {
  case color(ResolvedColor)
  /// A gradient from `start` to `end`, both in the coordinates of the item it paints.
  case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  case angularGradient([GradientStop], center: CGPoint, startAngle: Angle, endAngle: Angle)
  /// A radial gradient stretched to ellipses: each radius has a width and a height.
  case ellipticalGradient(
    [GradientStop], center: CGPoint, startRadius: CGSize, endRadius: CGSize)
  case mesh(MeshPaint)
  case tiles(TilePaint)
  case backdrop(BackdropPaint)
}

/// A grid of colored points, between which colors blend along curves.
package struct MeshPaint: Equatable, Sendable {
  /// A point of the grid with the ends of the curves that leave it, in the coordinates of the item it paints.
  package struct Vertex: Equatable, Sendable {
    package var position: CGPoint
    package var leading: CGPoint
    package var top: CGPoint
    package var trailing: CGPoint
    package var bottom: CGPoint
    package var color: ResolvedColor

    package init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint,
      color: ResolvedColor
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
      self.color = color
    }
  }

  /// The number of columns, at least 2, as is that of rows.
  package var columns: Int
  package var rows: Int
  /// The points, row by row.
  package var vertices: [Vertex]
  /// The color that is painted where the mesh leaves the area free.
  package var background: ResolvedColor
  /// True if colors change smoothly across the grid's lines, not only along them.
  package var smoothsColors: Bool
  /// True if colors are mixed by their appearance (Oklab) rather than by components of sRGB.
  package var isPerceptual = false

  package init(
    columns: Int, rows: Int, vertices: [Vertex], background: ResolvedColor, smoothsColors: Bool
  ) {
    self.columns = columns
    self.rows = rows
    self.vertices = vertices
    self.background = background
    self.smoothsColors = smoothsColors
  }
}

/// A part of a picture, repeated in both directions.
package struct TilePaint: Equatable, Sendable {
  package var bitmap: Bitmap
  /// The part that repeats, in pixels.
  package var source: CGRect
  /// The rectangle of one of the tiles, in the coordinates of the item it paints.
  package var tile: CGRect
  package var interpolation: ImageInterpolation

  package init(
    bitmap: Bitmap, source: CGRect, tile: CGRect, interpolation: ImageInterpolation = .medium
  ) {
    self.bitmap = bitmap
    self.source = source
    self.tile = tile
    self.interpolation = interpolation
  }
}

/// A blurred picture of everything painted before, with a color above: a material.
package struct BackdropPaint: Hashable, Sendable {
  /// The standard deviation of the Gaussian, in points.
  package var radius: Double
  /// Multiplies the distance of colors from gray; 1 leaves them.
  package var saturation: Double
  package var color: ResolvedColor

  package init(radius: Double, saturation: Double, color: ResolvedColor) {
    self.radius = radius
    self.saturation = saturation
    self.color = color
  }
}

/// A color and its place between 0 and 1 along a gradient.
package struct GradientStop: Equatable, Sendable {
  package var color: ResolvedColor
  package var location: CGFloat

  package init(color: ResolvedColor, location: CGFloat) {
    self.color = color
    self.location = location
  }
}

/// A color in the sRGB color space, not premultiplied; components outside 0...1 are clamped when drawn.
package struct ResolvedColor: Hashable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var opacity: Float

  package init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)
  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
}

/// The method by which a scaled picture gets its pixels.
package enum ImageInterpolation: Sendable {
  case none, low, medium, high
}
