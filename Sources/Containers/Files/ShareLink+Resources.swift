import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierGraphics
import Foundation

// Titles that are resources.

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares items.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items, subject, message, { preview($0).title },
      DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Shares an item.
  @_disfavoredOverload
  public init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview.title },
      DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel
{
  /// Shares addresses or files.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      items, subject, message, { _ in nil }, DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == String,
  Label == DefaultShareLinkLabel
{
  /// Shares texts.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      items, subject, message, { _ in nil }, DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>,
  Label == DefaultShareLinkLabel
{
  /// Shares an address or a file.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      CollectionOfOne(item), subject, message, { _ in nil },
      DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>,
  Label == DefaultShareLinkLabel
{
  /// Shares a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      CollectionOfOne(item), subject, message, { _ in nil },
      DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

extension SharePreview {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(text: Text(titleResource), image, icon)
  }
}

extension SharePreview where Image == Never {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(text: Text(titleResource), nil, icon)
  }
}

extension SharePreview where Icon == Never {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(text: Text(titleResource), image, nil)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init(text: Text(titleResource), nil, nil)
  }
}
