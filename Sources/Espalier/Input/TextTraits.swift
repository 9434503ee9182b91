/// What a keyboard on the screen, and a browser that fills in fields, is told of a field.
package struct TextTraits: Equatable, Sendable {
  package var contentType: UITextContentType?
  package var keyboard = UIKeyboardType.default
  package var capitalization: TextInputAutocapitalization?
  package var isAutocorrected = true
  /// What the Return key says, by the name of the ``SubmitLabel``.
  package var submitLabel = "return"
  /// Whether what is typed is not shown.
  package var isSecret = false

  package init() {}
}

extension EnvironmentValues {
  private enum TextTraitsKey: EnvironmentKey {
    static var defaultValue: TextTraits { TextTraits() }
  }

  /// What modifiers say about the fields here.
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }
}
