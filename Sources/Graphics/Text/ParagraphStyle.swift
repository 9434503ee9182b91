import EspalierCore
import EspalierDrawing
import Foundation

/// The line breaking of texts in an environment, as set by the modifiers for whole texts.
package struct ParagraphStyle: Equatable, Sendable {
  var lineLimit: Int?
  var reservedLines = 0
  var truncationMode = Text.TruncationMode.tail
  var lineSpacing: CGFloat = 0
  var alignment = TextAlignment.leading
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case?

  package init() {
  }
}

extension EnvironmentValues {
  private enum ParagraphStyleKey: EnvironmentKey {
    static let defaultValue = ParagraphStyle()
  }

  package var paragraphStyle: ParagraphStyle {
    get { self[ParagraphStyleKey.self] }
    set { self[ParagraphStyleKey.self] = newValue }
  }

  /// The options with which a text engine breaks a text of this environment.
  package var textLayoutOptions: TextLayoutOptions {
    let style = paragraphStyle
    var options = TextLayoutOptions()
    options.lineLimit = style.lineLimit
    options.reservedLines = style.reservedLines
    options.truncation = style.truncationMode.engineMode
    options.lineSpacing = style.lineSpacing.finite
    options.alignment = style.alignment.engineEdge
    options.minimumScaleFactor = style.minimumScaleFactor.isNaN ? 1 : style.minimumScaleFactor
    options.allowsTightening = style.allowsTightening
    options.displayScale = displayScale > 0 ? displayScale : 1
    options.isRightToLeft = layoutDirection == .rightToLeft
    return options
  }
}
