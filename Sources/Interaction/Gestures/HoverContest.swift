@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A view that follows the mouse while no button is down.
@MainActor protocol HoverResponder: AnyObject {
  /// Called with the place of the mouse over the view, in the window; nil when it has left, or when
  /// the view is removed.
  func hover(_ point: CGPoint?, in element: LayoutElement)
}

/// The handler of an element for hovering.
enum HoverHandler: ElementKey { typealias Value = any HoverResponder }

/// A view over which the pointer has a form of its own; nil leaves it to the views around.
@MainActor package protocol CursorProvider: AnyObject {
  var cursor: Cursor? { get }

  /// The form at a point of the window, for a view with several; ``cursor`` by default.
  func cursor(at point: CGPoint) -> Cursor?
}

extension CursorProvider {
  package func cursor(at point: CGPoint) -> Cursor? { cursor }
}

/// The handler of an element for the form of the pointer.
package enum CursorHandler: ElementKey { package typealias Value = any CursorProvider }

/// The contest for the mouse while it presses nothing: it lasts as long as the window.
///
/// All views below the mouse that follow it get its position, from the outermost to the innermost.
/// The pointer has the form that the innermost view gives it. In the contest for a press, a
/// ``HoverFollower`` stands for all of this.
@MainActor final class HoverContest {
  private unowned let graph: ViewGraph
  private var followers: [(responder: any HoverResponder, element: LayoutElement)] = []
  private var cursor = Cursor.arrow

  init(_ graph: ViewGraph) { self.graph = graph }

  /// True if a view follows the mouse.
  var isFollowed: Bool { !followers.isEmpty }

  /// True if something has to be undone when the mouse leaves.
  var hasEffect: Bool { isFollowed || cursor != .arrow }

  /// Informs the views that the mouse has entered, moved over and left, and gives the pointer its
  /// form.
  ///
  /// - Parameter point: the place of the mouse; nil outside of the window.
  func receive(_ point: CGPoint?) {
    let chain = point.flatMap { graph.hit(at: $0)?.chain } ?? []
    let before = followers
    followers = chain.compactMap { element in
      element[HoverHandler.self].map { ($0, element) }
    }
    let now = followers
    for (responder, element) in before where !now.contains(where: { $0.responder === responder }) {
      responder.hover(nil, in: element)
    }
    if let point {
      for (responder, element) in now.reversed() { responder.hover(point, in: element) }
    }
    graph.existing(UntakenEvents.self)?.hover(point, in: chain.first)
    let isShown = chain.lazy.compactMap { $0[PointerVisibility.self] }.first ?? true
    show(
      isShown
        ? chain.lazy.compactMap { $0[CursorHandler.self]?.cursor(at: point ?? .zero) }.first
        : .hidden)
  }

  private func show(_ form: Cursor?) {
    let cursor = form ?? .arrow
    if cursor == self.cursor { return }
    self.cursor = cursor
    graph.host?.setCursor(cursor)
  }
}

/// The part of hovering in the contest for a press: while it is cancelled, the ``HoverContest`` is
/// held back, until the button is up.
final class HoverFollower: _GestureRecognizer<Void> {
  static func contender() -> Contender {
    let follower = HoverFollower()
    follower.phase = .active(())
    return Contender(follower, ContestClaim(precedence: .hover)) { "hover" }
  }
}
