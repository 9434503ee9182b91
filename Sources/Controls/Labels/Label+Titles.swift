import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

// Titles that are resources.

extension Label where Title == Text, Icon == Image {
  /// A title from a resource and a picture of the main bundle.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  /// A title from a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// A title from a resource and a picture of a bundle.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }
}
