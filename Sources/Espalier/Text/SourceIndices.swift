import EspalierDrawing
import Foundation

/// Finds where the glyph runs of a line come from in the text.
///
/// Runs come from left to right and carry their characters, but not their place: in a line of two directions each is looked up
/// among the characters of its style that no other run has taken.
struct SourceIndices {
  /// The characters of a text, and where each of its styles is.
  struct Source {
    let characters: [UInt16]
    let styles: [Range<Int>]

    init(_ text: StyledText) {
      characters = text.runs.flatMap { Array($0.string.utf16) }
      var start = 0
      styles = text.runs.map { run in
        defer { start += run.string.utf16.count }
        return start..<start + run.string.utf16.count
      }
    }
  }

  private let source: Source
  private let line: Range<Int>
  private var taken: [Range<Int>] = []

  init(_ source: Source, _ line: Range<Int>) {
    self.source = source
    self.line = line.clamped(to: 0..<source.characters.count)
  }

  /// The offset of the run's first character; the line's end for what does not come from the text, such as an ellipsis.
  mutating func start(of run: GlyphRun) -> Int {
    let units = Array(run.text.utf16)
    let range =
      source.styles.indices.contains(run.styleIndex)
      ? source.styles[run.styleIndex].clamped(to: line) : line
    if units.isEmpty { return range.lowerBound }
    var start = range.lowerBound
    while start + units.count <= range.upperBound {
      let candidate = start..<start + units.count
      if let other = taken.first(where: { $0.overlaps(candidate) }) {
        start = other.upperBound
      } else if source.characters[candidate].elementsEqual(units) {
        taken.append(candidate)
        return start
      } else {
        start += 1
      }
    }
    return line.upperBound
  }
}
