import EspalierDrawing
import Foundation

/// A space of colors, as AppKit names it.
///
///     let red = color.usingColorSpace(.displayP3)?.redComponent
public final class NSColorSpace: Hashable, Sendable {
  private let isWide: Bool

  private init(isWide: Bool) { self.isWide = isWide }

  public static let sRGB = NSColorSpace(isWide: false)
  /// sRGB with numbers below 0 and above 1 for the colors outside of it.
  public static let extendedSRGB = NSColorSpace(isWide: false)
  /// The space of displays, which is sRGB here.
  public static let deviceRGB = NSColorSpace(isWide: false)
  /// The space of displays, which is sRGB here.
  public static let genericRGB = NSColorSpace(isWide: false)
  /// The wider space of Apple's displays.
  public static let displayP3 = NSColorSpace(isWide: true)

  /// The numbers of a color in this space.
  func numbers(of color: ResolvedColor) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    if !isWide { return (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue)) }
    let components = [color.red, color.green, color.blue].map { Double($0).linear }
    let (r, g, b) = (components[0], components[1], components[2])
    // sRGB to XYZ to P3 (CSS Color 4, sample code for color conversions).
    return (
      CGFloat((0.822_461_97 * r + 0.177_538_03 * g).gammaEncoded),
      CGFloat((0.033_194_20 * r + 0.966_805_80 * g).gammaEncoded),
      CGFloat((0.017_082_63 * r + 0.072_397_44 * g + 0.910_519_93 * b).gammaEncoded)
    )
  }

  public static func == (one: NSColorSpace, other: NSColorSpace) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
