import EspalierCore
import EspalierGraphics
import Foundation

/// The look of text editors.
@MainActor @preconcurrency public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration

  /// The views that stand for a text editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The text editor that a style is given.
public struct TextEditorStyleConfiguration {
  let editor: AnyView
}

nonisolated extension View {
  /// Sets the look of the text editors in this view.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension ControlContext {
  /// Sets the look of the text editors in the container.
  @MainActor func textEditorStyle(_ style: some TextEditorStyle) -> ControlContext {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the platform: a page of the color behind texts.
public struct AutomaticTextEditorStyle {
  public init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(configuration)
  }
}

/// Shows the text alone.
public struct PlainTextEditorStyle {
  public init() {}
}

extension PlainTextEditorStyle: TextEditorStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// Shows the text on a page of the color behind texts.
struct PageTextEditorStyle: TextEditorStyle {
  func makeBody(configuration: Configuration) -> some View {
    EditorPage(editor: configuration.editor)
  }
}

private struct EditorPage {
  let editor: AnyView
  @Environment(\.look.textInput) private var look
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.scrollContentBackground) private var visibility
}

@MainActor extension EditorPage: View {
  var body: some View {
    editor
      .padding(.horizontal, 5)
      .padding(.vertical, look.editorPadding)
      .transformEnvironment(\.backgroundProminence) {
        if visibility != .hidden { $0 = .standard }
      }
      .background { if visibility != .hidden { background } }
  }

  /// `NSColor.textBackgroundColor` and `UIColor.systemBackground`.
  private var background: Color {
    colorScheme == .light ? .white : look.darkPage
  }
}
