import EspalierDrawing
import Foundation

/// Finds where the glyph runs of a line come from in the text.
///
/// Runs come from left to right and carry their characters, but not their place: in a line of two directions each is looked up
/// among the characters of its style that no other run has taken.
struct SourceIndices {
  private let characters: [UInt16]
  /// The offsets of the text's style runs.
  private let styles: [Range<Int>]
  private let line: Range<Int>
  private var taken: [Range<Int>] = []

  init(_ text: StyledText, _ line: Range<Int>) {
    characters = text.runs.flatMap { Array($0.string.utf16) }
    var start = 0
    styles = text.runs.map { run in
      defer { start += run.string.utf16.count }
      return start..<start + run.string.utf16.count
    }
    self.line = line.clamped(to: 0..<characters.count)
  }

  /// The offset of the run's first character; the line's end for what does not come from the text, such as an ellipsis.
  mutating func start(of run: GlyphRun) -> Int {
    let units = Array(run.text.utf16)
    let range =
      styles.indices.contains(run.styleIndex) ? styles[run.styleIndex].clamped(to: line) : line
    if units.isEmpty { return range.lowerBound }
    var start = range.lowerBound
    while start + units.count <= range.upperBound {
      let candidate = start..<start + units.count
      if let other = taken.first(where: { $0.overlaps(candidate) }) {
        start = other.upperBound
      } else if characters[candidate].elementsEqual(units) {
        taken.append(candidate)
        return start
      } else {
        start += 1
      }
    }
    return line.upperBound
  }
}
