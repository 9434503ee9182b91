import Foundation

/// A shaped text as line breaking sees it: the distance of each character, and the places where
/// lines may end.
///
/// Offsets count UTF-16 code units. Distances are those of the unscaled font.
package struct BreakableText: Sendable {
  /// The distances from the text's start to each offset, in points; one entry more than there are code units.
  package var distances: [CGFloat]
  /// The places where lines may end, in ascending order; a text that is not empty has its last one at its end.
  package var opportunities: [BreakOpportunity]
  /// True if a word that is too long may be cut before the character at an offset.
  package var isBoundary: [Bool]
  package var ellipsisWidth: CGFloat
  /// The measures of the fonts, each valid from its start to that of the next; never empty.
  package var metrics: [MetricsSpan]

  package init(
    distances: [CGFloat], opportunities: [BreakOpportunity], isBoundary: [Bool],
    ellipsisWidth: CGFloat, metrics: [MetricsSpan]
  ) {
    self.distances = distances
    self.opportunities = opportunities
    self.isBoundary = isBoundary
    self.ellipsisWidth = ellipsisWidth
    self.metrics = metrics
  }

  /// The number of UTF-16 code units.
  var count: Int { distances.count - 1 }

  func width(_ range: Range<Int>) -> CGFloat {
    distances[range.upperBound] - distances[range.lowerBound]
  }

  /// The number of characters of a range that have a width.
  func characterCount(_ range: Range<Int>) -> Int {
    var count = 0
    var start = range.lowerBound
    while start < range.upperBound {
      let end = ((start + 1)..<range.upperBound).first { isBoundary[$0] } ?? range.upperBound
      if width(start..<end) != 0 { count += 1 }
      start = end
    }
    return count
  }
}

/// A place where a line may, or must, end.
package struct BreakOpportunity: Equatable, Sendable {
  /// The offset at which the next line starts.
  package var offset: Int
  /// The end of the line's visible part: the spaces from here to `offset` hang past the edge.
  package var visibleEnd: Int
  /// True after a paragraph separator.
  ///
  /// At the end of a text it means that one empty line follows.
  package var isMandatory: Bool
  /// The width of the hyphen that a line ending here shows, as after a soft hyphen; otherwise 0.
  package var hyphenWidth: CGFloat

  package init(offset: Int, visibleEnd: Int, isMandatory: Bool, hyphenWidth: CGFloat = 0) {
    self.offset = offset
    self.visibleEnd = visibleEnd
    self.isMandatory = isMandatory
    self.hyphenWidth = hyphenWidth
  }
}

/// The line metrics of the characters from an offset on.
package struct MetricsSpan: Equatable, Sendable {
  package var start: Int
  package var metrics: LineMetrics

  package init(start: Int, metrics: LineMetrics) {
    self.start = start
    self.metrics = metrics
  }
}

extension UInt16 {
  /// True if a code unit separates paragraphs: line feed, carriage return, U+2028 and their kin.
  package var isLineSeparator: Bool {
    (0x0A...0x0D).contains(self) || self == 0x85 || self == 0x2028 || self == 0x2029
  }

  /// True if a character may hang past the end of its line: spaces that allow a break, soft
  /// hyphens, and separators.
  ///
  /// No-break spaces (U+00A0, U+2007, U+202F) stay inside the line.
  package var hangsAtLineEnd: Bool {
    switch self {
    case 0x09, 0x20, 0xAD, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: isLineSeparator
    }
  }
}
