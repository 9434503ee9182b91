@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The features that handle events that no view took: scroll views scroll, a menu bar opens.
@MainActor package final class UntakenEvents: GraphComponent {
  /// Returns true if an event was handled.
  ///
  /// The element is the innermost below the pointer, or the one with the focus; nil where there is
  /// none.
  package typealias Handler = @MainActor (InputEvent, LayoutElement?) -> Bool
  package typealias Follower = @MainActor (CGPoint?, LayoutElement?) -> Void

  private var handlers: [(handle: Handler, whileTyping: Bool)] = []
  private var followers: [Follower] = []

  package init(_ graph: ViewGraph) {}

  /// - Parameter whileTyping: whether keys that a text waits for are meant, too.
  package func join(whileTyping: Bool = false, _ handler: @escaping Handler) {
    handlers.append((handler, whileTyping))
  }

  /// Has `follower` called with the place of the mouse.
  package func follow(_ follower: @escaping Follower) { followers.append(follower) }

  func handle(_ event: InputEvent, at element: LayoutElement?, isTyped: Bool = false) -> Bool {
    handlers.contains { ($0.whileTyping || !isTyped) && $0.handle(event, element) }
  }

  func hover(_ point: CGPoint?, in element: LayoutElement?) {
    for follower in followers { follower(point, element) }
  }
}

/// Brings hidden views into view.
@MainActor package final class Revealing: GraphComponent {
  /// Returns true if something around an element can bring it into view; nil where nothing in the
  /// tree can.
  package var reveal: (@MainActor (LayoutElement, CGRect?) -> Bool)?

  package init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// Brings an element, or a rectangle in it, into view; returns whether something around it can.
  func reveal(_ element: LayoutElement, _ rect: CGRect? = nil) -> Bool {
    existing(Revealing.self)?.reveal?(element, rect) ?? false
  }
}
