@_spi(Espalier) import EspalierCore
import Foundation

/// The name of a picture in an asset catalog or among the files of a bundle, and that bundle.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// A picture of an asset catalog or a file, by its resource.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
