import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierGraphics
import Foundation

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares items.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items, subject, message, { preview($0).title }, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares items.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items, subject, message, { preview($0).title },
      DefaultShareLinkLabel(title: Text(verbatim: String(title))))
  }

  /// Shares items.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, { preview($0).title }, DefaultShareLinkLabel(title: title))
  }

  /// Shares an item.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview.title },
      DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares an item.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview.title },
      DefaultShareLinkLabel(title: Text(verbatim: String(title))))
  }

  /// Shares an item.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview.title },
      DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel
{
  /// Shares addresses or files.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, { _ in nil }, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares addresses or files.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items, subject, message, { _ in nil },
      DefaultShareLinkLabel(title: Text(verbatim: String(title))))
  }

  /// Shares addresses or files.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, { _ in nil }, DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == String,
  Label == DefaultShareLinkLabel
{
  /// Shares texts.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, { _ in nil }, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares texts.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items, subject, message, { _ in nil },
      DefaultShareLinkLabel(title: Text(verbatim: String(title))))
  }

  /// Shares texts.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, { _ in nil }, DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>,
  Label == DefaultShareLinkLabel
{
  /// Shares an address or a file.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  {
    self.init(
      CollectionOfOne(item), subject, message, { _ in nil },
      DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares an address or a file.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  {
    self.init(
      CollectionOfOne(item), subject, message, { _ in nil },
      DefaultShareLinkLabel(title: Text(verbatim: String(title))))
  }

  /// Shares an address or a file.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      CollectionOfOne(item), subject, message, { _ in nil }, DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>,
  Label == DefaultShareLinkLabel
{
  /// Shares a text.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      CollectionOfOne(item), subject, message, { _ in nil },
      DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      CollectionOfOne(item), subject, message, { _ in nil },
      DefaultShareLinkLabel(title: Text(verbatim: String(title))))
  }

  /// Shares a text.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(
      CollectionOfOne(item), subject, message, { _ in nil }, DefaultShareLinkLabel(title: title))
  }
}
