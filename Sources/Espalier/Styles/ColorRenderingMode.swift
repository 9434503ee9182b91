/// The numbers in which colors are combined.
///
/// What is drawn is combined in the components of sRGB, whichever mode is asked for: where nothing is translucent, all modes
/// are the same.
public enum ColorRenderingMode: Sendable {
  /// The components of sRGB.
  case nonLinear
  /// Components in proportion to light.
  case linear
  /// Components in proportion to light, which may be larger than one.
  case extendedLinear
}
