@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension GraphicsContext {
  /// Draws a line of a text in its place, with the lines below and through it.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    append(line.painter.items(of: [line.placed]))
  }

  /// Draws a run of glyphs in its place.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    append(run.items(of: run.run))
  }

  /// Draws some glyphs of a run in their places.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    append(slice.items)
  }
}

extension Text.Layout.Run {
  fileprivate func items(of glyphs: GlyphRun) -> [DisplayItem] {
    let bounds = typographicBounds
    let line = PlacedTextLine(
      origin: glyphs.origin, width: glyphs.width, ascent: bounds.ascent, descent: bounds.descent,
      runs: [glyphs])
    return painter.items(of: [line])
  }
}

extension Text.Layout.RunSlice {
  /// The distances from the run's left end to the slice's left end, and to the next glyph.
  var left: CGFloat { position(of: indices.lowerBound) }
  var right: CGFloat { position(of: indices.upperBound) }

  private func position(of index: Int) -> CGFloat {
    let glyphs = run.run.glyphs
    if index == 0 { return 0 }
    return glyphs.indices.contains(index) ? glyphs[index].position.x : run.run.width
  }

  fileprivate var items: [DisplayItem] {
    if indices.isEmpty { return [] }
    return run.items(of: indices == run.indices ? run.run : part)
  }

  /// The slice as a run of its own, with the characters that its glyphs stand for.
  private var part: GlyphRun {
    var part = run.run
    let glyphs = part.glyphs[indices.clamped(to: part.glyphs.indices)]
    let start = glyphs.map(\.cluster.lowerBound).min() ?? 0
    let end = glyphs.map(\.cluster.upperBound).max() ?? start
    part.text = String(
      decoding: Array(run.run.text.utf8.dropFirst(start).prefix(end - start)), as: UTF8.self)
    part.glyphs = glyphs.map { glyph in
      var glyph = glyph
      glyph.position.x -= left
      glyph.cluster = glyph.cluster.lowerBound - start..<glyph.cluster.upperBound - start
      return glyph
    }
    part.origin.x += left
    part.width = right - left
    return part
  }
}
