@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A value that fingers pull along one axis: a row aside, a sheet down, the pages of a tab view.
///
/// Its functions are those of a ``SwipeResponder``.
@MainActor package protocol SwipeTarget {
  var swipeAxis: Axis { get }

  func acceptsSwipe(_ distance: CGFloat, in element: LayoutElement) -> Bool

  func follow(_ swipe: Swipe, in element: LayoutElement)
}

/// Lets fingers and touch pads pull a view.
package struct SwipeModifier<Target: SwipeTarget> {
  /// Nil where the view is not pulled.
  let target: Target?

  package init(_ target: Target?) { self.target = target }
}

extension SwipeModifier: ElementModifier {
  package var changesAppearance: Bool { false }

  package func configure(_ element: LayoutElement) {
    guard let target else { return element[SwipeHandler.self] = nil }
    let responder = element.component(TargetResponder(target))
    responder.target = target
    element[SwipeHandler.self] = responder
  }
}

private final class TargetResponder<Target: SwipeTarget>: SwipeResponder, ElementComponent {
  var target: Target

  init(_ target: Target) { self.target = target }

  var swipeAxis: Axis { target.swipeAxis }

  func acceptsSwipe(_ distance: CGFloat, in element: LayoutElement) -> Bool {
    target.acceptsSwipe(distance, in: element)
  }

  func follow(_ swipe: Swipe, in element: LayoutElement) { target.follow(swipe, in: element) }
}
