import Foundation

/// A text engine without fonts, for layout tests: every character is `round(0.6 × size)` wide, so
/// that the width of a text at 13 points is 8 times its length.
///
/// Fonts of another width are wider or narrower in proportion; attachments have their own width.
/// Heights are the font's line metrics, or 1.25 × size with the baseline at the size. Lines break
/// after spaces and hyphens; a soft hyphen shows where a line ends at it. Characters stand from left
/// to right in any script.
package final class FixedPitchTextEngine: TextEngine {
  package private(set) var shapedTextCount = 0
  private var cache: [StyledText: FixedPitchText] = [:]
  private static let cacheSize = 2000

  package init() {}

  package func shape(_ text: StyledText) -> any ShapedText {
    if let known = cache[text] { return known }
    if cache.count >= Self.cacheSize { cache = [:] }
    shapedTextCount += 1
    let shaped = FixedPitchText(text)
    cache[text] = shaped
    return shaped
  }
}

extension FontDescription {
  fileprivate var fixedPitch: CGFloat { (size * 0.6 * stretch).rounded() }

  fileprivate var fixedPitchMetrics: LineMetrics {
    let height = (size * 1.25).rounded()
    return lineMetrics ?? LineMetrics(height: height, pitch: height, baseline: size)
  }

  fileprivate func fixedPitchFont(_ scale: CGFloat) -> GlyphFont {
    GlyphFont(file: "", size: size * scale, family: "Fixed", weight: weight, isItalic: isItalic)
  }
}

private final class FixedPitchText: ShapedText {
  /// One character with its place.
  private struct Cell {
    var character: Character
    var offset: Int
    var width: CGFloat
    var style: Int
    /// True for separators, and for soft hyphens inside a line.
    var isHidden = false
    var isAttachment = false
  }

  let spacing: TextSpacing
  let isOneParagraph: Bool
  private let text: StyledText
  private let cells: [Cell]
  private let flow: TextFlow

  init(_ text: StyledText) {
    self.text = text
    spacing = text.spacing
    isOneParagraph = !text.runs.contains { $0.string.utf16.contains(where: \.isLineSeparator) }
    cells = Self.cells(of: text)
    flow = TextFlow(Self.breakable(cells, text))
  }

  func lines(width: CGFloat?, height: CGFloat?, _ options: TextLayoutOptions) -> TextLines {
    flow.lines(width: width, height: height, options) { line, scale in
      glyphs(of: line, scale: scale)
    }
  }

  func measure(width: CGFloat?, height: CGFloat?, _ options: TextLayoutOptions) -> TextLines {
    flow.measure(width: width, height: height, options)
  }

  func lineHeight(_ options: TextLayoutOptions) -> CGFloat? { flow.lineHeight(options) }
}

// MARK: - Shaping

extension FixedPitchText {
  private static func cells(of text: StyledText) -> [Cell] {
    var cells: [Cell] = []
    var offset = 0
    for (style, run) in text.runs.enumerated() {
      for character in run.string {
        let units = character.utf16
        let isHidden = units.allSatisfy { $0.isLineSeparator || $0 == 0xAD }
        let shownWidth = run.attachment?.width ?? run.font.fixedPitch + run.letterSpacing
        cells.append(
          Cell(
            character: character, offset: offset, width: isHidden ? 0 : shownWidth, style: style,
            isHidden: isHidden, isAttachment: run.attachment != nil))
        offset += units.count
      }
    }
    return cells
  }

  private static func breakable(_ cells: [Cell], _ text: StyledText) -> BreakableText {
    let count = text.runs.reduce(0) { $0 + $1.string.utf16.count }
    var distances: [CGFloat] = [0]
    distances.reserveCapacity(count + 1)
    var isBoundary = [Bool](repeating: false, count: count + 1)
    isBoundary[count] = true
    for cell in cells {
      isBoundary[cell.offset] = true
      let end = (distances.last ?? 0) + cell.width
      for _ in cell.character.utf16 { distances.append(end) }
    }
    return BreakableText(
      distances: distances, opportunities: opportunities(cells, text),
      isBoundary: isBoundary, ellipsisWidth: text.runs.first?.font.fixedPitch ?? 0,
      metrics: metrics(text))
  }

