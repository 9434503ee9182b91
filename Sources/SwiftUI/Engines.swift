import Espalier
import EspalierDrawing
import EspalierRendering
import EspalierTypesetting
import Foundation

/// The engines that all pictures of a program share, so that fonts are opened and texts shaped once.
@MainActor enum Engines {
  static let text = Typesetter()
  static let raster = RasterRenderer()
}


extension EnvironmentValues {
  /// The environment of a picture that is drawn without a window.
  ///
  /// Locale and time zone are fixed, so that the same view gives the same picture everywhere.
  @MainActor static func headless(scale: CGFloat) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    // IMAGELOADER
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(identifier: "UTC") ?? .current
    return environment
  }
}
