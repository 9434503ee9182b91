import Foundation

/// A view in which long text can be written; it fills the room it is given and scrolls.
public struct TextEditor {
  private let text: Binding<String>
  private var selection: Binding<TextSelection?>?

  public init(text: Binding<String>) { self.text = text }

  /// An editor with its selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }
}

extension TextEditor: View {
  public var body: some View {
    TextEditorFrame(
      field: TextInputField(
        kind: .editor, source: .text(text), placeholder: nil, selection: selection))
  }
}

private struct TextEditorFrame {
  let field: TextInputField
  @Environment(\.platformStyle) private var platform
  @Environment(\.colorScheme) private var colorScheme
}

@MainActor extension TextEditorFrame: View {
  var body: some View {
    field
      .padding(.horizontal, 5)
      .padding(.vertical, platform == .mac ? 0 : 8)
      .background(background)
      .controlSpacing()
  }

  /// `NSColor.textBackgroundColor` and `UIColor.systemBackground`.
  private var background: Color {
    if colorScheme == .light { return .white }
    return platform == .mac ? Color(white: 0.12) : .black
  }
}
