import EspalierCore
import EspalierDrawing
import Foundation

/// A text with every choice made for an environment: the runs to shape, and the paint of each run.
package struct ResolvedText {
  package var styled: StyledText
  /// One paint for each run of `styled`; empty if all are plain.
  var paints: [TextRunPaint]
  /// The problems with tables and images that the text needs.
  var problems: [TextProblem] = []
  /// The next date at which time changes the text; nil if it never does.
  var nextChange: Date?

  /// The characters alone; images are omitted.
  package var plainString: String {
    styled.runs.lazy.filter { $0.attachment == nil }.map(\.string).joined()
  }
}

extension Text {
  /// The characters of a text that is a single string, in the style of its environment; nil for other texts.
  var plainString: String? {
    if case .verbatim(let string) = content, changes.isEmpty { string } else { nil }
  }

  package func resolve(in environment: EnvironmentValues) -> ResolvedText {
    let surroundings = environment.textSurroundings
    if let plainString { return surroundings.resolved(plainString) }
    var resolver = TextResolver(environment)
    resolver.append(self, surroundings.attributes)
    return resolver.resolved(whenEmpty: surroundings.attributes)
  }

  /// The characters alone, for places that show no styles and for people who cannot see; images are
  /// omitted.
  package func plainString(in environment: EnvironmentValues) -> String {
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
  /// True if the problem lies in the view; otherwise the message names its place, and all texts of
  /// a broken table share it.
  var isOfView = false
}
