@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The place to which a program scrolls a scroll view.
enum ScrollDestination: Equatable, @unchecked Sendable {
  case view(AnyHashable, UnitPoint?)
  case edge(Edge)
  /// A point of the content, from the left; nil keeps the offset of an axis.
  case point(x: CGFloat?, y: CGFloat?)
}

/// A destination that waits for the layout around it.
struct PendingScrollTarget {
  var destination: ScrollDestination
  /// The animation of the way there; nil stands for none.
  var animation: ScrollAnimation?
  /// The number of times that lengths turned out to be different from their estimates.
  var corrections = 0
}

extension ScrollRegistry {
  /// Makes the scroll views inside `node` that hold the destination scroll there in the next
  /// layout.
  func request(_ destination: ScrollDestination, in node: ViewNode, _ transaction: Transaction) {
    for area in areas(in: node) { area.request(destination, transaction) }
  }
}

extension ScrollAreaNode {
  /// Scrolls to `destination` once the layout is up to date.
  final func request(_ destination: ScrollDestination, _ transaction: Transaction) {
    pendingTarget = PendingScrollTarget(
      destination: destination, animation: ScrollAnimation(transaction, in: environment))
    graph.layoutChanged()
  }

  /// Scrolls to the program's destination, and returns true if that changed the layout.
  final func reachPendingTarget() -> Bool {
    guard var pending = pendingTarget, state.container != .zero else { return false }
    pendingTarget = nil
    guard let (offset, isEstimated) = offset(of: pending.destination) else { return false }
    let before = state.offset
    if let animation = pending.animation, offset != before {
      state.isPositioned = true
      start(
        animation.motion(from: before, to: offset, at: graph.clock.now), .animating,
        isToPlace: true)
      // The view's real place is known on arrival.
      if isEstimated { targetAfterMotion = pending.destination }
      return false
    }
    if pending.corrections == 0 && motion != nil { stop() }
    setOffset(offset)
    pending.animation = nil
    pending.corrections += 1
    if state.offset == before || pending.corrections > Self.mostCorrections { return false }
    pendingTarget = pending
    return true
  }

  /// Rows that were only estimated change the place of those behind them.
  private static var mostCorrections: Int { 8 }

  /// The offset, from the leading edge, that shows `destination`; nil if it is not here.
  final func offset(of destination: ScrollDestination) -> (offset: CGPoint, isEstimated: Bool)? {
    switch destination {
    case .view(let id, let anchor):
      guard let place = place(ofID: id) else { return nil }
      return (offset(showing: place.rect, anchor), place.isEstimated)
    case .edge(let edge):
      var offset = state.offset
      switch edge {
      case .top: offset.y = 0
      case .bottom: offset.y = state.limit.height
      case .leading: offset.x = 0
      case .trailing: offset.x = state.limit.width
      }
      return (offset, false)
    case .point(let x, let y):
      let now = mirrored(state.offset)
      return (state.clamped(mirrored(CGPoint(x: x ?? now.x, y: y ?? now.y))), false)
    }
  }

  /// The offset that brings a point of `rect` to the same point of the scroll view, or moves as
  /// little as is needed.
  private func offset(showing rect: CGRect, _ anchor: UnitPoint?) -> CGPoint {
    var offset = state.offset
    let margins = state.margins
    for axis in Axis.allCases where axes.contains(axis) {
      let start = axis == .horizontal ? margins.leading : margins.top
      let room = state.container[axis] - margins[axis]
      let (low, length) = (rect.origin[axis] - start, rect.size[axis])
      if let anchor {
        offset[axis] = low + anchor[axis] * (length - room)
      } else if low < offset[axis] || length > room {
        offset[axis] = low
      } else if low + length > offset[axis] + room {
        offset[axis] = low + length - room
      }
      if !offset[axis].isFinite { offset[axis] = state.offset[axis] }
    }
    return state.clamped(offset)
  }
}
