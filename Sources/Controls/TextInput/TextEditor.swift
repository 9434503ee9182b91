import EspalierCore
import Foundation

/// A view in which long text can be edited; it fills its proposal and scrolls.
public struct TextEditor {
  private let text: Binding<String>
  private var selection: Binding<TextSelection?>?
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
      kind: .editor, source: .text(text), placeholder: nil, selection: selection)
    let configuration = TextEditorStyleConfiguration(editor: AnyView(field))
    styles.view(of: configuration)
      .controlSpacing()
  }
}
