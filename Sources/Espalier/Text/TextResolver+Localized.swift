import Foundation

// Keys: looked up, read as Markdown, and filled with values.

extension TextResolver {
  mutating func append(
    _ key: LocalizedStringKey, _ table: LocalizedTable, _ attributes: TextAttributes
  ) {
    let entry = table.entry(for: key.key, environment)
    entry.problems.forEach { report($0) }
    if key.arguments.isEmpty, entry.substitutions.isEmpty {
      return appendMarkdown(entry.text([], environment), attributes) { _, _, _ in }
    }
    let parts = entry.parts(key.arguments, environment)
    let arguments = key.arguments
    guard parts.contains(where: \.isMarkup) else {
      return parts.forEach { append($0, arguments, attributes) }
    }
    // Values stand in the Markdown as marks that it takes for letters, so that they are never read as Markdown.
    var marked = ""
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let string): marked += ArgumentMark.removed(from: string)
      case .argument: marked += ArgumentMark.mark(index)
      case .variable: break
      }
    }
    appendMarkdown(marked, attributes) { resolver, index, attributes in
      resolver.append(parts[index], arguments, attributes)
    }
  }

  private mutating func append(
    _ part: LocalizedFormat.Part, _ arguments: [LocalizedArgument], _ attributes: TextAttributes
  ) {
    switch part {
    case .literal(let string): append(string, attributes)
    case .argument(let index, let specifier):
      if arguments.indices.contains(index) { append(arguments[index], specifier, attributes) }
    case .variable: break
    }
  }

  private mutating func append(
    _ argument: LocalizedArgument, _ specifier: FormatSpecifier, _ attributes: TextAttributes
  ) {
    switch argument {
    case .string(let string): append(string, attributes)
    case .text(let text): append(text, attributes)
    case .formatted(let value): append(value, attributes)
    case .number(let number): append(number.string(specifier, locale), attributes)
    case .attributed(let string): append(string, attributes)
    case .image(let image): append(image, attributes)
    case .time(let time): append(time, attributes)
    }
  }

  private mutating func appendMarkdown(
    _ text: String, _ outer: TextAttributes,
    argument: (inout TextResolver, Int, TextAttributes) -> Void
  ) {
    for run in InlineMarkdown.runs(of: text) {
      var attributes = outer
      attributes.add(run.intent)
      if let link = run.link, let url = URL(string: plain(link, argument)) { attributes.add(url) }
      for part in ArgumentMark.parts(of: run.text) {
        switch part {
        case .text(let string): append(string, attributes)
        case .mark(let index): argument(&self, index, attributes)
        }
      }
    }
  }

  /// A link's address with the characters of the values in it.
  private func plain(
    _ link: String, _ argument: (inout TextResolver, Int, TextAttributes) -> Void
  ) -> String {
    ArgumentMark.parts(of: link).map { part in
      switch part {
      case .text(let string): return string
      case .mark(let index):
        var value = TextResolver(environment)
        argument(&value, index, TextAttributes())
        return value.resolved(whenEmpty: TextAttributes()).styled.runs.map(\.string).joined()
      }
    }.joined()
  }
}

extension LocalizedFormat.Part {
  fileprivate var isMarkup: Bool {
    if case .literal(let string) = self { InlineMarkdown.mayHaveMarkup(string) } else { false }
  }
}

/// A value's place in a text, between the last two code points for private use.
private enum ArgumentMark {
  enum Part {
    case text(String)
    case mark(Int)
  }

  private static let opening: Unicode.Scalar = "\u{FFFFC}"
  private static let closing: Unicode.Scalar = "\u{FFFFD}"

  static func mark(_ index: Int) -> String { "\(opening)\(index)\(closing)" }

  static func removed(from string: String) -> String {
    guard string.unicodeScalars.contains(where: { $0 == opening || $0 == closing }) else {
      return string
    }
    let scalars = string.unicodeScalars.filter { $0 != opening && $0 != closing }
    return String(String.UnicodeScalarView(scalars))
  }

  static func parts(of string: String) -> [Part] {
    var parts: [Part] = []
    var rest = string.unicodeScalars[...]
    while let start = rest.firstIndex(of: opening) {
      let after = rest[rest.index(after: start)...]
      guard let end = after.firstIndex(of: closing), let index = Int(String(after[..<end])) else {
        break
      }
      if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
      parts.append(.mark(index))
      rest = after[after.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return parts
  }
}
