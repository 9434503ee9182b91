import EspalierCore
import EspalierInteraction

/// An object that takes part in the editing of a field: it suggests texts, for instance.
@MainActor protocol TextInputHelper: AnyObject {
  /// Takes the session of the field, which lasts as long as the field.
  func take(_ session: TextEditingSession)

  func focusDidChange(_ isFocused: Bool)

  /// Called when the text was changed in the field.
  func textDidChange()

  /// Uses a key before the field does; returns false for keys that it leaves to the field.
  func handle(_ event: KeyEvent) -> Bool
}

/// The views around a field that belong to its border.
struct FieldAttachment {
  let attach: @MainActor (AnyView) -> AnyView
}

extension EnvironmentValues {
  private enum TextInputHelperKey: EnvironmentKey {
    static var defaultValue: (any TextInputHelper)? { nil }
  }

  private enum FieldAttachmentKey: EnvironmentKey {
    static var defaultValue: FieldAttachment? { nil }
  }

  /// The helper of the field here.
  var textInputHelper: (any TextInputHelper)? {
    get { self[TextInputHelperKey.self] }
    set { self[TextInputHelperKey.self] = newValue }
  }

  /// The views that are put around each field in a view; nil for none.
  var fieldAttachment: FieldAttachment? {
    get { self[FieldAttachmentKey.self] }
    set { self[FieldAttachmentKey.self] = newValue }
  }
}
