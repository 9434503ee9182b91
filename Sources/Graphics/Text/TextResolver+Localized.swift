@_spi(Espalier) import EspalierCore
import Foundation

// Keys: looked up, read as Markdown, and filled with values.

extension TextResolver {
  mutating func read(
    _ key: LocalizedStringKey, _ table: LocalizedTable, _ attributes: TextAttributes,
    _ work: inout [Work]
  ) {
    let entry = table.entry(for: key.key, environment)
    entry.problems.forEach { report($0) }
    if key.arguments.isEmpty, entry.substitutions.isEmpty {
      let text = entry.text(key.arguments, environment)
      guard table.readsMarkdown, InlineMarkdown.mayHaveMarkup(text) else {
        return append(text, attributes)
      }
      let sentence = Sentence(ArgumentMark.removed(from: text), language: entry.language)
      work += parts(of: sentence, attributes).reversed()
      return
    }
    let parts = entry.parts(key.arguments, environment)
    let arguments = key.arguments
    if table.readsMarkdown, parts.contains(where: \.isMarkup) {
      let sentence = Sentence(parts, arguments, language: entry.language)
      work += self.parts(of: sentence, attributes).reversed()
    } else if arguments.contains(where: \.isText) {
      work += parts.reversed().map { .part($0, arguments, attributes) }
    } else {
      for part in parts { read(part, arguments, attributes, &work) }
    }
  }

  mutating func read(
    _ part: LocalizedFormat.Part, _ arguments: [LocalizedArgument], _ attributes: TextAttributes,
    _ work: inout [Work]
  ) {
    switch part {
    case .literal(let string): append(string, attributes)
    case .argument(let index, let specifier):
      guard arguments.indices.contains(index) else { return }
      switch arguments[index] {
      case .string(let string): append(string, attributes)
      case .text(let text): work.append(.text(text, attributes))
      case .formatted(let value): append(value, attributes)
      case .number(let number): append(number.string(specifier, locale), attributes)
      case .attributed(let string): append(string, attributes)
      case .time(let time): append(time, attributes)
      }
    case .variable: break
    }
  }

  private mutating func parts(of sentence: Sentence, _ outer: TextAttributes) -> [Work] {
    var work: [Work] = []
    var runs = InlineMarkdown.runs(of: sentence.markdown)[...]
    while let first = runs.first {
      let phrase = runs.prefix { $0.inflection == first.inflection }
      runs = runs.dropFirst(phrase.count)
      var pieces: [Piece] = []
      for run in phrase {
        var attributes = outer
        attributes.add(run.intent)
        if let link = run.link, let url = URL(string: plain(link, sentence)) {
          attributes.add(url)
        }
        pieces += ArgumentMark.parts(of: run.text).map { Piece(part: $0, attributes: attributes) }
      }
      if first.inflection != nil { inflect(&pieces, sentence) }
      work += pieces.map { sentence.work($0.part, $0.attributes) }
    }
    return work
  }

  private struct Piece {
    var part: ArgumentMark.Part
    let attributes: TextAttributes
  }

  /// A link's address with the characters of the values in it.
  private func plain(_ link: String, _ sentence: Sentence) -> String {
    var value = TextResolver(environment)
    value.read(
      ArgumentMark.parts(of: link).reversed().map { sentence.work($0, TextAttributes()) })
    return value.resolved(whenEmpty: TextAttributes()).styled.runs.map(\.string).joined()
  }

  /// Makes the noun of a phrase agree with the number in it.
  private mutating func inflect(_ pieces: inout [Piece], _ sentence: Sentence) {
    var number: PluralOperands?
    for index in pieces.indices {
      guard case .mark(let mark) = pieces[index].part else { continue }
      switch sentence.value(mark) {
      case (.string(let string), _)?: pieces[index].part = .text(string)
      case (let argument, let specifier)?: number = number ?? argument.operands(specifier)
      case nil: break
      }
    }
    var words = pieces.map { piece in
      if case .text(let string) = piece.part { string } else { "" }
    }
    do throws(InflectionError) {
      try EnglishInflection.inflect(&words, by: number, language: sentence.language)
    } catch {
      let phrase = words.joined(separator: "…")
      return report(
        "^[\(phrase)](inflect: true) stays as it is: \(error.reason); a table of plurals can have its forms"
      )
    }
    for index in pieces.indices {
      if case .text = pieces[index].part { pieces[index].part = .text(words[index]) }
    }
  }
}

/// A text in Markdown with values in it, whose places are marks that Markdown takes for letters, so
/// that values are never read as Markdown.
private struct Sentence {
  let markdown: String
  let language: String
  var parts: [LocalizedFormat.Part] = []
  var arguments: [LocalizedArgument] = []

  init(_ markdown: String, language: String) {
    self.markdown = markdown
    self.language = language
  }

  init(_ parts: [LocalizedFormat.Part], _ arguments: [LocalizedArgument], language: String) {
    var marked = ""
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let string): marked += ArgumentMark.removed(from: string)
      case .argument: marked += ArgumentMark.mark(index)
      case .variable: break
      }
    }
    self.init(marked, language: language)
    self.parts = parts
    self.arguments = arguments
  }

  func work(_ part: ArgumentMark.Part, _ attributes: TextAttributes) -> TextResolver.Work {
    switch part {
    case .text(let string): .part(.literal(string), [], attributes)
    case .mark(let index): .part(parts[index], arguments, attributes)
    }
  }

  /// The value at a mark, and its specifier.
  func value(_ mark: Int) -> (LocalizedArgument, FormatSpecifier)? {
    guard case .argument(let index, let specifier) = parts[mark],
      arguments.indices.contains(index)
    else { return nil }
    return (arguments[index], specifier)
  }
}

extension LocalizedArgument {
  /// True for a text in a text, which is read after those before it.
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
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
