import EspalierCore
import EspalierDrawing
import Foundation

extension Font {
  /// The numbers of this font in the surroundings of a view.
  ///
  ///     @Environment(\.fontResolutionContext) private var context
  ///     let isBold = (attributes.font ?? .default).resolve(in: context).isBold
  public func resolve(in context: Font.Context) -> Font.Resolved {
    let environment = context.environment
    let font = inheriting(context.font)
    return Resolved(
      font.resolve(in: environment, overriddenBy: context.traits),
      font.traits.overridden(by: context.traits))
  }

  /// The values of a view's environment on which fonts depend.
  public struct Context: Hashable, Sendable {
    fileprivate let font: Font?
    fileprivate let traits: FontTraits
    private let platform: PlatformStyle
    private let size: DynamicTypeSize

    fileprivate init(_ environment: EnvironmentValues) {
      font = environment.font
      traits = environment.textAttributes.traits
      platform = environment.platformStyle
      size = environment.dynamicTypeSize
    }

    fileprivate var environment: EnvironmentValues {
      var environment = EnvironmentValues()
      environment.platformStyle = platform
      environment.dynamicTypeSize = size
      return environment
    }
  }

  /// The numbers of a font where it is shown.
  public struct Resolved: Hashable, Sendable {
    /// Points per em.
    public let pointSize: CGFloat
    public let weight: Font.Weight
    public let width: Font.Width
    public let leading: Font.Leading
    public let isItalic: Bool
    /// True if all characters have one width: in the monospaced design of the system's font.
    public let isMonospaced: Bool
    public let isLowercaseSmallCaps: Bool
    public let isUppercaseSmallCaps: Bool

    fileprivate init(_ font: FontDescription, _ traits: FontTraits) {
      pointSize = font.size
      weight = Font.Weight(value: font.weight)
      width = traits.width ?? .standard
      leading = traits.leading ?? .standard
      isItalic = font.isItalic
      isMonospaced = font.family == .system(.monospaced)
      isLowercaseSmallCaps = font.smallCaps.contains(.lowercase)
      isUppercaseSmallCaps = font.smallCaps.contains(.uppercase)
    }

    /// True if the weight is semibold or greater.
    public var isBold: Bool { weight.value >= Font.Weight.semibold.value }

    /// True if all letters are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }
}

extension Font.Context: CustomDebugStringConvertible {
  public var debugDescription: String {
    let resolved = Font.default.resolve(in: self)
    return "Font.Context(\(platform), \(size), \(resolved.pointSize) points)"
  }
}

extension EnvironmentValues {
  /// The values on which fonts depend, for `Font.resolve(in:)`.
  public var fontResolutionContext: Font.Context { Font.Context(self) }
}
