import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

// Titles that are resources.

extension TextField where Label == Text {
  /// A field with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(.text(text), Text(titleResource), nil, .horizontal)
  }

  /// A field with a title from a resource and a placeholder.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), Text(titleResource), prompt, .horizontal)
  }

  /// A field with a title from a resource that grows along an axis.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(.text(text), Text(titleResource), prompt, axis)
  }

  /// A field with a title from a resource and its selection.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(.text(text), Text(titleResource), prompt, axis ?? .horizontal)
    input.selection = .plain(selection)
  }

  /// A field for a value in a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), Text(titleResource), prompt, .horizontal)
  }

  /// A field for an optional value in a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.optional(value, format), Text(titleResource), prompt, .horizontal)
  }

  /// A field for a value that a formatter reads and writes.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(.value(value, formatter), Text(titleResource), prompt, .horizontal)
  }
}

extension SecureField where Label == Text {
  /// A field with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text, label: Text(titleResource), title: Text(titleResource), prompt: nil)
  }

  /// A field with a title from a resource and a placeholder.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text, label: Text(titleResource), title: Text(titleResource), prompt: prompt)
  }
}
