import EspalierCore
import EspalierDrawing
import Foundation

/// A press that may move the content of a scroll view: a finger on the content, or the mouse on an
/// indicator.
@MainActor final class ScrollDrag {
  private enum Kind {
    /// A finger that may still become a tap.
    case waiting([ScrollAreaNode])
    /// A finger that has moved far enough to scroll `area`, one of those below it.
    case ready(ScrollAreaNode, [ScrollAreaNode])
    case content(ScrollAreaNode)
    case thumb(ScrollAreaNode, Axis)
    case over
  }

  private var kind: Kind
  private let start: CGPoint
  /// The offset of the content when it began to move, from the leading edge.
  private var origin = CGPoint.zero
  /// The sum of the corrections of the content's place that `origin` includes.
  private var correction = CGPoint.zero
  /// The position of the finger when the content began to move.
  private var grip = CGPoint.zero
  private var meter = VelocityMeter()

  /// The distance, in points, that a finger has to move before it scrolls.
  private static let slop = 10.0

  /// A finger that touches the content of `areas`, the innermost first.
  ///
  /// Movements under way stop.
  init(touching areas: [ScrollAreaNode], _ event: PointerEvent) {
    kind = .waiting(areas)
    start = event.position
    if let moving = areas.first(where: { $0.motion != nil }) {
      begin(moving, event)
      moving.motion = nil
    } else if let area = areas.first {
      meter.add(event.position, at: area.time(of: event.timestamp))
      area.setPhase(.tracking)
    }
  }

  /// The mouse at an indicator.
  init(dragging axis: Axis, of area: ScrollAreaNode, _ event: PointerEvent) {
    kind = .thumb(area, axis)
    start = event.position
    area.stop()
    origin = area.mirrored(area.state.offset)
    area.indicators.isHeld = true
    area.setPhase(.interacting)
  }

  /// True if the press moves content, which rules out any other meaning.
  var isScrolling: Bool {
    switch kind {
    case .content, .thumb: true
    case .waiting, .ready, .over: false
    }
  }

  /// True if a movement of the pointer would scroll; nothing moves yet.
  func wantsToScroll(_ event: PointerEvent) -> Bool {
    if case .waiting(let areas) = kind { wait(areas, event) }
    if case .ready = kind { return true }
    return isScrolling
  }

  /// The pointer moved; returns true if that scrolls.
  func move(_ event: PointerEvent) -> Bool {
    if wantsToScroll(event), case .ready(let area, let areas) = kind {
      if area !== areas.first { areas.first?.setPhase(.idle) }
      begin(area, event)
    }
    switch kind {
    case .content(let area): pull(area, event)
    case .thumb(let area, let axis): moveThumb(area, axis, event)
    case .waiting, .ready, .over: break
    }
    return isScrolling
  }

  /// The pointer was released, or the press was cancelled; returns true if it scrolled.
  func end(_ event: PointerEvent) -> Bool {
    defer { kind = .over }
    switch kind {
    case .waiting(let areas), .ready(_, let areas):
      areas.first?.stop()
      return false
    case .content(let area):
      let isLetGo = event.phase == .up
      let speed = isLetGo ? meter.velocity(at: area.time(of: event.timestamp)) : CGVector()
      let velocity = CGVector(dx: area.isMirrored ? speed.dx : -speed.dx, dy: -speed.dy)
      area.release(velocity: velocity, from: origin, bounces: true)
      return true
    case .thumb(let area, _):
      area.indicators.isHeld = false
      area.indicators.show(at: area.graph.clock.now)
      area.setPhase(.idle)
      return true
    case .over: return false
    }
  }

  // MARK: Fingers

  /// Finds out whether the finger scrolls, and which view.
  private func wait(_ areas: [ScrollAreaNode], _ event: PointerEvent) {
    let way = CGPoint(x: event.position.x - start.x, y: event.position.y - start.y)
    if let area = areas.first { meter.add(event.position, at: area.time(of: event.timestamp)) }
    guard max(abs(way.x), abs(way.y)) > Self.slop else { return }
    let axis: Axis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    let alive = areas.filter { !$0.isDetached && $0.isScrollable(axis) }
    let movable = alive.first { area in
      let distance = axis == .horizontal && area.isMirrored ? way[axis] : -way[axis]
      return area.canMove(axis, by: distance)
    }
    if let chosen = movable ?? alive.first(where: { $0.bounces(axis) }) {
      kind = .ready(chosen, areas)
    } else {
      areas.first?.setPhase(.idle)
      kind = .over
    }
  }

  private func begin(_ area: ScrollAreaNode, _ event: PointerEvent) {
    kind = .content(area)
    origin = area.state.offset
    correction = area.state.correction
    grip = event.position
    meter.add(event.position, at: area.time(of: event.timestamp))
    area.state.isElastic = true
    area.setPhase(.interacting)
  }

  private func pull(_ area: ScrollAreaNode, _ event: PointerEvent) {
    if area.isDetached { return }
    meter.add(event.position, at: area.time(of: event.timestamp))
    // The content stays under the finger when what lies before it turns out longer or shorter.
    origin.x += area.state.correction.x - correction.x
    origin.y += area.state.correction.y - correction.y
    correction = area.state.correction
    var offset = area.state.offset
    for axis in Axis.allCases where area.isScrollable(axis) {
      let way = event.position[axis] - grip[axis]
      let pulled = origin[axis] + (axis == .horizontal && area.isMirrored ? way : -way)
      let inside = min(max(pulled, area.state.start(axis)), area.state.limit[axis])
      let beyond = ScrollMotion.resistance(pulled - inside, length: area.state.container[axis])
      offset[axis] = inside + (area.bounces(axis) ? beyond : 0)
    }
    area.userDidScroll()
    area.setOffset(offset)
  }

  // MARK: Indicators

  private func moveThumb(_ area: ScrollAreaNode, _ axis: Axis, _ event: PointerEvent) {
    guard !area.isDetached, let frames = area.indicatorFrames(axis) else { return }
    let free = frames.track.size[axis] - frames.thumb.size[axis]
    guard free > 0 else { return }
    let share = (event.position[axis] - start[axis]) / free
    var offset = area.mirrored(area.state.offset)
    offset[axis] = origin[axis] + share * area.state.limit[axis]
    area.userDidScroll()
    area.setOffset(area.state.clamped(area.mirrored(offset)))
  }
}

extension ScrollAreaNode {
  /// The axis whose indicator is shown at a point of the scroll view.
  final func indicator(at point: CGPoint) -> Axis? {
    Axis.allCases.first { axis in
      guard indicatorOpacity(axis) > 0, isScrollable(axis), let frames = indicatorFrames(axis)
      else { return false }
      // A thin line is hard to hit.
      return frames.track.insetBy(dx: -2, dy: -2).holds(point)
    }
  }

  /// Scrolls by a page towards a point of the track outside of the thumb; returns true if there was
  /// one.
  final func page(towards point: CGPoint, _ axis: Axis) -> Bool {
    guard let thumb = indicatorFrames(axis)?.thumb else { return false }
    let isBefore = point[axis] < thumb.origin[axis]
    if !isBefore && point[axis] <= thumb.origin[axis] + thumb.size[axis] { return false }
    let isBackwards = axis == .horizontal && isMirrored ? !isBefore : isBefore
    return scroll(axis, by: isBackwards ? -page(axis) : page(axis))
  }
}
