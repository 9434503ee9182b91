import EspalierCore
import EspalierGraphics
import Foundation

extension Toggle where Label == EspalierControls.Label<Text, Image> {
  /// A toggle with a localized title and a picture of a bundle.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EspalierControls.Label(titleKey, image: image) }
  }

  /// A toggle with a verbatim title and a picture of a bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EspalierControls.Label(title, image: image) }
  }

  /// A toggle for several values, with a localized title and a picture of a bundle.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { EspalierControls.Label(titleKey, image: image) }
  }

  /// A toggle for several values, with a verbatim title and a picture of a bundle.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { EspalierControls.Label(title, image: image) }
  }
}
