import EspalierCore
import EspalierDrawing
import Foundation

extension ScrollAreaNode {
  /// Scrolls with the keyboard; returns true if this view took the key.
  final func scroll(_ event: KeyEvent) -> Bool {
    if event.phase == .up { return false }
    let command = event.modifiers.contains(.command)
    if !event.modifiers.intersection([.control, .option]).isEmpty && !command { return false }
    let vertical: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    switch event.key {
    case .upArrow: return scroll(.vertical, by: command ? -.infinity : -Self.line)
    case .downArrow: return scroll(.vertical, by: command ? .infinity : Self.line)
    case .leftArrow: return scroll(.horizontal, by: isMirrored ? Self.line : -Self.line)
    case .rightArrow: return scroll(.horizontal, by: isMirrored ? -Self.line : Self.line)
    case .pageUp: return scroll(vertical, by: -page(vertical))
    case .pageDown: return scroll(vertical, by: page(vertical))
    case .home: return scroll(vertical, by: -.infinity)
    case .end: return scroll(vertical, by: .infinity)
    case .space:
      let isBack = event.modifiers.contains(.shift)
      return scroll(vertical, by: isBack ? -page(vertical) : page(vertical))
    default: return false
    }
  }

  /// The distance of an arrow key, in points.
  private static var line: CGFloat { 40 }

  /// A page, which keeps a little of the previous content in sight.
  final func page(_ axis: Axis) -> CGFloat {
    let length = state.container[axis]
    return max(length - min(40, length / 10), 1)
  }

  /// Glides along an axis, from the leading edge; infinity goes to the end.
  ///
  /// Returns true if there was content in that direction.
  final func scroll(_ axis: Axis, by distance: CGFloat) -> Bool {
    guard canMove(axis, by: distance) else { return false }
    let origin = state.offset
    var end = aim
    end[axis] = min(max(end[axis] + distance, 0), state.limit[axis])
    if let target = targetOffset(for: end, from: origin, velocity: CGVector()) { end = target }
    userDidScroll()
    start(
      ScrollAnimation.brief.motion(from: origin, to: end, at: graph.clock.now), .animating,
      isToPlace: !distance.isFinite)
    return true
  }
}
