import EspalierCore
import EspalierDrawing
import Foundation

/// A press that moves.
public struct DragGesture {
  /// The place of the drag and its movement, in the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// The time at which the pointer was there.
    public var time: Date
    public var location: CGPoint
    /// The point where the press began.
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize

    /// The distance of the pointer from the point where the press began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The point where the pointer would come to rest if it slowed down from now on.
    public var predictedEndLocation: CGPoint {
      // The distance for a constant deceleration over half a second.
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the beginning at which the pointer would come to rest if it slowed down
    /// from now on.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// The distance that the pointer moves before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// The space of the value's locations.
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local)
  {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  public static func _makeRecognizer(
    _ gesture: DragGesture, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    DragRecognizer(gesture, context)
  }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private let context: _GestureContext
  private var pointerID: Int?
  private var windowStart = CGPoint.zero
  private var start = CGPoint.zero
  private var velocity = PointerVelocity()

  init(_ gesture: DragGesture, _ context: _GestureContext) {
    self.gesture = gesture
    self.context = context
  }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, let pointer) = event.kind else { return }
    switch step {
    case .began:
      if pointerID == nil { begin(pointer.pointerID, event) }
    case .moved:
      if pointerID == pointer.pointerID { move(event) }
    case .ended:
      guard pointerID == pointer.pointerID else { return }
      move(event, isLast: true)
      if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
    }
  }

  private func begin(_ id: Int, _ event: GestureEvent) {
    pointerID = id
    windowStart = event.location
    start = context.convert(event.location, to: gesture.coordinateSpace)
    velocity.add(start, at: event.timestamp)
    if gesture.minimumDistance <= 0 { phase = .active(value(start)) }
  }

  private func move(_ event: GestureEvent, isLast: Bool = false) {
    let location = context.convert(event.location, to: gesture.coordinateSpace)
    velocity.add(location, at: event.timestamp, isLast: isLast)
    let distance = windowStart.distance(to: event.location)
    if phase.isUndecided, distance < gesture.minimumDistance { return }
    phase = .active(value(location))
  }

  private func value(_ location: CGPoint) -> DragGesture.Value {
    DragGesture.Value(
      time: context.now, location: location, startLocation: start, velocity: velocity.value)
  }
}

/// The velocity of a pointer over the last moments.
struct PointerVelocity {
  /// Only the movement of the last tenth of a second counts.
  static let window: TimeInterval = 0.1

  private var samples: [(location: CGPoint, time: TimeInterval)] = []

  /// Notes where the pointer is; its release at the same place does not make it slower.
  mutating func add(_ location: CGPoint, at time: TimeInterval, isLast: Bool = false) {
    if isLast, let last = samples.last, last.location == location, time - last.time < Self.window {
      return
    }
    samples.removeAll { time - $0.time > Self.window || $0.time > time }
    samples.append((location, time))
    // Of many events with the same time, the first and the last give the same result.
    if samples.count > 64 { samples.removeSubrange(1..<32) }
  }

  /// The velocity in points per second; zero where no time has passed.
  var value: CGSize {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let seconds = CGFloat(last.time - first.time)
    return CGSize(
      width: (last.location.x - first.location.x) / seconds,
      height: (last.location.y - first.location.y) / seconds)
  }
}
