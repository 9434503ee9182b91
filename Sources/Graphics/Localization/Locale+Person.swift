import EspalierCore
import Foundation

extension Locale {
  /// The locale of the person for whom a program runs on a desktop; nil where the desktop does not say.
  ///
  /// The variables are those of POSIX: `LC_ALL`, `LC_MESSAGES` and `LANG`, the first of which that is not empty counts.
  /// `LANGUAGE` lists further languages, the best first, of which the first counts that the program has texts in.
  ///
  /// - Parameter bundle: nil stands for the main bundle.
  package static func ofPerson(_ variables: [String: String], bundle: Bundle? = nil) -> Locale? {
    func value(_ names: String...) -> String? {
      names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    }
    guard let base = value("LC_ALL", "LC_MESSAGES", "LANG").flatMap({ Locale(posix: $0) }) else {
      return nil
    }
    let listed = (value("LANGUAGE") ?? "").split(separator: ":").compactMap {
      Locale(posix: String($0))?.withRegion(of: base)
    }
    let wanted = listed.isEmpty ? [base] : listed
    return wanted.first { $0.isSpoken(in: bundle) } ?? wanted[0]
  }

  /// A locale from a name such as `sr_RS.UTF-8@latin`; nil for the one of programs without a language, `C`.
  private init?(posix name: String) {
    let parts = name.split(separator: "@", maxSplits: 1)
    guard let tag = parts.first?.prefix(while: { $0 != "." }), !["", "C", "POSIX"].contains(tag)
    else { return nil }
    var components = Locale.Components(identifier: String(tag))
    switch parts.dropFirst().first {
    case "latin": components.languageComponents.script = .latin
    case "cyrillic": components.languageComponents.script = .cyrillic
    default: break
    }
    self.init(normalized: components)
  }

  /// This locale, in the region of another one unless it has its own.
  private func withRegion(of other: Locale) -> Locale {
    guard region == nil, let region = other.region else { return self }
    var components = Locale.Components(locale: self)
    components.languageComponents.region = region
    return Locale(normalized: components)
  }

  /// A locale whose name has the usual form, with the same sign between its parts.
  private init(normalized components: Locale.Components) {
    self.init(identifier: Locale.identifier(.icu, from: Locale(components: components).identifier))
  }
}
