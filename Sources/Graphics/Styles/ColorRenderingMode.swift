@_spi(Espalier) import EspalierCore

/// The numbers in which colors are combined.
///
/// The color space in which a drawing is combined. All modes combine the components of sRGB: where
/// nothing is translucent, they are the same.
public enum ColorRenderingMode: Sendable {
  /// The components of sRGB.
  case nonLinear
  /// Components in proportion to light.
  case linear
  /// Components in proportion to light, which may be larger than one.
  case extendedLinear
}
