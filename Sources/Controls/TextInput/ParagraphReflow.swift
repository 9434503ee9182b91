@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The lines of a long paragraph after an edit, made of those before it: what is far from the edit is neither shaped nor broken
/// again.
///
/// 1. Begin two lines before the edit, where lines are as they were, or with the paragraph.
/// 2. Shape and break the text from there to some lines behind the edit.
/// 3. Find a whole line that stands for the same characters as an old one. Lines depend on where they begin, so that only the
///    places of those behind it change. If there is no such line, go on with twice as many lines.
/// 4. Put the old lines before, the new ones and the old ones behind together.
///
/// This does not hold where a character has an effect on all lines: in text that runs in both directions or is broken by
/// characters of its own, and in limited numbers of lines.
struct ParagraphReflow {
  /// A paragraph before an edit.
  struct Former {
    let string: String
    let lines: TextLines
  }

  let former: Former
  let string: String
  let width: CGFloat
  let setting: EditedTextSetting

  /// The number of lines from which a paragraph is long.
  static let fewestLines = 16
  /// The number of characters, in UTF-16, on both sides of an edit that it may give other shapes.
  private static let context = LineDivision.context

  /// Lines that were put together.
  struct Result {
    var lines: TextLines
    /// The length of the text that was shaped for them, in UTF-16.
    var shapedLength: Int
  }

  /// The characters that differ, in UTF-16.
  private struct Edit {
    var start: Int
    var oldEnd: Int
    var newEnd: Int

    /// The distance by which the text behind moves.
    var shift: Int { newEnd - oldEnd }
  }

  /// The lines; nil where the whole paragraph has to be laid out.
  func result() -> Result? {
    let old = former.lines.lines
    let options = setting.options
    guard old.count >= Self.fewestLines, former.lines.scale == 1, options.lineLimit == nil,
      options.reservedLines == 0, !options.mayShrink, !options.isRightToLeft
    else { return nil }
    let edit = edit()
    let length = string.utf16.count
    let first = max(0, lineIndex(of: max(0, edit.start - Self.context)) - 2)
    let start = old[first].range.lowerBound
    let firstBehind = lineIndex(of: edit.oldEnd + Self.context) + 1
    var (count, shapedLength) = (8, 0)
    while true {
      let last = firstBehind + count
      let isEnd = last >= old.count
      let end = isEnd ? length : old[last].range.lowerBound + edit.shift
      let part = part(start..<end)
      shapedLength += end - start
      guard LineDivision(part, isRightToLeft: false).isPlain else { return nil }
      let shaped = setting.shape(part)
      guard shaped.isOneParagraph else { return nil }
      let new = shaped.lines(width: width, height: nil, options).lines
      // A paragraph of two lines is broken by other rules than a part of a longer one.
      guard new.count > 3, first == 0 || new[0].range.count == old[first].range.count else {
        return nil
      }
      let move = first == 0 ? 0 : old[first].baseline - new[0].baseline
      let placed = new.map { $0.moved(by: start, down: move) }
      // The first new line makes sure of its place alone.
      let before = first == 0 ? [] : old[...first]
      let after = first == 0 ? 0 : 1
      if isEnd {
        return Result(lines: lines(before + placed[after...]), shapedLength: shapedLength)
      }
      if let (line, same) = agreement(placed, edit) {
        let rest = old[(same + 1)...].map {
          $0.moved(by: edit.shift, down: placed[line].baseline - old[same].baseline)
        }
        return Result(
          lines: lines(before + placed[after...line] + rest), shapedLength: shapedLength)
      }
      // As much as the whole is left.
      if (end - start) * 4 > length { return nil }
      count *= 2
    }
  }

  /// The first of the new lines that is also an old one behind the edit, and the index of that.
  ///
  /// The last new line is cut off, and the one before it may have kept room for what is cut off.
  private func agreement(_ new: [TextLine], _ edit: Edit) -> (new: Int, old: Int)? {
    let old = former.lines.lines
    for index in new.indices.dropLast(2) {
      let range = new[index].range
      let start = range.lowerBound - edit.shift
      if start < edit.oldEnd { continue }
      let same = lineIndex(of: start)
      if old[same].range == start..<range.upperBound - edit.shift { return (index, same) }
    }
    return nil
  }

  /// Lines from the paragraph's beginning to its end, with their size.
  private func lines(_ lines: some Sequence<TextLine>) -> TextLines {
    let lines = Array(lines)
    let pixels = setting.options.displayScale
    let widest = lines.reduce(0) { max($0, $1.width) }
    let bottom = lines.last.map { $0.baseline + $0.descent } ?? 0
    return TextLines(
      size: CGSize(
        width: min(max(0, width), widest.roundedUp(toPixelsOf: pixels)),
        height: bottom.roundedUp(toPixelsOf: pixels)),
      firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
      lines: lines)
  }

  /// The old line in which a character stands, or the last one.
  private func lineIndex(of offset: Int) -> Int {
    let lines = former.lines.lines
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func part(_ range: Range<Int>) -> String {
    let units = string.utf16
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    return String(string[start..<units.index(start, offsetBy: range.count)])
  }

  private func edit() -> Edit {
    let old = former.string
    var (prefix, suffix) = old.commonBytes(with: string)
    // Whole characters of Unicode.
    while !string.hasScalar(at: prefix) || !old.hasScalar(at: prefix) { prefix -= 1 }
    while !string.hasScalar(at: string.utf8.count - suffix) { suffix -= 1 }
    func offset(_ string: String, _ bytes: Int) -> Int {
      string.utf16.distance(
        from: string.startIndex, to: string.utf8.index(string.startIndex, offsetBy: bytes))
    }
    return Edit(
      start: offset(string, prefix), oldEnd: offset(old, old.utf8.count - suffix),
      newEnd: offset(string, string.utf8.count - suffix))
  }
}

extension TextLine {
  fileprivate func moved(by length: Int, down distance: CGFloat) -> TextLine {
    var line = self
    line.range = range.lowerBound + length..<range.upperBound + length
    line.starts = length == 0 ? starts : starts.map { $0 + length }
    line.baseline += distance
    return line
  }
}

extension String {
  /// True if a scalar begins at an offset in UTF-8, or the string ends there.
  fileprivate func hasScalar(at offset: Int) -> Bool {
    guard offset < utf8.count else { return true }
    return utf8[utf8.index(startIndex, offsetBy: offset)] & 0xC0 != 0x80
  }
}
