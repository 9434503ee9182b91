@_spi(Espalier) import EspalierCore
import Foundation

/// The name of a color in an asset catalog, and the bundle that holds the catalog.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
