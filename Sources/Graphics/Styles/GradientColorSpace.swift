@_spi(Espalier) import EspalierCore
import EspalierDrawing

extension Gradient {
  /// The numbers in which the colors between two colors are found.
  public struct ColorSpace: Hashable, Sendable {
    private enum Kind: Hashable {
      case device, perceptual
    }

    private let kind: Kind

    /// The numbers of the output: components of sRGB.
    public static let device = ColorSpace(kind: .device)

    /// Numbers in which equal steps look equally far apart: those of Oklab.
    public static let perceptual = ColorSpace(kind: .perceptual)

    /// The color that is `fraction` of the way from `start` to `end`.
    func mix(_ start: ResolvedColor, _ end: ResolvedColor, by fraction: Double) -> ResolvedColor {
      switch kind {
      case .device: start.mixed(with: end, by: fraction)
      case .perceptual: OklabColor(start).mixed(with: OklabColor(end), by: fraction).color
      }
    }

    /// Stops between which components of sRGB can be interpolated, with the same result as these in
    /// this space.
    func stops(_ stops: [GradientStop]) -> [GradientStop] {
      guard self != .device, var last = stops.first else { return stops }
      var result = [last]
      for stop in stops.dropFirst() {
        if stop.location > last.location { result += between(last, stop, depth: 0) }
        result.append(stop)
        last = stop
      }
      return result
    }

    /// Halves the way until its middle looks as interpolation would have it: within half of one of
    /// 255 steps.
    private func between(
      _ start: GradientStop, _ end: GradientStop, depth: Int
    ) -> [GradientStop] {
      let color = mix(start.color, end.color, by: 0.5)
      let expected = start.color.mixed(with: end.color, by: 0.5)
      guard depth < 6, color.distance(to: expected) > 0.5 / 255 else { return [] }
      let middle = GradientStop(color: color, location: (start.location + end.location) / 2)
      return between(start, middle, depth: depth + 1) + [middle]
        + between(middle, end, depth: depth + 1)
    }
  }

  /// This gradient with the colors between its stops found in another color space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}
