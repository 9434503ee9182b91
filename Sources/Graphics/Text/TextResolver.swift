import EspalierCore
import EspalierDrawing
import Foundation

/// Collects the runs of a text.
struct TextResolver {
  /// Characters of one style, or a picture.
  private struct Piece {
    var string: String
    var attributes: TextAttributes
    var picture: AttachedPicture?
  }

  let environment: EnvironmentValues
  let locale: Locale
  private let surroundings: TextSurroundings
  private var pieces: [Piece] = []
  private var problems: [TextProblem] = []
  private var nextChange: Date?

  /// The work that is still to be done, the next item last: texts in texts take no room on the
  /// stack.
  enum Work {
    case text(Text, TextAttributes)
    case part(LocalizedFormat.Part, [LocalizedArgument], TextAttributes)
  }

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    surroundings = environment.textSurroundings
    locale = surroundings.locale
  }

  mutating func append(_ text: Text, _ attributes: TextAttributes) {
    // Most texts are one string, and leave no work.
    var work: [Work] = []
    read(text, attributes, &work)
    read(work)
  }

  mutating func read(_ work: [Work]) {
    var work = work
    while let next = work.popLast() {
      switch next {
      case .text(let text, let attributes): read(text, attributes, &work)
      case .part(let part, let arguments, let attributes):
        read(part, arguments, attributes, &work)
      }
    }
  }

  private mutating func read(_ text: Text, _ outer: TextAttributes, _ work: inout [Work]) {
    var attributes = outer
    for change in text.changes.reversed() { change.apply(to: &attributes) }
    switch text.content {
    case .verbatim(let string): append(string, attributes)
    case .localized(let key, let table): read(key, table, attributes, &work)
    case .formatted(let value): append(value, attributes)
    case .attributed(let string): append(string, attributes)
    case .time(let time): append(time, attributes)
    case .picture(let picture): append(picture, attributes)
    case .joined(let texts): work += texts.all.reversed().map { .text($0, attributes) }
    case .leftOut:
      report(
        "Texts are nested too deeply (\(Text.deepest) levels); what is further inside is left out. "
          + "Put the strings together first.", isOfView: true)
    }
  }

  /// Neighbors of one style become one run, so that they are shaped together.
  mutating func append(_ string: String, _ attributes: TextAttributes) {
    if string.isEmpty { return }
    let string = surroundings.textCase?.apply(to: string, locale) ?? string
    // A copy of the last piece would have the string copied at each append.
    let last = pieces.count - 1
    if last >= 0, pieces[last].picture == nil, pieces[last].attributes == attributes {
      pieces[last].string += string
    } else {
      pieces.append(Piece(string: string, attributes: attributes))
    }
  }

  mutating func append(_ string: AttributedString, _ attributes: TextAttributes) {
    let formatting = environment.textFormatting
    let string = formatting?.constrained(string) ?? string
    for run in string.runs {
      let attributes = attributes.adding(run.attributes, formatting)
      append(String(string[run.range].characters), attributes)
    }
  }

  mutating func append(_ value: FormattedValue, _ attributes: TextAttributes) {
    switch value.content(environment) {
    case .plain(let string): append(string, attributes)
    case .attributed(let string): append(string, attributes)
    }
    changes(at: value.nextChange(environment))
  }

  mutating func append(_ time: TimeText, _ attributes: TextAttributes) {
    append(time.string(in: environment), attributes)
    changes(at: time.nextChange(in: environment))
  }

  /// Records that the text changes at `date`.
  private mutating func changes(at date: Date?) {
    guard let date else { return }
    nextChange = nextChange.map { min($0, date) } ?? date
  }

  mutating func append(_ picture: InlinePicture, _ attributes: TextAttributes) {
    let picture = AttachedPicture(picture, attributes, environment)
    pieces.append(Piece(string: "\u{FFFC}", attributes: attributes, picture: picture))
  }

  mutating func report(_ problem: String, isOfView: Bool = false) {
    problems.append(TextProblem(message: problem, isOfView: isOfView))
  }

  /// An empty text keeps one empty run, whose font decides the height of reserved lines.
  func resolved(whenEmpty attributes: TextAttributes) -> ResolvedText {
    let pieces = pieces.isEmpty ? [Piece(string: "", attributes: attributes)] : pieces
    let styled = StyledText(
      runs: pieces.map(run),
      language: pieces[0].attributes.language.tag ?? surroundings.localeLanguage)
    let isPlain = pieces.allSatisfy { TextRunPaint($0.attributes, $0.picture).isPlain }
    return ResolvedText(
      styled: styled,
      paints: isPlain ? [] : pieces.map { TextRunPaint($0.attributes, $0.picture) },
      problems: problems, nextChange: nextChange)
  }

  private func run(_ piece: Piece) -> StyledText.Run {
    var run = surroundings.run(piece.attributes, in: environment)
    run.string = piece.string
    run.attachment = piece.picture?.attachment
    return run
  }
}
