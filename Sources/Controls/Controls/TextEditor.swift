import EspalierCore
import EspalierGraphics
import Foundation

/// A view in which long text can be edited; it fills its proposal and scrolls.
public struct TextEditor {
  private let content: Content
  @State private var finder = TextFinder()
  @Environment(stylesOf: TextEditorStyleConfiguration.self) private var styles

  fileprivate enum Content {
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
    let field = TextInputField(
      kind: .editor, source: source, placeholder: nil, selection: selection, finder: finder)
    let configuration = TextEditorStyleConfiguration(editor: AnyView(field))
    SearchedEditor(text: string, finder: finder, editor: styles.view(of: configuration))
      .controlSpacing()
  }

  private var source: TextInputSource {
    switch content {
    case .plain(let text, _): .text(text)
    case .styled(let text, _): .text(text)
    }
  }

  private var selection: TextInputSelection? {
    switch content {
    case .plain(_, let selection): selection.map { .plain($0) }
    case .styled(_, let selection): selection.map { .styled($0) }
    }
  }

  /// The characters that can be searched.
  private var string: String {
    switch content {
    case .plain(let text, _): text.wrappedValue
    case .styled(let text, _): String(text.wrappedValue.characters[...])
    }
  }
}

extension TextEditor.Content: ComparableInput {
  static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.plain(let text, let selection), .plain(let other, let others)):
      isKnownEqual(text, other) && isKnownEqual(selection, others)
    case (.styled(let text, let selection), .styled(let other, let others)):
      isKnownEqual(text, other) && isKnownEqual(selection, others)
    case (.plain, .styled), (.styled, .plain): false
    }
  }
}
