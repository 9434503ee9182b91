@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A view that the finger which has opened a context menu lifts when it moves on.
///
/// The menu goes before the gestures of the views around it, so that their drags begin through it. Points are in the window's
/// coordinates.
@MainActor package protocol LiftResponder: AnyObject {
  /// Returns true if the view can be lifted where the finger rested, which begins a drag.
  func lift(from start: CGPoint) -> Bool

  /// Moves what is lifted.
  func carry(to point: CGPoint, in graph: ViewGraph)

  /// Ends the drag; at no point, because it is cancelled.
  func release(at point: CGPoint?, in graph: ViewGraph)
}

/// The handler of an element for a finger that lifts it.
package enum LiftHandler: ElementKey { package typealias Value = any LiftResponder }
