@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Measures the velocity of a movement from its recent positions.
struct VelocityMeter {
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// The age, in seconds, above which positions no longer count.
  private static let window = 0.1
  /// The largest plausible velocity, in points per second.
  private static let limit = 20_000.0

  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if let last = samples.last, time < last.time { samples.removeAll() }
    samples.removeAll { $0.time < time - Self.window }
    samples.append((time, point))
  }

  /// Points per second at `time`.
  func velocity(at time: TimeInterval) -> CGVector {
    let recent = samples.filter { $0.time >= time - Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return CGVector()
    }
    let span = last.time - first.time
    func limited(_ speed: Double) -> Double { min(max(speed, -Self.limit), Self.limit) }
    return CGVector(
      dx: limited((last.point.x - first.point.x) / span),
      dy: limited((last.point.y - first.point.y) / span))
  }
}

/// The movement on a touch pad that scrolls one view.
struct WheelGesture {
  weak var area: ScrollAreaNode?
  /// The offset of the view when the gesture began, from the leading edge.
  let start: CGPoint
  var meter = VelocityMeter()
  /// The distance moved so far, from which the velocity is measured.
  var distance = CGPoint.zero
}

/// The part of a scroll view in turns of the wheel.
final class ScrollWheel: WheelResponder {
  /// Not owned: the node owns the element, which owns this object.
  private unowned let area: ScrollAreaNode

  init(_ area: ScrollAreaNode) { self.area = area }

  var wheelName: String { "scrolling" }

  func scroll(_ event: WheelEvent, in element: LayoutElement) -> Bool { area.scroll(event) }
}

extension ScrollAreaNode {
  /// Moves with the wheel or the fingers on a touch pad; returns true if this view took the event.
  final func scroll(_ event: WheelEvent) -> Bool {
    guard event.delta.width.isFinite, event.delta.height.isFinite else { return false }
    let distance = offsetChange(of: event)
    switch event.phase {
    case .step:
      graph.scrolling.wheel = nil
      return step(by: distance)
    case .began:
      graph.scrolling.wheel = nil
      return drag(event, by: distance)
    case .changed:
      return drag(event, by: distance)
    case .ended:
      guard graph.scrolling.wheel?.area === self else { return false }
      endWheel(event)
      return true
    case .momentum:
      return coast(event, by: distance)
    }
  }

  /// The change of the offset from the leading edge that the event requests.
  private func offsetChange(of event: WheelEvent) -> CGPoint {
    var delta = event.delta
    // A wheel has one axis; with Shift it stands for the other one.
    if event.phase == .step, event.modifiers.contains(.shift), delta.width == 0 {
      delta = CGSize(width: delta.height, height: 0)
    }
    return CGPoint(x: isMirrored ? delta.width : -delta.width, y: -delta.height)
  }

  /// The part of a movement for which there is content; nil if there is none at all.
  private func possible(_ distance: CGPoint) -> CGPoint? {
    let x = canMove(.horizontal, by: distance.x) ? distance.x : 0
    let y = canMove(.vertical, by: distance.y) ? distance.y : 0
    return x == 0 && y == 0 ? nil : CGPoint(x: x, y: y)
  }

  /// A notch: glides to the sum of all notches so far.
  private func step(by distance: CGPoint) -> Bool {
    guard let distance = possible(distance) else { return false }
    let base = aim
    let origin = state.offset
    var end = state.clamped(CGPoint(x: base.x + distance.x, y: base.y + distance.y))
    if let target = targetOffset(for: end, from: origin, velocity: CGVector()) { end = target }
    userDidScroll()
    let motion = ScrollAnimation.brief.motion(from: origin, to: end, at: graph.clock.now)
    start(motion, .interacting)
    return true
  }

  /// Fingers on a touch pad: moves immediately, and keeps the gesture once it has moved.
  private func drag(_ event: WheelEvent, by distance: CGPoint) -> Bool {
    let owner = graph.scrolling.wheel?.area
    if let owner, owner !== self, !owner.isDetached { return false }
    if owner == nil {
      guard possible(distance) != nil else { return false }
      graph.scrolling.wheel = WheelGesture(area: self, start: state.offset)
    }
    move(event, by: distance)
    return true
  }

  private func move(_ event: WheelEvent, by distance: CGPoint) {
    motion = nil
    graph.scrolling.wheel?.distance.x += distance.x
    graph.scrolling.wheel?.distance.y += distance.y
    if let total = graph.scrolling.wheel?.distance {
      graph.scrolling.wheel?.meter.add(total, at: time(of: event.timestamp))
    }
    userDidScroll()
    setPhase(event.phase == .momentum ? .decelerating : .interacting)
    let allowed = possible(distance) ?? .zero
    setOffset(CGPoint(x: state.offset.x + allowed.x, y: state.offset.y + allowed.y))
  }

  private func endWheel(_ event: WheelEvent) {
    let gesture = graph.scrolling.wheel
    let velocity = gesture?.meter.velocity(at: time(of: event.timestamp)) ?? CGVector()
    release(velocity: velocity, from: gesture?.start ?? state.offset, bounces: false)
  }

  /// The system's events after the fingers left replace a movement of the scroll view's own.
  private func coast(_ event: WheelEvent, by distance: CGPoint) -> Bool {
    guard graph.scrolling.wheel?.area === self else { return false }
    // A behavior has decided where to stop.
    if environment.scrollOptions.behavior != nil { return true }
    if distance == .zero {
      stop()
    } else {
      move(event, by: distance)
      coasting = graph.clock.now
    }
    return true
  }

  /// The time of an event; hosts without a clock of their own send zero.
  final func time(of timestamp: TimeInterval) -> TimeInterval {
    timestamp > 0 ? timestamp : graph.clock.now.timeIntervalSinceReferenceDate
  }

  /// Records that a person moves the content.
  final func userDidScroll() {
    pendingTargets = []
    indicators.show(at: graph.clock.now)
    for watcher in userScrollWatchers { watcher() }
  }

  /// A person released the content: moves on with `velocity`, and comes to rest where the behavior
  /// wants it.
  ///
  /// Velocities are points per second from the leading edge.
  final func release(velocity: CGVector, from origin: CGPoint, bounces: Bool) {
    let speed: (Axis) -> CGFloat = { axis in
      guard self.isScrollable(axis) else { return 0 }
      let speed = axis == .horizontal ? velocity.dx : velocity.dy
      return abs(speed) < Self.minimumSpeed ? 0 : speed
    }
    askForRoom()
    let offset = state.offset
    var proposed = offset
    for axis in Axis.allCases { proposed[axis] += speed(axis) / ScrollMotion.slowing }
    let target = targetOffset(for: proposed, from: origin, velocity: velocity)
    if target == nil && state.clamped(offset) == offset && proposed == offset {
      stop()
      return
    }
    state.isElastic = bounces
    let motion = ScrollMotion(at: graph.clock.now) { axis in
      let isInside = offset[axis] >= state.start(axis) && offset[axis] <= state.limit[axis]
      if let target, isInside {
        return .free(from: offset[axis], velocity: speed(axis), to: target[axis])
      }
      if speed(axis) == 0 && isInside { return .rest(offset[axis]) }
      return .free(
        from: offset[axis], velocity: speed(axis), start: state.start(axis),
        limit: state.limit[axis],
        bounces: bounces && self.bounces(axis))
    }
    start(motion, .decelerating)
  }

  private static var minimumSpeed: CGFloat { 30 }
}
