@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A press that is held; the value is true as long as it lasts.
public struct LongPressGesture {
  /// The time for which the press is held, in seconds.
  public var minimumDuration: Double
  /// The distance that the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool

  public static func _makeRecognizer(
    _ gesture: LongPressGesture, _ context: _GestureContext
  ) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(gesture, context)
  }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let gesture: LongPressGesture
  private let context: _GestureContext
  private var start: (pointerID: Int, location: CGPoint)?
  private var limit: Date?

  init(_ gesture: LongPressGesture, _ context: _GestureContext) {
    self.gesture = gesture
    self.context = context
  }

  override var deadline: Date? { phase.isDone ? nil : limit }

  override var takesOver: Bool { if case .ended = phase { true } else { false } }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, let pointer) = event.kind else { return }
    switch step {
    case .began: begin(pointer.pointerID, event.location)
    case .moved:
      guard let start, start.pointerID == pointer.pointerID else { return }
      if start.location.distance(to: event.location) > gesture.maximumDistance { phase = .failed }
    case .ended:
      if start?.pointerID == pointer.pointerID { phase = .failed }
    }
  }

  private func begin(_ pointerID: Int, _ location: CGPoint) {
    if start != nil {
      phase = .failed
      return
    }
    start = (pointerID, location)
    phase = .possible(true)
    let seconds = gesture.minimumDuration
    // A duration that is infinite or not a number never ends.
    if seconds <= 0 {
      phase = .ended(true)
    } else if seconds.isFinite {
      limit = context.now.addingTimeInterval(seconds)
    }
  }

  override func timePassed(_ now: Date) {
    if let limit, now >= limit, !phase.isDone { phase = .ended(true) }
  }
}
