@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A view that is pulled along one axis, such as a row with actions behind it.
///
/// A finger on the screen contends for it, and two fingers on a touch pad pull it, too. Distances
/// are points of the window, positive to the right and down.
@MainActor package protocol SwipeResponder: AnyObject {
  var swipeAxis: Axis { get }

  /// Returns true if a pull in the direction of `distance` would move something.
  func acceptsSwipe(_ distance: CGFloat, in element: LayoutElement) -> Bool

  /// Receives each step of a pull that has begun, the last one being its end.
  func follow(_ swipe: Swipe, in element: LayoutElement)
}

/// A step of a pull along an axis.
package enum Swipe: Equatable {
  /// The distance of the fingers from the place where the pull began.
  case pulled(CGFloat)
  /// The release of the fingers, with a velocity in points per second.
  case released(CGFloat, velocity: CGFloat)
  /// The end of a pull by a device that does not report whether fingers rest on it. The view stays open, and
  /// nothing is performed: the distance may be that of a wheel that runs out.
  case stopped(CGFloat)
  /// The cancellation of the pull.
  case cancelled
}

/// A function that returns true if an element's content can be scrolled along an axis by a distance
/// of the window.
package enum ScrollRoom: ElementKey { package typealias Value = @MainActor (Axis, CGFloat) -> Bool }

/// The handler of an element for pulls along an axis.
package enum SwipeHandler: ElementKey { package typealias Value = any SwipeResponder }

/// Follows a finger that pulls a view: it begins as scrolling does, where the finger moves more
/// along the view's axis, and nothing inside scrolls that way.
final class SwipeRecognizer: _GestureRecognizer<Void> {
  /// The distance, in points, that a finger has to move before it pulls: the same as before it
  /// scrolls.
  private static let slop: CGFloat = 10

  private let responder: any SwipeResponder
  private let context: _GestureContext
  private var pointerID: Int?
  private var start = CGPoint.zero
  /// The scrollable elements inside the view below the finger.
  private var inner: [ScrollRoom.Value] = []
  private var grip: CGFloat = 0
  private var distance: CGFloat = 0
  private var meter = PointerVelocity()
  private var time: TimeInterval = 0
  private var isTold = false

  init(_ responder: any SwipeResponder, _ context: _GestureContext) {
    self.responder = responder
    self.context = context
  }

  /// A finger that pulls cancels gestures inside that have not begun, such as the press of a
  /// button.
  override var takesOver: Bool { if case .active = phase { true } else { false } }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, let pointer) = event.kind else { return }
    if step == .began { return begin(pointer, event) }
    guard pointerID == pointer.pointerID else { return }
    time = event.timestamp
    let place = event.location[responder.swipeAxis]
    switch step {
    case .began: break
    case .moved:
      meter.add(event.location, at: time)
      if phase.isUndecided { decide(event.location) }
      if case .active = phase { distance = place - grip }
    case .ended:
      if case .active = phase { phase = .ended(()) } else { phase = .failed }
    }
  }

  private func begin(_ pointer: PointerEvent, _ event: GestureEvent) {
    // Two fingers have another meaning.
    guard pointerID == nil else { return phase.isUndecided ? phase = .failed : () }
    pointerID = pointer.pointerID
    (start, time) = (event.location, event.timestamp)
    meter.add(start, at: time)
    guard let element = context.element else { return }
    let inside = event.hit?.chain.prefix { $0 !== element } ?? []
    inner = inside.compactMap { $0[ScrollRoom.self] }
  }

  private func decide(_ place: CGPoint) {
    let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
    guard max(abs(way.x), abs(way.y)) > Self.slop, let element = context.element else {
      return
    }
    let axis = responder.swipeAxis
    let isAlong = axis == .horizontal ? abs(way.x) > abs(way.y) : abs(way.y) > abs(way.x)
    let scrolls = inner.contains { $0(axis, way[axis]) }
    guard isAlong, !scrolls, responder.acceptsSwipe(way[axis], in: element) else {
      return phase = .failed
    }
    grip = place[axis]
    phase = .active(())
  }

  override func deliver() {
    guard let element = context.element, !element.isRemoved else { return }
    switch phase {
    case .possible: return
    case .active:
      isTold = true
      responder.follow(.pulled(distance), in: element)
    case .ended:
      if !isTold { return }
      isTold = false
      let speed = meter.value[responder.swipeAxis]
      responder.follow(.released(distance, velocity: speed), in: element)
    case .failed:
      if isTold { responder.follow(.cancelled, in: element) }
      isTold = false
    }
  }
}

