import EspalierCore
import EspalierDrawing

extension Color {
  /// A color between this one and another.
  ///
  /// - Parameters:
  ///   - rhs: the color at a fraction of 1.
  ///   - fraction: the share of `rhs` in the result, 0 to 1.
  ///   - colorSpace: the numbers in which the way between both is straight.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      .mixed(
        ColorMixture(
          start: self, end: rhs, fraction: fraction.clampedToUnit, colorSpace: colorSpace)))
  }
}

/// A color between two others, found once their numbers are known.
struct ColorMixture: Hashable, Sendable {
  let start: Color
  let end: Color
  let fraction: Double
  let colorSpace: Gradient.ColorSpace

  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    let start = start.components(in: environment, level: 0)
    let end = end.components(in: environment, level: 0)
    // Converting there and back would change the last digits.
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    return colorSpace.mix(start, end, by: fraction)
  }
}

extension ColorMixture: CustomStringConvertible {
  var description: String { "\(start) with \(Int((fraction * 100).rounded()))% \(end)" }
}
