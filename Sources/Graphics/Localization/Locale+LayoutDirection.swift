import EspalierCore
import EspalierDrawing
import Foundation
import Synchronization

extension Locale {
  /// The direction of the language in which a bundle's texts are shown to a person of this locale.
  ///
  /// It is the first of the locale's languages that the bundle is localized in, or else the one
  /// that its texts are written in: programs without Arabic texts run from left to right for
  /// readers of Arabic.
  ///
  /// - Parameter bundle: nil stands for the main bundle.
  package func layoutDirection(in bundle: Bundle? = nil) -> LayoutDirection {
    let languages = BundleLanguages.of(bundle)
    let chosen = languageTags.first { languages.all.contains($0) } ?? languages.development
    let script = Locale.Language(identifier: Language(identifier: chosen).maximalIdentifier).script
    return script.map { Self.rightToLeftScripts.contains($0.identifier) } == true
      ? .rightToLeft : .leftToRight
  }

  /// True if a bundle has texts in the locale's language.
  func isSpoken(in bundle: Bundle?) -> Bool {
    let languages = BundleLanguages.of(bundle)
    return languageTags.contains { $0 == languages.development || languages.all.contains($0) }
  }

  // Foundation's direction of characters does not heed the script of a language.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]
}

extension EnvironmentValues {
  /// Sets the locale of a person, with the calendar of their region, and the direction of the language that the program
  /// has for them.
  package mutating func setLocale(_ locale: Locale) {
    self.locale = locale
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
    layoutDirection = locale.layoutDirection()
  }

  /// Sets the time zone of a person, in which their calendar counts days.
  package mutating func setTimeZone(_ timeZone: TimeZone) {
    self.timeZone = timeZone
    calendar.timeZone = timeZone
  }
}

/// The languages that a bundle has texts in, as lowercase tags with dashes.
private struct BundleLanguages {
  var all: Set<String> = []
  var development: String

  private static let known = Mutex<[String: BundleLanguages]>([:])

  static func of(_ bundle: Bundle?) -> BundleLanguages {
    let path = bundle?.bundlePath ?? ""
    if let languages = known.withLock({ $0[path] }) { return languages }
    let languages = BundleLanguages(bundle)
    known.withLock { $0[path] = languages }
    return languages
  }

  private init(_ bundle: Bundle?) {
    development = TableFiles.named(nil, in: bundle).developmentLanguage
    for directory in (bundle ?? .main).tableDirectories {
      // Folders that cannot be read are reported where a text looks for its translation.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
      for name in names {
        if name.hasSuffix(".lproj") {
          all.insert(String(name.dropLast(6)).languageTag)
        } else if name.hasSuffix(".xcstrings") {
          all.formUnion(TableFiles.named(String(name.dropLast(10)), in: bundle).languages.keys)
        }
      }
    }
  }
}
