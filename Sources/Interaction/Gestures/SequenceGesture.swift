@_spi(Espalier) import EspalierCore
import Foundation

/// A gesture that begins when another one has succeeded.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The progress of the sequence.
  public enum Value {
    /// The first gesture is under way.
    case first(First.Value)
    /// The first gesture succeeded; the second one's value is nil until it has one.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
  /// This gesture and, when it has succeeded, another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

extension SequenceGesture: PrimitiveGesture {
  public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(
      First._makeRecognizer(gesture.first, context),
      Second._makeRecognizer(gesture.second, context))
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First.Value, Second.Value, SequenceGesture<First, Second>.Value
>
{
  /// The last press that is still down: the second gesture begins with it.
  private var held: (event: GestureEvent, pointer: PointerEvent)?
  private var hasBegunSecond = false

  override var deadline: Date? { hasBegunSecond ? second.deadline : first.deadline }

  /// A first gesture that succeeded takes over before the second has anything to tell.
  override var takesOver: Bool { first.takesOver || hasBegunSecond && second.takesOver }

  override func receive(_ event: GestureEvent) {
    note(event)
    if hasBegunSecond { second.receive(event) } else { first.receive(event) }
    follow()
  }

  private func note(_ event: GestureEvent) {
    guard case .press(let step, let pointer) = event.kind else { return }
    if step == .ended {
      if held?.pointer.pointerID == pointer.pointerID { held = nil }
    } else if held == nil || held?.pointer.pointerID == pointer.pointerID {
      held = (event, pointer)
    }
  }

  override func timePassed(_ now: Date) {
    if hasBegunSecond { second.timePassed(now) } else { first.timePassed(now) }
    follow()
  }

  override func cancel() {
    // Gestures that have succeeded stay so; the sequence as a whole fails with those that are still
    // open.
    if hasBegunSecond { second.cancel() } else { first.cancel() }
    follow()
  }

  override func follow() {
    beginSecondIfReady()
    switch (first.phase, second.phase) {
    case (.possible(let value), _): phase = .possible(value.map { .first($0) })
    case (.active(let value), _): phase = .active(.first(value))
    case (.failed, _), (.ended, .failed): phase = .failed
    case (.ended(let value), .possible(let other)): phase = .active(.second(value, other))
    case (.ended(let value), .active(let other)): phase = .active(.second(value, other))
    case (.ended(let value), .ended(let other)): phase = .ended(.second(value, other))
    }
  }

  private func beginSecondIfReady() {
    guard !hasBegunSecond, case .ended = first.phase else { return }
    hasBegunSecond = true
    guard let held else { return }
    var event = held.event
    event.kind = .press(.began, held.pointer)
    second.receive(event)
  }
}
