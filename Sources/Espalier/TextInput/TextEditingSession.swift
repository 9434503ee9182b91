import Foundation

/// What a text field keeps as long as it is shown: the text, the selection, and where characters are.
@MainActor final class TextEditingSession {
  /// What the session does for the field that shows it now.
  struct Owner {
    var isMultiline = false
    /// Whether Return ends editing rather than begins a new line.
    var submitsOnReturn = true
    var isSecure = false
    var isEnabled = true
    var textDidChange: (String) -> Void = { _ in }
    var selectionDidChange: () -> Void = {}
    var submit: () -> Void = {}
  }

  var owner = Owner()
  private(set) var text = EditableText("")
  /// Told that something is to be drawn again.
  var needsUpdate: () -> Void = {}
  /// The text as it is laid out now.
  weak var rule: TextEditorRule?
  /// The element around the text, with the text's frame; there before anything is drawn.
  weak var element: LayoutElement?
  /// The element that drew the text last.
  weak var drawnElement: LayoutElement?
  /// The element that draws the caret.
  weak var caretElement: LayoutElement?
  /// How far the text is moved to the left and up.
  private(set) var scroll = CGPoint.zero
  private(set) var isFocused = false
  /// Whether the text is moved so that the caret is in sight: until the wheel moves it elsewhere.
  private var followsCaret = true
  /// The caret's horizontal place while it moves from line to line.
  private var columnX: CGFloat?
  /// What a drag selects whole: characters, words or paragraphs, and what the press selected.
  private var dragUnit = (clicks: 1, range: 0..<0)
  /// When the caret was last moved: it does not blink right after.
  private(set) var lastMove = Date.distantPast

  nonisolated init() {}

  var graph: ViewGraph? { element.flatMap { $0.isRemoved ? nil : $0.graph } }

  /// Takes the text that the field's binding has.
  func take(_ string: String) { if string != text.string { text.take(string) } }

  /// Takes the selection that the field's binding has.
  func take(_ selection: Range<Int>) {
    if selection != text.selection.range { text.select(selection.lowerBound, selection.upperBound) }
  }

  func focusDidChange(_ isFocused: Bool) {
    self.isFocused = isFocused
    followsCaret = true
    lastMove = graph?.clock.now ?? lastMove
    // The keyboard reaches a field to write something else into it.
    if isFocused && !owner.isMultiline && !isPressed { text.selectAll() }
    if !isFocused { text.compose("", selection: 0..<0) }
    needsUpdate()
  }

  private var isPressed = false

  // MARK: Changing

  /// Changes the text, and tells the field.
  func change(_ body: (inout EditableText) -> Void) {
    guard owner.isEnabled else { return }
    let old = (text.string, text.selection)
    body(&text)
    followsCaret = true
    lastMove = graph?.clock.now ?? lastMove
    if text.string != old.0 { owner.textDidChange(text.string) }
    if text.selection != old.1 || text.string != old.0 { owner.selectionDidChange() }
    needsUpdate()
  }

  func move(to offset: Int, extending: Bool) {
    columnX = nil
    change { $0.move(to: offset, extending: extending) }
  }

