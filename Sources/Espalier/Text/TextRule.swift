import EspalierDrawing
import Foundation
import LayoutEngine

/// Lays out a shaped text.
///
/// - Preferred size: the widest line and the height of all lines, broken greedily at the proposed width; under a
///   proposed height as many lines as it holds, at least one.
final class TextRule: LayoutRule {
  let text: any ShapedText
  let options: TextLayoutOptions
  /// What the lines are made of, and what they are painted with.
  private(set) var resolved: ResolvedText
  /// Draws the text in place of the framework.
  let renderer: (any TextRenderer)?
  /// The latest first, without their lines: placing needs the baselines of a size that was measured shortly before.
  private var recent: [Entry] = []
  private var drawn: Entry?
  private static let recentCount = 2
  private let isOneParagraph: Bool
  /// The height of a line, as the only font of the text says.
  private let onlyLineHeight: CGFloat?

  init(
    _ text: any ShapedText, _ resolved: ResolvedText, _ options: TextLayoutOptions,
    renderer: (any TextRenderer)? = nil
  ) {
    self.text = text
    self.resolved = resolved
    self.options = options
    self.renderer = renderer
    isOneParagraph = resolved.styled.isOneParagraph
    onlyLineHeight = resolved.styled.onlyLineHeight
  }

  /// Takes other paints; the lines stay.
  func repaint(as resolved: ResolvedText) { self.resolved = resolved }

  /// The text broken for a proposal, with its glyphs.
  func lines(_ proposal: ProposedViewSize) -> TextLines {
    let space = Self.space(proposal)
    if let drawn, drawn.answers(space) { return drawn.lines }
    let lines = text.lines(width: proposal.width, height: proposal.height, options)
    drawn = Entry(space: space, lines: lines)
    return lines
  }

  /// The text's size and baselines for a proposal, without its lines.
  ///
  /// Proposing the answer again gives the same lines, so those of a placed text are found by its size.
  private func measure(_ proposal: ProposedViewSize) -> TextLines {
    let space = Self.space(proposal)
    if let known = recent.first(where: { $0.answers(space) }) { return known.lines }
    let lines = text.measure(width: proposal.width, height: proposal.height, options)
    if recent.count == Self.recentCount { recent.removeLast() }
    recent.insert(Entry(space: space, lines: lines), at: 0)
    return lines
  }

  private static func space(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    renderer?.sizeThatFits(proposal: proposal, text: TextProxy(self)) ?? measure(proposal).size
  }

  /// Where the whole line of a text in one font is no higher than the font says, its first character is not either.
  func leastSize(_ node: LayoutNode) -> CGSize? {
    guard let height = onlyLineHeight, isOneParagraph, options.reservedLines <= 1,
      options.minimumScaleFactor >= 1, renderer == nil,
      measure(.infinity).size.height == height
    else { return nil }
    return CGSize(width: 0, height: height)
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    switch guide {
    case VerticalAlignment.firstTextBaseline.key: measure(proposal).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: measure(proposal).lastBaseline
    default: nil
    }
  }

  var mayHaveExplicitGuides: Bool { true }

  var ownGuides: GuideKinds { .textBaselines }

  /// At width 0 a text is 0 wide, at infinity as wide as its one line, whatever the height.
  func steadyAxes(_ node: LayoutNode) -> Axis.Set {
    let isSteady = isOneParagraph && options.minimumScaleFactor >= 1 && renderer == nil
    return isSteady ? .horizontal : []
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    let spacing = text.spacing
    return ViewSpacing(text: spacing.toText, above: spacing.above, below: spacing.below)
  }
}

extension StyledText {
  /// Whether there is no line break in the text.
  fileprivate var isOneParagraph: Bool {
    runs.allSatisfy { !$0.string.unicodeScalars.contains(where: \.startsLine) }
  }
}

extension StyledText {
  /// The height of a line in the only font of the text; nil where there are several, or things other than characters.
  fileprivate var onlyLineHeight: CGFloat? {
    guard runs.count == 1, runs[0].attachment == nil, runs[0].baselineOffset == 0 else {
      return nil
    }
    return runs[0].font.lineMetrics?.height
  }
}

extension Unicode.Scalar {
  /// Whether text goes on in a new line after this character.
  fileprivate var startsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension TextRule {
  private struct Entry {
    /// What was proposed; infinite where nothing was.
    var space: CGSize
    var lines: TextLines

    /// Whether breaking the text for `other` would give these lines again.
    ///
    /// A text that is shown whole does not change until a line no longer fits.
    func answers(_ other: CGSize) -> Bool {
      if other == space || other == lines.size { return true }
      guard !lines.isTruncated, lines.scale == 1 else { return false }
      return lines.size.width <= other.width && other.width <= space.width
        && lines.size.height <= other.height
    }
  }
}
