@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// A text that is being edited, laid out paragraph by paragraph.
///
/// After an edit only the changed paragraphs are shaped again, and of a long one only the lines around the edit
/// (``ParagraphReflow``). In a long text paragraphs are shaped only when they are needed: until they come into sight, their
/// heights are estimated from their lengths.
final class ParagraphLayout: EditedLayout {
  /// The characters up to a line break.
  final class Paragraph {
    let string: String
    /// The lengths in UTF-16, without the line break and of the line break.
    let length: Int
    let breakLength: Int
    /// The characters with their attributes, or where there are none, a character with those of one that is typed there;
    /// nil in a plain text.
    let styled: AttributedString?
    /// The same with the fonts and paints of the attributes.
    fileprivate(set) var resolved: ResolvedText?
    fileprivate var shaped: (any ShapedText)?
    fileprivate var known: (width: CGFloat, lines: TextLines, map: CaretMap)?
    /// The paragraph before the last edit, as long as this one is not laid out.
    fileprivate var former: Paragraph?
    /// True if no character has an effect on lines far away; nil before it is known.
    fileprivate var knownPlain: Bool?

    fileprivate init(_ string: String, breakLength: Int, styled: AttributedString? = nil) {
      self.string = string
      self.breakLength = breakLength
      self.styled = styled
      length = string.utf16.count
    }
  }

  let setting: EditedTextSetting
  let string: String
  /// The text with its attributes; nil for a plain text.
  let styled: AttributedString?
  /// The state of its attributes; nil while text is composed, which has no state of its own.
  private let revision: StyleRevision?
  let paragraphs: [Paragraph]
  /// The places where the paragraphs begin, in UTF-16, and where the text ends.
  let starts: [Int]
  /// The heights at which the paragraphs begin, in points, and at which the text ends; for one
  /// width.
  private var tops: (width: CGFloat, values: [CGFloat])?
  /// The number of paragraphs that were shaped, and the number of characters, in UTF-16, for tests.
  private(set) var shapedCount = 0
  private(set) var shapedLength = 0

  /// Texts of more paragraphs than this are shaped only where they are needed.
  private static let exactCount = 500

  /// - Parameter old: the layout before an edit, whose paragraphs are reused where they are the
  ///   same.
  init(
    _ string: String, styled: AttributedString? = nil, revision: StyleRevision? = nil,
    _ setting: EditedTextSetting,
    replacing old: ParagraphLayout? = nil
  ) {
    self.setting = setting
    self.string = string
    self.styled = styled
    self.revision = revision
    if let old, setting.hasShapes(of: old.setting), setting.options == old.setting.options,
      (old.styled == nil) == (styled == nil)
    {
      paragraphs = old.paragraphs(after: string, styled, revision)
    } else {
      paragraphs = Self.paragraphs(of: string[...], styled, at: 0)
    }
    var offset = 0
    starts =
      [0]
      + paragraphs.map { paragraph -> Int in
        offset += paragraph.length + paragraph.breakLength
        return offset
      }
  }

