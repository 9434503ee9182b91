import Foundation

// Characters, words and paragraphs around a place.

extension EditableText {
  /// The place a character after `offset`, or before it.
  func character(from offset: Int, forward: Bool) -> Int {
    let index = index(offset)
    if forward {
      return index < string.endIndex ? self.offset(of: string.index(after: index)) : count
    }
    return index > string.startIndex ? self.offset(of: string.index(before: index)) : 0
  }

  /// The end of the word after `offset`, or the start of the one before it.
  func word(from offset: Int, forward: Bool) -> Int {
    var index = index(offset)
    if forward {
      while index < string.endIndex, !string[index].isPartOfWord { string.formIndex(after: &index) }
      while index < string.endIndex, string[index].isPartOfWord { string.formIndex(after: &index) }
    } else {
      func before() -> Character { string[string.index(before: index)] }
      while index > string.startIndex, !before().isPartOfWord { string.formIndex(before: &index) }
      while index > string.startIndex, before().isPartOfWord { string.formIndex(before: &index) }
    }
    return self.offset(of: index)
  }

  /// The end or the beginning of the paragraph at `offset`; where `offset` is there already, that of the next one.
  func paragraphEnd(from offset: Int, forward: Bool) -> Int {
    var index = index(offset)
    if forward {
      if index < string.endIndex, string[index].isNewline { string.formIndex(after: &index) }
      while index < string.endIndex, !string[index].isNewline { string.formIndex(after: &index) }
    } else {
      func before() -> Character { string[string.index(before: index)] }
      if index > string.startIndex, before().isNewline { string.formIndex(before: &index) }
      while index > string.startIndex, !before().isNewline { string.formIndex(before: &index) }
    }
    return self.offset(of: index)
  }

  /// The word at `offset`, or the characters of one kind between words.
  func wordRange(at offset: Int) -> Range<Int> {
    if string.isEmpty { return 0..<0 }
    var index = index(offset)
    if index == string.endIndex { string.formIndex(before: &index) }
    let isWord = string[index].isPartOfWord
    if !isWord && string[index].isNewline { return self.offset(of: index)..<self.offset(of: index) }
    func isSame(_ character: Character) -> Bool {
      character.isPartOfWord == isWord && !character.isNewline
    }
    var (start, end) = (index, index)
    while start > string.startIndex, isSame(string[string.index(before: start)]) {
      string.formIndex(before: &start)
    }
    while end < string.endIndex, isSame(string[end]) { string.formIndex(after: &end) }
    return self.offset(of: start)..<self.offset(of: end)
  }

  /// The paragraph at `offset`, without the line break that ends it.
  func paragraphRange(at offset: Int) -> Range<Int> {
    let index = index(offset)
    let start = string[..<index].lastIndex(where: \.isNewline).map { string.index(after: $0) }
    let end = string[index...].firstIndex(where: \.isNewline)
    return self.offset(of: start ?? string.startIndex)..<self.offset(of: end ?? string.endIndex)
  }
}

extension Character {
  /// True if the character belongs to a word: a letter, a digit, or a mark inside words.
  var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}