/// Two fingers on a touch pad that pull a view: from the first movement to the last event that the
/// system sends after it.
@MainActor final class SwipeOnPad {
  /// The handler of the element, which owns it: a movement may outlast the view.
  private weak var responder: (any SwipeResponder)?
  private weak var element: LayoutElement?
  private var distance = CGPoint.zero
  private var meter = PointerVelocity()
  private var hasBegun = false
  private var isReleased = false
  /// True if the system told neither the beginning of the movement nor will tell its end.
  private(set) var consistsOfSteps = false

  init(_ responder: any SwipeResponder, _ element: LayoutElement) {
    (self.responder, self.element) = (responder, element)
  }

  /// Returns true if a movement begins a pull: along the view's axis, in a direction in which it can
  /// be pulled.
  private func isBegun(
    by event: WheelEvent, _ responder: any SwipeResponder, in element: LayoutElement
  ) -> Bool {
    switch event.phase {
    case .began, .changed: break
    // Steps come from touch pads, too, where the system tells no more. The Shift key turns a wheel.
    case .step:
      if responder.swipeAxis != .horizontal || event.modifiers.contains(.shift) { return false }
    case .ended, .momentum: return false
    }
    let delta = event.delta
    guard delta.width.isFinite, delta.height.isFinite else { return false }
    let isHorizontal = abs(delta.width) > abs(delta.height)
    let way = delta[responder.swipeAxis]
    return isHorizontal == (responder.swipeAxis == .horizontal) && way != 0
      && responder.acceptsSwipe(way, in: element)
  }

  /// Follows the fingers; returns false when the event no longer belongs to this pull.
  func follow(_ event: WheelEvent, at time: TimeInterval) -> Bool {
    guard let element, let responder, !element.isRemoved else { return false }
    if !hasBegun {
      guard isBegun(by: event, responder, in: element) else { return false }
      hasBegun = true
    }
    switch event.phase {
    case .began where !isReleased && distance == .zero, .changed where !isReleased,
      .step where !isReleased:
      guard event.delta.width.isFinite, event.delta.height.isFinite else { return true }
      distance.x += event.delta.width
      distance.y += event.delta.height
      meter.add(distance, at: time)
      consistsOfSteps = event.phase == .step
      responder.follow(.pulled(distance[responder.swipeAxis]), in: element)
      return true
    case .ended where !isReleased:
      isReleased = true
      let speed = meter.value[responder.swipeAxis]
      responder.follow(
        .released(distance[responder.swipeAxis], velocity: speed), in: element)
      return true
    // Movements that the system sends after the fingers have left move no other view.
    case .momentum: return isReleased
    case .step, .began, .changed, .ended: return false
    }
  }

  /// Ends a pull that consists of steps, when none has come for a while.
  func stop() {
    if !hasBegun || isReleased { return }
    isReleased = true
    guard let element, let responder, !element.isRemoved else { return }
    responder.follow(.stopped(distance[responder.swipeAxis]), in: element)
  }

  /// Calls the pull off, if it is under way.
  func cancel() {
    if !hasBegun || isReleased { return }
    isReleased = true
    if let element, let responder, !element.isRemoved { responder.follow(.cancelled, in: element) }
  }
}

extension CGSize {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
