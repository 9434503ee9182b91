import EspalierCore

/// The traits of a field for a keyboard on the screen, and for a browser that fills in fields.
package struct TextTraits: Equatable, Sendable {
  package var contentType: UITextContentType?
  package var keyboard = UIKeyboardType.default
  package var capitalization: TextInputAutocapitalization?
  package var isAutocorrected = true
  /// The label of the Return key, by the name of the ``SubmitLabel``.
  package var submitLabel = "return"
  /// True if the field hides what is typed.
  package var isSecret = false

  package init() {}
}

extension EnvironmentValues {
  private enum TextTraitsKey: EnvironmentKey {
    static var defaultValue: TextTraits { TextTraits() }
  }

  /// The traits that modifiers set for the fields here.
  package var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }
}
