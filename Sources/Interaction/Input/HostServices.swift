import EspalierCore
import EspalierDrawing
import Foundation

/// The services that a view tree asks of the window or page that shows it.
@MainActor package protocol HostServices: AnyObject {
  /// The text of the clipboard.
  var clipboard: String? { get set }

  /// Sets the form of the pointer from now on.
  func setCursor(_ cursor: Cursor)

  /// Reports that text is being edited at `caret`, in the coordinates of the window's content, so
  /// that an input method can show its candidates there; nil reports that no text is.
  func setTextInput(at caret: CGRect?)

  /// Reports the kind of text that is edited, before ``setTextInput(at:)`` reports the place; hosts
  /// without a keyboard on the screen can ignore it.
  func setTextTraits(_ traits: TextTraits)

  /// Opens a web page or file with the program that the system has for it, and returns whether that
  /// was possible.
  func open(_ url: URL) -> Bool

  /// Opens a window of the app, or brings it to the front.
  func openWindow(_ request: WindowRequest)

  /// Closes windows of the app.
  func dismissWindow(_ request: WindowRequest)

  /// Moves the window along with the pointer: from a press on, for each movement, until the end.
  func moveWindow(_ phase: GesturePhase)
}

extension HostServices {
  /// Pages have no window that could be moved.
  package func moveWindow(_ phase: GesturePhase) {}

  package func setTextTraits(_ traits: TextTraits) {}
}

extension ViewGraph {
  /// The host that shows the tree; nil if there is none, as for a picture.
  package var host: (any HostServices)? {
    get { existing(Host.self)?.services }
    set { self[Host.self].services = newValue }
  }
}

@MainActor private final class Host: GraphComponent {
  weak var services: (any HostServices)?

  init(_ graph: ViewGraph) {}
}

/// The window that an app is asked to open or close.
package struct WindowRequest: @unchecked Sendable {
  /// The scene's id; nil stands for any scene that shows values of the value's type.
  package var id: String?
  /// The value that the window shows; nil if the scene takes no value.
  package var value: AnyHashable?
  /// The look that the view which asks gives the window; the scenes know its type.
  package var look: AnyHashable?

  package init(id: String?, value: AnyHashable? = nil) {
    self.id = id
    self.value = value
  }
}

/// The form of the pointer.
package enum Cursor: String, Sendable, CaseIterable {
  case arrow, pointingHand, text, crosshair, openHand, closedHand, notAllowed
  case verticalText, zoomIn, zoomOut
  case resizeLeftRight, resizeUpDown, resizeLeft, resizeRight, resizeUp, resizeDown
  case resizeUpLeft, resizeUpRight, resizeDownLeft, resizeDownRight
  /// Arrows along the diagonal that falls to the right, and along the one that rises.
  case resizeFallingDiagonal, resizeRisingDiagonal
  /// No pointer at all.
  case hidden
}
