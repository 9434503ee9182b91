import EspalierDrawing
import Foundation

extension TextEditingSession: TextInputClient {
  func insert(_ string: String) {
    let string = string.typed(isMultiline: owner.isMultiline)
    if !string.isEmpty { change { $0.insert(string) } }
  }

  func compose(_ string: String, selection: Range<Int>) {
    change { $0.compose(string.typed(isMultiline: owner.isMultiline), selection: selection) }
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
    guard let map else { return isEnd ? text.count : 0 }
    let range = map.layout.lineRange(at: text.selection.head, width: map.width)
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
      let caret = map.layout.caret(at: selection.head, width: map.width)
      let step = element.size.height * (key == .pageUp ? -1 : 1)
      let place = CGPoint(x: caret.minX, y: caret.midY + step)
      move(to: map.layout.offset(at: place, width: map.width), extending: isExtending)
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
      let beside = map.flatMap {
        $0.layout.offset(beside: selection.head, toRight: toRight, width: $0.width)
      }
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
    let (layout, width) = map
    let x = columnX ?? layout.caret(at: head, width: width).minX
    guard let offset = layout.offset(lineFrom: head, down: isDown, x: x, width: width) else {
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

  /// What is secret is not copied.
  func copy() {
    if !owner.isSecure && !text.selection.isEmpty { graph?.host?.clipboard = text.selectedText }
  }

  private func deleteSelection() {
    if !text.selection.isEmpty { change { $0.delete(to: $0.selection.head) } }
  }

  private func other(_ event: KeyEvent) -> Bool {
    if event.key == .tab, owner.takesTab, event.modifiers.isEmpty {
      change { $0.insert("\t") }
      return true
    }
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
