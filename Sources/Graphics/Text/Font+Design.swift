@_spi(Espalier) import EspalierCore
import EspalierDrawing

extension Font {
  /// A design of the system font.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced

    var described: FontDescription.FontDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }
}
