@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The state that a text field keeps as long as it is shown: the text, the selection, and the
/// places of characters.
@MainActor final class TextEditingSession {
  /// The settings and callbacks of the field that shows the session now.
  struct Owner {
    var isMultiline = false
    /// True if Return ends editing instead of beginning a new line.
    var submitsOnReturn = true
    /// True if the field's value follows the text while it is edited.
    var commitsEarly = false
    /// True if the field loses the focus with the Return that ends editing.
    var losesFocusOnReturn = false
    /// True if Return selects all of the text.
    var selectsAllOnReturn = false
    /// True if Return presses the button in reach whose shortcut is the Return key.
    var pressesDefaultButton = false
    /// True if Return with Shift is left to the views around.
    var leavesShiftReturn = false
    /// True if the key that deletes is left to the views around where there is no text.
    var leavesEmptyDeletion = false
    /// True if Tab types a tab; other modifiers move the focus then.
    var takesTab = false
    var isSecure = false
    var isEnabled = true
    /// True if the text can be changed, and not only selected.
    var isEditable = true
    /// True if all of the text is selected when the focus comes without a press.
    var selectsAllAtFocus = true
    var textDidChange: (EditableText) -> Void = { _ in }
    var selectionDidChange: () -> Void = {}
    var submit: () -> Void = {}
    /// The object that takes part in editing; nil for most fields.
    weak var helper: (any TextInputHelper)?
    /// Shows or hides the ring of the field that has the focus.
    var showsFocus: (Bool) -> Void = { _ in }
  }

  var owner = Owner()
  private(set) var text = EditableText("")
  /// Called when something has to be drawn again.
  var needsUpdate: () -> Void = {}
  /// The current layout of the text.
  weak var rule: (any CaretSource)?
  /// The element around the text, with the text's frame; it exists before anything is drawn.
  weak var element: LayoutElement?
  /// The element that draws the text.
  weak var drawnElement: LayoutElement?
  /// The element that draws the caret.
  weak var caretElement: LayoutElement?
  /// The distance by which the text is moved to the left and up.
  private(set) var scroll = CGPoint.zero
  private(set) var isFocused = false
  /// The size in which the text was scrolled last; nil if the text or the caret has changed since.
  private var scrolledSize: CGSize?
  /// True while the text is moved to keep the caret in sight: until the wheel moves it elsewhere.
  private var followsCaret = true
  /// The caret's horizontal place while it moves from line to line.
  var columnX: CGFloat?
  /// The unit that a drag selects: characters, words or paragraphs, and the range that the press
  /// selected.
  var dragUnit = (clicks: 1, range: 0..<0)
  /// The place at which dragged text would be inserted.
  private(set) var dropOffset: Int?
  /// The time at which the caret was last moved: it does not blink right after.
  private(set) var lastMove = Date.distantPast

  /// The places that a search has found, in order.
  private(set) var found: [Range<Int>] = []
  /// True while the text is searched: the caret is brought into sight then without the focus, too.
  private var isSearched = false

  private var signs = ""
  /// The selection of a text with attributes that the field's binding had last.
  private var lastSelection: AttributedTextSelection?

  nonisolated init() {}

  var graph: ViewGraph? { element.flatMap { $0.isRemoved ? nil : $0.graph } }

  /// Takes the text from the field's binding.
  func take(_ content: TextInputSource.Content) {
    switch content {
    case .plain(let string): if string != text.string { text.take(string) }
    case .styled(let styled):
      if styled == text.styled { return }
      text.take(styled)
      lastSelection = nil
    }
  }

  /// Takes the selection from the field's binding.
  ///
  /// A selection that was not changed together with a text with attributes is the end of it: see
  /// ``AttributedTextSelection/indices(in:)``.
  ///
  /// - Parameter content: the text of the same moment. The session's own may be equal without being the same, and places belong
  ///   to one text.
  func take(_ selection: TextInputSelection, in content: TextInputSource.Content) {
    switch (selection, content) {
    case (.plain(let binding), _):
      if let range = binding.wrappedValue?.range(in: text.string) { select(range) }
    case (.styled(let binding), .styled(let styled)):
      let selection = binding.wrappedValue
      if selection == lastSelection { return }
      lastSelection = selection
      switch selection.indices(in: styled) {
      case .insertionPoint(let index):
        select(styled.utf16Range(of: index..<index))
        text.choose(selection.chosenAttributes(in: styled))
      case .ranges(let ranges):
        select(
          styled.utf16Range(of: ranges.ranges[0].lowerBound..<ranges.ranges.last!.upperBound))
      }
    case (.styled, .plain): break
    }
  }

