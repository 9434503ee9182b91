import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

extension TextEditingSession: TextInputClient {
  func insert(_ string: String) {
    let string = string.typed(isMultiline: owner.isMultiline)
    if owner.isEditable && !string.isEmpty { change { $0.insert(string) } }
  }

  func compose(_ string: String, selection: Range<Int>) {
    guard owner.isEditable else { return }
    change { $0.compose(string.typed(isMultiline: owner.isMultiline), selection: selection) }
  }

  var caretRect: CGRect? {
    guard owner.isEditable, let element, let caret else { return nil }
    return element.map(to: nil).rect(caret)
  }

  var caretPlace: (element: LayoutElement, rect: CGRect)? {
    guard owner.isEditable, let element, !element.isRemoved, var caret else { return nil }
    // A caret in a part that is still to be scrolled into sight will be at the edge.
    caret.origin.x = min(max(caret.minX, 0), max(element.size.width - caret.width, 0))
    caret.origin.y = min(max(caret.minY, 0), max(element.size.height - caret.height, 0))
    return (element, caret)
  }

  var selectedRange: Range<Int> { text.selection.range }

  func edit(_ event: KeyEvent) -> Bool {
    guard event.phase != .up else { return true }
    let keys = EditingKeys(event)
    if event.key == .escape, closeMenu() { return true }
    // An input method uses the keys itself during a composition.
    if text.composition != nil { return !keys.isCommand }
    // The key for the menu of what has the focus.
    if event.key == .return, event.modifiers == .control, hasMenu {
      openMenu(byKeys: true)
      return true
    }
    // A text that is only selected leaves the arrow keys to the views around it.
    if !owner.isEditable {
      return keys.isExtending && moveCaret(event.key, keys) || command(event)
    }
    if owner.helper?.handle(event) == true { return true }
    if owner.leavesEmptyDeletion && event.key == .delete && text.count == 0 { return false }
    return delete(event.key, keys) || moveCaret(event.key, keys) || command(event)
      || other(event)
  }

