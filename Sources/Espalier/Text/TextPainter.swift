import EspalierDrawing
import Foundation

/// Paints placed lines of a text.
struct TextPainter {
  let resolved: ResolvedText
  let environment: EnvironmentValues
  /// The text's rectangle, over which gradients run.
  let frame: CGRect
  let pass: DrawPass
  private let foreground: Paint

  init(
    _ resolved: ResolvedText, _ environment: EnvironmentValues, _ frame: CGRect, _ pass: DrawPass
  ) {
    self.resolved = resolved
    self.environment = environment
    self.frame = frame
    self.pass = pass
    foreground = environment.resolvedForeground(in: frame, level: 0)
  }

  func items(of lines: [PlacedTextLine]) -> [DisplayItem] { lines.flatMap(items) }

  /// Backgrounds first, then the lines below characters, the characters, and the lines through them.
  private func items(of line: PlacedTextLine) -> [DisplayItem] {
    if resolved.paints.isEmpty { return line.runs.map { .glyphs($0, foreground) } }
    let runs = line.runs.map { (run: $0, style: style(of: $0)) }
    return backgrounds(runs, line) + strokes(runs, .underline, \.underline)
      + runs.flatMap { items(of: $0.run, $0.style) }
      + strokes(runs, .strikethrough, \.strikethrough)
  }

  private func style(of run: GlyphRun) -> TextRunPaint? {
    resolved.paints.indices.contains(run.styleIndex) ? resolved.paints[run.styleIndex] : nil
  }

  private func paint(_ style: TextRunPaint?) -> Paint {
    style?.foreground?.paint(in: frame, environment) ?? foreground
  }

  private func items(of run: GlyphRun, _ style: TextRunPaint?) -> [DisplayItem] {
    guard let picture = style?.picture else { return [.glyphs(run, paint(style))] }
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
    return spans.map { color, left, right in
      let rect = CGRect(
        x: left, y: line.origin.y - ascent, width: right - left, height: ascent + descent)
      return .fill(
        Path(pass.aligned(rect)), TextForeground(color).paint(in: frame, environment), FillStyle())
    }
  }

  /// The lines below or through characters; neighbors that look the same share one, so that a translucent color is painted
  /// once everywhere.
  private func strokes(
    _ runs: [(run: GlyphRun, style: TextRunPaint?)], _ place: Text.LineStyle.Place,
    _ style: KeyPath<TextRunPaint, Text.LineStyle?>
  ) -> [DisplayItem] {
    let spans = spans(of: runs) { run, paint -> DecoratedSpan? in
      guard let paint, let line = paint[keyPath: style] else { return nil }
      let own = line.color.map { TextForeground($0).paint(in: frame, environment) }
      return DecoratedSpan(
        style: line, paint: own ?? self.paint(paint), size: run.font.size, baseline: run.origin.y)
    }
    return spans.map { span, left, right in
      span.style.item(
        from: pass.aligned(left), to: pass.aligned(right), baseline: span.baseline,
        fontSize: span.size, place, span.paint, pass)
    }
  }

  private struct DecoratedSpan: Equatable {
    var style: Text.LineStyle
    var paint: Paint
    var size: CGFloat
    var baseline: CGFloat
  }

  /// Where neighboring runs share a value, and from where to where.
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
