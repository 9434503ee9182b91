import EspalierCore
import EspalierGraphics
import Foundation

/// A view in which long text can be edited; it fills its proposal and scrolls.
public struct TextEditor {
  private let text: Binding<String>
  private var selection: Binding<TextSelection?>?
  @State private var finder = TextFinder()
  @Environment(stylesOf: TextEditorStyleConfiguration.self) private var styles

  public init(text: Binding<String>) { self.text = text }

  /// An editor with its selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }
}

extension TextEditor: View {
  public var body: some View {
    let field = TextInputField(
      kind: .editor, source: .text(text), placeholder: nil, selection: selection, finder: finder)
    let configuration = TextEditorStyleConfiguration(editor: AnyView(field))
    SearchedEditor(
      text: text.wrappedValue, finder: finder, editor: styles.view(of: configuration)
    )
    .controlSpacing()
  }
}
