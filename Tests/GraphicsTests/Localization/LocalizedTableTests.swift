import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor @Suite struct LocalizedTableTests {
  private func shown(
    _ key: LocalizedStringKey, _ folder: TranslationFolder, _ locale: String,
    table: String? = nil, phone: Bool = false
  ) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.platformStyle = phone ? .phone : .mac
    return Text(key, tableName: table, bundle: folder.bundle).plainString(in: environment)
  }

  @Test func `the environment's locale chooses the language, or the nearest one`() throws {
    let folder = try TranslationFolder([
      "en.lproj/Localizable.strings": #""color" = "color"; "only" = "English only";"#,
      "en-GB.lproj/Localizable.strings": #""color" = "colour";"#,
      "pt.lproj/Localizable.strings": #""color" = "cor";"#,
      "pt-BR.lproj/Localizable.strings": #""color" = "cor (Brasil)";"#,
      "zh-Hant.lproj/Localizable.strings": #""color" = "顏色";"#,
    ])
    let expected = [
      "en_US": "color", "en_GB": "colour", "pt_BR": "cor (Brasil)", "pt_PT": "cor", "pt": "cor",
      "zh_TW": "顏色", "zh_HK": "顏色", "zh_CN": "color", "fr_FR": "color",
    ]
    for (locale, text) in expected { #expect(shown("color", folder, locale) == text, "\(locale)") }
    #expect(shown("only", folder, "pt_BR") == "English only")
    #expect(shown("missing", folder, "pt_BR") == "missing")
  }

  @Test func `a table is chosen by its name`() throws {
    let folder = try TranslationFolder(["de.lproj/Menu.strings": #""Open" = "Öffnen";"#])
    #expect(shown("Open", folder, "de", table: "Menu") == "Öffnen")
    #expect(shown("Open", folder, "de") == "Open")
  }

  @Test func `a translation has its own order and emphasis`() throws {
    let folder = try TranslationFolder([
      "de.lproj/Localizable.strings": #""%@ has %lld" = "%2$lld hat **%1$@**";"#
    ])
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de")
    let text = Text("\("*Ada*") has \(3)", bundle: folder.bundle)
    let runs = text.resolve(in: environment).styled.runs
    #expect(runs.map(\.string) == ["3 hat ", "*Ada*"])
    #expect(runs.map(\.font.weight) == [400, 700])
  }

  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>%lld of %lld</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@done@ from %#@all@</string>
        <key>done</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>nothing</string>
          <key>one</key><string>%lld file</string>
          <key>other</key><string>%lld files</string>
        </dict>
        <key>all</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>a folder</string>
          <key>other</key><string>%lld folders</string>
        </dict>
      </dict>
    </dict></plist>
    """

  @Test func `a dictionary of strings has plural forms for each number`() throws {
    let folder = try TranslationFolder(["en.lproj/Localizable.stringsdict": Self.plurals])
    #expect(shown("\(1) of \(1)", folder, "en") == "1 file from a folder")
    #expect(shown("\(2) of \(1000)", folder, "en") == "2 files from 1,000 folders")
    #expect(shown("\(0) of \(2)", folder, "en") == "nothing from 2 folders")
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld apples" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld apple" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld apples" } } } } },
          "ru" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "%lld яблоко" } },
            "few" : { "stringUnit" : { "value" : "%lld яблока" } },
            "many" : { "stringUnit" : { "value" : "%lld яблок" } },
            "other" : { "stringUnit" : { "value" : "%lld яблока" } } } } } } },
        "Tap" : { "localizations" : { "en" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "value" : "Click" } },
          "other" : { "stringUnit" : { "value" : "Tap here" } } } } } } },
        "%@ sent %lld" : { "localizations" : { "en" : {
          "stringUnit" : { "value" : "%1$@ sent %#@photos@" },
          "substitutions" : { "photos" : { "argNum" : 2, "formatSpecifier" : "lld",
            "variations" : { "plural" : {
              "one" : { "stringUnit" : { "value" : "%arg photo" } },
              "other" : { "stringUnit" : { "value" : "%arg photos" } } } } } } } } },
        "untranslated" : { }
      },
      "version" : "1.0"
    }
    """

  @Test(arguments: [
    ("en", 1, "1 apple"), ("en", 5, "5 apples"), ("ru", 21, "21 яблоко"), ("ru", 3, "3 яблока"),
    ("ru", 11, "11 яблок"), ("fr", 1, "1 apple"),
  ])
  func `a catalog has plural forms`(locale: String, count: Int, expected: String) throws {
    let folder = try TranslationFolder(["Localizable.xcstrings": Self.catalog])
    #expect(shown("\(count) apples", folder, locale) == expected)
  }

  @Test func `a catalog has forms by device, and parts with their own plural forms`() throws {
    let folder = try TranslationFolder(["Localizable.xcstrings": Self.catalog])
    #expect(shown("Tap", folder, "en") == "Click")
    #expect(shown("Tap", folder, "en", phone: true) == "Tap here")
    #expect(shown("\("Ada") sent \(1)", folder, "en") == "Ada sent 1 photo")
    #expect(shown("\("Ada") sent \(2000)", folder, "en") == "Ada sent 2,000 photos")
    #expect(shown("untranslated", folder, "en") == "untranslated")
  }

  @Test func `forms that refer to each other endlessly are cut off`() {
    let form = LocalizedForm.text("x%#@a@%#@a@")
    let entry = LocalizedEntry(
      form: form, substitutions: ["a": LocalizedEntry.Substitution(form: form)])
    let parts = entry.parts([] as [LocalizedArgument], EnvironmentValues())
    #expect(parts.first == .literal("x") && parts.count <= 201)
  }

  @Test(arguments: [
    ("en.lproj/Localizable.strings", "\"a\" = \"b\";\n\"c\" = ;", 2),
    (
      "en.lproj/Localizable.stringsdict", "<?xml version=\"1.0\"?>\n<plist><dict>\n<oops></dict>", 3
    ),
    ("Localizable.xcstrings", "{\n  \"strings\" : { },\n  oops\n}", 3),
    ("Localizable.xcstrings", "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : 3\n}", 1),
  ])
  func `a broken table is reported once with its file and line`(
    path: String, content: String, line: Int
  ) throws {
    let folder = try TranslationFolder([path: content])
    let (first, second) = (
      Text("one", bundle: folder.bundle), Text("two", bundle: folder.bundle)
    )
    let graph = TextProbe(
      VStack {
        first; second
      }
    ).graph
    _ = graph.displayItems(scale: 1)
    let messages = graph.diagnostics.reported.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.contains(path) ?? false)
    #expect(messages.first?.contains("line \(line):") ?? false)
    #expect(TextProbe(first).lines == ["one"])
  }

  @Test(arguments: [
    ("", "The folder of translations"), ("de.lproj", "The folder of translations"),
    ("de.lproj/Localizable.strings", "The file of translations"),
  ])
  func `unreadable translations are named once, with what to do`(
    closed: String, name: String
  ) throws {
    let folder = try TranslationFolder(["de.lproj/Localizable.strings": "one = eins;"])
    let path = closed.isEmpty ? folder.url.path : folder.url.appendingPathComponent(closed).path
    chmod(path, 0)
    defer { chmod(path, 0o700) }
    // Only this thread gives up the rights of root, who may read everything.
    typealias SetUser = @convention(c) (UInt32) -> Int32
    let setUser = unsafeBitCast(try #require(dlsym(nil, "setfsuid")), to: SetUser.self)
    let user = setUser(65_534)
    let graph = TextProbe(
      VStack {
        Text("one", bundle: folder.bundle)
        Text("two", bundle: folder.bundle)
      }
    ).graph
    _ = graph.displayItems(scale: 1)
    _ = setUser(UInt32(bitPattern: user))
    let messages = graph.diagnostics.reported.map(\.message)
    #expect(messages.count == 1)
    #expect(
      messages.first
        == "\(name) \(path) cannot be read: Permission denied. Give the person who runs the program the right to "
        + "read it, as with chmod a+rX.")
  }
}
