@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A line of text in its place.
package struct PlacedTextLine: Equatable {
  /// The left end of the baseline.
  var origin: CGPoint
  var width: CGFloat
  var ascent: CGFloat
  var descent: CGFloat
  /// The runs from left to right, in the coordinates of `origin`.
  package var runs: [GlyphRun]
}

extension PlacedTextLine {
  /// The part of the line that some of its runs take, as high as the line.
  package func area(of runs: [GlyphRun]) -> CGRect {
    let left = runs.lazy.map(\.origin.x).min() ?? origin.x
    let right = runs.lazy.map { $0.origin.x + $0.width }.max() ?? left
    return CGRect(x: left, y: origin.y - ascent, width: right - left, height: ascent + descent)
  }
}

extension Array {
  /// The stretches of elements in which each is like its neighbor.
  func split(by areAlike: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var parts: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index > start && !areAlike(self[index - 1], self[index]) {
      parts.append(self[start..<index])
      start = index
    }
    if start < endIndex { parts.append(self[start...]) }
    return parts
  }
}

extension TextLines {
  /// The lines in a rectangle; its corner stands on a pixel, and within it lines and glyphs keep
  /// their exact places.
  ///
  /// - Parameter width: the exact width, by which lines are aligned.
  package func placed(
    in frame: CGRect, _ width: CGFloat, _ options: TextLayoutOptions
  ) -> [PlacedTextLine] {
    lines.map { line in
      let origin = CGPoint(
        x: frame.minX + line.start(in: width, options), y: frame.minY + line.baseline)
      let runs = line.runs.map { run in
        var run = run
        run.origin.x += origin.x
        run.origin.y += origin.y
        return run
      }
      return PlacedTextLine(
        origin: origin, width: line.width, ascent: line.ascent, descent: line.descent, runs: runs)
    }
  }
}

extension StyledText {
  /// The extent of a run of glyphs above and below its baseline, and its leading between lines, in
  /// points.
  func extent(of run: GlyphRun) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    guard runs.indices.contains(run.styleIndex) else { return (0, 0, 0) }
    let style = runs[run.styleIndex]
    if let attachment = style.attachment { return (attachment.ascent, attachment.descent, 0) }
    // The run is smaller than its font where the text was shrunk.
    let size = run.font.size
    guard let metrics = style.font.lineMetrics, style.font.size > 0 else {
      return (size * 0.95, size * 0.25, 0)
    }
    let scale = size / style.font.size
    return (
      metrics.baseline * scale, (metrics.height - metrics.baseline) * scale, metrics.leading * scale
    )
  }
}
