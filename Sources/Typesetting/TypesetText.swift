@_spi(Caches) import EspalierDrawing
import Foundation

/// A shaped text at its sizes.
final class TypesetText: ShapedText {
  let spacing: TextSpacing
  var isOneParagraph: Bool { content.isOneParagraph }
  let text: StyledText
  let content: ShapedContent
  /// For each style, points per em and the length that is added after each of its clusters.
  let styles: [SizedStyle]
  let ellipsis: AddedSign
  private let flow: TextFlow
  /// The same text in an environment that runs from right to left; nil where that makes no difference.
  private lazy var rightToLeft = content.rightToLeft(text).map { TypesetText(text, $0, styles) }
  /// Texts with the same glyphs in other sizes, the latest last.
  private var otherSizes: [TypesetText] = []
  /// The latest answers: layout asks for a few sizes again and again.
  private var recentLines: [(request: Request, lines: TextLines)] = []
  /// The line that most texts have at all widths; nil before the first is drawn.
  private var firstRun: (request: RunsRequest, glyphs: LineGlyphs)?
  /// A text has the same lines at many widths.
  private var recentRuns = RecentCache<RunsRequest, LineGlyphs>(generationSize: 32)

  private struct Request: Equatable {
    var width: CGFloat?
    var height: CGFloat?
    var options: TextLayoutOptions
  }

  private struct RunsRequest: Hashable {
    var line: BrokenLine
    var scale: CGFloat
  }

  init(_ text: StyledText, _ content: ShapedContent, _ styles: [SizedStyle]) {
    self.text = text
    self.content = content
    spacing = text.spacing
    self.styles = styles
    ellipsis = styles.first?.ellipsis ?? AddedSign(oneOf: AddedSign.ellipses, [], 0)
    flow = TextFlow(
      BreakableText(
        distances: content.distances(styles), opportunities: content.opportunities(styles),
        isBoundary: content.isBoundary, ellipsisWidth: ellipsis.width,
        metrics: content.metrics(styles)))
  }

  private static let mostOtherSizes = 4

  /// The text as `text`, which has the same glyphs, with the sizes, line heights and spacing of that.
  func sized(as text: StyledText) -> TypesetText {
    if self.text == text { return self }
    if let known = otherSizes.first(where: { $0.text == text }) { return known }
    let other = TypesetText(text, content, content.maker.styles(of: text))
    if otherSizes.count == Self.mostOtherSizes { otherSizes.removeFirst() }
    otherSizes.append(other)
    return other
  }

  func lines(width: CGFloat?, height: CGFloat?, _ options: TextLayoutOptions) -> TextLines {
    if options.isRightToLeft, let rightToLeft {
      return rightToLeft.lines(width: width, height: height, options)
    }
    let request = Request(width: width, height: height, options: options)
    if let known = recentLines.first(where: { $0.request == request }) { return known.lines }
    let lines = flow.lines(width: width, height: height, options) { line, scale in
      glyphs(of: RunsRequest(line: line, scale: scale))
    }
    if recentLines.count >= Self.answers { recentLines.removeFirst(Self.answers / 2) }
    recentLines.append((request, lines))
    return lines
  }

  private static let answers = 8

  /// The glyphs of a line; those of the first one need no table.
  private func glyphs(of request: RunsRequest) -> LineGlyphs {
    func made() -> LineGlyphs { LineAssembly(self, request.line, scale: request.scale).glyphs() }
    guard let firstRun else {
      let glyphs = made()
      firstRun = (request, glyphs)
      return glyphs
    }
    if firstRun.request == request { return firstRun.glyphs }
    return recentRuns.value(for: request, make: made)
  }

  func measure(width: CGFloat?, height: CGFloat?, _ options: TextLayoutOptions) -> TextLines {
    if options.isRightToLeft, let rightToLeft {
      return rightToLeft.measure(width: width, height: height, options)
    }
    return flow.measure(width: width, height: height, options)
  }

  func lineHeight(_ options: TextLayoutOptions) -> CGFloat? {
    if options.isRightToLeft, let rightToLeft { return rightToLeft.flow.lineHeight(options) }
    return flow.lineHeight(options)
  }
}

// MARK: - Measures of the content

extension ShapedContent {
  fileprivate func distances(_ styles: [SizedStyle]) -> [CGFloat] {
    if isPlain { return plainDistances(styles[0]) }
    // First each cluster's own width at the offset after its start, then their sums.
    var distances = [CGFloat](repeating: 0, count: units.count + 1)
    for shaped in items {
      let item = shaped.item
      let style = styles[item.style]
      if let width = style.width(ofWhole: item) {
        distances[item.range.lowerBound + 1] += width
        continue
      }
      let scale = style.scale(item)
      var lastCluster: Int32 = -1
      for glyph in glyphs[shaped.glyphs] where glyph.advance != 0 {
        let cluster = Int(glyph.cluster)
        distances[cluster + 1] += CGFloat(glyph.advance) * scale
        if glyph.cluster != lastCluster {
          let next = cluster + 1 < item.range.upperBound ? units[cluster + 1] : nil
          distances[cluster + 1] += style.extra(item, after: units[cluster], before: next)
        }
        lastCluster = glyph.cluster
      }
    }
    var sum: CGFloat = 0
    for index in distances.indices {
      sum += distances[index]
      distances[index] = sum
    }
    return distances
  }

  private func plainDistances(_ style: SizedStyle) -> [CGFloat] {
    let item = items[0].item
    let scale = style.scale(item)
    var sum: CGFloat = 0
    var distances: [CGFloat] = []
    distances.reserveCapacity(units.count + 1)
    distances.append(sum)
    for offset in units.indices {
      let advance = glyphs[offset].advance
      if advance != 0 {
        let next = offset + 1 < units.count ? units[offset + 1] : nil
        sum += CGFloat(advance) * scale + style.extra(item, after: units[offset], before: next)
      }
      distances.append(sum)
    }
    return distances
  }

  /// Opportunities with the width of the hyphen that a soft hyphen becomes where a line ends at it.
  fileprivate func opportunities(_ styles: [SizedStyle]) -> [BreakOpportunity] {
    let softHyphen: UInt16 = 0xAD
    guard !isPlain, units.contains(softHyphen) else { return opportunities }
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
    if isPlain { return first.metricsSpans }
    var spans = first.metricsSpans
    for shaped in items {
      let metrics = styles[shaped.item.style].metrics(for: shaped.item)
      if spans.last?.metrics != metrics {
        spans.append(MetricsSpan(start: shaped.item.range.lowerBound, metrics: metrics))
      }
    }
    return spans
  }
}
