@_spi(Espalier) import EspalierCore
import Foundation

/// Characters of one style in a sentence written in Markdown.
struct MarkdownRun: Equatable {
  var text: String
  var intent: InlinePresentationIntent = []
  /// The address that a link leads to.
  var link: String?
  /// The address of a picture for which the characters stand.
  var image: String?
  /// The number of the phrase to inflect that the characters belong to, different for each phrase.
  var inflection: Int?
}

/// Reads the inline part of Markdown: emphasis, code, deletion, links, escapes and entities.
///
/// White space stays as it is, and there are no blocks: `# x` is a text with a number sign. The
/// rules are CommonMark's, with GitHub's for deletion and bare addresses; each step takes time
/// proportional to the text.
///
/// 1. `scan` cuts the text into pieces: characters, and runs of `*`, `_` or `~` that may turn out
///    to be delimiters.
/// 2. A `]` looks for its `[`; if an address follows, the pieces between become a link.
/// 3. `matchDelimiters` pairs the delimiters of each link, and at the end of the whole text.
/// 4. `runs` adds up the spans around each piece.
struct InlineMarkdown {
  struct Piece {
    var text: String
    /// The styles that the piece begins and ends for all pieces that follow it.
    var changes = StyleChanges()
    var link: String?
    var image: String?
    var inflection: Int?
    var isCode = false
    var delimiter: Delimiter?
  }

  /// The change in the number of strong, emphasized and deleted spans around the following text.
  struct StyleChanges {
    var strong = 0
    var emphasized = 0
    var deleted = 0
  }

  struct Delimiter {
    var sign: Unicode.Scalar
    var count: Int
    var originalCount: Int
    var canOpen: Bool
    var canClose: Bool
  }

  struct Bracket {
    enum Kind { case link, image, attributes }
    var kind: Kind
    var piece: Int
    /// The position after the bracket.
    var start: Int
    var isActive = true
  }

  let source: [Unicode.Scalar]
  /// The addresses that are defined elsewhere in a document, by their labels.
  let addresses: [String: String]
  private let readsAttributes: Bool
  var position = 0
  var pieces: [Piece] = []
  var brackets: [Bracket] = []
  var pending = String.UnicodeScalarView()
  /// Longer runs of backticks stand for themselves.
  private static let backtickLimit = 80
  /// Lengths of backtick runs that have no partner from a position on.
  var missingBackticks: Set<Int> = []

  private init(_ text: String, _ addresses: [String: String], readsAttributes: Bool) {
    source = Array(text.unicodeScalars)
    self.addresses = addresses
    self.readsAttributes = readsAttributes
  }

  /// The runs of a sentence; neighbors differ in style.
  ///
  /// - Parameters:
  ///   - addresses: the addresses to which labels in brackets lead.
  ///   - readsAttributes: true if `^[text](name: value)` is a text with attributes.
  static func runs(
    of text: String, addresses: [String: String] = [:], readsAttributes: Bool = true
  ) -> [MarkdownRun] {
    guard mayHaveMarkup(text) else { return text.isEmpty ? [] : [MarkdownRun(text: text)] }
    var parser = InlineMarkdown(text, addresses, readsAttributes: readsAttributes)
    parser.scan()
    parser.matchDelimiters(from: 0)
    return parser.runs()
  }

