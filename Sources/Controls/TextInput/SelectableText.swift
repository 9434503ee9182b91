@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The handling of events for a selectable text: the pointer selects, and keys extend and copy the
/// selection.
final class SelectableText: FocusTarget, PointerResponder, CursorProvider {
  let session = TextEditingSession()

  /// Makes a text's element selectable and its links work, or ends both; `rule` is the current
  /// layout of the text.
  static func update(_ element: LayoutElement, _ rule: TextRule?) {
    TextLinks.update(element, rule)
    guard let rule, rule.renderer == nil, element.owner.environment.allowsTextSelection else {
      if element[SelectableText.self] != nil { set(nil, on: element) }
      return
    }
    let text = element.component(SelectableText(element))
    set(text, on: element)
    text.session.rule = rule
    text.session.take(.plain(rule.resolved.styled.runs.map(\.string).joined()))
  }

  private static func set(_ text: SelectableText?, on element: LayoutElement) {
    element[SelectableText.self] = text
    element[FocusTarget.self] = text
    element[PressHandler.self] = text
    element[EditMenuText.self] = text?.session
    if let text {
      TextHold.attach(to: element)
      element[CursorHandler.self] = text
    } else {
      element[CursorHandler.self] = element[TextLinks.self]
    }
  }

  override init(_ element: LayoutElement) {
    super.init(element)
    // The Tab key leads to fields and controls.
    (isInTabOrder, showsRing, interactions) = (false, false, .edit)
    textClient = session
    session.element = element
    session.owner.isEditable = false
    session.owner.isMultiline = true
    session.needsUpdate = { [weak element] in
      if let element, !element.isRemoved { element.setNeedsDrawing() }
    }
    didChange = { [session] isFocused in
      // Only one text at a time has a selection.
      if !isFocused { session.change { $0.move(to: $0.selection.head) } }
      session.focusDidChange(isFocused)
    }
  }

  var cursor: Cursor? { session.isInControl ? nil : .text }

  func cursor(at point: CGPoint) -> Cursor? {
    element?[TextLinks.self]?.cursor(at: point) ?? cursor
  }

  let contenderName = "text"

  var takesPresses: Bool { !session.isInControl }

  func follow(_ event: PointerEvent, in element: LayoutElement) -> Bool {
    guard event.button == .primary else { return false }
    session.follow(event, at: _GestureContext(element).convert(event.position, to: .local))
    return true
  }

  override var canFocus: Bool { super.canFocus && !session.isInControl }
}

/// Makes the links of texts work and their characters selectable.
@MainActor package final class TextEvents: GraphComponent, TextInteraction {
  package init(_ graph: ViewGraph) { graph[TextInteractions.self].interaction = self }

  package func update(_ element: LayoutElement, _ rule: TextRule?) {
    SelectableText.update(element, rule)
  }

  package func drawing(_ glyphs: [DisplayItem], _ context: DrawContext) -> [DisplayItem] {
    if context.element.extras == nil { return glyphs }
    let selection = context.element[SelectableText.self]?.session.selectionItems(context) ?? []
    let ring = context.element[TextLinks.self]?.ring(context) ?? []
    return selection.isEmpty && ring.isEmpty ? glyphs : selection + glyphs + ring
  }
}
