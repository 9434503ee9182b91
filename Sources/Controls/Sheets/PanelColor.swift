import EspalierCore
import EspalierGraphics

/// The colors of panels above a window's content.
package enum PanelColor {
  static func fill(_ colorScheme: ColorScheme) -> Color {
    Color(white: colorScheme == .dark ? 0.16 : 0.98)
  }
}
