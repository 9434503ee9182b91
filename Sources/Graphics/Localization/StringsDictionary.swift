@_spi(Espalier) import EspalierCore
import Foundation

/// Reads a `.stringsdict` file: a property list with a format for each key, and forms by number for
/// its variables.
enum StringsDictionary {
  static func entries(_ data: Data) throws(TableProblem) -> [String: LocalizedEntry] {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw TableProblem(error, in: data)
    }
    guard let keys = list as? [String: Any] else {
      throw TableProblem(line: 1, message: "it is not a dictionary")
    }
    var entries: [String: LocalizedEntry] = [:]
    for (key, value) in keys {
      guard let fields = value as? [String: Any], let entry = entry(fields) else {
        throw TableProblem(
          line: data.line(of: key),
          message: "\"\(key)\" has no NSStringLocalizedFormatKey and no device or width variants")
      }
      entries[key] = entry
    }
    return entries
  }

  private static func entry(_ fields: [String: Any]) -> LocalizedEntry? {
    if let format = fields["NSStringLocalizedFormatKey"] as? String {
      var entry = LocalizedEntry(form: .text(format))
      for (name, value) in fields {
        guard let rule = value as? [String: Any] else { continue }
        entry.substitutions[name] = substitution(rule)
      }
      return entry
    }
    if let devices = fields["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return LocalizedEntry(form: .device(devices.compactMapValues(form)))
    }
    if let widths = fields["NSStringVariableWidthRuleType"] as? [String: String],
      let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) })
    {
      return LocalizedEntry(form: .text(widest.value))
    }
    return nil
  }

  private static func form(_ value: Any) -> LocalizedForm? {
    if let text = value as? String { return .text(text) }
    return (value as? [String: Any]).flatMap(entry)?.form
  }

  private static func substitution(_ rule: [String: Any]) -> LocalizedEntry.Substitution {
    var forms: [PluralCategory: LocalizedForm] = [:]
    for (name, value) in rule {
      if let category = PluralCategory(rawValue: name), let text = value as? String {
        forms[category] = .text(text)
      }
    }
    let type = rule["NSStringFormatValueTypeKey"] as? String
    return LocalizedEntry.Substitution(
      form: .plural(forms), argument: nil, specifier: FormatSpecifier(type: type))
  }
}

extension FormatSpecifier {
  /// - Parameter type: a specifier without its percent sign, such as `lld`.
  init(type: String?) {
    var text = (type ?? "")[...].unicodeScalars
    self = FormatSpecifier.parse(&text)?.0 ?? FormatSpecifier(conversion: "d")
  }
}

extension Data {
  /// The line of the first place where `text` stands, for messages.
  func line(of text: String) -> Int {
    guard let place = range(of: Data(text.utf8)) else { return 1 }
    return self[startIndex..<place.lowerBound].count { $0 == 0x0A } + 1
  }
}
