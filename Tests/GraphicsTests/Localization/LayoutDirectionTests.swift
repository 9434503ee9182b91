import Foundation
import SwiftUI
import Testing

@testable import EspalierGraphics

/// The direction of a program for a person, which follows from the languages that the program has.
@Suite struct LayoutDirectionTests {
  private func direction(_ locale: String, _ folder: TranslationFolder) -> LayoutDirection {
    Locale(identifier: locale).layoutDirection(in: folder.bundle)
  }

  @Test func `a program runs from right to left for readers of a language that it has`() throws {
    let folder = try TranslationFolder([
      "ar.lproj/Localizable.strings": #""a" = "b";"#, "he.lproj/Other.strings": #""a" = "b";"#,
      "uz-Arab.lproj/Localizable.strings": #""a" = "b";"#,
      "de.lproj/Localizable.strings": #""a" = "b";"#,
    ])
    for locale in ["ar", "ar_EG", "ar-SA", "he_IL", "uz_Arab_AF"] {
      #expect(direction(locale, folder) == .rightToLeft, "\(locale)")
    }
    // The program has no Persian, and no Uzbek in Latin letters: it is shown in English.
    for locale in ["de_DE", "en_US", "fa_IR", "uz_UZ", ""] {
      #expect(direction(locale, folder) == .leftToRight, "\(locale)")
    }
  }

  @Test func `a program without translations runs from left to right`() throws {
    let folder = try TranslationFolder(["a.txt": "a"])
    #expect(direction("ar_EG", folder) == .leftToRight)
    #expect(Locale(identifier: "ar_EG").layoutDirection() == .leftToRight)
  }

  @Test func `catalogs have languages, too, and a program in Arabic is so for everybody`() throws {
    let catalog = #"""
      {"sourceLanguage": "ar", "version": "1.0", "strings": {"a": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "b"}}}}}}
      """#
    let folder = try TranslationFolder(["Localizable.xcstrings": catalog])
    #expect(direction("en_US", folder) == .leftToRight)
    #expect(direction("ar_EG", folder) == .rightToLeft)
    #expect(direction("fr_FR", folder) == .rightToLeft)
  }

  @Test func `the host sets locale and direction together`() {
    var environment = EnvironmentValues()
    environment.setLocale(Locale(identifier: "de_DE"))
    #expect(environment.locale.identifier == "de_DE")
    #expect(environment.layoutDirection == .leftToRight)
  }
}
