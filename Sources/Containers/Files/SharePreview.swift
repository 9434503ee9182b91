import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierGraphics

/// A title and pictures that stand for a shared item.
///
/// The title names the file or mail; there is no sheet here that would show the pictures.
public struct SharePreview<Image: Transferable, Icon: Transferable>: Sendable {
  let title: Text
  let image: Image?
  let icon: Icon?

  init(text: Text, _ image: Image?, _ icon: Icon?) {
    (title, self.image, self.icon) = (text, image, icon)
  }
}

extension SharePreview {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(text: Text(titleKey), image, icon)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(text: Text(verbatim: String(title)), image, icon)
  }

  public init(_ title: Text, image: Image, icon: Icon) { self.init(text: title, image, icon) }
}

extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(text: Text(titleKey), nil, icon)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(text: Text(verbatim: String(title)), nil, icon)
  }

  public init(_ title: Text, icon: Icon) { self.init(text: title, nil, icon) }
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(text: Text(titleKey), image, nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(text: Text(verbatim: String(title)), image, nil)
  }

  public init(_ title: Text, image: Image) { self.init(text: title, image, nil) }
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init(text: Text(titleKey), nil, nil) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(text: Text(verbatim: String(title)), nil, nil)
  }

  public init(_ title: Text) { self.init(text: title, nil, nil) }
}
