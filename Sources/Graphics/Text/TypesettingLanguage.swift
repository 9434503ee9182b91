import EspalierCore
import Foundation

/// The language by whose rules text is shaped and broken into lines.
public struct TypesettingLanguage: Equatable, Sendable {
  /// The tag of the language; nil stands for the language of the environment's locale.
  package let tag: String?
  /// True if text styles have higher lines, as the language's script needs them.
  package let isTall: Bool

  package init(tag: String?, isTall: Bool) {
    self.tag = tag
    self.isTall = isTall
  }

  /// The language of the environment's locale, with the usual lines.
  public static let automatic = TypesettingLanguage(tag: nil, isTall: false)

  /// A language, whatever the locale.
  ///
  /// Lines of text styles are higher in languages whose scripts stack marks above and below their
  /// letters, such as Thai, Arabic and Hindi. Fonts of a chosen size keep their lines.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(
      tag: language.minimalIdentifier,
      isTall: language.script.map { tallScripts.contains($0.identifier) } ?? false)
  }

  /// The scripts of the Middle East, of South Asia and of South-East Asia that stand higher or
  /// lower than Latin letters.
  private static let tallScripts: Set<String> = [
    "Arab", "Aran", "Beng", "Deva", "Gujr", "Guru", "Khmr", "Knda", "Laoo", "Mlym", "Mymr", "Orya",
    "Sinh", "Taml", "Telu", "Thaa", "Thai", "Tibt",
  ]
}

extension Text {
  /// Shapes the text and breaks its lines by the rules of a language; the first run decides for a
  /// joined text.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Shapes the text and breaks its lines by the rules of a language; the first run decides for a
  /// joined text.
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
