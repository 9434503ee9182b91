@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierInteraction
import Foundation

// The presses that open the menu of a text.

extension TextEditingSession {
  private var presenter: (any EditMenuPresenter)? { graph?[EditMenuHost.self].presenter }

  /// True if presses here open the menu of the text.
  var hasMenu: Bool {
    guard let element = controlElement, owner.isEnabled, !isInControl else { return false }
    return presenter?.isReplaced(on: element) == false
  }

  /// The element of the whole control: of a field in a form, the row with its label.
  private var controlElement: LayoutElement? {
    guard let element, !element.isRemoved else { return nil }
    if !owner.isEditable { return element }
    let field = element.owner.outward.first { $0 is any TextFieldNode }
    return field?.collectedElements.first ?? element
  }

  /// True if a press on the text, which can only be selected, is meant for a control.
  var isInControl: Bool {
    if owner.isEditable { return false }
    return element?.outward.contains { $0[GestureAttachment.self]?.primaryAction != nil } ?? false
  }

  /// Opens the menu at a click of the secondary button, for the selection or else for the word that is clicked.
  func pressSecondary(_ event: PointerEvent) {
    guard let element else { return }
    selectForMenu(at: _GestureContext(element).convert(event.position, to: .local))
    presenter?.open(for: self, at: .pointer(event.position))
  }

  func openMenu(byKeys: Bool = false) {
    presenter?.open(for: self, at: .selection(byKeys: byKeys))
  }

  func closeMenu() -> Bool { presenter?.close(of: self) ?? false }

  /// Takes the focus, and selects the word at a point or places the caret there, unless the point is in the selection.
  private func selectForMenu(at point: CGPoint) {
    let isOnSelection = isFocused && isOnSelection(point)
    takeFocus()
    columnX = nil
    if isOnSelection { return dragUnit = (2, text.selection.range) }
    guard let offset = offset(at: point) else { return }
    let word = word(at: point)
    dragUnit = (word == nil ? 1 : 2, word ?? offset..<offset)
    change { $0.select(dragUnit.range.lowerBound, dragUnit.range.upperBound) }
  }

  private func takeFocus() {
    guard let target = element?.outward.firstNonNil({ $0[FocusTarget.self] }) else { return }
    // As with any press, the selection is that of the press.
    isPressed = true
    graph?.input.focus.move(to: target)
    isPressed = false
  }

  /// Selects the word at the caret, or the one before it.
  func selectWord() {
    let caret = text.selection.head
    let range = owner.isSecure ? 0..<text.count : text.wordRange(at: caret)
    let isWord = owner.isSecure || text.text(in: range).first?.isPartOfWord == true
    let before = text.wordRange(at: text.character(from: caret, forward: false))
    let chosen = isWord ? range : before
    change { $0.select(chosen.lowerBound, chosen.upperBound) }
  }

  // MARK: Places

  /// The word below a point; nil beside words.
  func word(at point: CGPoint) -> Range<Int>? {
    guard let offset = offset(at: point) else { return nil }
    // Secret text does not show where its words are.
    if owner.isSecure { return text.count > 0 ? 0..<text.count : nil }
    // The nearest place between characters may be behind the last one of the word.
    for start in [offset, text.character(from: offset, forward: false)] {
      let range = text.wordRange(at: start)
      if text.text(in: range).first?.isPartOfWord == true, isOn(range, point) { return range }
    }
    return nil
  }

  func isOnSelection(_ point: CGPoint) -> Bool {
    !text.selection.isEmpty && isOn(text.selection.range, point)
  }

  /// Returns true if a point is on the characters of `range`; in a field of one line, also if it is above or below them.
  private func isOn(_ range: Range<Int>, _ point: CGPoint) -> Bool {
    rectangles(of: range).contains {
      $0.minX <= point.x && point.x <= $0.maxX
        && (!owner.isMultiline || $0.minY <= point.y && point.y <= $0.maxY)
    }
  }

  /// The part of the window that shows the selection or the caret.
  var selectionPlace: CGRect? {
    guard let element, !element.isRemoved else { return nil }
    let bounds = CGRect(origin: .zero, size: element.size)
    var shown = selectionRectangles()
    if shown.isEmpty, let caret { shown = [caret] }
    let visible = shown.map { $0.overlap(with: bounds.insetBy(dx: -1, dy: -1)) }
      .filter { $0.height > 0 }
    guard let first = visible.first else { return element.map(to: nil).rect(bounds) }
    return element.map(to: nil).rect(visible.dropFirst().reduce(first) { $0.joined(with: $1) })
  }
}

/// The node of a field with its label.
private protocol TextFieldNode: ViewNode {}

extension BodyNode: TextFieldNode where Value: LabeledTextField {}

/// A view that is a field with its label.
private protocol LabeledTextField {}

extension TextField: LabeledTextField {}

// MARK: - Fingers

/// The finger on a text that may open its menu.
struct TextTouch {
  enum Aim { case selection, caret, word }

  var aim: Aim
  var start: CGPoint
}

extension TextEditingSession {
  /// The distance, in points, within which a finger rests, as for scrolling.
  private static var slop: CGFloat { 10 }

  /// Returns what a finger that goes down is about to open the menu for; nil if it only moves the caret.
  func aim(of event: PointerEvent, at point: CGPoint) -> TextTouch? {
    guard event.kind != .mouse, event.modifiers.isEmpty else { return nil }
    if event.clickCount >= 2 { return TextTouch(aim: .word, start: point) }
    guard isFocused, presenter?.hasClosed(by: self) != true else { return nil }
    if isOnSelection(point) { return TextTouch(aim: .selection, start: point) }
    let isOnCaret =
      owner.isEditable && text.selection.isEmpty && offset(at: point) == text.selection.head
    return isOnCaret ? TextTouch(aim: .caret, start: point) : nil
  }

  /// Forgets a finger that does not rest.
  func follow(_ touch: inout TextTouch?, to point: CGPoint) {
    if let start = touch?.start, start.distance(to: point) > Self.slop { touch = nil }
  }

  /// Follows a finger that is held: it selects the word below it, and those that it is moved over.
  func hold(at point: CGPoint) {
    if isHeld { return drag(to: point) }
    isHeld = true
    selectForMenu(at: point)
  }

  func holdDidEnd() {
    isHeld = false
    openMenu()
  }
}

/// A press that is held on a text: it selects, and opens the menu when it ends.
struct TextHold: Gesture {
  typealias Body = Never
  typealias Value = SequenceGesture<LongPressGesture, DragGesture>.Value

  private weak var element: LayoutElement?

  private init(_ element: LayoutElement) { self.element = element }

  /// Has presses that are held on a text's element open its menu.
  static func attach(to element: LayoutElement) {
    if element[GestureAttachment.self] != nil { return }
    // A mouse has a button for this where the platform has one.
    let isBar = element.owner.environment.look.editMenu.isBar
    GestureModifier(
      gesture: TextHold(element), placement: .besideContentUntilBegun,
      pointerKind: isBar ? nil : .touch
    ).configure(element)
  }

  @MainActor static func _makeRecognizer(
    _ hold: TextHold, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    guard let session = hold.element?[EditMenuText.self], session.hasMenu else {
      let none = _GestureRecognizer<Value>()
      none.cancel()
      return none
    }
    let gesture = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { [weak session] value in
        if case .second(true, let drag?) = value { session?.hold(at: drag.location) }
      }
      .onEnded { [weak session] _ in session?.holdDidEnd() }
    return type(of: gesture)._makeRecognizer(gesture, context)
  }
}
