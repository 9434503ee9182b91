import Foundation

/// Characters of a text that is being edited, with their attributes.
struct EditedPart {
  var string: String
  /// The same characters with their attributes; nil in a plain text.
  var styled: AttributedString?

  var isEmpty: Bool { string.isEmpty }

  /// The length in UTF-16.
  var count: Int { string.utf16.count }

  mutating func append(_ other: EditedPart) {
    string += other.string
    if let more = other.styled { styled?.append(more) }
  }
}

/// A state of the attributes of an edited text.
struct StyleRevision {
  /// Grows with each change.
  private(set) var number = 0
  /// The lengths at both ends of the text, in UTF-8, that are as they were before the last change.
  private(set) var unchanged = (prefix: 0, suffix: 0)

  mutating func count(_ unchanged: (prefix: Int, suffix: Int)) {
    number += 1
    self.unchanged = unchanged
  }
}

extension AttributedString {
  /// The range between two places in UTF-16.
  func range(utf16 range: Range<Int>) -> Range<Index> {
    let start = utf16.index(startIndex, offsetBy: range.lowerBound)
    return start..<utf16.index(start, offsetBy: range.count)
  }

  /// The places of a range in UTF-16.
  func utf16Range(of range: Range<Index>) -> Range<Int> {
    let start = utf16.distance(from: startIndex, to: range.lowerBound)
    return start..<start + utf16.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// The attributes of characters that are typed in place of a range: those of its first character.
  ///
  /// At an empty range they are those of the character before it; at the start of a paragraph, of the one behind it.
  func typingAttributes(in range: Range<Index>) -> AttributeContainer {
    if characters.isEmpty { return AttributeContainer() }
    var place = range.lowerBound
    if range.isEmpty, place > startIndex {
      let before = index(beforeCharacter: place)
      if !characters[before].isNewline || place == endIndex { place = before }
    }
    var attributes = runs[place].attributes.filter(inheritedByAddedText: true)
    // Text that is typed right before or after a link does not become part of it.
    let isInside =
      range.lowerBound > startIndex && range.upperBound < endIndex
      && runs[index(beforeCharacter: range.lowerBound)].link == runs[range.upperBound].link
    if !isInside { attributes.link = nil }
    return attributes
  }

  /// Changes the attributes of each run.
  mutating func changeAttributes<E: Error>(
    _ change: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    var changed = AttributedString()
    for run in runs {
      var attributes = run.attributes
      try change(&attributes)
      var part = AttributedString(self[run.range])
      part.setAttributes(attributes)
      changed.append(part)
    }
    self = changed
  }

  /// The lengths of the first and of the last parts in which two texts have the same attributes, in UTF-8; both do not
  /// overlap.
  func commonAttributes(with other: AttributedString) -> (prefix: Int, suffix: Int) {
    let (own, others) = (styleLengths, other.styleLengths)
    let prefix = Self.common(own, others)
    let most = Swift.min(utf8.count, other.utf8.count) - prefix
    return (prefix, Swift.min(most, Self.common(own.reversed(), others.reversed())))
  }

  private typealias StyleLength = (length: Int, attributes: AttributeContainer)

  /// The runs with their lengths in UTF-8.
  private var styleLengths: [StyleLength] {
    runs.map { run in
      (utf8.distance(from: run.range.lowerBound, to: run.range.upperBound), run.attributes)
    }
  }

  /// The length from the start of two lists of runs in which both have the same attributes.
  private static func common(_ first: [StyleLength], _ second: [StyleLength]) -> Int {
    var total = 0
    var (left, right) = (first[...], second[...])
    while let one = left.first, let other = right.first, one.attributes == other.attributes {
      let step = Swift.min(one.length, other.length)
      total += step
      left[left.startIndex].length -= step
      right[right.startIndex].length -= step
      if one.length == step { left.removeFirst() }
      if other.length == step { right.removeFirst() }
    }
    return total
  }
}
