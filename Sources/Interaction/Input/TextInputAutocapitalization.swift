import EspalierCore

/// The letters that a touch keyboard capitalizes by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private enum Kind { case never, words, sentences, characters }

  private let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// The same letters by their older name.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
  public static var sentences: TextInputAutocapitalization {
    TextInputAutocapitalization(kind: .sentences)
  }
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(kind: .characters)
  }
}

nonisolated extension View {
  /// Sets which letters a keyboard on the screen is to make capitals; nil leaves that to the
  /// keyboard.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.textTraits) { $0.capitalization = autocapitalization }
  }
}
