/// The numbers in which colors are combined.
///
/// SwiftUI's other modes, proportional to light, are not declared: nothing here draws in them yet.
public enum ColorRenderingMode: Sendable {
  /// The components of sRGB.
  case nonLinear
}
