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
  /// The sides at which a view without an anchor has come in, 0 for the start, 1 for the end.
  ///
  /// A view that turns out shorter than was estimated stays there.
  var sides: [Axis: CGFloat] = [:]
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
  ///
  /// If the content does not have the destination then, those requested before stay in force.
  final func request(_ destination: ScrollDestination, _ transaction: Transaction) {
    if pendingTargets.last?.destination == destination { pendingTargets.removeLast() }
    pendingTargets.append(
      PendingScrollTarget(
        destination: destination, animation: ScrollAnimation(transaction, in: environment)))
    graph.layoutChanged()
  }

  /// Scrolls to the program's destination, and returns true if that changed the layout.
  final func reachPendingTarget() -> Bool {
    if pendingTargets.isEmpty || state.container == .zero { return false }
    let targets = pendingTargets.reversed()
    pendingTargets = []
    for target in targets {
      if let place = offset(of: target) { return reach(place, target) }
    }
    return false
  }

  private func reach(_ place: ScrollPlace, _ target: PendingScrollTarget) -> Bool {
    var pending = target
    let offset = place.offset
    let before = state.offset
    if let animation = pending.animation, offset != before {
      state.isPositioned = true
      start(
        animation.motion(from: before, to: offset, at: graph.clock.now), .animating,
        isToPlace: true)
      // The view's real place is known on arrival.
      if place.isEstimated { targetAfterMotion = pending.destination }
      return false
    }
    if pending.corrections == 0 && motion != nil { stop() }
    setOffset(offset)
    pending.animation = nil
    pending.corrections += 1
    pending.sides.merge(place.sides) { old, _ in old }
    if state.offset == before || pending.corrections > Self.mostCorrections { return false }
    pendingTargets.append(pending)
    return true
  }

  /// Rows that were only estimated change the place of those behind them.
  private static var mostCorrections: Int { 8 }

  /// The offset, from the leading edge, that shows a destination; nil if it is not here.
  private func offset(of target: PendingScrollTarget) -> ScrollPlace? {
    switch target.destination {
    case .view(let id, let anchor):
      return place(ofID: id).map { offset(showing: $0, anchor, target.sides) }
    case .edge(let edge):
      var offset = state.offset
      switch edge {
      case .top: offset.y = 0
      case .bottom: offset.y = state.limit.height
      case .leading: offset.x = 0
      case .trailing: offset.x = state.limit.width
      }
      return ScrollPlace(offset: offset)
    case .point(let x, let y):
      let now = mirrored(state.offset)
      return ScrollPlace(offset: state.clamped(mirrored(CGPoint(x: x ?? now.x, y: y ?? now.y))))
    }
  }

  /// The offset that brings a point of `place` to the same point of the scroll view, or moves as
  /// little as is needed.
  private func offset(
    showing place: Place, _ anchor: UnitPoint?, _ sides: [Axis: CGFloat]
  ) -> ScrollPlace {
    var result = ScrollPlace(offset: state.offset, isEstimated: place.isEstimated)
    let (rect, margins) = (place.rect, state.margins)
    for axis in Axis.allCases where axes.contains(axis) {
      let start = axis == .horizontal ? margins.leading : margins.top
      let room = state.container[axis] - margins[axis]
      let (low, length) = (rect.origin[axis] - start, rect.size[axis])
      let now = state.offset[axis]
      let isBehind = low + length > now + room
      let nearest: CGFloat? = low < now ? 0 : isBehind ? 1 : nil
      let side = anchor?[axis] ?? (length > room ? 0 : sides[axis] ?? nearest)
      guard let side, (low + side * (length - room)).isFinite else { continue }
      result.offset[axis] = low + side * (length - room)
      result.sides[axis] = side
    }
    result.offset = state.clamped(result.offset)
    return result
  }
}

/// The offset at which a destination is shown.
private struct ScrollPlace {
  var offset: CGPoint
  /// True if the view there has not been made yet.
  var isEstimated = false
  /// The sides of the scroll view at which the view stands.
  var sides: [Axis: CGFloat] = [:]
}