  private func select(_ range: Range<Int>) {
    if range != text.selection.range { text.select(range.lowerBound, range.upperBound) }
  }

  /// Hands the selection to the field's binding.
  func report(to selection: TextInputSelection) {
    switch selection {
    case .plain(let binding):
      let new = TextSelection(text.selection.range, in: text.string)
      if binding.wrappedValue != new { binding.wrappedValue = new }
    case .styled(let binding):
      guard let styled = text.styled else { return }
      let range = styled.range(utf16: text.selection.range)
      let new =
        range.isEmpty
        ? AttributedTextSelection(
          insertionPoint: range.lowerBound, typingAttributes: text.chosenAttributes)
        : AttributedTextSelection(range: range)
      lastSelection = new
      binding.wrappedValue = new
    }
  }

  /// Shows the places that a search has found.
  func show(found: [Range<Int>], isSearched: Bool) {
    if self.found == found, self.isSearched == isSearched { return }
    (self.found, self.isSearched) = (found, isSearched)
    needsUpdate()
  }

  /// Puts a text in the place of the selected characters, if the text may be changed.
  func replaceSelection(with string: String) {
    if string.isEmpty { if owner.isEditable { deleteSelection() } } else { insert(string) }
  }

  func focusDidChange(_ isFocused: Bool) {
    self.isFocused = isFocused
    followsCaret = true
    lastMove = graph?.clock.now ?? lastMove
    let isBack = isReturning
    isReturning = false
    if isFocused && !owner.isMultiline && !isPressed && !isBack {
      // On the Mac typing replaces the text of a field that the keyboard has reached.
      if owner.selectsAllAtFocus { text.selectAll() } else { text.move(to: text.count) }
    }
    if !isFocused { text.compose("", selection: 0..<0) }
    needsUpdate()
  }

  var isPressed = false
  /// True while a press that was held goes on.
  var isHeld = false
  /// The finger that opens the menu of the text if it is lifted where it is.
  var touch: TextTouch?
  /// True if the focus comes back from a layer, such as an alert: the caret stays where it was.
  private var isReturning = false

  func focusWillReturn() { isReturning = true }

  /// The signs that a secure field shows in place of `count` characters; after a key only one of
  /// them is new.
  func signs(_ count: Int) -> String {
    let sign = "•"
    let bytes = signs.utf8
    if bytes.count > count * sign.utf8.count {
      signs = String(signs[..<bytes.index(bytes.startIndex, offsetBy: count * sign.utf8.count)])
    } else {
      signs += String(repeating: sign, count: count - bytes.count / sign.utf8.count)
    }
    return signs
  }

  // MARK: Changing

  /// Changes the text, and notifies the field.
  func change(_ body: (inout EditableText) -> Void) {
    guard owner.isEnabled else { return }
    let old = (text.string, text.selection, text.revision.number, text.chosenAttributes)
    body(&text)
    followsCaret = true
    lastMove = graph?.clock.now ?? lastMove
    let isChanged = text.revision.number != old.2 || text.string != old.0
    if isChanged { owner.textDidChange(text) }
    if isChanged || text.selection != old.1 || text.chosenAttributes != old.3 {
      owner.selectionDidChange()
    }
    needsUpdate()
  }

  /// Gives the characters the attributes that are allowed.
  func constrain(_ formatting: TextFormatting?) { text.constrain(formatting) }

  func move(to offset: Int, extending: Bool) {
    columnX = nil
    change { $0.move(to: offset, extending: extending) }
  }

  // MARK: Places

  /// The places of the characters, from the top left of the element.
  var places: (any CaretPlaces)? {
    guard let rule, let element else { return nil }
    return rule.places(in: element.size)
  }

  /// The layout of the text where it is edited, and may be scrolled; nil if the text can only be
  /// selected.
  private var layout: (any EditedLayout)? { (rule as? TextEditorRule)?.layout }

