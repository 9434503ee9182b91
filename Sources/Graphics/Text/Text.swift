@_spi(Espalier) import EspalierCore
import Foundation

/// A view that shows read-only text.
///
/// A string literal is looked up as a ``LocalizedStringKey``; a `String` variable is shown as it
/// is.
public struct Text: Equatable, Sendable {
  /// Views copy their texts all the time: all but strings stand in memory of their own.
  enum Content: Equatable, Sendable {
    case verbatim(String)
    indirect case localized(LocalizedStringKey, LocalizedTable)
    indirect case formatted(FormattedValue)
    case attributed(AttributedString)
    indirect case time(TimeText)
    indirect case picture(InlinePicture)
    indirect case joined(JoinedTexts)
    /// A replacement for a text that would be nested too deeply.
    case leftOut
  }

  let content: Content
  /// The changes made by modifiers, the innermost first; of two that contradict each other the
  /// inner one wins.
  private(set) var changes: [TextAttributeChange] = []

  init(_ content: Content) { self.content = content }

  /// Shows a string as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Shows a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.init(.verbatim(String(content)))
  }

  /// Shows the text that a table of a bundle has for `key`, or the key itself.
  ///
  /// - Parameters:
  ///   - tableName: the name of the table without extension; nil for `Localizable`.
  ///   - bundle: the bundle of the table; nil for the main bundle.
  ///   - comment: for translators; not shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, LocalizedTable(name: tableName, bundle: bundle)))
  }

  /// Shows a string with attributes: those of SwiftUI and links, which win over the modifiers of
  /// the text.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// Shows a value in a format, in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format: format)))
  }

  /// Shows a value in a format that adds attributes, in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.formatted(FormattedValue(input, format: format)))
  }

  /// Shows a value as `formatter` writes it, or as it describes itself.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? "\(subject)"))
  }

  /// Shows an object as `formatter` writes it, or as it describes itself.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? subject.description))
  }

  /// Joins two texts into one, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    let (lhs, rhs) = (lhs.inner, rhs.inner)
    // One row instead of nested rows, at whichever end it grows.
    switch (lhs.row, rhs.row) {
    case (nil, nil): return Text(.joined(JoinedTexts(lhs, rhs)))
    case (var row?, nil):
      row.append(rhs)
      return Text(.joined(row))
    case (nil, var row?):
      row.prepend(lhs)
      return Text(.joined(row))
    case (var first?, var second?):
      if first.count >= second.count {
        for text in second.all { first.append(text) }
        return Text(.joined(first))
      }
      for text in first.all.reversed() { second.prepend(text) }
      return Text(.joined(second))
    }
  }

  /// The texts that were joined, unless they were changed together afterwards.
  private var row: JoinedTexts? {
    if case .joined(let texts) = content, changes.isEmpty { texts } else { nil }
  }

  func changed(_ change: TextAttributeChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  // MARK: Texts in texts

  /// The largest depth of texts inside each other.
  ///
  /// They are compared and released from the outside inwards, which takes room on the stack, how
  /// much depends on the build; the limit makes every build show the same.
  static let deepest = 1_000

  /// The depth of the innermost text: 1, and the number of texts around it.
  var depth: Int {
    switch content {
    case .joined(let texts): texts.depth
    case .localized(let key, _): key.depth
    case .picture(let picture): picture.depth
    case .verbatim, .formatted, .attributed, .time, .leftOut: 1
    }
  }

  /// The text as it stands in another one: empty where that would be too deep.
  var inner: Text { depth < Self.deepest ? self : Text(.leftOut) }
}
