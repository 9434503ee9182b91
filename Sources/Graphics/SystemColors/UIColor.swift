import EspalierCore
import EspalierDrawing
import Foundation

/// A color as UIKit and AppKit have it: an object, for source code that names their colors.
///
///     Color(.systemBackground)
///     Color(uiColor: UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1))
///
/// It is a color and nothing more: the frameworks that such colors come from do not exist here.
public final class UIColor: Hashable, Sendable {
  let color: Color
  /// The space of ``redComponent`` and the other numbers.
  private let space: NSColorSpace

  /// The color that SwiftUI knows by this value.
  public convenience init(_ color: Color) { self.init(color, in: .sRGB) }

  init(_ color: Color, in space: NSColorSpace) {
    self.color = color
    self.space = space
  }

  /// A color of sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A gray between black, 0, and white, 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// A color of the wider space of Apple's displays.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  /// A color of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// A color with its numbers for light and for dark surroundings.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func numbers(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> ResolvedColor {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      environment._colorSchemeContrast = contrast
      let traits = UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light)
      return dynamicProvider(traits).color.components(in: environment, level: 0)
    }
    let color = AdaptiveColor(
      numbers(.light, .standard), numbers(.dark, .standard), numbers(.light, .increased),
      numbers(.dark, .increased))
    self.init(Color(.platform(PlatformColor("dynamic", color))))
  }

  /// The same color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let own = components.opacity
    guard own > 0 else {
      var clear = components
      clear.opacity = Float(alpha)
      return UIColor(Color(.constant(clear)))
    }
    var color = color
    color.factor *= Double(alpha) / Double(own)
    return UIColor(color)
  }

  /// The color in light surroundings as an object of Core Graphics.
  public var cgColor: CGColor { CGColor(components) }

  /// Writes the components of sRGB in light surroundings.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = CGFloat(components.red)
    green?.pointee = CGFloat(components.green)
    blue?.pointee = CGFloat(components.blue)
    alpha?.pointee = CGFloat(components.opacity)
    return true
  }

  /// The color in light surroundings, with its numbers in a space.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    UIColor(Color(.constant(components)), in: space)
  }

  public var redComponent: CGFloat { space.numbers(of: components).red }
  public var greenComponent: CGFloat { space.numbers(of: components).green }
  public var blueComponent: CGFloat { space.numbers(of: components).blue }
  public var alphaComponent: CGFloat { CGFloat(components.opacity) }

  private var components: ResolvedColor {
    color.components(in: EnvironmentValues(), level: 0)
  }

  public static func == (one: UIColor, other: UIColor) -> Bool { one.color == other.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// The same for source code that is written for the Mac.
public typealias NSColor = UIColor

extension UIColor: CustomStringConvertible {
  public var description: String { color.description }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// A color that a literal spells out, as Xcode writes it.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

/// The surroundings that a dynamic color is asked for.
public struct UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// The appearance of the surroundings.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

extension Color {
  // `Color.init` alone, as in `colors.map(Color.init)`, means the initializer without a label.
  @_disfavoredOverload public init(uiColor: UIColor) { self = uiColor.color }

  @_disfavoredOverload public init(nsColor: NSColor) { self = nsColor.color }

  /// The color of this name, as in `Color(.systemBackground)`.
  public init(_ color: UIColor) { self = color.color }

  public init(cgColor: CGColor) { self.init(.constant(cgColor.resolved)) }

  // Otherwise `Color(.white)` could mean two things.
  @_disfavoredOverload public init(_ color: CGColor) { self.init(cgColor: color) }

  /// The color as an object; nil where its numbers depend on the surroundings.
  public var cgColor: CGColor? {
    switch base {
    case .constant, .system(.white), .system(.black), .system(.clear):
      CGColor(components(in: EnvironmentValues(), level: 0))
    case .system, .label, .named, .mixed, .accent, .platform: nil
    }
  }
}
