import EspalierCore
import EspalierGraphics
import Foundation

// Titles with pictures of a bundle.

extension Label where Title == Text, Icon == Image {
  /// A localized title and a picture of a bundle.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// A verbatim title and a picture of a bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