  /// Text on one line has no line breaks.
  private func cleaned(_ string: String) -> String {
    if owner.isMultiline { return string.replacingOccurrences(of: "\r\n", with: "\n") }
    return String(string.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Places

  /// The places of the characters, from the top left of the element.
  private var map: CaretMap? {
    guard let rule, let element else { return nil }
    return rule.map(width: element.size.width)
  }

  /// The caret from the top left of the element, as it is scrolled.
  var caret: CGRect? {
    guard var caret = map?.caret(at: text.shownCaret) else { return nil }
    caret.origin.x -= scroll.x
    caret.origin.y -= scroll.y
    return caret
  }

  func selectionRectangles() -> [CGRect] {
    guard text.composition == nil, let map else { return [] }
    return map.rectangles(of: text.selection.range).map {
      $0.offsetBy(dx: -scroll.x, dy: -scroll.y)
    }
  }

  func composedRectangles() -> [CGRect] {
    guard let range = text.composedRange, let map else { return [] }
    return map.rectangles(of: range).map { $0.offsetBy(dx: -scroll.x, dy: -scroll.y) }
  }

  /// Moves the text so that the caret is in sight, and not further than it reaches.
  func scrollToCaret() {
    guard let rule, let element else { return }
    let map = rule.map(width: element.size.width)
    let content = rule.contentSize(width: element.size.width)
    let caret = map.caret(at: text.shownCaret)
    let isFollowing = isFocused && followsCaret
    func scrolled(
      _ scroll: CGFloat, _ low: CGFloat, _ high: CGFloat, _ room: CGFloat, _ content: CGFloat
    ) -> CGFloat {
      var scroll = min(scroll, max(0, content - room))
      if isFollowing && high > scroll + room { scroll = high - room }
      if isFollowing && low < scroll { scroll = low }
      return max(0, scroll)
    }
    // A line that runs from right to left is flush at the right, and overflows to the left.
    let overflow = min(0, element.size.width - content.width)
    let shift = rule.options.isRightToLeft ? overflow : 0
    scroll.x =
      shift
      + scrolled(
        scroll.x - shift, caret.minX - shift, caret.minX - shift + 1, element.size.width,
        content.width + 1)
    scroll.y = scrolled(scroll.y, caret.minY, caret.maxY, element.size.height, content.height)
  }

  /// Moves the text by the wheel; answers whether it moved.
  func scroll(by delta: CGSize) -> Bool {
    guard let rule, let element, owner.isMultiline, delta.height.isFinite else { return false }
    let room = max(0, rule.contentSize(width: element.size.width).height - element.size.height)
    let y = min(room, max(0, scroll.y - delta.height))
    if y == scroll.y { return false }
    scroll.y = y
    followsCaret = false
    if let drawnElement, !drawnElement.isRemoved { drawnElement.setNeedsDrawing() }
    if let caretElement, !caretElement.isRemoved { caretElement.setNeedsDrawing() }
    return true
  }
}

// MARK: - Pointer

extension TextEditingSession {
  /// Follows a press: it places the caret; two clicks select a word, three a paragraph, and a drag goes on by such units.
  func follow(_ event: PointerEvent, at point: CGPoint) {
    switch event.phase {
    case .down: press(event, at: point)
    case .moved: if isPressed { drag(to: point) }
    case .up, .cancelled, .left: isPressed = false
    }
  }

  private func offset(at point: CGPoint) -> Int? {
    map?.offset(at: CGPoint(x: point.x + scroll.x, y: point.y + scroll.y))
  }

  private func press(_ event: PointerEvent, at point: CGPoint) {
    guard let offset = offset(at: point) else { return }
    isPressed = true
    columnX = nil
    if event.modifiers.contains(.shift) {
      dragUnit = (1, text.selection.anchor..<text.selection.anchor)
      return change { $0.move(to: offset, extending: true) }
    }
    let clicks = min(max(event.clickCount, 1), 3)
    let range = unit(clicks, at: offset)
    dragUnit = (clicks, range)
    change { $0.select(range.lowerBound, range.upperBound) }
  }

  private func unit(_ clicks: Int, at offset: Int) -> Range<Int> {
    // What is secret does not show where its words are.
    if clicks >= 2 && owner.isSecure { return 0..<text.count }
    switch clicks {
    case 1: return offset..<offset
    case 2: return text.wordRange(at: offset)
    default: return text.paragraphRange(at: offset)
    }
  }

  private func drag(to point: CGPoint) {
    guard let offset = offset(at: point) else { return }
    let range = unit(dragUnit.clicks, at: offset)
    let first = dragUnit.range
    change {
      if range.lowerBound < first.lowerBound {
        $0.select(first.upperBound, range.lowerBound)
      } else {
        $0.select(first.lowerBound, max(range.upperBound, first.upperBound))
      }
    }
  }
}

// MARK: - Text

extension TextEditingSession: TextInputClient {
  func insert(_ string: String) {
    let string = cleaned(string)
    if !string.isEmpty { change { $0.insert(string) } }
  }

  func compose(_ string: String, selection: Range<Int>) {
    change { $0.compose(cleaned(string), selection: selection) }
  }

  var caretRect: CGRect? {
    guard let element, let caret else { return nil }
    return element.map(to: nil).rect(caret)
  }

  func edit(_ event: KeyEvent) -> Bool {
    guard event.phase != .up else { return true }
    let keys = EditingKeys(event)
    // An input method uses the keys itself as long as something is composed.
    if text.composition != nil { return !keys.isCommand }
    return delete(event.key, keys) || moveCaret(event.key, keys) || command(event.key, keys)
      || other(event)
  }

  private func delete(_ key: KeyEquivalent, _ keys: EditingKeys) -> Bool {
    guard key == .delete || key == .deleteForward else { return false }
    let caret = text.selection.head
    let isForward = key == .deleteForward
    let target: Int
    switch keys.unit {
    case .character: target = text.character(from: caret, forward: isForward)
    case .word: target = word(isForward)
    case .line: target = lineEnd(isForward)
    }
    columnX = nil
    change { $0.delete(to: target) }
    return true
  }

  private func word(_ isForward: Bool) -> Int {
    if owner.isSecure { return isForward ? text.count : 0 }
    return text.word(from: text.selection.head, forward: isForward)
  }

  private func lineEnd(_ isEnd: Bool) -> Int {
    guard let range = map?.lineRange(at: text.selection.head) else { return isEnd ? text.count : 0 }
    return isEnd ? min(range.upperBound, text.count) : range.lowerBound
  }

  private func moveCaret(_ key: KeyEquivalent, _ keys: EditingKeys) -> Bool {
    let selection = text.selection
    let isExtending = keys.isExtending
    switch key {
    case .leftArrow, .rightArrow: moveSideways(key == .rightArrow, keys)
    case .upArrow, .downArrow: return moveLines(key == .downArrow, keys)
    case .home: move(to: keys.unit == .character ? lineEnd(false) : 0, extending: isExtending)
    case .end:
      move(to: keys.unit == .character ? lineEnd(true) : text.count, extending: isExtending)
    case .pageUp, .pageDown:
      guard owner.isMultiline, let element, let map else { return false }
      let caret = map.caret(at: selection.head)
      let step = element.size.height * (key == .pageUp ? -1 : 1)
      move(
        to: map.offset(at: CGPoint(x: caret.minX, y: caret.midY + step)), extending: isExtending)
    default: return false
    }
    return true
  }

  private func moveSideways(_ toRight: Bool, _ keys: EditingKeys) {
    let isMirrored = rule?.options.isRightToLeft ?? false
    let isForward = toRight != isMirrored
    let selection = text.selection
    if !selection.isEmpty && !keys.isExtending && keys.unit == .character {
      // The first key only gives up the selection.
      let end = isForward ? selection.range.upperBound : selection.range.lowerBound
      return move(to: end, extending: false)
    }
    switch keys.unit {
    case .character:
      let beside = map?.offset(beside: selection.head, toRight: toRight)
      move(
        to: beside ?? text.character(from: selection.head, forward: isForward),
        extending: keys.isExtending)
    case .word: move(to: word(isForward), extending: keys.isExtending)
    case .line: move(to: lineEnd(isForward), extending: keys.isExtending)
    }
  }

  private func moveLines(_ isDown: Bool, _ keys: EditingKeys) -> Bool {
    let head = text.selection.head
    guard keys.unit == .character, let map else {
      move(to: isDown ? text.count : 0, extending: keys.isExtending)
      return true
    }
    let x = columnX ?? map.caret(at: head).minX
    guard let offset = map.offset(lineFrom: head, down: isDown, x: x) else {
      // A field of one line leaves the key to the views around it once the caret is at the end.
      let end = isDown ? text.count : 0
      if head == end && !owner.isMultiline { return false }
      move(to: end, extending: keys.isExtending)
      return true
    }
    change { $0.move(to: min(offset, $0.count), extending: keys.isExtending) }
    columnX = x
    return true
  }

  private func command(_ key: KeyEquivalent, _ keys: EditingKeys) -> Bool {
    guard keys.isCommand else { return false }
    switch key.character.lowercased() {
    case "a": change { $0.selectAll() }
    case "c": copy()
    case "x":
      copy()
      if !owner.isSecure { deleteSelection() }
    case "v": if let string = graph?.host?.clipboard { insert(string) }
    case "z": change { if keys.isExtending { $0.redo() } else { $0.undo() } }
    case "y": change { $0.redo() }
    default: return false
    }
    return true
  }

  func canPerform(_ command: EditCommand) -> Bool {
    let copies = !owner.isSecure && !text.selection.isEmpty
    return switch command {
    case .undo: owner.isEnabled && text.canUndo
    case .redo: owner.isEnabled && text.canRedo
    case .cut: owner.isEnabled && copies
    case .copy: copies
    case .paste: owner.isEnabled && !(graph?.host?.clipboard ?? "").isEmpty
    case .selectAll: text.count > 0
    }
  }

  /// What is secret is not copied.
  func copy() {
    if !owner.isSecure && !text.selection.isEmpty { graph?.host?.clipboard = text.selectedText }
  }

  private func deleteSelection() {
    if !text.selection.isEmpty { change { $0.delete(to: $0.selection.head) } }
  }

  private func other(_ event: KeyEvent) -> Bool {
    if event.key == .return {
      if owner.submitsOnReturn && !event.modifiers.contains(.option) {
        owner.submit()
      } else if owner.isMultiline {
        change { $0.insert("\n") }
      }
      return true
    }
    // What the key types comes as text.
    return false
  }
}

/// What the modifiers of a key mean for editing.
struct EditingKeys {
  enum Unit { case character, word, line }

  let unit: Unit
  let isExtending: Bool
  let isCommand: Bool

  init(_ event: KeyEvent) {
    let modifiers = event.modifiers
    isExtending = modifiers.contains(.shift)
    isCommand = modifiers.contains(.command)
    // Where Control stands for Command, it moves by words as everywhere on that platform.
    if modifiers.contains(.option) || modifiers.contains([.command, .control]) {
      unit = .word
    } else {
      unit = isCommand ? .line : .character
    }
  }
}
