import EspalierCore
import EspalierGraphics
import Foundation

/// A view in which long text can be edited; it fills its proposal and scrolls.
public struct TextEditor {
  private let content: Content
  @State private var finder = TextFinder()
  @Environment(stylesOf: TextEditorStyleConfiguration.self) private var styles

  private enum Content {
    case plain(Binding<String>, Binding<TextSelection?>?)
    case styled(Binding<AttributedString>, Binding<AttributedTextSelection>?)
  }

  public init(text: Binding<String>) { content = .plain(text, nil) }

  /// An editor with its selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    content = .plain(text, selection)
  }

  /// An editor of a text with attributes, such as fonts and colors.
  ///
  /// Typed characters get the attributes of those in front of them. Command-B, -I and -U make the selected characters, or
  /// the next ones, bold, italic or underlined. What is copied keeps its attributes within the program.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    content = .styled(text, selection)
  }
}

extension TextEditor: View {
  public var body: some View {
    let (field, string) = parts
    let configuration = TextEditorStyleConfiguration(editor: AnyView(field))
    SearchedEditor(
      text: string, finder: finder, editor: styles.view(of: configuration)
    )
    .controlSpacing()
  }

  /// The field, and the characters that can be searched.
  private var parts: (TextInputField, String) {
    switch content {
    case .plain(let text, let selection):
      let field = TextInputField(
        kind: .editor, source: .text(text), placeholder: nil, selection: selection, finder: finder)
      return (field, text.wrappedValue)
    case .styled(let text, let selection):
      let string = String(text.wrappedValue.characters[...])
      let source = TextInputSource(read: { _ in string }, write: { _ in })
      let field = TextInputField(
        kind: .editor, source: source, placeholder: nil, styled: text, styledSelection: selection,
        finder: finder)
      return (field, string)
    }
  }
}
