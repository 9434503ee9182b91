import EspalierCore
import Foundation
import Synchronization

/// A table of translations.
struct LocalizedTable: Equatable, Sendable {
  /// The name of the table; nil stands for `Localizable`.
  var name: String?
  /// The bundle of the table; nil stands for the main bundle.
  var bundle: Bundle?
  /// The language of a text that is not the environment's.
  var language: Locale?
  /// The text for a key that is not found, where that is not the key.
  var missing: String?
  /// True if stars and underscores are emphasis.
  var readsMarkdown = true

  /// The table's entry for a key in the environment's language, otherwise in the language it was
  /// written in, otherwise the key.
  func entry(for key: String, _ environment: EnvironmentValues) -> LocalizedEntry {
    let files = TableFiles.named(name, in: bundle)
    var entry = LocalizedEntry(form: .text(missing ?? key))
    if !files.languages.isEmpty {
      let tags =
        (language ?? environment.locale).languageTags + [files.developmentLanguage, "base"]
      entry.language = files.developmentLanguage
      for tag in tags {
        guard let found = files.languages[tag]?[key] else { continue }
        entry = found
        entry.language = tag == "base" ? files.developmentLanguage : tag
        break
      }
    }
    entry.problems = files.problems
    return entry
  }
}

extension Locale {
  /// The languages whose texts suit, the best first: `zh-Hant-HK`, `zh-Hant`, `zh-HK`, `zh`.
  var languageTags: [String] {
    let identifier = identifier
    if let tags = Self.knownTags.withLock({ $0[identifier] }) { return tags }
    let tags = makeLanguageTags()
    Self.knownTags.withLock { $0[identifier] = tags }
    return tags
  }

  private static let knownTags = Mutex<[String: [String]]>([:])

  private func makeLanguageTags() -> [String] {
    guard let code = language.languageCode?.identifier.lowercased() else { return [] }
    let likely = Locale.Language(identifier: language.maximalIdentifier)
    let script = (language.script ?? likely.script)?.identifier.lowercased()
    let region = region?.identifier.lowercased()
    var tags: [String] = []
    if let script, let region { tags.append("\(code)-\(script)-\(region)") }
    if let region { tags.append("\(code)-\(region)") }
    if let script { tags.append("\(code)-\(script)") }
    // Latin America has a Spanish of its own.
    if code == "es", region != "es" { tags.append("es-419") }
    return tags + [code]
  }
}
