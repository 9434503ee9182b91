@_spi(Espalier) import EspalierCore
import Foundation

/// Reads an `.xcstrings` file: JSON with the texts of all languages, and their forms by number and
/// device.
struct StringCatalog: Decodable {
  let sourceLanguage: String
  let strings: [String: Key]

  struct Key: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var value: String
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  init(_ data: Data) throws(TableProblem) {
    do {
      self = try JSONDecoder().decode(StringCatalog.self, from: data)
    } catch {
      throw Self.problem(error, data)
    }
  }

  /// The decoder does not report where the text is invalid JSON; the older reader does.
  private static func problem(_ error: any Error, _ data: Data) -> TableProblem {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
    } catch {
      return TableProblem(error, in: data)
    }
    guard let error = error as? DecodingError else {
      return TableProblem(line: 1, message: "\(error)")
    }
    switch error {
    case .keyNotFound(let key, let context):
      return problem("\(path(context)) has no \"\(key.stringValue)\"", context, data)
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return problem("\(path(context)): \(context.debugDescription)", context, data)
    @unknown default:
      return TableProblem(line: 1, message: "\(error)")
    }
  }

  private static func problem(
    _ message: String, _ context: DecodingError.Context, _ data: Data
  ) -> TableProblem {
    let names = context.codingPath.map(\.stringValue).filter { $0 != "strings" }
    let line = names.first.map { data.line(of: "\"\($0)\"") } ?? 1
    return TableProblem(line: line, message: message)
  }

  private static func path(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty
      ? "the file" : "\"" + context.codingPath.map(\.stringValue).joined(separator: "/") + "\""
  }

  /// The entries of each language.
  var tables: [String: [String: LocalizedEntry]] {
    var tables: [String: [String: LocalizedEntry]] = [:]
    for (key, value) in strings {
      for (language, localization) in value.localizations ?? [:] {
        tables[language, default: [:]][key] = localization.entry
      }
    }
    return tables
  }
}

extension StringCatalog.Localization {
  /// The entry; nil if there is no text yet.
  fileprivate var entry: LocalizedEntry? {
    guard let form else { return nil }
    return LocalizedEntry(
      form: form, substitutions: (substitutions ?? [:]).compactMapValues(\.entry))
  }

  fileprivate var form: LocalizedForm? {
    stringUnit.map { .text($0.value) } ?? variations?.form
  }
}

extension StringCatalog.Variations {
  fileprivate var form: LocalizedForm? {
    if let plural {
      var forms: [PluralCategory: LocalizedForm] = [:]
      for (name, value) in plural {
        if let category = PluralCategory(rawValue: name) { forms[category] = value.form }
      }
      return .plural(forms)
    }
    return device.map { .device($0.compactMapValues(\.form)) }
  }
}

extension StringCatalog.Substitution {
  fileprivate var entry: LocalizedEntry.Substitution? {
    guard let form = variations?.form else { return nil }
    return LocalizedEntry.Substitution(
      form: form, argument: argNum.map { $0 - 1 }, specifier: FormatSpecifier(type: formatSpecifier)
    )
  }
}
