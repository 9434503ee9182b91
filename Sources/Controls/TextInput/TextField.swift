import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// A control in which text can be entered.
///
/// Its label is shown as a placeholder if there is no other.
public struct TextField<Label: View> {
  private let label: Label
  private let isLabelShown: Bool
  private let prompt: Text?
  var input: TextInputField
  @Environment(stylesOf: TextFieldParts.self) private var styles

  init(
    _ source: TextInputSource, label: Label, title: Text? = nil, prompt: Text?,
    axis: Axis = .horizontal
  ) {
    self.label = label
    isLabelShown = prompt == nil && title == nil
    self.prompt = prompt
    input = TextInputField(
      kind: axis == .vertical ? .lines : .line, source: source, placeholder: prompt ?? title)
  }

  /// A field that does not show its characters.
  init(
    secure text: Binding<String>, label: Label, title: Text?, prompt: Text?,
    onCommit: @escaping () -> Void
  ) {
    self.label = label
    isLabelShown = prompt == nil && title == nil
    self.prompt = prompt
    input = TextInputField(
      kind: .secure, source: .text(text), placeholder: prompt ?? title, onCommit: onCommit)
  }

  /// A field with a label of any views, with a placeholder.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), label: label(), prompt: prompt)
  }

  /// A field with a label of any views that grows along an axis: a vertical one has as many lines as its
  /// text needs.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), label: label(), prompt: prompt, axis: axis)
  }

  /// A field with a label of any views, with its selection.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), label: label(), prompt: prompt, axis: axis ?? .horizontal)
    input.selection = .plain(selection)
  }

  /// A field for a value in a format, with a label of any views.
  ///
  /// The value is written when editing ends, if the format can read the text.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(value, format), label: label(), prompt: prompt)
  }

  /// A field for an optional value in a format, with a label of any views; an empty text stands for nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.optional(value, format), label: label(), prompt: prompt)
  }

  /// A field for a value that a formatter reads and writes, with a label of any views.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.value(value, formatter), label: label(), prompt: prompt)
  }
}

extension TextField: View {
  public var body: some View {
    let parts = TextFieldParts(
      input: input, label: styles.part(label), isLabelShown: isLabelShown, prompt: prompt)
    styles.view(of: parts)
  }
}

/// A field beside the label that a form has for it; elsewhere its label is a placeholder.
package struct TextFieldRow {
  package let parts: TextFieldParts
  package let form: TextFieldForm
  @Environment(\.labelPlacement) private var placement
  @Namespace private var placeholderName

  package init(parts: TextFieldParts, form: TextFieldForm) {
    self.parts = parts
    self.form = form
  }
}

extension TextFieldRow: View {
  package var body: some View {
    ControlRow(.textFields) { name in
      if placement.hides(.textFields) {
        face.accessibilityNamed(by: parts.label, offeredAs: placeholderName)
      } else {
        TextFieldFace(parts: parts.named, form: form)
          .accessibilityNamed(by: parts.label, shownAs: name)
      }
    } label: {
      parts.label
    } row: { _ in
      // A placeholder names the field itself.
      if parts.isLabelShown {
        face.accessibilityNamed(by: parts.label, offeredAs: placeholderName)
      } else {
        face
      }
    }
  }

  @MainActor private var face: some View {
    TextFieldFace(parts: parts, form: form, labelName: placeholderName)
  }
}

extension TextFieldParts {
  /// The field with a placeholder apart from its name.
  fileprivate var named: TextFieldParts {
    var input = input
    input.placeholder = prompt
    return TextFieldParts(input: input, label: label, isLabelShown: false, prompt: prompt)
  }
}

/// A field in its border, with its label while it is empty.
struct TextFieldFace {
  let parts: TextFieldParts
  let form: TextFieldForm
  /// The name that the label gives the field where it is the placeholder.
  var labelName: Namespace.ID?
  @Environment(\.self) private var environment
}

extension TextFieldFace: View {
  @ViewBuilder var body: some View {
    if let attachment = environment.fieldAttachment {
      attachment.attach(AnyView(face))
    } else {
      face
    }
  }

  @MainActor private var face: some View {
    TextFieldBorder(form: form) {
      parts.input.overlay(alignment: .leading) {
        if parts.isLabelShown && parts.input.source.read(environment).isEmpty {
          parts.label.foregroundStyle(.placeholder).allowsHitTesting(false)
            .accessibilityOfferedName(labelName)
        }
      }
    }
  }
}

/// The parts of a field that a style is given.
package struct TextFieldParts {
  let input: TextInputField
  let label: AnyView
  /// True if the label serves as the placeholder.
  let isLabelShown: Bool
  /// The placeholder, apart from the name of the field.
  let prompt: Text?
}

extension TextField where Label == _TextFieldStyleLabel {
  /// The field that a style is given.
  init(_ parts: TextFieldParts) {
    input = parts.input
    label = _TextFieldStyleLabel(content: parts.label)
    isLabelShown = parts.isLabelShown
    prompt = parts.prompt
  }

  /// The parts of the field.
  package var parts: TextFieldParts {
    TextFieldParts(
      input: input, label: label.content, isLabelShown: isLabelShown, prompt: prompt)
  }
}

extension TextField where Label == Text {
  init(_ source: TextInputSource, _ title: Text, _ prompt: Text?, _ axis: Axis) {
    self.init(source, label: title, title: title, prompt: prompt, axis: axis)
  }

  /// A field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(.text(text), Text(titleKey), nil, .horizontal)
  }

  /// A field with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(.text(text), Text(title), nil, .horizontal)
  }

  /// A field with a localized title and a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), Text(titleKey), prompt, .horizontal)
  }

  /// A field with a verbatim title and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), Text(title), prompt, .horizontal)
  }

  /// A field with a localized title that grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(.text(text), Text(titleKey), prompt, axis)
  }

  /// A field with a verbatim title that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(.text(text), Text(title), prompt, axis)
  }

  /// A field with a localized title and its selection.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(.text(text), Text(titleKey), prompt, axis ?? .horizontal)
    input.selection = .plain(selection)
  }

  /// A field with a verbatim title and its selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(.text(text), Text(title), prompt, axis ?? .horizontal)
    input.selection = .plain(selection)
  }

  /// A field with a localized title for a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), Text(titleKey), prompt, .horizontal)
  }

  /// A field with a verbatim title for a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), Text(title), prompt, .horizontal)
  }

  /// A field with a localized title for an optional value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.optional(value, format), Text(titleKey), prompt, .horizontal)
  }

  /// A field with a verbatim title for an optional value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.optional(value, format), Text(title), prompt, .horizontal)
  }

  /// A field with a localized title for a value that a formatter reads and writes.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.value(value, formatter), Text(titleKey), prompt, .horizontal)
  }

  /// A field with a verbatim title for a value that a formatter reads and writes.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.value(value, formatter), Text(title), prompt, .horizontal)
  }
}
