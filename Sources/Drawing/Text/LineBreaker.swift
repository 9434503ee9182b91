import Foundation

/// One line of a broken text, as ranges of UTF-16 offsets.
package struct BrokenLine: Hashable, Sendable {
  /// The text that the line stands for, including what hangs past its end or is left out.
  package var range: Range<Int>
  /// The text that the line shows; in a shortened line, the part before the ellipsis.
  package var head: Range<Int>
  /// The text that a shortened line shows after its ellipsis; nil in a whole line.
  package var tail: Range<Int>?
  /// The width of what is shown, unscaled.
  package var width: CGFloat
  /// True if a hyphen stands after the head, within the width.
  package var isHyphenated = false
  /// The length by which the space after each character is narrowed, unscaled.
  package var tightening: CGFloat = 0

  /// Only the ranges are hashed: lines of one text nearly always differ in them.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(range.lowerBound)
    hasher.combine(range.upperBound)
  }
}

/// Breaks a text into lines of at most a width.
///
/// 1. A line takes as many words as fit. Spaces at its end hang past the edge; an equal width fits.
///    A line that ends at a soft hyphen has room for the hyphen.
/// 2. A word wider than a line is cut between graphemes. Each line takes at least one.
/// 3. A paragraph of two lines does not end in a lone word: the word before it moves down too.
/// 4. The last permitted line, if more text remains, shows all that text with narrower spaces between
///    its characters, if it may and that is enough, or else shortened by an ellipsis.
///
/// Spaces at the end of a paragraph count as long as they fit, so that an unbroken text has one
/// width for every proposal. The time is linear in the text, whatever the width.
package struct LineBreaker {
  let text: BreakableText
  /// The width, which may be infinite.
  let width: CGFloat
  let limit: Int
  let truncation: TextTruncation
  let allowsTightening: Bool

  /// The part of its line by which a text may be too wide and still be tightened, as a fraction:
  /// AppKit's documented `tighteningFactorForTruncation`.
  package static let largestTightening: CGFloat = 0.05

  /// A tolerance for the rounding of sums, so that a line fits the width that was once its own.
  static let tolerance: CGFloat = 0.001

  package init(
    _ text: BreakableText, width: CGFloat, limit: Int = .max, truncation: TextTruncation = .tail,
    allowsTightening: Bool = false
  ) {
    self.text = text
    self.width = width
    self.limit = max(1, limit)
    self.truncation = truncation
    self.allowsTightening = allowsTightening
  }

  package func lines() -> [BrokenLine] {
    var lines: [BrokenLine] = []
    forEachLine { lines.append($0) }
    return lines
  }

  /// Calls `body` with each line in turn.
  @inline(__always) func forEachLine(_ body: (BrokenLine) -> Void) {
    var count = 0
    var position = Position(offset: 0, opportunity: 0)
    var startsParagraph = true
    while position.offset < text.count {
      var line = fill(from: position)
      if startsParagraph, count + 1 < limit, let shorter = avoidingLoneWord(line) {
        line = shorter
      }
      if count + 1 == limit, line.end.offset < text.count {
        body(tightened(from: position) ?? shortened(from: position))
        return
      }
      body(broken(line))
      count += 1
      position = line.end
      startsParagraph = line.endsParagraph
    }
    if count == 0 || (endsWithSeparator && count < limit) {
      body(BrokenLine(range: emptyEnd, head: emptyEnd, tail: nil, width: 0))
    }
  }

  private var endsWithSeparator: Bool { text.opportunities.last?.isMandatory ?? false }
  private var emptyEnd: Range<Int> { text.count..<text.count }
}

// MARK: - Whole lines

extension LineBreaker {
  /// The start of a line: an offset and the first opportunity after it.
  private struct Position {
    var offset: Int
    var opportunity: Int
  }

  /// A line while it is being chosen.
  private struct Candidate {
    var start: Position
    var end: Position
    var visibleEnd: Int
    var isCut: Bool
    var endsParagraph: Bool
    var hyphenWidth: CGFloat = 0
  }

  private func fits(_ range: Range<Int>, with hyphenWidth: CGFloat = 0) -> Bool {
    text.width(range) + hyphenWidth <= width + Self.tolerance
  }

  private func fill(from start: Position) -> Candidate {
    var best: Int?
    for index in start.opportunity..<text.opportunities.count {
      let opportunity = text.opportunities[index]
      let visible = start.offset..<max(start.offset, opportunity.visibleEnd)
      guard fits(visible) else { break }
      // Further on the rest of the word may be narrower than its hyphen.
      if fits(visible, with: opportunity.hyphenWidth) { best = index }
      if opportunity.isMandatory { break }
    }
    return best.map { ending(at: $0, from: start) } ?? cutWord(from: start)
  }

  private func ending(at index: Int, from start: Position) -> Candidate {
    let opportunity = text.opportunities[index]
    return Candidate(
      start: start, end: Position(offset: opportunity.offset, opportunity: index + 1),
      visibleEnd: max(start.offset, opportunity.visibleEnd), isCut: false,
      endsParagraph: opportunity.isMandatory || opportunity.offset == text.count,
      hyphenWidth: opportunity.hyphenWidth)
  }

  private func cutWord(from start: Position) -> Candidate {
    let word = text.opportunities[start.opportunity]
    let end = cut(start.offset..<word.visibleEnd, within: width)
    // Only hanging spaces are left of the word, or a hyphen too wide to show: they belong to this
    // line.
    if end == word.visibleEnd {
      var line = ending(at: start.opportunity, from: start)
      line.isCut = true
      line.hyphenWidth = 0
      return line
    }
    return Candidate(
      start: start, end: Position(offset: end, opportunity: start.opportunity), visibleEnd: end,
      isCut: true, endsParagraph: false)
  }

