import EspalierDrawing
import Foundation
import LayoutEngine

/// Lays out a text that is being edited.
///
/// - Preferred size: the proposed width, or what the text or its placeholder needs; as high as the lines, between the
///   fewest and the most that are asked for. An editor takes the proposed height too.
final class TextEditorRule: LayoutRule, CaretSource {
  let resolved: ResolvedText
  let placeholder: ResolvedText
  let options: TextLayoutOptions
  /// Whether lines are broken.
  let isMultiline: Bool
  /// Whether the view is as large as it is told to be.
  let fillsHeight: Bool
  /// Whether the text ends in a character that only makes room for a last line.
  let hasFiller: Bool
  let shaped: any ShapedText
  let shapedPlaceholder: any ShapedText
  private let lineHeight: CGFloat
  private var known: (width: CGFloat, map: CaretMap, lines: TextLines)?

  init(
    _ resolved: ResolvedText, placeholder: ResolvedText, _ options: TextLayoutOptions,
    isMultiline: Bool, fillsHeight: Bool, hasFiller: Bool, engine: any TextEngine
  ) {
    self.resolved = resolved
    self.placeholder = placeholder
    self.options = options
    self.isMultiline = isMultiline
    self.fillsHeight = fillsHeight
    self.hasFiller = hasFiller
    shaped = engine.shape(resolved.styled)
    shapedPlaceholder = engine.shape(placeholder.styled)
    var sample = resolved.styled
    if !sample.runs.isEmpty {
      sample.runs = [sample.runs[0]]
      sample.runs[0].string = "X"
    }
    lineHeight =
      engine.shape(sample).measure(width: nil, height: nil, TextLayoutOptions()).size.height
  }

  /// What is edited is never shortened.
  private var editingOptions: TextLayoutOptions {
    var options = options
    options.lineLimit = nil
    options.reservedLines = 0
    options.minimumScaleFactor = 1
    return options
  }

  var isEmpty: Bool { resolved.styled.runs.allSatisfy { $0.string.isEmpty } }

  func lines(width: CGFloat) -> TextLines { layout(width).lines }

  func map(in size: CGSize) -> CaretMap { layout(size.width).map }

  private func layout(_ width: CGFloat) -> (map: CaretMap, lines: TextLines) {
    if let known, known.width == width { return (known.map, known.lines) }
    let lines = shaped.lines(width: isMultiline ? width : nil, height: nil, editingOptions)
    let map = CaretMap(
      lines, resolved.styled, width: isMultiline ? width : max(width, lines.size.width),
      editingOptions, emptyHeight: lineHeight)
    known = (width, map, lines)
    return (map, lines)
  }

  /// The placeholder's lines.
  func placeholderLines(width: CGFloat) -> TextLines {
    var options = options
    if !isMultiline { options.lineLimit = 1 }
    return shapedPlaceholder.lines(width: width, height: nil, options)
  }

  /// How much room the text takes where it is not cut off.
  func contentSize(width: CGFloat) -> CGSize {
    let lines = lines(width: width)
    return CGSize(width: lines.size.width, height: max(lineHeight, lines.size.height))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    func ideal(_ text: any ShapedText) -> CGFloat {
      text.measure(width: nil, height: nil, editingOptions).size.width
    }
    let width = proposal.width ?? max(ideal(shaped), ideal(shapedPlaceholder), 40)
    let height = height(width: width)
    if fillsHeight { return CGSize(width: width, height: proposal.height ?? max(height, 60)) }
    return CGSize(width: width, height: height)
  }

  private func height(width: CGFloat) -> CGFloat {
    guard isMultiline else { return lineHeight }
    let finite = width.isFinite ? width : nil
    let text = shaped.measure(width: finite, height: nil, editingOptions).size.height
    let hint =
      isEmpty ? shapedPlaceholder.measure(width: finite, height: nil, options).size.height : 0
    let content = max(text, hint, lineHeight)
    let fewest = lineHeight * CGFloat(max(1, options.reservedLines))
    let most = options.lineLimit.map { lineHeight * CGFloat($0) } ?? .infinity
    return max(fewest, min(content, most))
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let lines = isEmpty ? placeholderLines(width: size.width) : lines(width: size.width)
    return switch guide {
    case VerticalAlignment.firstTextBaseline.key: lines.firstBaseline
    case VerticalAlignment.lastTextBaseline.key:
      isMultiline ? lines.lastBaseline : lines.firstBaseline
    default: nil
    }
  }

  var mayHaveExplicitGuides: Bool { true }

  var ownGuides: GuideKinds { .textBaselines }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
