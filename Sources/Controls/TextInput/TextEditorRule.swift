@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import LayoutEngine

/// Lays out a text that is being edited.
///
/// - Preferred size: the proposed width, or that of the text or its placeholder; the height of the
///   lines, between the smallest and the largest number of lines that is set. An editor takes the
///   proposed height too.
final class TextEditorRule: LayoutRule {
  let layout: any EditedLayout
  let placeholder: ResolvedText
  let options: TextLayoutOptions
  /// True if lines are broken.
  private let isMultiline: Bool
  /// True if the view takes all of its proposal.
  let fillsHeight: Bool
  let shapedPlaceholder: any ShapedText

  /// The extra width that a field without a proposed width has beyond its text, as recorded on
  /// macOS.
  private static let slack: CGFloat = 4

  init(
    _ layout: any EditedLayout, isMultiline: Bool, placeholder: ResolvedText,
    _ options: TextLayoutOptions,
    fillsHeight: Bool
  ) {
    self.layout = layout
    self.isMultiline = isMultiline
    self.placeholder = placeholder
    self.options = options
    self.fillsHeight = fillsHeight
    shapedPlaceholder = layout.setting.engine.shape(placeholder.styled)
  }

  private var lineHeight: CGFloat { layout.setting.lineHeight }

  var isEmpty: Bool { layout.string.isEmpty }

  /// The placeholder's lines.
  func placeholderLines(width: CGFloat) -> TextLines {
    var options = options
    if !isMultiline { options.lineLimit = 1 }
    return shapedPlaceholder.lines(width: width, height: nil, options)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let width = proposal.width ?? idealWidth
    if fillsHeight {
      let height = proposal.height ?? max(height(width: width), Self.editorHeight)
      return CGSize(width: width, height: height)
    }
    return CGSize(width: width, height: height(width: width))
  }

  /// The minimum height of an editor without a proposed height.
  private static let editorHeight: CGFloat = 60

  private var idealWidth: CGFloat {
    let hint = shapedPlaceholder.measure(width: nil, height: nil, TextLayoutOptions()).size.width
    return Self.slack + (isEmpty ? hint : layout.idealWidth)
  }

  private func height(width: CGFloat) -> CGFloat {
    guard isMultiline else { return lineHeight }
    let finite = width.isFinite ? width : .greatestFiniteMagnitude
    let most = options.lineLimit.map { lines(CGFloat($0)) } ?? .infinity
    let hint =
      isEmpty ? shapedPlaceholder.measure(width: finite, height: nil, options).size.height : 0
    let content = max(layout.height(width: finite, atMost: most), hint, lineHeight)
    return max(lines(CGFloat(max(1, options.reservedLines))), min(content, most))
  }

  private func lines(_ count: CGFloat) -> CGFloat {
    count * lineHeight + (count - 1) * layout.setting.leading
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard
      guide == VerticalAlignment.firstTextBaseline.key
        || guide == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    let isFirst = guide == VerticalAlignment.firstTextBaseline.key || !isMultiline
    if isEmpty {
      let lines = placeholderLines(width: size.width)
      if !lines.lines.isEmpty { return isFirst ? lines.firstBaseline : lines.lastBaseline }
    }
    let baselines = layout.baselines(width: size.width)
    return isFirst ? baselines.first : baselines.last
  }

  var mayHaveExplicitGuides: Bool { true }

  var ownGuides: GuideKinds { .textBaselines }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}

extension TextEditorRule: CaretSource {
  func places(in size: CGSize) -> any CaretPlaces {
    layout.places(width: size.width)
  }
}
