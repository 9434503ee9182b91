import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierGraphics
import Foundation

extension ShareLink {
  /// Shares items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, { preview($0).title }, label())
  }

  /// Shares an item.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview.title }, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Shares addresses or files.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, { _ in nil }, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Shares texts.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, { _ in nil }, label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  /// Shares an address or a file.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(CollectionOfOne(item), subject, message, { _ in nil }, label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  /// Shares a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(CollectionOfOne(item), subject, message, { _ in nil }, label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, { preview($0).title }, DefaultShareLinkLabel(title: nil))
  }

  /// Shares an item.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview.title },
      DefaultShareLinkLabel(title: nil))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel
{
  /// Shares addresses or files.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, { _ in nil }, DefaultShareLinkLabel(title: nil))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == String,
  Label == DefaultShareLinkLabel
{
  /// Shares texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, { _ in nil }, DefaultShareLinkLabel(title: nil))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>,
  Label == DefaultShareLinkLabel
{
  /// Shares an address or a file.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      CollectionOfOne(item), subject, message, { _ in nil }, DefaultShareLinkLabel(title: nil))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>,
  Label == DefaultShareLinkLabel
{
  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(
      CollectionOfOne(item), subject, message, { _ in nil }, DefaultShareLinkLabel(title: nil))
  }
}
