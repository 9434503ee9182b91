import EspalierCore
import EspalierGraphics
import Foundation

extension ControlGroup {
  /// A group of controls with a localized title and a picture of a bundle.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// A group of controls with a verbatim title and a picture of a bundle.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }

  /// A group of controls with a localized title and a picture of the main bundle.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, image name: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: name) }
  }

  /// A group of controls with a verbatim title and a picture of the main bundle.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, image name: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: name) }
  }
}

extension ControlGroup {
  /// A group of controls with a string resource for its title.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// A group of controls with a string resource for its title, and a symbol.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) {
      Label {
        Text(titleResource)
      } icon: {
        Image(systemName: systemImage)
      }
    }
  }

  /// A group of controls with a string resource for its title, and a picture of the main bundle.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, image name: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) {
      Label {
        Text(titleResource)
      } icon: {
        Image(name)
      }
    }
  }
}
