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

  @Test func `the host sets locale, calendar and direction together`() throws {
    var environment = EnvironmentValues()
    environment.setTimeZone(try #require(TimeZone(identifier: "Europe/Berlin")))
    environment.setLocale(Locale(identifier: "de_DE"))
    #expect(environment.locale.identifier == "de_DE")
    #expect(environment.layoutDirection == .leftToRight)
    // Weeks begin on Mondays in Germany; days begin at midnight where the person is.
    #expect(environment.calendar.firstWeekday == 2)
    #expect(environment.calendar.timeZone.identifier == "Europe/Berlin")
    environment.setTimeZone(try #require(TimeZone(identifier: "Asia/Tokyo")))
    #expect(environment.calendar.timeZone.identifier == "Asia/Tokyo")
  }

  @Test(
    arguments: [
      (["LANG": "ar_EG.UTF-8"], "ar_EG"),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE", "LC_ALL": ""], "de_DE"),
      (["LANG": "en_US.UTF-8", "LC_ALL": "de_AT.UTF-8", "LC_MESSAGES": "he_IL"], "de_AT"),
      (["LANG": "sr_RS.UTF-8@latin"], "sr_Latn_RS"),
      // The program has no Persian; Hebrew comes next, and gets the region of the person.
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "fa:he:de"], "he_DE"),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "fa_IR:nl"], "fa_IR"),
      // A list of languages is for programs with a language.
      (["LANG": "C.UTF-8", "LANGUAGE": "he"], nil), (["LC_ALL": "POSIX", "LANG": "he_IL"], nil),
      ([:], nil),
    ] as [([String: String], String?)])
  func `a person's language is that of the desktop`(
    _ variables: [String: String], _ locale: String?
  ) throws {
    let folder = try TranslationFolder([
      "ar.lproj/Localizable.strings": #""a" = "b";"#,
      "he.lproj/Localizable.strings": #""a" = "b";"#,
      "de.lproj/Localizable.strings": #""a" = "b";"#,
    ])
    #expect(Locale.ofPerson(variables, bundle: folder.bundle)?.identifier == locale)
  }
}
