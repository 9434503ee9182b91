import EspalierCore
import Foundation

/// The source of a field's text, and the destination of its changes.
struct TextInputSource {
  /// A text that a field shows.
  enum Content {
    case plain(String)
    case styled(AttributedString)

    var isEmpty: Bool {
      switch self {
      case .plain(let text): text.isEmpty
      case .styled(let text): text.characters.isEmpty
      }
    }
  }

  let read: (EnvironmentValues) -> Content
  /// Takes each change.
  let write: (EditableText) -> Void
  /// Takes the text when editing ends, for values that are not written while they are incomplete;
  /// nil for texts.
  var commit: ((String, EnvironmentValues) -> Void)?
  /// True if a value is also taken from each text that can be read, where the platform does so.
  var commitsEarly = false

  static func text(_ text: Binding<String>) -> TextInputSource {
    TextInputSource(
      read: { _ in .plain(text.wrappedValue) },
      write: { if text.wrappedValue != $0.string { text.wrappedValue = $0.string } })
  }

  /// A text with attributes.
  static func text(_ text: Binding<AttributedString>) -> TextInputSource {
    TextInputSource(
      read: { _ in .styled(text.wrappedValue) },
      write: { if let styled = $0.styled { text.wrappedValue = styled } })
  }

  /// A value that `parse` makes of a text; texts that it cannot read are discarded when editing
  /// ends.
  static func value(
    format: @escaping (EnvironmentValues) -> String,
    parse: @escaping (String, EnvironmentValues) -> Void
  ) -> TextInputSource {
    TextInputSource(read: { .plain(format($0)) }, write: { _ in }, commit: parse)
  }
}

/// The selection of a field that a program reads and sets.
enum TextInputSelection {
  case plain(Binding<TextSelection?>)
  case styled(Binding<AttributedTextSelection>)
}
