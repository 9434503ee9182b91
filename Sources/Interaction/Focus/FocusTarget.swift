@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The purposes for which a view is focusable.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is an alternative to a click, as a button is: the Tab key reaches it, and a click
  /// does not.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// The view takes keys for a longer time, as a text field does: the Tab key and clicks reach it.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// The choice for most views: both.
  public static let automatic: FocusInteractions = [.activate, .edit]

  /// The view is what a person uses first in a new window or sheet, as fields and lists are.
  package static let opening = FocusInteractions(rawValue: 1 << 2)
}

/// A view to which keys can be directed.
@_spi(Espalier) open class FocusTarget: ElementComponent {
  package final var isFocusable = true
  package final var interactions = FocusInteractions.automatic
  /// True if the Tab key stops at the view.
  package final var isInTabOrder = true
  /// True if the ring is drawn around the view while it has the focus.
  package final var showsRing = true
  /// The receiver of text while the view has the focus.
  package final weak var textClient: (any TextInputClient)?
  /// Called when the view has got or lost the focus.
  package final var didChange: (@MainActor (Bool) -> Void)?
  /// Called when the window of the view, which has the focus, has got or lost the keys.
  package final var windowKeysChanged: (@MainActor (Bool) -> Void)?
  /// Called for the views inside.
  final var didChangeInside: (@MainActor (Bool) -> Void)?
  package private(set) final weak var element: LayoutElement?
  /// The animation of the ring; nil while no ring is visible.
  private final var ring: FocusRing?

  @_spi(Espalier) public init(_ element: LayoutElement) { self.element = element }

  open var canFocus: Bool {
    guard isFocusable, let element, !element.isRemoved, !element.owner.isDetached else {
      return false
    }
    return element.owner.environment.isEnabled
  }

  /// The frame in the window; nil if the view is removed.
  var frameInWindow: CGRect? {
    guard let element, !element.isRemoved else { return nil }
    return element.map(to: nil).rect(CGRect(origin: .zero, size: element.size))
  }

  /// True if the window of the view has the keys.
  package final var windowHasKeys: Bool { element?.graph.input.focus.windowHasKeys ?? false }

  final var isFocused: Bool { element?.graph.input.focus.current === self }

  private final var needsRing: Bool {
    showsRing && isFocused && windowHasKeys
      && element?.owner.environment.isFocusEffectEnabled ?? false
  }

  /// The ring to draw; nil while the view shows no ring.
  final var shownRing: FocusRing? { needsRing ? ring : nil }

  /// Begins the ring of a view that has got the focus, or that may show it now; ends all others.
  final func updateRing() {
    guard needsRing, let element else { return ring = nil }
    if ring != nil { return }
    ring = FocusRing(element)
    element.setNeedsDrawing()
  }

  /// Shows or hides the ring and the caret of the view, which has the focus of its window.
  final func windowKeysDidChange() {
    updateRing()
    element?.setNeedsDrawing()
    textClient?.windowKeysDidChange()
    windowKeysChanged?(windowHasKeys)
  }
}

/// Takes text from the keyboard and from input methods, as a text field does while it has the
/// focus.
@MainActor package protocol TextInputClient: AnyObject {
  /// Replaces the selected or composed text by final text.
  func insert(_ text: String)

  /// Shows text that an input method is still composing; `selection` is the selected part of it in
  /// UTF-16 units. An empty string ends the composition.
  func compose(_ text: String, selection: Range<Int>)

  /// Returns true if a command would have an effect here now.
  func canPerform(_ command: EditCommand) -> Bool

  /// Performs a command, and returns whether it had an effect here.
  func perform(_ command: EditCommand) -> Bool

  /// True if the text has changes that it can undo or redo; otherwise both commands are the window's.
  ///
  /// A document that a field edits records the field's changes, too: undone by the field and then by the window, they would
  /// come back.
  var keepsHistory: Bool { get }

  /// Handles a key that edits or moves the caret; returns whether it had an effect here.
  func edit(_ event: KeyEvent) -> Bool

  /// Returns true if a key that had no effect here is still meant for writing, and not for the
  /// views around.
  func claims(_ event: KeyEvent) -> Bool

  /// The traits of the text for a keyboard on the screen.
  var traits: TextTraits { get }

  /// The frame of the caret in the window; nil if it is out of sight.
  var caretRect: CGRect? { get }

  /// The frame of the caret in the text's element, as far as the element shows it; nil if there is
  /// no caret.
  var caretPlace: (element: LayoutElement, rect: CGRect)? { get }

  /// Called when the window of the text has got the keys or lost them.
  func windowKeysDidChange()

  /// The selected range, in UTF-16 units; empty if only the caret is there.
  var selectedRange: Range<Int> { get }

  /// Called before the text gets the focus back that a layer took from it.
  func focusWillReturn()
}

extension TextInputClient {
  package func focusWillReturn() {}
}
