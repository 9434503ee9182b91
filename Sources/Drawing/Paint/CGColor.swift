import Foundation

/// A color by its components, as an object.
public final class CGColor: Hashable, Sendable {
  package let resolved: ResolvedColor
  private let isGray: Bool

  package init(_ resolved: ResolvedColor, isGray: Bool = false) {
    self.resolved = resolved
    self.isGray = isGray
  }

  /// A color of sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ResolvedColor(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// A color of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray between black, 0, and white, 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    let gray = Float(gray)
    self.init(
      ResolvedColor(red: gray, green: gray, blue: gray, opacity: Float(alpha)), isGray: true)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green and blue, or one gray, and the opacity behind them.
  public var components: [CGFloat]? {
    let colors = isGray ? [resolved.red] : [resolved.red, resolved.green, resolved.blue]
    return (colors + [resolved.opacity]).map { CGFloat($0) }
  }

  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The opacity.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// The same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var color = resolved
    color.opacity = Float(alpha)
    return CGColor(color, isGray: isGray)
  }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.resolved == other.resolved && one.isGray == other.isGray
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}