  func claims(_ event: KeyEvent) -> Bool {
    guard owner.isEditable, owner.isEnabled, event.phase != .up,
      event.modifiers.isDisjoint(with: [.command, .control])
    else { return false }
    switch event.key {
    case .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .delete, .deleteForward:
      return true
    // A line has no pages to go through.
    case .pageUp, .pageDown: return owner.isMultiline
    default: return event.key.isWritten
    }
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
    guard let range = places?.lineRange(at: text.selection.head) else {
      return isEnd ? text.count : 0
    }
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
      guard owner.isMultiline, let element, let places else { return false }
      let caret = places.caret(at: selection.head)
      let step = element.size.height * (key == .pageUp ? -1 : 1)
      move(
        to: places.offset(at: CGPoint(x: caret.minX, y: caret.midY + step)), extending: isExtending)
    default: return false
    }
    return true
  }

  private func moveSideways(_ toRight: Bool, _ keys: EditingKeys) {
    let isMirrored = rule?.options.isRightToLeft ?? false
    let isForward = toRight != isMirrored
    let selection = text.selection
    if !selection.isEmpty && !keys.isExtending && keys.unit == .character {
      // The first key only clears the selection.
      let end = isForward ? selection.range.upperBound : selection.range.lowerBound
      return move(to: end, extending: false)
    }
    switch keys.unit {
    case .character:
      let beside = places?.offset(beside: selection.head, toRight: toRight)
      move(
        to: beside ?? text.character(from: selection.head, forward: isForward),
        extending: keys.isExtending)
    case .word: move(to: word(isForward), extending: keys.isExtending)
    case .line: move(to: lineEnd(isForward), extending: keys.isExtending)
    }
  }

  private func moveLines(_ isDown: Bool, _ keys: EditingKeys) -> Bool {
    let head = text.selection.head
    if keys.unit == .word {
      move(to: text.paragraphEnd(from: head, forward: isDown), extending: keys.isExtending)
      return true
    }
    guard keys.unit == .character, let places else {
      move(to: isDown ? text.count : 0, extending: keys.isExtending)
      return true
    }
    let x = columnX ?? places.caret(at: head).minX
    guard let offset = places.offset(lineFrom: head, down: isDown, x: x) else {
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

  private func command(_ event: KeyEvent) -> Bool {
    if let style = EmphasisKey(event), text.styled != nil, isChangeable {
      toggle(style)
      return true
    }
    return EditCommand(KeyPress(event)).map(perform) ?? false
  }

  /// Gives the selected characters, or the next ones, an emphasis, or takes it from them if the first one has it.
  private func toggle(_ emphasis: EmphasisKey) {
    guard let environment = (element ?? drawnElement)?.owner.environment else { return }
    let isOn = emphasis.isOn(text.typingAttributes, in: environment)
    change { $0.restyle { emphasis.set(!isOn, &$0, in: environment) } }
  }

  func canPerform(_ command: EditCommand) -> Bool {
    let hasSelection = !text.selection.isEmpty
    return switch command {
    case .copy: hasSelection && !owner.isSecure
    case .cut: hasSelection && !owner.isSecure && isChangeable
    case .delete: hasSelection && isChangeable
    case .selectAll: text.count > 0
    case .undo: isChangeable && text.canUndo
    case .redo: isChangeable && text.canRedo
    case .paste:
      isChangeable && graph?.input.clipboard.contents.contains { $0.provides(String.self) } == true
    }
  }

  var keepsHistory: Bool { isChangeable && (text.canUndo || text.canRedo) }

  private var isChangeable: Bool { owner.isEditable && owner.isEnabled }

  func perform(_ command: EditCommand) -> Bool {
    switch command {
    case .selectAll: change { $0.selectAll() }
    case .copy: copy()
    case _ where !owner.isEditable: return false
    case .cut:
      copy()
      if !owner.isSecure { deleteSelection() }
    case .delete: deleteSelection()
    case .paste: paste()
    case .undo where !keepsHistory, .redo where !keepsHistory: return false
    case .undo: change { $0.undo() }
    case .redo: change { $0.redo() }
    }
    return true
  }

  /// Secret text is not copied.
  private func copy() {
    guard !owner.isSecure, !text.selection.isEmpty else { return }
    // Pictures in a text have no characters that other programs know.
    let plain = text.selectedText.filter { $0 != "\u{FFFC}" }
    graph?.input.clipboard.copy([NSItemProvider(transferring: plain)])
    graph?[CopiedStyles.self].keep(plain, text.selectedPart)
  }

  /// Text that an editor of this program has copied keeps its attributes.
  private func paste() {
    guard let string = graph?.host?.clipboard else { return }
    if text.styled != nil, let styled = graph?[CopiedStyles.self].styled(for: string) {
      change { $0.insert(styled) }
    } else {
      insert(string)
    }
  }

  func deleteSelection() {
    if !text.selection.isEmpty { change { $0.delete(to: $0.selection.head) } }
  }

  /// Submits the text, and does what else Return means in a field: it selects the text and presses the default button on
  /// the Mac, and ends editing on the phone, unless the program gives the focus to another field.
  private func submit() {
    owner.submit()
    guard let graph else { return }
    if owner.selectsAllOnReturn { change { $0.selectAll() } }
    if owner.pressesDefaultButton {
      let key = KeyEvent(.down, .return)
      _ = graph.performShortcut(key) || graph.layers.handleUnused(key)
    }
    guard owner.losesFocusOnReturn else { return }
    // States of the focus that the program sets lead it elsewhere after the layout, too, and before this.
    graph.afterLayout { [weak self, weak graph] in
      guard let self, let focus = graph?.input.focus, focus.current?.textClient === self else {
        return
      }
      focus.move(to: nil)
    }
  }

  private func other(_ event: KeyEvent) -> Bool {
    if event.key == .tab, owner.takesTab, event.modifiers.isEmpty {
      change { $0.insert("\t") }
      return true
    }
    if event.key == .return {
      if owner.leavesShiftReturn && event.modifiers.contains(.shift) { return false }
      if owner.submitsOnReturn && !event.modifiers.contains(.option) {
        submit()
      } else if owner.isMultiline {
        change { $0.insert("\n") }
      }
      return true
    }
    // The characters of the key arrive as text.
    return false
  }
}

extension KeyEquivalent {
  /// True if the key stands for a character of a text rather than for a command.
  fileprivate var isWritten: Bool {
    character.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && $0.properties.generalCategory != .privateUse
    }
  }
}

/// The meaning of a key's modifiers for editing.
struct EditingKeys {
  enum Unit { case character, word, line }

  let unit: Unit
  let isExtending: Bool
  let isCommand: Bool

  init(_ event: KeyEvent) {
    let modifiers = event.modifiers
    isExtending = modifiers.contains(.shift)
    isCommand = modifiers.contains(.command)
    // Where Control stands for Command, it moves by words as is usual on that platform.
    if modifiers.contains(.option) || modifiers.contains([.command, .control]) {
      unit = .word
    } else {
      unit = isCommand ? .line : .character
    }
  }
}
