import Foundation

extension TextSpacing {
  /// Measured on macOS for 13 points beside a view without a text; larger fonts keep more distance
  /// in proportion.
  ///
  /// No combination of the font's ascent, descent and cap height gives these numbers.
  private static let measured = (size: 13.0, above: 4.7422, below: 8.1509)

  init(first: FontDescription, last: FontDescription) {
    self.init(
      toText: first.lineMetrics?.leading ?? 0,
      above: Self.measured.above * first.size / Self.measured.size,
      below: Self.measured.below * last.size / Self.measured.size)
  }
}

extension StyledText {
  /// The spacing that the first and the last font ask for.
  ///
  /// Between two texts the lower decides.
  package var spacing: TextSpacing {
    guard let first = runs.first, let last = runs.last else {
      return TextSpacing(toText: 0, above: 8, below: 8)
    }
    return TextSpacing(first: first.font, last: last.font)
  }
}
