import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// A title with an icon beside it; a style decides which of them are shown.
public struct Label<Title: View, Icon: View> {
  package let title: Title
  private let icon: Icon

  /// A label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: StyledControl {
  package func configuration(
    _ styles: StyleStack<LabelStyleConfiguration>
  ) -> LabelStyleConfiguration {
    LabelStyleConfiguration(
      title: .init(content: styles.part(title)),
      icon: .init(content: styles.part(icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A localized title and a picture of the main bundle.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A verbatim title and a picture of the main bundle.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// A verbatim title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is given, to be shown as the next style further out shows it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
