@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// An object around a scroll view that responds when people pull its content beyond its top, such
/// as a list that can be refreshed.
@MainActor package protocol OverscrollResponder: AnyObject {
  /// Called with the distance of the content below its place at the top, in points, whenever that
  /// changes; 0 when it is back.
  ///
  /// The room requested by ``contentWasReleased(at:in:)`` is part of it.
  func contentIsPulled(by distance: CGFloat, in area: ScrollAreaNode)

  /// Called when a person releases content that is below its place at the top.
  ///
  /// Returns the room that stays above the content until ``ScrollAreaNode/closeRoom()``; 0 lets it
  /// spring back.
  func contentWasReleased(at distance: CGFloat, in area: ScrollAreaNode) -> CGFloat
}

/// An object that responds to pulls beyond the top of all scroll views that are in no other one.
package struct OverscrollFollower {
  package let responder: any OverscrollResponder

  package init(responder: any OverscrollResponder) { self.responder = responder }
}

extension OverscrollFollower: ComparableInput {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.responder === rhs.responder
  }
}

private enum OverscrollFollowerKey: EnvironmentKey {
  static var defaultValue: OverscrollFollower? { nil }
}

extension EnvironmentValues {
  /// The object that responds to pulls of the scroll views inside, if there is one.
  package var overscrollFollower: OverscrollFollower? {
    get { self[OverscrollFollowerKey.self] }
    set { self[OverscrollFollowerKey.self] = newValue }
  }
}

extension ScrollAreaNode {
  /// The object that responds when the content is pulled beyond its top; nil for a scroll view that
  /// is in another one.
  private final var overscroll: (any OverscrollResponder)? {
    element?.scrollElement == nil ? environment.overscrollFollower?.responder : nil
  }

  /// Reports a new place of the content, if it is or was below its place at the top.
  final func tellOverscroll(before: CGFloat) {
    guard before < 0 || state.offset.y < 0 else { return }
    overscroll?.contentIsPulled(by: max(0, -state.offset.y), in: self)
  }

  /// Makes the room requested above the content when a person releases it.
  final func askForRoom() {
    guard state.offset.y < 0, let overscroll else { return }
    let room = overscroll.contentWasReleased(at: -state.offset.y, in: self)
    state.room = room.isFinite ? max(0, room) : 0
  }

  /// Moves the content back to its place at the top, unless a finger holds it.
  package final func closeRoom() {
    guard state.room > 0 else { return }
    state.room = 0
    guard state.offset.y < 0, phase != .interacting, !isDetached else { return }
    let end = CGPoint(x: state.offset.x, y: 0)
    let motion = ScrollAnimation.brief.motion(
      from: state.offset, to: end, at: graph.clock.now)
    state.isElastic = true
    start(motion, .animating, isToPlace: true)
  }
}
