@_spi(Espalier) import EspalierCore
import Foundation

extension Font {
  /// The width of a font's characters.
  public struct Width: Hashable, Sendable {
    /// 0 is the usual width; a number below is narrower, down to -0.5, one above wider, up to 0.5.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The font with narrower or wider characters.
  public func width(_ width: Font.Width) -> Font { with { $0.width = width } }

  /// The font with narrower or wider characters; 0 is the usual width.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
}

extension Font.Width {
  /// The width as a fraction of the usual one.
  var fraction: CGFloat { 1 + min(max(value.finite, -0.5), 0.5) }
}
