import EspalierCore
import EspalierGraphics
import Foundation

/// A control in which a password can be written; its characters are not shown, and cannot be
/// copied.
public struct SecureField<Label: View> {
  private let label: Label
  private let title: Text?
  private let text: Binding<String>
  private let prompt: Text?
  private var onCommit: () -> Void = {}

  init(_ text: Binding<String>, label: Label, title: Text?, prompt: Text?) {
    self.text = text
    self.label = label
    self.title = title
    self.prompt = prompt
  }

  /// A field with a label of any views, with a placeholder.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, label: label(), title: nil, prompt: prompt)
  }
}

extension SecureField: View {
  public var body: some View {
    TextField<Label>(secure: text, label: label, title: title, prompt: prompt, onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  /// A field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, label: Text(titleKey), title: Text(titleKey), prompt: nil)
  }

  /// A field with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, label: Text(title), title: Text(title), prompt: nil)
  }

  /// A field with a localized title and a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, label: Text(titleKey), title: Text(titleKey), prompt: prompt)
  }

  /// A field with a verbatim title and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, label: Text(title), title: Text(title), prompt: prompt)
  }

  /// A field with a localized title that reports when Return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, label: Text(titleKey), title: Text(titleKey), prompt: nil)
    self.onCommit = onCommit
  }

  /// A field with a verbatim title that reports when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, label: Text(title), title: Text(title), prompt: nil)
    self.onCommit = onCommit
  }
}
