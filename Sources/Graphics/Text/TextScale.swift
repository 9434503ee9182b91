import EspalierCore
import EspalierDrawing
import Foundation

extension Text {
  /// The size of text in relation to its font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Smaller, as for units beside numbers.
    public static let secondary = Scale(factor: 0.85)
  }

  /// Makes the text smaller or larger than its font; nothing changes where `isEnabled` is false.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale)) : self
  }
}

nonisolated extension View {
  /// Makes texts in this view smaller or larger than their fonts; nothing changes where `isEnabled`
  /// is false.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textAttributes) { attributes in
      if isEnabled { TextAttributeChange.scale(scale).apply(to: &attributes) }
    }
  }
}

extension FontDescription {
  /// The font in another size, with the line heights that the platform has for it.
  func scaled(_ scale: Text.Scale, _ platform: PlatformStyle) -> FontDescription {
    if scale == .default { return self }
    var font = self
    font.size *= scale.factor
    if lineMetrics != nil {
      font.lineMetrics = platform.systemFont(size: font.size, weight: weight).lineMetrics
    }
    return font
  }
}
