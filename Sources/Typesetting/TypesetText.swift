import EspalierDrawing
import Foundation

/// A shaped text at its sizes.
final class TypesetText: ShapedText {
  let spacing: TextSpacing
  let text: StyledText
  let content: ShapedContent
  /// For each style, points per em and what is added after each of its clusters.
  let styles: [SizedStyle]
  let ellipsis: Ellipsis
  private let flow: TextFlow
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

  init(_ text: StyledText, _ content: ShapedContent) {
    self.text = text
    self.content = content
    spacing = text.spacing
    styles = zip(text.runs, content.fonts).map(SizedStyle.init)
    ellipsis = Ellipsis(styles.first)
    flow = TextFlow(
      BreakableText(
        distances: content.distances(styles), opportunities: content.opportunities,
        isBoundary: content.isBoundary, ellipsisWidth: ellipsis.width,
        metrics: content.metrics(styles)))
  }

  func lines(width: CGFloat?, height: CGFloat?, _ options: TextLayoutOptions) -> TextLines {
    recentLines.value(for: Request(width: width, height: height, options: options)) {
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
  /// Points after each cluster of the style's own font, and of others.
  var extra: CGFloat
  var fallbackExtra: CGFloat
  var baselineOffset: CGFloat
  var metrics: LineMetrics

  init(_ run: StyledText.Run, _ font: ResolvedFont) {
    self.font = font
    size = run.font.size
    baselineOffset = run.baselineOffset
    fallbackExtra = run.tracking + run.kerning
    extra = fallbackExtra + font.correction(size: run.font.size)
    metrics = (run.font.lineMetrics ?? LineMetrics(of: font.file, size: run.font.size))
      .raised(by: run.baselineOffset)
  }

  func extra(_ item: TextItem) -> CGFloat { item.isFallback ? fallbackExtra : extra }

  /// Points per font unit.
  func scale(_ file: FontFile?) -> CGFloat {
    size / (file?.unitsPerEm ?? Shaper.boxUnitsPerEm)
  }
}

/// The sign that stands for text left out, in the font of the text's first style.
struct Ellipsis {
  static let scalar: Unicode.Scalar = "\u{2026}"
  var glyph: UInt32 = 0
  var width: CGFloat = 0

  init(_ style: SizedStyle?) {
    guard let style else { return }
    guard let file = style.font.file, let glyph = file.glyph(for: Self.scalar) else {
      width = style.size * 0.6
      return
    }
    self.glyph = glyph
    width = CGFloat(file.advance(of: glyph)) * style.scale(file) + style.extra
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
      for glyph in glyphs[shaped.glyphs] {
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

extension SizedStyle {
  fileprivate func metrics(for item: TextItem) -> LineMetrics {
    guard item.isFallback, let file = item.file, !file.isColored, !item.script.isInSystemFont
    else { return metrics }
    let other = LineMetrics(of: file, size: size)
    return other.height > metrics.height ? metrics.union(other) : metrics
  }
}
