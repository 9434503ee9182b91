import EspalierDrawing
import Foundation

/// What a focusable view is used for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is an alternative to a click, as a button is: the Tab key reaches it, and a click does not.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// The view takes keys for a longer time, as a text field does: the Tab key and clicks reach it.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// What fits most views: both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A view that keys can go to.
class FocusTarget: ElementComponent {
  final var isFocusable = true
  final var interactions = FocusInteractions.automatic
  /// Whether the Tab key comes by the view.
  final var isInTabOrder = true
  /// Whether the ring is drawn around the view while it has the focus.
  final var showsRing = true
  /// Takes text while the view has the focus.
  final weak var textClient: (any TextInputClient)?
  /// Told when the view has got or lost the focus.
  final var didChange: (@MainActor (Bool) -> Void)?
  /// Tells the views inside.
  final var didChangeInside: (@MainActor (Bool) -> Void)?
  private(set) final weak var element: LayoutElement?
  /// The ring on its way onto the view; nil where it never was.
  final var ring: FocusRing?

  init(_ element: LayoutElement) { self.element = element }

  var canFocus: Bool {
    guard isFocusable, let element, !element.isRemoved, !element.owner.isDetached else {
      return false
    }
    return element.owner.environment.isEnabled
  }

  /// Where it is, in the window; nil where it is gone.
  var frameInWindow: CGRect? {
    guard let element, !element.isRemoved else { return nil }
    return element.map(to: nil).rect(CGRect(origin: .zero, size: element.size))
  }

  final var isFocused: Bool { element?.graph.input.focus.current === self }
}

/// Takes text from the keyboard and from input methods, as a text field does while it has the focus.
@MainActor protocol TextInputClient: AnyObject {
  /// Puts text that is final in place of what is selected or being composed.
  func insert(_ text: String)

  /// Shows text that an input method is still composing; `selection` is the selected part of it in UTF-16 units. An empty
  /// string ends the composition.
  func compose(_ text: String, selection: Range<Int>)

  /// Whether a command would do something here now.
  func canPerform(_ command: EditCommand) -> Bool

  /// Performs a command, and answers whether it meant something here.
  func perform(_ command: EditCommand) -> Bool

  /// Handles a key that edits or moves the caret; answers whether it meant something here.
  func edit(_ event: KeyEvent) -> Bool

  /// Whether a key that did nothing here is for writing all the same, and not for the views around.
  func claims(_ event: KeyEvent) -> Bool

  /// What a keyboard on the screen is told of the text.
  var traits: TextTraits { get }

  /// Where the caret is, in the window; nil where it is out of sight.
  var caretRect: CGRect? { get }

  /// Where the caret is in the text's element, as far as that shows it; nil where there is no caret.
  var caretPlace: (element: LayoutElement, rect: CGRect)? { get }

  /// What is selected, in UTF-16 units; empty where the caret is.
  var selectedRange: Range<Int> { get }
}
