import EspalierCore
import EspalierGraphics
import Foundation

extension TextField where Label == Text {
  private init(
    _ source: TextInputSource, _ title: Text, _ onEditingChanged: @escaping (Bool) -> Void,
    _ onCommit: @escaping () -> Void
  ) {
    self.init(source, title, nil, .horizontal)
    input.onEditingChanged = onEditingChanged
    input.onCommit = onCommit
  }

  /// A field with a localized title that reports when editing begins and ends, and when Return is
  /// pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), Text(titleKey), onEditingChanged, onCommit)
  }

  /// A field with a localized title for a value that a formatter reads and writes, which reports
  /// when editing begins and ends, and when Return is pressed.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(.value(value, formatter), Text(titleKey), onEditingChanged, onCommit)
  }

  /// A field with a verbatim title that reports when editing begins and ends, and when Return is
  /// pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), Text(title), onEditingChanged, onCommit)
  }

  /// A field with a verbatim title for a value that a formatter reads and writes, which reports
  /// when editing begins and ends, and when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(.value(value, formatter), Text(title), onEditingChanged, onCommit)
  }

  /// A field with a localized title that reports when editing begins and ends.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.text(text), Text(titleKey), onEditingChanged, {})
  }

  /// A field with a localized title for a value that a formatter reads and writes, which reports
  /// when editing begins and ends.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.value(value, formatter), Text(titleKey), onEditingChanged, {})
  }

  /// A field with a verbatim title that reports when editing begins and ends.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.text(text), Text(title), onEditingChanged, {})
  }

  /// A field with a verbatim title for a value that a formatter reads and writes, which reports
  /// when editing begins and ends.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.value(value, formatter), Text(title), onEditingChanged, {})
  }

  /// A field with a localized title that reports when Return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), Text(titleKey), { _ in }, onCommit)
  }

  /// A field with a localized title for a value that a formatter reads and writes, which reports
  /// when Return is pressed.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(.value(value, formatter), Text(titleKey), { _ in }, onCommit)
  }

  /// A field with a verbatim title that reports when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), Text(title), { _ in }, onCommit)
  }

  /// A field with a verbatim title for a value that a formatter reads and writes, which reports
  /// when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(.value(value, formatter), Text(title), { _ in }, onCommit)
  }
}
