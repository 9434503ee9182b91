@_spi(Espalier) import EspalierCore
import EspalierGraphics
import Foundation

/// A text that is being edited: its characters, its selection, and its changes that can be undone.
///
/// Places are offsets in UTF-16 that never stand inside a character.
struct EditableText {
  /// The selected range; an empty range is a caret.
  struct Selection: Equatable {
    /// The place where the selection began; it stays when the selection is extended.
    var anchor: Int
    /// The place of the caret.
    var head: Int

    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var isEmpty: Bool { anchor == head }

    static func caret(_ offset: Int) -> Selection { Selection(anchor: offset, head: offset) }
  }

  /// The text that an input method is composing at the selection.
  struct Composition: Equatable {
    var text: String
    /// The selected part of it, in UTF-16.
    var selection: Range<Int>
  }

  private(set) var string: String
  /// The text with its attributes, whose characters are those of ``string``; nil for a plain text.
  private(set) var styled: AttributedString?
  /// Tells the states of ``styled`` apart.
  private(set) var revision = StyleRevision()
  /// The attributes that were chosen for the next characters; nil if they follow from those around.
  private(set) var chosenAttributes: AttributeContainer?
  private(set) var selection: Selection
  private(set) var composition: Composition?
  private var past: [Change] = []
  private var future: [Change] = []
  private var lastEdit = Edit.none

  /// A replacement of characters by others, with the selection before and after.
  fileprivate struct Change {
    var start: Int
    var removed: EditedPart
    var inserted: EditedPart
    var before: Selection
    var after: Selection
  }

  /// Consecutive edits of one kind are undone together.
  private enum Edit { case none, typing, deleting, other }

  /// The largest number of changes kept; older ones are dropped.
  private static let historyLimit = 500

  init(_ string: String) {
    self.string = string
    selection = .caret(string.utf16.count)
  }

  var count: Int { string.utf16.count }

  var selectedText: String { text(in: selection.range) }