  /// The parts between line breaks; the last one is the paragraph without a break.
  ///
  /// - Parameter offset: the bytes of the text with attributes in front of the string.
  private static func paragraphs(
    of string: Substring, _ styled: AttributedString?, at offset: Int
  ) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var start = string.startIndex
    var place = styled.map { $0.utf8.index($0.startIndex, offsetBy: offset) }
    func append(_ end: String.Index, breakLength: Int) {
      let own = string[start..<end]
      var part: AttributedString?
      if let styled, let from = place {
        let to = styled.utf8.index(from, offsetBy: own.utf8.count)
        part =
          from == to
          ? AttributedString("X", attributes: styled.typingAttributes(in: from..<from))
          : AttributedString(styled[from..<to])
        place = styled.utf8.index(to, offsetBy: breakLength)
      }
      paragraphs.append(Paragraph(String(own), breakLength: breakLength, styled: part))
    }
    let bytes = string.utf8
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      // A carriage return before it belongs to the line break.
      let hasReturn = end > start && bytes[bytes.index(before: end)] == UInt8(ascii: "\r")
      let last = hasReturn ? bytes.index(before: end) : end
      append(last, breakLength: hasReturn ? 2 : 1)
      start = bytes.index(after: end)
    }
    append(string.endIndex, breakLength: 0)
    return paragraphs
  }

  /// The paragraphs of a text that was edited: those before and after the edit are the same.
  private func paragraphs(
    after edited: String, _ styled: AttributedString?, _ revision: StyleRevision?
  ) -> [Paragraph] {
    let (prefix, suffix) = unchangedBytes(edited, styled, revision)
    if prefix == string.utf8.count, prefix == edited.utf8.count { return paragraphs }
    var front = 0
    var frontBytes = 0
    while front < paragraphs.count - 1, frontBytes + paragraphs[front].bytes <= prefix {
      frontBytes += paragraphs[front].bytes
      front += 1
    }
    var back = paragraphs.count
    var backBytes = 0
    // The paragraph whose beginning was edited is not the same, even if all of its characters are.
    while back > front + 1, backBytes + paragraphs[back - 1].bytes < suffix {
      backBytes += paragraphs[back - 1].bytes
      back -= 1
    }
    let utf8 = edited.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: frontBytes)
    let end = utf8.index(utf8.endIndex, offsetBy: -backBytes)
    var middle = Self.paragraphs(of: edited[start..<end], styled, at: frontBytes)
    // The rest begins with the end of a line break: the empty paragraph behind it is the first of
    // the kept ones.
    if back < paragraphs.count, middle.last?.breakLength == 0 { middle.removeLast() }
    if let first = middle.first, front < paragraphs.count { first.follow(paragraphs[front]) }
    return Array(paragraphs[..<front]) + middle + Array(paragraphs[back...])
  }

  /// The bytes at the start and at the end in which both the characters and their attributes are as before.
  private func unchangedBytes(
    _ edited: String, _ new: AttributedString?, _ revision: StyleRevision?
  ) -> (prefix: Int, suffix: Int) {
    let bytes = string.commonBytes(with: edited)
    guard let styled, let new else { return bytes }
    if let revision, revision.number == self.revision?.number { return bytes }
    // Comparing all attributes takes longer than anything else here.
    let isNext = revision.map { $0.number - 1 == self.revision?.number } ?? false
    let styles = (isNext ? revision?.unchanged : nil) ?? styled.commonAttributes(with: new)
    // If only attributes have changed, all characters are the same from both ends.
    if bytes.prefix == edited.utf8.count, bytes.prefix == string.utf8.count { return styles }
    return (min(bytes.prefix, styles.prefix), min(bytes.suffix, styles.suffix))
  }

  // MARK: Measuring

  private func shaped(_ paragraph: Paragraph) -> any ShapedText {
    if let known = paragraph.shaped { return known }
    shapedCount += 1
    shapedLength += paragraph.length
    let shaped: any ShapedText
    if let styled = paragraph.styled, let resolve = setting.resolve {
      let resolved = resolve(styled)
      paragraph.resolved = resolved
      shaped = setting.engine.shape(resolved.styled)
    } else {
      shaped = setting.shape(paragraph.string)
    }
    paragraph.shaped = shaped
    return shaped
  }

  /// The height of a paragraph without characters.
  private func emptyHeight(_ paragraph: Paragraph) -> CGFloat {
    guard paragraph.styled != nil, paragraph.string.isEmpty else { return setting.lineHeight }
    return shaped(paragraph).measure(width: nil, height: nil, setting.options).size.height
  }

  /// The lines of a paragraph, and the places of its characters.
  func layOut(_ index: Int, _ width: CGFloat) -> (lines: TextLines, map: CaretMap) {
    let paragraph = paragraphs[index]
    if let known = paragraph.known, known.width == width { return (known.lines, known.map) }
    // The character that stands for the style of an empty paragraph is not shown.
    let lines =
      paragraph.string.isEmpty && paragraph.styled != nil
      ? setting.shape("").lines(width: width, height: nil, setting.options)
      : reflowed(paragraph, width)
        ?? shaped(paragraph).lines(width: width, height: nil, setting.options)
    paragraph.former = nil
    let map = CaretMap(
      lines, width: width, setting.options, emptyHeight: emptyHeight(paragraph))
    paragraph.known = (width, lines, map)
    if let tops, tops.width == width {
      let expected = tops.values[index + 1] - tops.values[index]
      if abs(expected - height(index, width)) > 0.01 { self.tops = nil }
    }
    return (lines, map)
  }

  /// The lines of a long paragraph that was laid out before an edit; nil where the whole one has to be laid out.
  private func reflowed(_ paragraph: Paragraph, _ width: CGFloat) -> TextLines? {
    guard paragraph.shaped == nil, paragraph.styled == nil, let former = paragraph.former,
      let known = former.known,
      known.width == width, known.lines.lines.count >= ParagraphReflow.fewestLines, former.isPlain
    else { return nil }
    let reflow = ParagraphReflow(
      former: ParagraphReflow.Former(string: former.string, lines: known.lines),
      string: paragraph.string, width: width, setting: setting)
    guard let result = reflow.result() else { return nil }
    // The reflow has looked at the new characters, and the others were plain before.
    paragraph.knownPlain = true
    shapedLength += result.shapedLength
    return result.lines
  }

  /// The distance from a paragraph's top to the next one's.
  private func height(_ index: Int, _ width: CGFloat) -> CGFloat {
    let paragraph = paragraphs[index]
    let isLast = index == paragraphs.count - 1
    if let known = paragraph.known, known.width == width {
      return known.map.height + (isLast ? 0 : setting.leading)
    }
    let perLine = max(1, width / max(setting.characterWidth, 1))
    let lines = (CGFloat(paragraph.length) / perLine).rounded(.up)
    return max(1, lines) * (setting.lineHeight + setting.leading) - (isLast ? setting.leading : 0)
  }

  func tops(_ width: CGFloat) -> [CGFloat] {
    if let tops, tops.width == width { return tops.values }
    if paragraphs.count <= Self.exactCount {
      for index in paragraphs.indices { _ = layOut(index, width) }
    }
    var top: CGFloat = 0
    let values: [CGFloat] =
      [0]
      + paragraphs.indices.map { index -> CGFloat in
        top += height(index, width)
        return top
      }
    tops = (width, values)
    return values
  }

  /// The height of the text, or any height from `most` up if it is higher than that.
  func height(width: CGFloat, atMost most: CGFloat = .infinity) -> CGFloat {
    if most.isFinite && tops?.width != width {
      var height: CGFloat = 0
      for index in paragraphs.indices {
        if height >= most { break }
        _ = layOut(index, width)
        height += self.height(index, width)
      }
      return height
    }
    return tops(width).last ?? 0
  }

  /// The width of the longest line if none is broken; of the first paragraphs in a long text.
  var idealWidth: CGFloat {
    paragraphs.prefix(Self.exactCount).reduce(0) { widest, paragraph in
      if paragraph.string.isEmpty { return widest }
      let size = shaped(paragraph).measure(width: nil, height: nil, setting.options).size
      return max(widest, size.width)
    }
  }

  func contentSize(width: CGFloat) -> CGSize {
    CGSize(width: width, height: max(setting.lineHeight, height(width: width)))
  }

  func baselines(width: CGFloat) -> (first: CGFloat, last: CGFloat) {
    let last = paragraphs.count - 1
    func baseline(_ lines: TextLines, _ value: CGFloat) -> CGFloat {
      lines.lines.isEmpty ? setting.emptyBaseline : value
    }
    let (firstLines, lastLines) = (layOut(0, width).lines, layOut(last, width).lines)
    return (
      baseline(firstLines, firstLines.firstBaseline),
      tops(width)[last] + baseline(lastLines, lastLines.lastBaseline)
    )
  }
}

extension ParagraphLayout.Paragraph {
  fileprivate var bytes: Int { string.utf8.count + breakLength }

  /// Takes lines over from the paragraph before an edit or, if that has none yet, from the one before that.
  fileprivate func follow(_ paragraph: ParagraphLayout.Paragraph) {
    former = paragraph.known == nil ? paragraph.former : paragraph
  }

  /// True if no character has an effect on lines far away: text runs from left to right, in one paragraph.
  fileprivate var isPlain: Bool {
    if let knownPlain { return knownPlain }
    let isPlain =
      (shaped?.isOneParagraph ?? false) && LineDivision(string, isRightToLeft: false).isPlain
    knownPlain = isPlain
    return isPlain
  }
}
