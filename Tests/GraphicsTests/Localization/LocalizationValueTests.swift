import Espalier
import Foundation
import Testing

/// Translated strings outside of views.
@Suite struct LocalizationValueTests {
  private func folder() throws -> TranslationFolder {
    try TranslationFolder([
      "en.lproj/Localizable.strings":
        #""greeting" = "Hello"; "%@ has %lld" = "%2$lld belong to *%1$@*"; "long.key" = "From the table";"#,
      "en.lproj/Menu.strings": "\"Open\" = \"Open…\";",
    ])
  }

  @Test func `keys are looked up, and values are inserted`() throws {
    let folder = try folder()
    #expect(String(localized: "greeting", bundle: folder.bundle) == "Hello")
    #expect(String(localized: "Open", table: "Menu", bundle: folder.bundle) == "Open…")
    #expect(
      String(localized: "\("Ada") has \(3)", bundle: folder.bundle, comment: "Who owns how many.")
        == "3 belong to *Ada*", "there is no Markdown in strings")
  }

  @Test func `a missing key gives the key itself or its default value`() throws {
    let folder = try folder()
    #expect(String(localized: "_as_ it is, 100 %", bundle: folder.bundle) == "_as_ it is, 100 %")
    #expect(
      String(localized: "long.key", defaultValue: "Unused", bundle: folder.bundle)
        == "From the table")
    #expect(
      String(localized: "other.key", defaultValue: "\(2) left", bundle: folder.bundle) == "2 left")
  }

  @Test func `the locale formats numbers but does not choose the language`() throws {
    let folder = try TranslationFolder([
      "en.lproj/Localizable.strings": #""%lld steps" = "%lld steps taken";"#,
      "de.lproj/Localizable.strings": #""%lld steps" = "%lld Schritte";"#,
    ])
    let german = Locale(identifier: "de_DE")
    #expect(
      String(localized: "\(12_345) steps", bundle: folder.bundle, locale: german)
        == "12.345 steps taken")
    #expect(
      String(localized: "\(0.5, format: .number) of it", bundle: folder.bundle, locale: german)
        == "0,5 of it")
  }
}
