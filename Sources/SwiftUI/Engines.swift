import Espalier
import EspalierDrawing
import EspalierRendering
import EspalierTypesetting
import Foundation

/// The engines that all pictures of a program share, so that fonts are opened and texts shaped once.
@MainActor enum Engines {
  static let text = Typesetter()
  static let raster = RasterRenderer()
  static let images = ImageStore(FileImageLoader())
  /// The platform whose look the program has; pictures that it draws beside its windows have it,
  /// too.
  static var platform = PlatformStyle.mac
}

/// Loads image files with the decoders and transfers of the rendering module.
private struct FileImageLoader: ImageLoader {
  func bitmap(from data: Data, name: String) throws -> Bitmap {
    try ImageDecoder.bitmap(from: data, name: name)
  }

  func data(at url: URL) async throws -> Data { try await WebFile.data(at: url) }
}

extension EnvironmentValues {
  /// The environment of a picture that is drawn without a window.
  ///
  /// Locale and time zone are fixed, so that the same view gives the same picture everywhere; only
  /// texts that show the time since a date know the current time.
  @MainActor static func headless(scale: CGFloat) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.platformStyle = Engines.platform
    environment.imageLoader = Engines.images
    environment.currentDate = Date()
    environment.setLocale(Locale(identifier: "en_US"))
    environment.setTimeZone(TimeZone(identifier: "UTC") ?? .current)
    return environment
  }

  /// The environment of a program that a person uses: with their language and time zone.
  @MainActor static func interactive(_ options: HostOptions) -> EnvironmentValues {
    var environment = headless(scale: options.scale ?? 1)
    environment.colorScheme = options.appearance
    environment.platformStyle = options.platform
    let variables = ProcessInfo.processInfo.environment
    environment.setLocale(.ofPerson(variables) ?? .autoupdatingCurrent)
    environment.setTimeZone(.autoupdatingCurrent)
    return environment
  }
}