  /// True if any sign of markup occurs: most labels have none.
  static func mayHaveMarkup(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"),
        UInt8(ascii: "@"):
        return true
      // As in http:// and www.
      case UInt8(ascii: "/") where previous == UInt8(ascii: ":"): return true
      case UInt8(ascii: ".") where previous == UInt8(ascii: "w"): return true
      default: previous = byte
      }
    }
    return false
  }

  private mutating func scan() {
    while position < source.count {
      switch source[position] {
      case "\\": escape()
      case "`": code()
      case "*", "_", "~": delimiters()
      case "[": open(.link, length: 1)
      case "!" where peek(1) == "[": open(.image, length: 2)
      case "^" where readsAttributes && peek(1) == "[": open(.attributes, length: 2)
      case "]": closeBracket()
      case "<": autolink()
      case "&": entity()
      case "h", "w": bareAddress()
      case "@": bareMail()
      default: take()
      }
    }
    flush()
  }

  private func runs() -> [MarkdownRun] {
    var runs: [MarkdownRun] = []
    var depth = StyleChanges()
    for piece in pieces {
      depth.strong += piece.changes.strong
      depth.emphasized += piece.changes.emphasized
      depth.deleted += piece.changes.deleted
      let run = MarkdownRun(
        text: piece.text, intent: depth.intent.union(piece.isCode ? .code : []), link: piece.link,
        image: piece.image, inflection: piece.inflection)
      if run.text.isEmpty { continue }
      // A copy of the last run would have its text copied at each append.
      let last = runs.count - 1
      if last >= 0, runs[last].intent == run.intent, runs[last].link == run.link,
        runs[last].image == run.image, runs[last].inflection == run.inflection
      {
        runs[last].text += run.text
      } else {
        runs.append(run)
      }
    }
    return runs
  }
}

extension InlineMarkdown.StyleChanges {
  fileprivate var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if strong > 0 { intent.insert(.stronglyEmphasized) }
    if emphasized > 0 { intent.insert(.emphasized) }
    if deleted > 0 { intent.insert(.strikethrough) }
    return intent
  }
}

// MARK: - Characters

extension InlineMarkdown {
  func peek(_ offset: Int) -> Unicode.Scalar? {
    let index = position + offset
    return source.indices.contains(index) ? source[index] : nil
  }

  func characters(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(source[range]))
  }

  /// Takes the next character as it is.
  mutating func take() {
    pending.append(source[position])
    position += 1
  }

  mutating func flush() {
    if pending.isEmpty { return }
    pieces.append(Piece(text: String(pending)))
    pending = String.UnicodeScalarView()
  }

  private mutating func escape() {
    if let next = peek(1), next.isASCIIPunctuation || next == "\n" { position += 1 }
    take()
  }

  private mutating func entity() {
    let end = min(source.count, position + 32)
    guard let semicolon = source[position..<end].firstIndex(of: ";"),
      let entity = HTMLEntity.characters(characters(position + 1..<semicolon))
    else { return take() }
    pending.append(contentsOf: entity.unicodeScalars)
    position = semicolon + 1
  }

  /// A run of backticks, and the text before the next run of the same length, which is shown as it
  /// is.
  private mutating func code() {
    let start = position
    let length = runLength(at: start)
    position += length
    guard let end = backticks(length, from: position) else {
      return pending.append(contentsOf: source[start..<position])
    }
    flush()
    var content: [Unicode.Scalar] = source[position..<end].map { $0 == "\n" ? " " : $0 }
    let isPadded = content.count > 2 && content.first == " " && content.last == " "
    if isPadded, content.contains(where: { $0 != " " }) {
      content = Array(content[1..<content.count - 1])
    }
    pieces.append(Piece(text: String(String.UnicodeScalarView(content)), isCode: true))
    position = end + length
  }

  private mutating func backticks(_ length: Int, from start: Int) -> Int? {
    if length > Self.backtickLimit || missingBackticks.contains(length) { return nil }
    var index = start
    while index < source.count {
      guard source[index] == "`" else {
        index += 1
        continue
      }
      let found = runLength(at: index)
      if found == length { return index }
      index += found
    }
    missingBackticks.insert(length)
    return nil
  }

  /// The number of repetitions of the character at `index` from there on.
  func runLength(at index: Int) -> Int {
    var end = index
    while end < source.count, source[end] == source[index] { end += 1 }
    return end - index
  }
}

extension Unicode.Scalar {
  var isASCIIPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  var isASCIILetterOrDigit: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