  /// The end of the longest piece from the range's start that fits, at least one grapheme.
  private func cut(_ range: Range<Int>, within room: CGFloat) -> Int {
    let end = longestHead(of: range, within: room)
    if end > range.lowerBound { return end }
    return range.dropFirst().first { text.isBoundary[$0] } ?? range.upperBound
  }

  /// The line without its last word, if the paragraph's second and last line is a single word
  /// and both lines fit that way.
  private func avoidingLoneWord(_ line: Candidate) -> Candidate? {
    let lastWord = line.end.opportunity - 1
    guard !line.endsParagraph, !line.isCut, line.hyphenWidth == 0,
      lastWord > line.start.opportunity
    else { return nil }
    let last = fill(from: line.end)
    guard last.endsParagraph, !last.isCut, last.end.opportunity == line.end.opportunity + 1
    else { return nil }
    let shorter = ending(at: lastWord - 1, from: line.start)
    let movesWholeWord = shorter.visibleEnd < shorter.end.offset && shorter.hyphenWidth == 0
    guard movesWholeWord, fits(shorter.end.offset..<last.visibleEnd) else { return nil }
    return shorter
  }

  private func broken(_ line: Candidate) -> BrokenLine {
    let start = line.start.offset
    let head = start..<(line.endsParagraph ? line.end.offset : line.visibleEnd)
    let visible = text.width(start..<line.visibleEnd)
    return BrokenLine(
      range: start..<line.end.offset, head: head, tail: nil,
      width: max(visible, min(text.width(head), width)) + line.hyphenWidth,
      isHyphenated: line.hyphenWidth > 0)
  }
}

// MARK: - Tightened lines

extension LineBreaker {
  /// The rest of the text on one line with narrower spaces; nil where that is not enough.
  private func tightened(from start: Position) -> BrokenLine? {
    guard allowsTightening else { return nil }
    let rest = text.opportunities[start.opportunity...]
    let shown = start.offset..<max(start.offset, rest.last?.visibleEnd ?? text.count)
    let excess = text.width(shown) - width
    guard excess > 0, excess <= width * Self.largestTightening,
      !rest.contains(where: { $0.isMandatory && $0.offset < text.count })
    else { return nil }
    let characters = text.characterCount(shown)
    guard characters > 0 else { return nil }
    return BrokenLine(
      range: start.offset..<text.count, head: shown, tail: nil, width: width,
      tightening: excess / CGFloat(characters))
  }
}

// MARK: - Shortened lines

extension LineBreaker {
  /// The rest of the text on one line.
  ///
  /// The text before the ellipsis, like that after it, stays within one paragraph.
  private func shortened(from start: Position) -> BrokenLine {
    let room = max(0, width - text.ellipsisWidth)
    let first = start.offset..<firstParagraphEnd(from: start)
    let last = lastParagraphStart(from: start)..<text.count
    var head = start.offset..<start.offset
    var tail = text.count..<text.count
    switch truncation {
    case .tail:
      head = first.lowerBound..<longestHead(of: first, within: room)
      head = head.lowerBound..<withoutSpaces(head)
    case .head:
      tail = shortestTailStart(of: last, within: room)..<text.count
    case .middle:
      head = first.lowerBound..<longestHead(of: first, within: room / 2)
      let rest = max(last.lowerBound, head.upperBound)..<text.count
      tail = shortestTailStart(of: rest, within: room - text.width(head))..<text.count
    }
    return BrokenLine(
      range: start.offset..<text.count, head: head, tail: tail,
      width: text.width(head) + text.ellipsisWidth + text.width(tail))
  }

  private func firstParagraphEnd(from start: Position) -> Int {
    let rest = text.opportunities[start.opportunity...]
    return max(start.offset, rest.first { $0.isMandatory }?.visibleEnd ?? text.count)
  }

  private func lastParagraphStart(from start: Position) -> Int {
    let rest = text.opportunities[start.opportunity...]
    return rest.last { $0.isMandatory && $0.offset < text.count }?.offset ?? start.offset
  }

  /// The largest boundary up to which a range fits; its start if not even one grapheme does.
  private func longestHead(of range: Range<Int>, within room: CGFloat) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high + 1) / 2
      if text.width(range.lowerBound..<middle) <= room + Self.tolerance {
        low = middle
      } else {
        high = middle - 1
      }
    }
    while low > range.lowerBound, !text.isBoundary[low] { low -= 1 }
    return low
  }

  /// The smallest boundary from which a range fits; its end if not even one grapheme does.
  private func shortestTailStart(of range: Range<Int>, within room: CGFloat) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if text.width(middle..<range.upperBound) <= room + Self.tolerance {
        high = middle
      } else {
        low = middle + 1
      }
    }
    while low < range.upperBound, !text.isBoundary[low] { low += 1 }
    return low
  }

  /// The end of a range without the spaces that a break there would leave hanging.
  private func withoutSpaces(_ range: Range<Int>) -> Int {
    var low = 0
    var high = text.opportunities.count
    while low < high {
      let middle = (low + high) / 2
      if text.opportunities[middle].offset < range.upperBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < text.opportunities.count else { return range.upperBound }
    return max(range.lowerBound, min(range.upperBound, text.opportunities[low].visibleEnd))
  }
}
