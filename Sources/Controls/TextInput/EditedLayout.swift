@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The layout of a text that is being edited.
protocol EditedLayout: AnyObject {
  var setting: EditedTextSetting { get }
  var string: String { get }
  /// The width that shows every line in full, as far as it is known.
  var idealWidth: CGFloat { get }

  /// The height of the text, or any height from `most` up if it is higher than that.
  func height(width: CGFloat, atMost most: CGFloat) -> CGFloat
  func contentSize(width: CGFloat) -> CGSize
  func baselines(width: CGFloat) -> (first: CGFloat, last: CGFloat)
  func caret(at offset: Int, width: CGFloat) -> CGRect
  func places(width: CGFloat) -> any CaretPlaces
  /// The lines that lie at least partly in a rectangle.
  func lines(in area: CGRect, width: CGFloat) -> [EditedLines]
  /// Lays out the text between two heights, so that its places are exact.
  func settle(_ band: ClosedRange<CGFloat>, _ width: CGFloat)
}

/// Lines of a text that is being edited, and their distance from its top.
struct EditedLines {
  let lines: TextLines
  let top: CGFloat
  /// The text of the lines, where it is not all in one style.
  var resolved: ResolvedText?
}

/// The settings with which an edited text is laid out.
struct EditedTextSetting {
  /// The style that all characters share, as a text of one character.
  let style: ResolvedText
  let options: TextLayoutOptions
  let engine: any TextEngine
  let lineHeight: CGFloat
  /// The leading between a paragraph's last line and the next paragraph.
  let leading: CGFloat
  let characterWidth: CGFloat
  /// Gives attributes their fonts and paints; nil for plain texts.
  let resolve: ((AttributedString) -> ResolvedText)?
  /// A text with attributes of which fonts depend on the environment.
  private let sample: StyledText?

  init(
    _ style: ResolvedText, _ options: TextLayoutOptions, engine: any TextEngine,
    resolve: ((AttributedString) -> ResolvedText)? = nil
  ) {
    self.style = style
    self.resolve = resolve
    var title = AttributedString("X")
    title.font = .title
    sample = resolve?(title).styled
    self.options = options
    self.engine = engine
    func size(_ string: String) -> CGSize {
      engine.shape(style.styled.replacing(string)).measure(width: nil, height: nil, options).size
    }
    let (one, two) = (size("X"), size("X\nX"))
    lineHeight = one.height
    leading = max(0, two.height - 2 * one.height)
    characterWidth = size("n").width
  }

  func hasShapes(of other: EditedTextSetting) -> Bool {
    style.styled == other.style.styled && engine === other.engine && sample == other.sample
  }

  func shape(_ string: String) -> any ShapedText {
    engine.shape(style.styled.replacing(string))
  }

  /// The baseline of a line without characters.
  var emptyBaseline: CGFloat {
    engine.shape(style.styled).measure(width: nil, height: nil, options).firstBaseline
  }
}

extension StyledText {
  /// Other characters in the style of the first run.
  func replacing(_ string: String) -> StyledText {
    var text = self
    text.runs = Array(text.runs.prefix(1))
    if !text.runs.isEmpty { text.runs[0].string = string }
    return text
  }
}
