import EspalierDrawing
import Foundation

/// A shaped text at its sizes.
final class TypesetText: ShapedText {
  let spacing: TextSpacing
  let text: StyledText
  let content: ShapedContent
  /// For each style, points per em and what is added after each of its clusters.
  let styles: [SizedStyle]
  let ellipsis: AddedSign
  private let flow: TextFlow
  /// The same text in an environment that runs from right to left; nil where that is no different.
  private lazy var rightToLeft = makeRightToLeft()
  private let makeRightToLeft: () -> TypesetText?
  private var recentLines = RecentCache<Request, TextLines>(generationSize: 4)
  /// A text has the same lines at many widths.
  private var recentRuns = RecentCache<RunsRequest, [GlyphRun]>(generationSize: 32)

  private struct Request: Hashable {
    var width: CGFloat?
    var height: CGFloat?
    var options: TextLayoutOptions
  }

  private struct RunsRequest: Hashable {
    var line: BrokenLine
    var scale: CGFloat
  }

  init(
    _ text: StyledText, _ content: ShapedContent, rightToLeft: @escaping () -> TypesetText?
  ) {
    self.text = text
    self.content = content
    makeRightToLeft = rightToLeft
    spacing = text.spacing
    styles = zip(text.runs, content.fonts).map(SizedStyle.init)
    ellipsis = AddedSign(oneOf: AddedSign.ellipses, styles, 0)
    flow = TextFlow(
      BreakableText(
        distances: content.distances(styles), opportunities: content.opportunities(styles),
        isBoundary: content.isBoundary, ellipsisWidth: ellipsis.width,
        metrics: content.metrics(styles)))
  }

  func lines(width: CGFloat?, height: CGFloat?, _ options: TextLayoutOptions) -> TextLines {
    if options.isRightToLeft, let rightToLeft {
      return rightToLeft.lines(width: width, height: height, options)
    }
    return recentLines.value(for: Request(width: width, height: height, options: options)) {
      flow.lines(width: width, height: height, options) { line, scale in
        recentRuns.value(for: RunsRequest(line: line, scale: scale)) {
          LineAssembly(self, line, scale: scale).runs()
        }
      }
    }
  }
}

/// A style with its font found and its measures taken.
struct SizedStyle {
  var font: ResolvedFont
  var size: CGFloat
  /// Points after each cluster of the style's own font, and of others; none after a cluster
  /// without width, such as an invisible mark of direction.
  var extra: CGFloat
  var fallbackExtra: CGFloat
  var baselineOffset: CGFloat
  private var hasMonospacedDigits: Bool
  private var smallCaps: FontDescription.SmallCaps
  /// Of the style's own font, on its own baseline.
  private var ownMetrics: LineMetrics

  init(_ run: StyledText.Run, _ font: ResolvedFont) {
    self.font = font
    size = run.font.size
    baselineOffset = run.baselineOffset
    fallbackExtra = run.tracking + run.kerning
    extra = fallbackExtra + font.correction(size: run.font.size)
    hasMonospacedDigits = run.font.hasMonospacedDigits
    smallCaps = run.font.smallCaps
    ownMetrics = run.font.lineMetrics ?? LineMetrics(of: font.file, size: run.font.size)
  }

  var metrics: LineMetrics { ownMetrics.raised(by: baselineOffset) }

  /// The metrics of lines that hold an item, which grow for fonts of other scripts.
  func metrics(for item: TextItem) -> LineMetrics {
    guard item.isFallback, let file = item.file, !file.isColored, !item.script.isInSystemFont
    else { return metrics }
    return ownMetrics.grown(for: file, size: size).raised(by: baselineOffset)
  }

  /// The style's font, or the one that stands in for it, for renderers.
  func glyphFont(_ font: ResolvedFont, scale: CGFloat) -> GlyphFont {
    var result = font.glyphFont(size: size * scale)
    result.hasMonospacedDigits = hasMonospacedDigits
    result.smallCaps = smallCaps
    return result
  }

  func extra(_ item: TextItem) -> CGFloat { item.isFallback ? fallbackExtra : extra }

  /// Points per font unit.
  func scale(_ file: FontFile?) -> CGFloat {
    size / (file?.unitsPerEm ?? Shaper.boxUnitsPerEm)
  }
}

/// A sign that a line shows in addition to its text: an ellipsis, or a hyphen at its end.
struct AddedSign {
  static let ellipses: [Unicode.Scalar] = ["\u{2026}"]
  static let hyphens: [Unicode.Scalar] = ["\u{2010}", "-"]

  var style: Int
  var scalar: Unicode.Scalar
  var glyph: UInt32 = 0
  var width: CGFloat = 0

