@_spi(Espalier) import EspalierCore
import EspalierDrawing

extension Font {
  /// The font with small capitals in place of lowercase and uppercase letters.
  public func smallCaps() -> Font { with { $0.smallCaps = [.lowercase, .uppercase] } }

  /// The font with small capitals in place of lowercase letters.
  public func lowercaseSmallCaps() -> Font { with { $0.smallCaps.insert(.lowercase) } }

  /// The font with small capitals in place of uppercase letters.
  public func uppercaseSmallCaps() -> Font { with { $0.smallCaps.insert(.uppercase) } }
}