  /// Breaks after separators, hyphens and the last of several spaces, and at the end.
  private static func opportunities(_ cells: [Cell], _ text: StyledText) -> [BreakOpportunity] {
    var result: [BreakOpportunity] = []
    var visibleEnd = 0
    for (index, cell) in cells.enumerated() {
      let isSpace = cell.character.utf16.allSatisfy(\.hangsAtLineEnd)
      let end = cell.offset + cell.character.utf16.count
      if !isSpace { visibleEnd = end }
      let next = index + 1 < cells.count ? cells[index + 1] : nil
      let isBeforeWord = next.map { !$0.character.utf16.allSatisfy(\.hangsAtLineEnd) } ?? true
      let mayBreak = (isSpace || cell.character == "-") && isBeforeWord
      let isSeparator = cell.character.utf16.allSatisfy(\.isLineSeparator)
      if isSeparator || mayBreak || next == nil {
        let isHyphen = cell.character == "\u{AD}" && next != nil
        result.append(
          BreakOpportunity(
            offset: end, visibleEnd: visibleEnd, isMandatory: isSeparator,
            hyphenWidth: isHyphen ? text.runs[cell.style].font.fixedPitch : 0))
      }
    }
    return result
  }

  private static func metrics(_ text: StyledText) -> [MetricsSpan] {
    var spans: [MetricsSpan] = []
    var start = 0
    for run in text.runs {
      var metrics = run.font.fixedPitchMetrics
      metrics.fixedHeight = run.lineHeight
      if let attachment = run.attachment { metrics = metrics.union(LineMetrics(attachment)) }
      spans.append(
        MetricsSpan(start: start, metrics: metrics.raised(by: run.baselineOffset)))
      start += run.string.utf16.count
    }
    let empty = LineMetrics(height: 0, pitch: 0, baseline: 0)
    return spans.isEmpty ? [MetricsSpan(start: 0, metrics: empty)] : spans
  }
}

// MARK: - Glyphs

extension FixedPitchText {
  private func glyphs(of line: BrokenLine, scale: CGFloat) -> LineGlyphs {
    var shown = cells(in: line.head)
    func add(_ sign: Character, _ style: Int, _ width: CGFloat) {
      shown.append(Cell(character: sign, offset: line.range.upperBound, width: width, style: style))
    }
    if let tail = line.tail {
      let rest = cells(in: tail)
      add("\u{2026}", shown.last?.style ?? rest.first?.style ?? 0, flow.text.ellipsisWidth)
      shown += rest
    } else if line.isHyphenated, let style = shown.last?.style {
      add("\u{2010}", style, text.runs[style].font.fixedPitch)
    }
    var glyphs = LineGlyphs()
    var x: CGFloat = 0
    for cell in shown where !cell.isHidden {
      if cell.isAttachment || glyphs.runs.last?.styleIndex != cell.style {
        glyphs.append(emptyRun(of: cell.style, x, scale), from: cell.offset)
      }
      let advance = (cell.width - (cell.width == 0 ? 0 : line.tightening)) * scale
      glyphs.changeLast { run in
        if cell.isAttachment {
          run.text = String(cell.character)
          run.width = cell.width * scale
        } else {
          run.append(cell.character, width: advance)
        }
      }
      x += advance
    }
    return glyphs
  }

  private func emptyRun(of style: Int, _ x: CGFloat, _ scale: CGFloat) -> GlyphRun {
    let run = text.runs[style]
    return GlyphRun(
      font: run.font.fixedPitchFont(scale), glyphs: [],
      origin: CGPoint(x: x, y: -run.baselineOffset * scale), width: 0, text: "", styleIndex: style)
  }

  private func cells(in range: Range<Int>) -> ArraySlice<Cell> {
    cells[cellIndex(at: range.lowerBound)..<cellIndex(at: range.upperBound)]
  }

  /// The index of the first cell at an offset or after it.
  private func cellIndex(at offset: Int) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension GlyphRun {
  fileprivate mutating func append(_ character: Character, width: CGFloat) {
    let start = text.utf8.count
    text.append(character)
    let id = character.unicodeScalars.first?.value ?? 0
    glyphs.append(
      Glyph(id: id, position: CGPoint(x: self.width, y: 0), cluster: start..<text.utf8.count))
    self.width += width
  }
}