  /// The first of the signs that the style's font has; a box if it has none.
  init(oneOf signs: [Unicode.Scalar], _ styles: [SizedStyle], _ index: Int) {
    style = index
    scalar = signs[0]
    guard styles.indices.contains(index) else { return }
    let style = styles[index]
    for sign in signs {
      guard let file = style.font.file, let glyph = file.glyph(for: sign) else { continue }
      scalar = sign
      self.glyph = glyph
      width = CGFloat(file.advance(of: glyph)) * style.scale(file) + style.extra
      return
    }
    width = style.size * 0.6
  }
}

extension ResolvedFont {
  /// Points to add after each character for the widths of the platform's own fonts.
  fileprivate func correction(size: CGFloat) -> CGFloat {
    if standsInForSystem { return SystemFontWidths.correction(size: size, weight: weight) }
    guard let pitch, let file, let zero = file.glyph(for: "0") else { return 0 }
    return (pitch - CGFloat(file.advance(of: zero)) / file.unitsPerEm) * size
  }
}

extension LineMetrics {
  /// The heights that a font file asks for, in whole points.
  fileprivate init(of file: FontFile?, size: CGFloat) {
    let ascent = (file?.ascent ?? 1) * size
    let unrounded = ascent + ((file?.descent ?? 0.25) + (file?.lineGap ?? 0)) * size
    let height = unrounded.rounded(.up)
    self.init(
      height: height, pitch: height, baseline: ascent.rounded(), unrounded: unrounded)
  }

  /// How much higher a font of another script may make a line.
  ///
  /// Noto's fonts ask for up to twice the height of a Latin line, to hold stacks of marks that most
  /// texts do not have; Apple's ask for little more than San Francisco does.
  private static let largestGrowth: CGFloat = 0.2

  /// The metrics of a line that also holds glyphs of another font.
  ///
  /// What that font needs above and below the line is scaled down to a fifth of the line's height
  /// together, and rounded to whole points. Glyphs are never cut off: higher ones reach into the
  /// neighboring lines.
  fileprivate func grown(for file: FontFile, size: CGFloat) -> LineMetrics {
    let above = max(0, file.ascent * size - baseline)
    let below = max(0, file.descent * size - (height - baseline))
    let needed = above + below
    guard needed > 0 else { return self }
    let total = min(needed, height * Self.largestGrowth).rounded()
    let top = (total * above / needed).rounded()
    let grown = LineMetrics(
      height: height + total, pitch: height + total, baseline: baseline + top,
      unrounded: height + total)
    return union(grown)
  }
}

// MARK: - Measures of the content

extension ShapedContent {
  /// Tabs have no glyph, but a width in ems.
  private static let tabWidth: CGFloat = 2

  fileprivate func distances(_ styles: [SizedStyle]) -> [CGFloat] {
    // First each cluster's own width at the offset after its start, then their sums.
    var distances = [CGFloat](repeating: 0, count: units.count + 1)
    for shaped in items {
      let style = styles[shaped.item.style]
      let scale = style.scale(shaped.item.file)
      let extra = style.extra(shaped.item)
      var lastCluster: Int32 = -1
      for glyph in glyphs[shaped.glyphs] where glyph.advance != 0 {
        let next = Int(glyph.cluster) + 1
        distances[next] += CGFloat(glyph.advance) * scale
        if glyph.cluster != lastCluster { distances[next] += extra }
        lastCluster = glyph.cluster
      }
    }
    for offset in units.indices where units[offset] == 0x09 {
      distances[offset + 1] = Self.tabWidth * (styles.first?.size ?? 0)
    }
    var sum: CGFloat = 0
    for index in distances.indices {
      sum += distances[index]
      distances[index] = sum
    }
    return distances
  }

  /// Opportunities with the width of the hyphen that a soft hyphen becomes where a line ends at it.
  fileprivate func opportunities(_ styles: [SizedStyle]) -> [BreakOpportunity] {
    let softHyphen: UInt16 = 0xAD
    guard units.contains(softHyphen) else { return opportunities }
    return opportunities.map { opportunity in
      var opportunity = opportunity
      let end = opportunity.offset
      if end < units.count, units[end - 1] == softHyphen {
        opportunity.hyphenWidth =
          AddedSign(oneOf: AddedSign.hyphens, styles, style(at: end - 1)).width
      }
      return opportunity
    }
  }

  /// The metrics of each style; where a font of another script is higher, those that hold both.
  fileprivate func metrics(_ styles: [SizedStyle]) -> [MetricsSpan] {
    guard let first = styles.first else {
      let nothing = LineMetrics(height: 0, pitch: 0, baseline: 0)
      return [MetricsSpan(start: 0, metrics: nothing)]
    }
    var spans = [MetricsSpan(start: 0, metrics: first.metrics)]
    for shaped in items {
      let metrics = styles[shaped.item.style].metrics(for: shaped.item)
      if spans.last?.metrics != metrics {
        spans.append(MetricsSpan(start: shaped.item.range.lowerBound, metrics: metrics))
      }
    }
    return spans
  }
}
