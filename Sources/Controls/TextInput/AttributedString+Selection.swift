import Foundation

extension AttributedString {
  /// Changes the text, and the selection so that it stands for the same characters afterwards.
  ///
  /// If `body` replaces the text as a whole, nothing of the new text is selected, and the caret is at its end.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection,
    body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    let chosen = selection.chosenAttributes(in: self)
    let old: [Range<Index>]
    switch selection.indices(in: self) {
    case .insertionPoint(let index): old = [index..<index]
    case .ranges(let ranges): old = Array(ranges.ranges)
    }
    guard let new = try transform(updating: old, body: body), let first = new.first else {
      selection = AttributedTextSelection()
      return
    }
    if new.allSatisfy(\.isEmpty) {
      selection = AttributedTextSelection(
        insertionPoint: first.lowerBound, typingAttributes: chosen)
    } else {
      selection = AttributedTextSelection(ranges: RangeSet(new))
    }
  }

  /// Changes the attributes of each run of the selected characters, or of those that are typed next if none are selected.
  ///
  /// If `body` throws an error, nothing is changed.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    case .ranges(let ranges):
      var changed = self
      let places = ranges.ranges.map { utf16Range(of: $0) }
      for place in places {
        var part = AttributedString(changed[changed.range(utf16: place)])
        try part.changeAttributes(body)
        changed.replaceSubrange(changed.range(utf16: place), with: part)
      }
      self = changed
      selection = AttributedTextSelection(ranges: RangeSet(places.map { changed.range(utf16: $0) }))
    }
  }

  /// Puts a text with attributes of its own in the place of the selected characters, and the selection behind it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let place: Int
    switch selection.indices(in: self) {
    case .insertionPoint(let index): place = utf16.distance(from: startIndex, to: index)
    case .ranges(let ranges):
      place = utf16.distance(from: startIndex, to: ranges.ranges[0].lowerBound)
      for range in ranges.ranges.reversed().map({ utf16Range(of: $0) }) {
        removeSubrange(self.range(utf16: range))
      }
    }
    let part = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
    replaceSubrange(range(utf16: place..<place), with: part)
    let end = utf16.index(startIndex, offsetBy: place + part.utf16.count)
    selection = AttributedTextSelection(insertionPoint: end)
  }

  /// Puts characters in the place of the selected ones, with the attributes of typed characters.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection, with: AttributedString(String(newContent), attributes: attributes))
  }
}
