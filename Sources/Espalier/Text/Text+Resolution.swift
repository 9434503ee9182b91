import EspalierDrawing
import Foundation

/// A text with every choice made for an environment: what is shaped, and what each run of it is painted with.
struct ResolvedText {
  var styled: StyledText
  /// One for each run of `styled`; empty if all are plain.
  var paints: [TextRunPaint]
}

/// What decides how the glyphs of a run are painted.
struct TextRunPaint: Equatable {
  var foreground: TextForeground?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?

  init(_ attributes: TextAttributes) {
    foreground = attributes.foreground
    underline = attributes.underline
    strikethrough = attributes.strikethrough
  }

  var isPlain: Bool { foreground == nil && underline == nil && strikethrough == nil }
}

extension Text {
  func resolve(in environment: EnvironmentValues) -> ResolvedText {
    var resolver = TextResolver(environment)
    resolver.append(self, environment.textAttributes)
    return resolver.resolved(whenEmpty: environment.textAttributes)
  }
}

extension LocalizedStringKey {
  /// The text as a plain string, for places that cannot show styles.
  func resolve(in environment: EnvironmentValues) -> String {
    Text(self).resolve(in: environment).styled.runs.map(\.string).joined()
  }
}

/// Collects the runs of a text.
private struct TextResolver {
  private let environment: EnvironmentValues
  private let locale: Locale
  private let textCase: Text.Case?
  private var runs: [(string: String, attributes: TextAttributes)] = []

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    locale = environment.locale
    textCase = environment.textCase
  }

  mutating func append(_ text: Text, _ outer: TextAttributes) {
    var attributes = outer
    for change in text.changes.reversed() { change.apply(to: &attributes) }
    switch text.content {
    case .verbatim(let string): append(string, attributes)
    case .localized(let key, let table): append(key, table, attributes)
    case .formatted(let value): append(value.string(environment), attributes)
    case .joined(let texts): for text in texts { append(text, attributes) }
    }
  }

  private mutating func append(
    _ key: LocalizedStringKey, _ table: LocalizedTable, _ attributes: TextAttributes
  ) {
    let format = table.string(for: key.key)
    guard !key.arguments.isEmpty else { return append(format, attributes) }
    for part in LocalizedFormat(format).parts {
      switch part {
      case .literal(let string): append(string, attributes)
      case .argument(let index, let specifier):
        guard key.arguments.indices.contains(index) else { continue }
        append(key.arguments[index], specifier, attributes)
      }
    }
  }

  private mutating func append(
    _ argument: LocalizedArgument, _ specifier: FormatSpecifier, _ attributes: TextAttributes
  ) {
    switch argument {
    case .string(let string): append(string, attributes)
    case .text(let text): append(text, attributes)
    case .formatted(let value): append(value.string(environment), attributes)
    case .number(let number): append(number.string(specifier, locale), attributes)
    }
  }

  /// Neighbors of one style become one run, so that they are shaped together.
  private mutating func append(_ string: String, _ attributes: TextAttributes) {
    if string.isEmpty { return }
    let string = textCase?.apply(to: string, locale) ?? string
    if let last = runs.last, last.attributes == attributes {
      runs[runs.count - 1].string += string
    } else {
      runs.append((string, attributes))
    }
  }

  /// An empty text keeps one empty run, whose font decides the height of reserved lines.
  func resolved(whenEmpty attributes: TextAttributes) -> ResolvedText {
    let runs = runs.isEmpty ? [("", attributes)] : runs
    let styled = StyledText(
      runs: runs.map { string, attributes in
        var run = StyledText.Run(string: string, font: environment.resolvedFont(attributes))
        run.kerning = attributes.kerning.finite
        run.tracking = attributes.tracking.finite
        run.baselineOffset = attributes.baselineOffset.finite
        return run
      },
      language: locale.identifier(.bcp47))
    let paints = runs.map { TextRunPaint($0.1) }
    return ResolvedText(styled: styled, paints: paints.allSatisfy(\.isPlain) ? [] : paints)
  }
}
