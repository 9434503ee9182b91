@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The movement of two fingers relative to each other.
struct Pinch {
  var time: Date
  /// The magnification, or the turn in radians.
  var amount: CGFloat
  /// The growth of the amount per second.
  var velocity: CGFloat
  var startAnchor: UnitPoint
  /// The point in the view's own coordinates.
  var startLocation: CGPoint
}

/// The movement of two fingers since both are down.
struct FingerMovement {
  /// The factor by which the distance between them has grown.
  var scale: CGFloat
  /// The turn in radians, clockwise.
  var turn: CGFloat
}

/// Follows two fingers on a screen, or the reports of a touch pad.
final class PinchRecognizer: _GestureRecognizer<Pinch> {
  private let amount: KeyPath<FingerMovement, CGFloat>
  private let isBegun: (CGFloat) -> Bool
  private let context: _GestureContext
  private var fingers: [(id: Int, location: CGPoint)] = []
  private var spread: (length: CGFloat, angle: CGFloat)?
  private var turn: CGFloat = 0
  private var start: (location: CGPoint, anchor: UnitPoint)?
  private var samples = PointerVelocity()

  init(
    of amount: KeyPath<FingerMovement, CGFloat>, isBegun: @escaping (CGFloat) -> Bool,
    _ context: _GestureContext
  ) {
    self.amount = amount
    self.isBegun = isBegun
    self.context = context
  }

  override func receive(_ event: GestureEvent) {
    if phase.isDone { return }
    switch event.kind {
    case .press(let step, let pointer): follow(step, pointer.pointerID, event)
    case .magnify(let magnify):
      pad(magnify.phase, FingerMovement(scale: magnify.magnification, turn: 0), event)
    case .rotate(let rotate):
      pad(rotate.phase, FingerMovement(scale: 1, turn: rotate.rotation.radians), event)
    }
  }

  // MARK: A touch pad

  private func pad(_ step: GesturePhase, _ movement: FingerMovement, _ event: GestureEvent) {
    let rest = FingerMovement(scale: 1, turn: 0)
    if start == nil { begin(at: event.location) }
    switch step {
    case .began, .changed: change(to: movement, event)
    case .ended:
      // The last event of the other kind says nothing about this one.
      if movement[keyPath: amount] != rest[keyPath: amount] { change(to: movement, event) }
      end()
    case .cancelled: phase = .failed
    }
  }

  // MARK: Fingers

  private func follow(_ step: GestureEvent.Phase, _ id: Int, _ event: GestureEvent) {
    let index = fingers.firstIndex { $0.id == id }
    switch step {
    case .began:
      if fingers.count < 2, index == nil { fingers.append((id, event.location)) }
      if fingers.count == 2, spread == nil { beginSpread() }
    case .moved:
      guard let index else { return }
      fingers[index].location = event.location
      if spread != nil { changeSpread(event) }
    case .ended:
      if index != nil { end() }
    }
  }

  private func beginSpread() {
    let (first, second) = (fingers[0].location, fingers[1].location)
    begin(at: CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2))
    spread = (max(first.distance(to: second), 1), atan2(second.y - first.y, second.x - first.x))
  }

  private func changeSpread(_ event: GestureEvent) {
    guard let spread, fingers.count == 2 else { return }
    let (first, second) = (fingers[0].location, fingers[1].location)
    let angle = atan2(second.y - first.y, second.x - first.x) - spread.angle
    // The turn continues past a half circle: of the angles that look the same, the nearest counts.
    turn = angle + ((turn - angle) / (2 * .pi)).rounded() * 2 * .pi
    change(to: FingerMovement(scale: first.distance(to: second) / spread.length, turn: turn), event)
  }

  // MARK: The gesture

  private func begin(at location: CGPoint) {
    let local = context.convert(location, to: .local)
    let size = context.element?.size ?? .zero
    let anchor = UnitPoint(
      x: size.width > 0 ? local.x / size.width : 0, y: size.height > 0 ? local.y / size.height : 0)
    start = (local, anchor)
  }

  private func change(to movement: FingerMovement, _ event: GestureEvent) {
    let amount = movement[keyPath: amount]
    guard let start, amount.isFinite else { return }
    samples.add(CGPoint(x: amount, y: 0), at: event.timestamp)
    if phase.isUndecided && !isBegun(amount) { return }
    phase = .active(
      Pinch(
        time: context.now, amount: amount, velocity: samples.value.width,
        startAnchor: start.anchor, startLocation: start.location))
  }

  private func end() {
    if case .active(let pinch) = phase { phase = .ended(pinch) } else { phase = .failed }
  }
}
