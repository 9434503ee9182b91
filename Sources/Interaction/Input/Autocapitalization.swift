import EspalierCore

/// The letters that a touch keyboard capitalizes by itself, as older programs name them.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

nonisolated extension View {
  /// Sets which letters a keyboard on the screen is to make capitals, as
  /// ``textInputAutocapitalization(_:)`` does.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }
}
