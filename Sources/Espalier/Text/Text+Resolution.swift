import EspalierDrawing
import Foundation

/// A text with every choice made for an environment: what is shaped, and what each run of it is painted with.
struct ResolvedText {
  var styled: StyledText
  /// One for each run of `styled`; empty if all are plain.
  var paints: [TextRunPaint]
  /// What is wrong with tables and images that the text needs.
  var problems: [TextProblem] = []
  /// When time makes another text of it; nil if it never does.
  var nextChange: Date?

  /// The characters alone; images leave nothing.
  var plainString: String {
    styled.runs.lazy.filter { $0.attachment == nil }.map(\.string).joined()
  }
}

extension Text {
  func resolve(in environment: EnvironmentValues) -> ResolvedText {
    let surroundings = environment.textSurroundings
    if case .verbatim(let string) = content, changes.isEmpty {
      return surroundings.resolved(string)
    }
    var resolver = TextResolver(environment)
    resolver.append(self, surroundings.attributes)
    return resolver.resolved(whenEmpty: surroundings.attributes)
  }

  /// The characters alone, for places that show no styles and for people who cannot see; images leave nothing.
  func plainString(in environment: EnvironmentValues) -> String {
    resolve(in: environment).plainString
  }
}

extension LocalizedStringKey {
  /// The text as a plain string, for places that cannot show styles.
  func resolve(in environment: EnvironmentValues) -> String {
    Text(self).plainString(in: environment)
  }
}

/// A part of a text that could not be shown as it was meant.
struct TextProblem: Equatable {
  var message: String
  /// Whether it lies in the view; else the message says where it is, and all texts of a broken table share it.
  var isOfView = false
}