  func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return String(string[index(range.lowerBound)..<index(range.upperBound)])
  }

  // MARK: Changing

  /// Takes a text that was changed from outside; the selection stays as far as it fits, and a caret behind the text stays
  /// behind it.
  mutating func take(_ new: String) {
    if new != string { replaceAll(new) }
  }

  /// Takes a text with attributes that was changed from outside; a change of attributes alone can be undone.
  mutating func take(_ new: AttributedString) {
    if new == styled { return }
    let characters = String(new.characters[...])
    if let styled, characters.utf8.elementsEqual(string.utf8) {
      let (same, rest) = styled.commonAttributes(with: new)
      let bytes = string.utf8
      let start = bytes.index(bytes.startIndex, offsetBy: same)
      let end = bytes.index(bytes.endIndex, offsetBy: -rest)
      let range = offset(of: start)..<offset(of: end)
      let old = part(in: range)
      self.styled = new
      revision.count((same, rest))
      remember(
        Change(
          start: range.lowerBound, removed: old, inserted: part(in: range), before: selection,
          after: selection), .other)
    } else {
      let same = styled?.commonAttributes(with: new) ?? (0, 0)
      replaceAll(characters)
      styled = new
      revision.count(same)
      chosenAttributes = nil
    }
  }

  /// Gives the characters the attributes that are allowed, which is a part of the last change.
  mutating func constrain(_ formatting: TextFormatting?) {
    guard let formatting, let styled else { return }
    let constrained = formatting.constrained(styled)
    if constrained == styled { return }
    let same = styled.commonAttributes(with: constrained)
    self.styled = constrained
    revision.count(same)
  }

  private mutating func replaceAll(_ new: String) {
    let wasAtEnd = !string.isEmpty && selection.isEmpty && selection.head == count
    string = new
    composition = nil
    if wasAtEnd { move(to: count) } else { select(selection.anchor, selection.head) }
    (past, future, lastEdit) = ([], [], .none)
  }

  /// Replaces the selected characters with a text, which gets the attributes of typed characters.
  mutating func insert(_ text: String) {
    composition = nil
    let isTyping = text.count == 1 && selection.isEmpty && text != "\n"
    replace(selection.range, with: written(text), isTyping ? .typing : .other)
  }

  /// Replaces the selected characters with a text that has attributes of its own.
  mutating func insert(_ text: AttributedString) {
    composition = nil
    let part = EditedPart(string: String(text.characters[...]), styled: styled == nil ? nil : text)
    replace(selection.range, with: part, .other)
  }

  /// A text with the attributes of typed characters.
  private func written(_ text: String) -> EditedPart {
    EditedPart(
      string: text,
      styled: styled == nil ? nil : AttributedString(text, attributes: typingAttributes))
  }

  /// The attributes of characters that are typed now.
  var typingAttributes: AttributeContainer {
    if let chosenAttributes { return chosenAttributes }
    guard let styled else { return AttributeContainer() }
    return styled.typingAttributes(in: styled.range(utf16: selection.range))
  }

  /// Chooses the attributes of the next characters; nil leaves it to those around.
  mutating func choose(_ attributes: AttributeContainer?) { chosenAttributes = attributes }

  /// Changes the attributes of the selected characters, or of the next ones if none are selected.
  mutating func restyle(_ change: (inout AttributeContainer) -> Void) {
    if styled == nil { return }
    if selection.isEmpty {
      var attributes = typingAttributes
      change(&attributes)
      chosenAttributes = attributes
      return
    }
    let (range, old) = (selection.range, part(in: selection.range))
    var new = old
    new.styled?.changeAttributes(change)
    put(new, in: range)
    remember(
      Change(
        start: range.lowerBound, removed: old, inserted: new, before: selection, after: selection),
      .other)
  }

  /// Deletes the selected characters, or the range from the caret to `offset` if none are selected.
  mutating func delete(to offset: Int) {
    if composition != nil {
      composition = nil
      return
    }
    let range =
      selection.isEmpty
      ? min(selection.head, offset)..<max(selection.head, offset) : selection.range
    if !range.isEmpty {
      replace(range, with: part(in: 0..<0), selection.isEmpty ? .deleting : .other)
    }
  }

  private mutating func replace(_ range: Range<Int>, with new: EditedPart, _ edit: Edit) {
    let before = selection
    let removed = part(in: range)
    put(new, in: range)
    selection = .caret(boundary(range.lowerBound + new.count, forward: true))
    remember(
      Change(
        start: range.lowerBound, removed: removed, inserted: new, before: before,
        after: selection), edit)
  }

  private func part(in range: Range<Int>) -> EditedPart {
    EditedPart(
      string: text(in: range),
      styled: styled.map { AttributedString($0[$0.range(utf16: range)]) })
  }

  /// The selected characters with their attributes; nil in a plain text.
  var selectedPart: AttributedString? { part(in: selection.range).styled }

  private mutating func put(_ new: EditedPart, in range: Range<Int>) {
    if let places = styled?.range(utf16: range) {
      let bytes = string.utf8
      revision.count(
        (
          bytes.distance(from: bytes.startIndex, to: index(range.lowerBound)),
          bytes.distance(from: index(range.upperBound), to: bytes.endIndex)
        ))
      styled?.replaceSubrange(places, with: new.styled ?? AttributedString(new.string))
    }
    string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new.string)
    chosenAttributes = nil
  }

  /// Keeps a change, as a part of the one before if both were made by the same kind of edit at the
  /// same place.
  private mutating func remember(_ change: Change, _ edit: Edit) {
    future = []
    defer { lastEdit = edit }
    if edit == lastEdit, edit != .other, let last = past.last?.joined(with: change) {
      past[past.count - 1] = last
    } else {
      past.append(change)
      if past.count > Self.historyLimit { past.removeFirst() }
    }
  }

  /// Shows text that is being composed at the selection; nil or an empty text ends the composition.
  mutating func compose(_ text: String, selection: Range<Int>) {
    if text.isEmpty {
      composition = nil
      return
    }
    let range = selection.clamped(to: 0..<text.utf16.count)
    // The composed text replaces the selected text.
    if composition == nil && !self.selection.isEmpty { delete(to: self.selection.head) }
    composition = Composition(text: text, selection: range)
  }

  var canUndo: Bool { !past.isEmpty }

  var canRedo: Bool { !future.isEmpty }

  mutating func undo() {
    guard let change = past.popLast() else { return }
    future.append(change)
    put(change.removed, at: change.start, for: change.inserted)
    selection = change.before
  }

  mutating func redo() {
    guard let change = future.popLast() else { return }
    past.append(change)
    put(change.inserted, at: change.start, for: change.removed)
    selection = change.after
  }

  private mutating func put(_ new: EditedPart, at start: Int, for old: EditedPart) {
    put(new, in: start..<start + old.count)
    (composition, lastEdit) = (nil, .none)
  }

  // MARK: Selecting

  mutating func select(_ anchor: Int, _ head: Int) {
    lastEdit = .none
    let old = selection
    selection = Selection(
      anchor: boundary(anchor, forward: false), head: boundary(head, forward: false))
    if selection != old { chosenAttributes = nil }
  }

  /// Moves the caret; `extending` keeps the place where selecting began.
  mutating func move(to offset: Int, extending: Bool = false) {
    select(extending ? selection.anchor : offset, offset)
  }

  mutating func selectAll() { select(0, count) }

  // MARK: Places

  func index(_ offset: Int) -> String.Index {
    string.utf16.index(string.startIndex, offsetBy: min(max(0, offset), count))
  }

  /// The nearest place between two characters that is not beyond `offset`; forward, not before it.
  func boundary(_ offset: Int, forward: Bool) -> Int {
    let index = index(offset)
    if index == string.endIndex { return count }
    // Strings round an index inside a character down to its beginning.
    let end = string.index(after: index)
    let start = string.index(before: end)
    return self.offset(of: forward && start != index ? end : start)
  }

  func offset(of index: String.Index) -> Int {
    string.utf16.distance(from: string.startIndex, to: index)
  }

  // MARK: Shown text

  /// The text with the composed text in its place.
  var shown: String {
    guard let composition else { return string }
    var shown = string
    shown.insert(contentsOf: composition.text, at: index(selection.head))
    return shown
  }

  /// The text with its attributes, with the composed text in its place; nil for a plain text.
  var shownStyled: AttributedString? {
    guard let composition, var shown = styled else { return styled }
    let place = shown.range(utf16: selection.head..<selection.head)
    let part = AttributedString(composition.text, attributes: typingAttributes)
    shown.replaceSubrange(place, with: part)
    return shown
  }

  /// The place of the caret in ``shown``.
  var shownCaret: Int {
    guard let composition else { return selection.head }
    return selection.head + composition.selection.upperBound
  }

  /// The selected part of ``shown``; composed text has a selection of its own.
  var shownSelection: Range<Int> {
    guard let composition else { return selection.range }
    let part = composition.selection
    return selection.head + part.lowerBound..<selection.head + part.upperBound
  }

  /// The part of ``shown`` that is being composed.
  var composedRange: Range<Int>? {
    composition.map { selection.head..<selection.head + $0.text.utf16.count }
  }
}

