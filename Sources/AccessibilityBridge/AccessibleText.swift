import Espalier

/// A text as assistive programs read it: places are counted in Unicode's characters.
struct AccessibleText: Equatable, Sendable {
  let scalars: [Unicode.Scalar]
  /// The selection; empty at the caret; nil if the text has none.
  let selection: Range<Int>?

  /// - Parameter selection: in UTF-16.
  init(_ string: String, selection: Range<Int>? = nil) {
    scalars = Array(string.unicodeScalars)
    self.selection = selection.map {
      Self.offset($0.lowerBound, in: string)..<Self.offset($0.upperBound, in: string)
    }
  }

  var count: Int { scalars.count }

  var caret: Int? { selection?.upperBound }

  func text(in range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range.clamped(to: 0..<count)])
    return String(text)
  }

  /// A range of the text; an end of -1 is that of the text.
  func range(_ start: Int, _ end: Int) -> Range<Int> {
    let end = end < 0 ? count : min(end, count)
    let start = max(0, min(start, end))
    return start..<end
  }

  /// A range in UTF-16.
  func units(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<count)
    let start = scalars[..<range.lowerBound].reduce(0) { $0 + $1.unitCount }
    return start..<scalars[range].reduce(start) { $0 + $1.unitCount }
  }

  private static func offset(_ units: Int, in string: String) -> Int {
    let index = string.utf16.index(
      string.startIndex, offsetBy: max(0, units), limitedBy: string.endIndex)
    return string.unicodeScalars.distance(from: string.startIndex, to: index ?? string.endIndex)
  }

  /// The part to remove, and the text to put in its place, so that this text becomes another.
  func change(to new: AccessibleText) -> (removed: Range<Int>, added: Range<Int>) {
    let limit = min(count, new.count)
    var start = 0
    while start < limit && scalars[start] == new.scalars[start] { start += 1 }
    var end = 0
    while end < limit - start && scalars[count - 1 - end] == new.scalars[new.count - 1 - end] {
      end += 1
    }
    return (start..<count - end, start..<new.count - end)
  }

  // MARK: Units

  /// The parts that programs read one after the other.
  enum Unit: Int {
    case character, word, sentence, line, paragraph
  }

  /// The part of the text around a place.
  ///
  /// The characters between a word and the next one belong to the word; lines are those between
  /// line breaks.
  func range(of unit: Unit, at offset: Int) -> Range<Int> {
    guard offset >= 0, offset < count else { return count..<count }
    var start = offset
    while start > 0 && !begins(unit, at: start) { start -= 1 }
    var end = offset + 1
    while end < count && !begins(unit, at: end) { end += 1 }
    return start..<end
  }

  private func begins(_ unit: Unit, at index: Int) -> Bool {
    let (last, next) = (scalars[index - 1].properties, scalars[index].properties)
    switch unit {
    case .character: return !(next.isGraphemeExtend || next.isVariationSelector)
    case .word: return !scalars[index - 1].isInWord && scalars[index].isInWord
    case .sentence:
      guard last.isWhitespace, !next.isWhitespace else { return false }
      let end = scalars[..<index].last { !$0.properties.isWhitespace }
      return end.map { Self.sentenceEnds.contains($0) } ?? false || scalars[index - 1] == "\n"
    case .line, .paragraph: return scalars[index - 1] == "\n"
    }
  }

  private static let sentenceEnds: Set<Unicode.Scalar> = [".", "!", "?", "…", "。", "！", "？", "؟"]
}

extension Unicode.Scalar {
  fileprivate var unitCount: Int { UTF16.width(self) }

  fileprivate var isInWord: Bool {
    properties.isAlphabetic || properties.numericType != nil || self == "_" || self == "'"
      || properties.isGraphemeExtend
  }
}

extension AccessibleObject {
  /// The text that can be read letter by letter; nil if there is none.
  var text: AccessibleText? {
    guard let node else { return nil }
    if node.isField { return AccessibleText(node.value, selection: node.selectedText) }
    return [.text, .heading].contains(node.role) ? AccessibleText(name) : nil
  }
}
