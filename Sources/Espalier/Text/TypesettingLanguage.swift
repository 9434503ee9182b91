import Foundation

/// The language by whose rules text is shaped and broken into lines.
public struct TypesettingLanguage: Equatable, Sendable {
  /// Nil is the language of the environment's locale.
  let tag: String?

  /// The language of the environment's locale.
  public static let automatic = TypesettingLanguage(tag: nil)

  /// A language, whatever the locale.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(tag: language.minimalIdentifier)
  }
}

extension Text {
  /// Shapes the text and breaks its lines by the rules of a language; the first run decides for a joined text.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Shapes the text and breaks its lines by the rules of a language; the first run decides for a joined text.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.language(language)) : self
  }
}

nonisolated extension View {
  /// Shapes texts in this view and breaks their lines by the rules of a language.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Shapes texts in this view and breaks their lines by the rules of a language.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.textAttributes) { attributes in
      if isEnabled { TextAttributeChange.language(language).apply(to: &attributes) }
    }
  }
}
