import Foundation

/// What fills a path or a run of glyphs, with every name resolved to numbers.
package enum Paint: Equatable, Sendable {
  case color(ResolvedColor)
  /// From `start` to `end`, both in the coordinates of the item it paints.
  case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  case angularGradient([GradientStop], center: CGPoint, startAngle: Angle, endAngle: Angle)
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
