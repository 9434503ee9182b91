@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// Lays out a text, which is shaped when its size is asked for the first time: making a view takes no shaping.
///
/// - Preferred size: the widest line and the height of all lines, broken greedily at the proposed
///   width; under a proposed height as many lines as it holds, at least one.
package final class TextRule: LayoutRule {
  /// The characters of a text that is a single string in the style of its environment: it is resolved when it is shaped.
  @exclusivity(unchecked) private var plain: String?
  @exclusivity(unchecked) private var surroundings: TextSurroundings
  @exclusivity(unchecked) private var knownResolved: ResolvedText?
  /// The shaped text; nil until it is asked for.
  @exclusivity(unchecked) private(set) var knownText: (any ShapedText)?
  /// The latest first, without their lines: placing needs the baselines of a size that was measured
  /// shortly before.
  @exclusivity(unchecked) private var recent: [Entry] = []
  @exclusivity(unchecked) private var drawn: Entry?
  private var carets: (size: CGSize, map: CaretMap)?
  private static let recentCount = 2

  /// - Parameter text: the shaped runs, if they are known.
  init(
    _ resolved: ResolvedText, in surroundings: TextSurroundings,
    shapedAs text: (any ShapedText)? = nil
  ) {
    plain = nil
    self.surroundings = surroundings
    knownResolved = resolved
    knownText = text
  }

  /// The rule of a single string in the style of its environment.
  init(_ plain: String, in surroundings: TextSurroundings) {
    self.plain = plain
    self.surroundings = surroundings
  }

  package var options: TextLayoutOptions { surroundings.options }

  /// Draws the text in place of the framework.
  package var renderer: (any TextRenderer)? { surroundings.renderer }

  /// The runs that the lines are made of, and their paints.
  package var resolved: ResolvedText {
    if let knownResolved { return knownResolved }
    let resolved = surroundings.resolved(plain ?? "")
    knownResolved = resolved
    return resolved
  }

  var text: any ShapedText {
    if let knownText { return knownText }
    let text = surroundings.engine.shape(resolved.styled)
    knownText = text
    return text
  }

  /// True if this is the rule that `string` has in `surroundings`.
  func shows(_ string: String, in surroundings: TextSurroundings) -> Bool {
    self.surroundings === surroundings && plain == string
  }

  /// The next date at which time changes the text; nil if it never does.
  var nextChange: Date? { plain == nil ? knownResolved?.nextChange : nil }

  /// The rule of a text; nil where `rule` is that of another view.
  ///
  /// Comparing the type takes a fraction of the time of a cast.
  static func of(_ rule: any LayoutRule) -> TextRule? {
    func same<Rule: LayoutRule>(_ rule: Rule) -> TextRule? {
      guard Rule.self == TextRule.self else { return nil }
      return withUnsafePointer(to: rule) { UnsafeRawPointer($0).load(as: TextRule.self) }
    }
    return same(rule)
  }

  /// True if a part of the text is a link.
  package var hasLinks: Bool {
    if plain != nil { return surroundings.plainPaint?.link != nil }
    return resolved.paints.contains { $0.link != nil }
  }

  /// Takes other paints and returns true, if the lines stay the same.
  func repaint(as resolved: ResolvedText, in surroundings: TextSurroundings) -> Bool {
    let isSame = renderer == nil && surroundings.renderer == nil && options == surroundings.options
    guard isSame, self.resolved.styled == resolved.styled else { return false }
    plain = nil
    knownResolved = resolved
    self.surroundings = surroundings
    return true
  }

  /// True if the text can be selected, or has a part that can be pressed.
  var mayBeOperated: Bool { surroundings.allowsSelection || hasLinks }

  /// The text broken for a proposal, with its glyphs.
  package func lines(_ proposal: ProposedViewSize) -> TextLines {
    let space = Self.space(proposal)
    if let drawn, drawn.answers(space) { return drawn.lines }
    let lines = text.lines(width: proposal.width, height: proposal.height, options)
    drawn = Entry(space: space, lines: lines)
    carets = nil
    return lines
  }

  /// The text's size and baselines for a proposal, without its lines.
  ///
  /// Proposing the answer again gives the same lines, so those of a placed text are found by its
  /// size.
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

  package var mayBeAskedAgain: Bool { renderer == nil }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    renderer?.sizeThatFits(proposal: proposal, text: TextProxy(self)) ?? measure(proposal).size
  }

  /// A text is no wider than its proposal, and shows one line at the minimum.
  package func minimumLength(_ axis: Axis, _ node: LayoutNode) -> CGFloat? {
    if renderer != nil { return nil }
    if axis == .horizontal { return 0 }
    guard options.reservedLines <= 1, options.minimumScaleFactor >= 1 else { return nil }
    return text.lineHeight(options)
  }

  /// Unused room changes no line; of several paragraphs a low space may show one that is not the
  /// widest.
  package func cappedAxes(_ node: LayoutNode) -> Axis.Set {
    guard options.minimumScaleFactor >= 1 && renderer == nil else { return [] }
    return text.isOneParagraph ? [.horizontal, .vertical] : .vertical
  }

  package func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    switch guide {
    case VerticalAlignment.firstTextBaseline.key: measure(proposal).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: measure(proposal).lastBaseline
    case HorizontalAlignment.firstText.key: 0
    default: nil
    }
  }

  package var mayHaveExplicitGuides: Bool { true }

  package var ownGuides: GuideKinds { .textBaselines }

  /// At width 0 a text is 0 wide, at infinity as wide as its one line, whatever the height.
  package func independentAxes(_ node: LayoutNode) -> Axis.Set {
    let isIndependent = text.isOneParagraph && options.minimumScaleFactor >= 1 && renderer == nil
    return isIndependent ? .horizontal : []
  }

  package func spacing(_ node: LayoutNode) -> ViewSpacing {
    let spacing = text.spacing
    return ViewSpacing(text: spacing.toText, above: spacing.above, below: spacing.below)
  }
}

extension TextRule: CaretSource {
  package func places(in size: CGSize) -> any CaretPlaces {
    let lines = lines(ProposedViewSize(size))
    if let carets, carets.size == size { return carets.map }
    let map = CaretMap(lines, width: size.width, options, emptyHeight: lines.size.height)
    carets = (size, map)
    return map
  }
}

extension TextRule {
  private struct Entry {
    /// The proposal; infinite where it is nil.
    var space: CGSize
    var lines: TextLines

    /// True if breaking the text for `other` would give these lines again.
    ///
    /// A text that is shown in full does not change until a line no longer fits.
    func answers(_ other: CGSize) -> Bool {
      if other == space || other == lines.size { return true }
      guard !lines.isTruncated, lines.scale == 1 else { return false }
      return lines.size.width <= other.width && other.width <= space.width
        && lines.size.height <= other.height
    }
  }
}
