import EspalierCore
import EspalierDrawing
import Foundation

/// Paints placed lines of a text.
package struct TextPainter {
  let resolved: ResolvedText
  let environment: EnvironmentValues
  /// The text's rectangle, which gradients cover.
  let frame: CGRect
  let pass: DrawPass
  private let foreground: _StylePaint

  package init(
    _ resolved: ResolvedText, _ environment: EnvironmentValues, _ frame: CGRect, _ pass: DrawPass
  ) {
    self.resolved = resolved
    self.environment = environment
    self.frame = frame
    self.pass = pass
    foreground = environment.foregroundPaint()
  }

  package func items(of lines: [PlacedTextLine]) -> [DisplayItem] {
    lines.flatMap(items).joiningNeighbors()
  }

  /// The fill of a run's glyphs.
  func paint(of run: GlyphRun) -> Paint { look(style(of: run)).paint(in: frame) }

  /// Backgrounds first, then the lines below characters, the characters, and the lines through
  /// them.
  private func items(of line: PlacedTextLine) -> [DisplayItem] {
    if resolved.paints.isEmpty {
      return painted(foreground) { paint in line.runs.map { .glyphs($0, paint) } }
    }
    let runs = line.runs.map { (run: $0, style: style(of: $0)) }
    return backgrounds(runs, line) + strokes(runs, .underline, \.underline)
      + linked(runs, line)
      + strokes(runs, .strikethrough, \.strikethrough)
  }

  /// The characters, those of a link in a group that leads to its address.
  private func linked(
    _ runs: [(run: GlyphRun, style: TextRunPaint?)], _ line: PlacedTextLine
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for part in runs.split(by: { $0.style?.link == $1.style?.link }) {
      let glyphs = part.flatMap { self.items(of: $0.run, $0.style) }
      if let url = part.first?.style?.link, url.isSafeInDocuments {
        items.append(.group(.link(url, line.area(of: part.map(\.run))), glyphs))
      } else {
        items += glyphs
      }
    }
    return items
  }

  private func style(of run: GlyphRun) -> TextRunPaint? {
    resolved.paints.indices.contains(run.styleIndex) ? resolved.paints[run.styleIndex] : nil
  }

  /// The result of `draw` for the paint that a style has in the text's rectangle.
  private func painted(
    _ style: _StylePaint, _ draw: (Paint) -> [DisplayItem]
  ) -> [DisplayItem] {
    style.items(in: frame, draw)
  }

  private func look(_ style: TextRunPaint?) -> _StylePaint {
    style?.foreground?.paint(in: environment) ?? foreground
  }

  private func items(of run: GlyphRun, _ style: TextRunPaint?) -> [DisplayItem] {
    guard let picture = style?.picture else {
      return painted(look(style)) { [.glyphs(run, $0)] }
    }
    // A shrunk text shrinks its pictures.
    let width = picture.attachment.width
    let origin = CGPoint(x: pass.aligned(run.origin.x), y: pass.aligned(run.origin.y))
    return picture.items(
      at: origin, scale: pass.scale, textScale: width > 0 ? min(1, run.width / width) : 1)
  }

  private func backgrounds(
    _ runs: [(run: GlyphRun, style: TextRunPaint?)], _ line: PlacedTextLine
  ) -> [DisplayItem] {
    let spans = spans(of: runs) { _, style in style?.background }
    if spans.isEmpty { return [] }
    let (ascent, descent) = runs.reduce(into: (line.ascent, line.descent)) { extent, part in
      let own = resolved.styled.extent(of: part.run)
      extent = (max(extent.0, own.ascent), max(extent.1, own.descent))
    }
    return spans.flatMap { color, left, right in
      let rect = CGRect(
        x: left, y: line.origin.y - ascent, width: right - left, height: ascent + descent)
      return painted(TextForeground(color).paint(in: environment)) { paint in
        [.fill(Path(pass.aligned(rect)), paint, FillStyle())]
      }
    }
  }

  /// The lines below or through characters; neighbors that look the same share one, so that a
  /// translucent color is painted only once everywhere.
  private func strokes(
    _ runs: [(run: GlyphRun, style: TextRunPaint?)], _ place: Text.LineStyle.Place,
    _ style: KeyPath<TextRunPaint, Text.LineStyle?>
  ) -> [DisplayItem] {
    let spans = spans(of: runs) { run, paint -> DecoratedSpan? in
      guard let paint, let line = paint[keyPath: style] else { return nil }
      let own = line.color.map { TextForeground($0).paint(in: environment) }
      return DecoratedSpan(
        style: line, look: own ?? look(paint), size: run.font.size, baseline: run.origin.y)
    }
    return spans.flatMap { span, left, right in
      painted(span.look) { paint in
        [
          span.style.item(
            from: pass.aligned(left), to: pass.aligned(right), baseline: span.baseline,
            fontSize: span.size, place, paint, pass)
        ]
      }
    }
  }

  private struct DecoratedSpan: Equatable {
    var style: Text.LineStyle
    var look: _StylePaint
    var size: CGFloat
    var baseline: CGFloat
  }

  /// The spans in which neighboring runs share a value.
  private func spans<Value: Equatable>(
    of runs: [(run: GlyphRun, style: TextRunPaint?)],
    _ value: (GlyphRun, TextRunPaint?) -> Value?
  ) -> [(Value, CGFloat, CGFloat)] {
    var spans: [(Value, CGFloat, CGFloat)] = []
    var isOpen = false
    for (run, style) in runs {
      guard let value = value(run, style) else {
        isOpen = false
        continue
      }
      let right = run.origin.x + run.width
      if isOpen, let last = spans.last, last.0 == value {
        spans[spans.count - 1].2 = right
      } else {
        spans.append((value, run.origin.x, right))
      }
      isOpen = true
    }
    return spans
  }
}