extension EditableText.Change {
  /// Both changes as one; nil if the other one is not right beside this one.
  fileprivate func joined(with next: Self) -> Self? {
    var change = self
    change.after = next.after
    if next.removed.isEmpty, next.start == start + inserted.count {
      change.inserted.append(next.inserted)
    } else if !inserted.isEmpty || !next.inserted.isEmpty {
      return nil
    } else if next.start + next.removed.count == start {
      change.start = next.start
      change.removed = next.removed
      change.removed.append(removed)
    } else if next.start == start {
      change.removed.append(next.removed)
    } else {
      return nil
    }
    return change
  }
}

extension String {
  /// The characters of a text that a text field accepts: no control characters, and line breaks of
  /// one kind, or spaces for them in a single line.
  ///
  /// A dropped or pasted text may be long: what lies between control characters is copied as bytes.
  func typed(isMultiline: Bool) -> String {
    var (result, rest) = ("", self[...])
    while let start = rest.utf8.firstIndex(where: isFirstByteOfControl) {
      result += rest[..<start]
      let scalar = unicodeScalars[start]
      rest = self[unicodeScalars.index(after: start)...]
      // A line break of two characters is one: that of the second.
      if scalar == "\r" && rest.unicodeScalars.first == "\n" { continue }
      if Character(scalar).isNewline {
        result += isMultiline ? "\n" : " "
      } else if scalar == "\t" {
        result += isMultiline ? "\t" : " "
      } else if scalar.properties.generalCategory != .control {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + rest
  }
}

/// True for the bytes with which control characters and line breaks begin in UTF-8; few others do.
private func isFirstByteOfControl(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
}