  /// The visible part of the text.
  private var band: ClosedRange<CGFloat> {
    scroll.y...scroll.y + max(0, element?.size.height ?? 0)
  }

  /// The visible lines.
  var visibleLines: [EditedLines] {
    guard let layout, let element else { return [] }
    return layout.lines(
      in: CGRect(origin: scroll, size: element.size), width: element.size.width)
  }

  /// The caret from the top left of the element, as it is scrolled.
  var caret: CGRect? {
    places?.caret(at: dropOffset ?? text.shownCaret).offsetBy(dx: -scroll.x, dy: -scroll.y)
  }

  func selectionRectangles() -> [CGRect] {
    if let composition = text.composition, composition.selection.isEmpty { return [] }
    return rectangles(of: text.shownSelection)
  }

  func composedRectangles() -> [CGRect] { text.composedRange.map { rectangles(of: $0) } ?? [] }

  func rectangles(of range: Range<Int>) -> [CGRect] {
    guard let places else { return [] }
    return places.rectangles(of: range, in: band)
      .map { $0.offsetBy(dx: -scroll.x, dy: -scroll.y) }
  }

  /// Has the text scrolled anew after the next layout.
  func needsScrolling() { scrolledSize = nil }

  /// Scrolls the text after a layout that changed it, its size, or the place of the caret.
  func layoutDidChange() {
    guard let element, !element.isRemoved, element.size != scrolledSize else { return }
    scrolledSize = element.size
    let old = scroll
    scrollToCaret()
    if scroll != old { redraw() }
  }

  func windowKeysDidChange() {
    guard let graph else { return }
    let hasKeys = graph.input.focus.windowHasKeys
    // The caret blinks anew.
    if hasKeys { lastMove = graph.clock.now }
    owner.showsFocus(hasKeys && isFocused)
    redraw()
  }

  private func redraw() {
    if let drawnElement, !drawnElement.isRemoved { drawnElement.setNeedsDrawing() }
    if let caretElement, !caretElement.isRemoved { caretElement.setNeedsDrawing() }
  }

  /// Moves the text so that the caret is in sight, and no further than the text reaches.
  private func scrollToCaret() {
    guard let layout, let element else { return }
    let width = element.size.width
    let isFollowing = (isFocused || isSearched) && followsCaret
    if isFollowing {
      let y = layout.caret(at: text.shownCaret, width: width).midY
      layout.settle(y - element.size.height...y + element.size.height, width)
    }
    let content = layout.contentSize(width: width)
    let caret = layout.caret(at: text.shownCaret, width: width)
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
    let shift = layout.setting.options.isRightToLeft ? overflow : 0
    scroll.x =
      shift
      + scrolled(
        scroll.x - shift, caret.minX - shift, caret.minX - shift + 1, element.size.width,
        content.width + 1)
    scroll.y = scrolled(scroll.y, caret.minY, caret.maxY, element.size.height, content.height)
  }

  /// Moves the text by the wheel; returns true if it moved.
  func scroll(by delta: CGSize) -> Bool {
    guard let layout = layout as? ParagraphLayout, let element, delta.height.isFinite else {
      return false
    }
    let width = element.size.width
    // Text that comes into sight may turn out higher than expected: the text in sight stays where
    // it is.
    let anchor = layout.anchor(at: scroll.y, width: width)
    let reach = abs(delta.height) + element.size.height
    layout.settle(scroll.y - reach...scroll.y + reach, width)
    scroll.y = layout.height(of: anchor, width: width)
    let room = max(0, layout.contentSize(width: width).height - element.size.height)
    let y = min(room, max(0, scroll.y - delta.height))
    if y == scroll.y { return false }
    scroll.y = y
    followsCaret = false
    redraw()
    return true
  }
}

// MARK: - Drops

extension TextEditingSession {
  /// Shows the place at which dragged text would be inserted.
  func showDrop(at point: CGPoint?) {
    dropOffset = point.flatMap { offset(at: $0) }
    if let caretElement, !caretElement.isRemoved { caretElement.setNeedsDrawing() }
  }

  /// Inserts dropped text at the place of the drop.
  func drop(_ string: String, at point: CGPoint) {
    let offset = offset(at: point)
    showDrop(at: nil)
    if let offset { change { $0.move(to: offset) } }
    insert(string)
  }
}
