import EspalierCore
import EspalierDrawing
import Foundation
import Synchronization

/// The values that texts take from an environment, read and derived once for all texts in it.
final class TextSurroundings {
  let attributes: TextAttributes
  let options: TextLayoutOptions
  let locale: Locale
  let textCase: Text.Case?
  let renderer: (any TextRenderer)?
  let allowsSelection: Bool
  /// The languages of the locale, and of texts with the attributes of the environment, as BCP 47
  /// tags.
  let localeLanguage: String
  let language: String
  let engine: any TextEngine
  /// An empty run with the attributes of the environment.
  let plainRun: StyledText.Run
  /// The paint of such a run; nil if it is plain.
  let plainPaint: TextRunPaint?
  /// Empty runs with attributes of their own: titles, captions and the like, of which a list has a
  /// few.
  private let styledRuns = Mutex<[(attributes: TextAttributes, run: StyledText.Run)]>([])

  /// The largest number of runs that are remembered, among which one is searched.
  static let styledLimit = 8

  init(_ environment: EnvironmentValues) {
    attributes = environment.textAttributes
    options = environment.textLayoutOptions
    locale = environment.locale
    textCase = environment.textCase
    renderer = environment.textRenderer
    allowsSelection = environment.allowsTextSelection
    localeLanguage = locale.identifier(.bcp47)
    language = attributes.language.tag ?? localeLanguage
    engine = environment.textEngine.engine
    plainRun = StyledText.Run("", attributes, in: environment)
    let paint = TextRunPaint(attributes)
    plainPaint = paint.isPlain ? nil : paint
  }

  /// An empty run with `attributes` in the environment that these values are from.
  func run(_ attributes: TextAttributes, in environment: EnvironmentValues) -> StyledText.Run {
    if attributes == self.attributes { return plainRun }
    let known = styledRuns.withLock { runs in runs.first { $0.attributes == attributes }?.run }
    if let known { return known }
    let run = StyledText.Run("", attributes, in: environment)
    styledRuns.withLock { if $0.count < Self.styledLimit { $0.append((attributes, run)) } }
    return run
  }

  /// A string in the attributes of the environment.
  func resolved(_ string: String) -> ResolvedText {
    var run = plainRun
    run.string = textCase?.apply(to: string, locale) ?? string
    return ResolvedText(
      styled: StyledText(runs: [run], language: language), paints: plainPaint.map { [$0] } ?? [])
  }
}

extension EnvironmentValues {
  /// The values that texts take from these, derived once.
  var textSurroundings: TextSurroundings { derived(TextSurroundings.init) }
}

extension StyledText.Run {
  /// Makes a text of characters with `attributes`.
  init(_ string: String, _ attributes: TextAttributes, in environment: EnvironmentValues) {
    self.init(string: string, font: environment.resolvedFont(attributes))
    kerning = attributes.kerning.finite
    tracking = attributes.tracking.finite
    baselineOffset = attributes.baselineOffset.finite
    lineHeight = attributes.lineHeight?.height(forSize: font.size)
  }
}
