import EspalierDrawing
import Foundation

/// What is around a scroll view and takes part when people pull its content beyond its top, as a list that can be
/// refreshed does.
@MainActor protocol OverscrollResponder: AnyObject {
  /// Told how far the content is below its place at the top, in points, whenever that changes; 0 when it is back.
  ///
  /// The room that ``contentWasReleased(at:in:)`` asked for is part of it.
  func contentIsPulled(by distance: CGFloat, in area: ScrollAreaNode)

  /// Told that a person lets go of content that is below its place at the top.
  ///
  /// Answers how much room stays above the content until ``ScrollAreaNode/closeRoom()``; 0 lets it spring back.
  func contentWasReleased(at distance: CGFloat, in area: ScrollAreaNode) -> CGFloat
}

/// The part of an element in pulls beyond the top of the scroll views inside.
enum OverscrollHandler: ElementKey { typealias Value = any OverscrollResponder }

/// Has an object take part when people pull content beyond the top of the scroll view inside.
struct OverscrollModifier: ElementModifier {
  let responder: any OverscrollResponder

  var leavesLookAlone: Bool { true }

  func configure(_ element: LayoutElement) { element[OverscrollHandler.self] = responder }
}

extension ScrollAreaNode {
  /// Who takes part when the content is pulled beyond its top: the nearest around, and only for the outermost scroll view
  /// inside it.
  private final var overscroll: (any OverscrollResponder)? {
    var current: LayoutElement? = element
    while let element = current {
      if element !== self.element, element is ScrollElement { return nil }
      if let responder = element[OverscrollHandler.self] { return responder }
      current = element.parent
    }
    return nil
  }

  /// Tells of a new place of the content, if it is or was below its place at the top.
  final func tellOverscroll(before: CGFloat) {
    guard before < 0 || state.offset.y < 0 else { return }
    overscroll?.contentIsPulled(by: max(0, -state.offset.y), in: self)
  }

  /// Makes the room above the content that is asked for when a person lets go of it.
  final func askForRoom() {
    guard state.offset.y < 0, let overscroll else { return }
    let room = overscroll.contentWasReleased(at: -state.offset.y, in: self)
    state.room = room.isFinite ? max(0, room) : 0
  }

  /// Has the content go back to its place at the top, unless a finger holds it.
  final func closeRoom() {
    guard state.room > 0 else { return }
    state.room = 0
    guard state.offset.y < 0, phase != .interacting, !isDetached else { return }
    let end = CGPoint(x: state.offset.x, y: 0)
    let motion = ScrollAnimation.brief.motion(
      from: state.offset, to: end, at: graph.clock.now)
    state.isElastic = true
    start(motion, .animating)
  }
}
