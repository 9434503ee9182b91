import EspalierDrawing
import Foundation

/// The part in events that a text has that can be selected: the pointer selects, and keys extend and copy the selection.
final class SelectableText: FocusTarget, PointerResponder, CursorProvider, TextLinkHolder,
  KeyResponder
{
  let session = TextEditingSession()
  private(set) var links: TextLinks?

  /// Makes a text's element selectable and its links work, or no longer so; `rule` is how the text is laid out now.
  static func update(_ element: LayoutElement, _ rule: TextRule?) {
    let known = element.interaction as? SelectableText
    guard let rule, rule.renderer == nil, element.owner.environment.allowsTextSelection else {
      if known != nil { element.interaction = nil }
      return LinkedText.update(element, rule)
    }
    let text = known ?? SelectableText(element)
    element.interaction = text
    text.session.rule = rule
    text.session.take(rule.resolved.styled.runs.map(\.string).joined())
    text.takeLinks(of: rule, element)
  }

  override init(_ element: LayoutElement) {
    super.init(element)
    // The Tab key leads to what is written or pressed.
    (isInTabOrder, showsRing, interactions) = (false, false, .edit)
    textClient = session
    session.element = element
    session.owner.isEditable = false
    session.owner.isMultiline = true
    session.needsUpdate = { [weak element] in
      if let element, !element.isRemoved { element.setNeedsDrawing() }
    }
    didChange = { [session] isFocused in
      // One text at a time has a selection.
      if !isFocused { session.change { $0.move(to: $0.selection.head) } }
      session.focusDidChange(isFocused)
    }
  }

  private func takeLinks(of rule: TextRule, _ element: LayoutElement) {
    let found = rule.resolved.activeLinks(in: element.owner.environment)
    if found.isEmpty && links == nil { return }
    let links = links ?? TextLinks(element)
    self.links = links
    links.take(found, rule)
  }

  func handle(_ press: KeyPress, in element: LayoutElement) -> Bool {
    links?.handle(press) ?? false
  }

  var cursor: Cursor? { isInControl ? nil : .text }

  func cursor(at point: CGPoint) -> Cursor? { links?.cursor(at: point) ?? cursor }

  var takesPresses: Bool { !isInControl }

  func follow(_ event: PointerEvent, in element: LayoutElement) -> Bool {
    guard event.button == .primary else { return false }
    session.follow(event, at: _GestureContext(element).convert(event.position, to: .local))
    return true
  }

  override var canFocus: Bool { super.canFocus && !isInControl }

  /// Whether a press here is meant for a control.
  private var isInControl: Bool {
    element?.chain.contains {
      ($0.interaction as? GestureAttachment)?.primaryAction != nil
    } ?? false
  }
}
