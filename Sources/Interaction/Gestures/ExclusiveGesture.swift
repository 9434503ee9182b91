@_spi(Espalier) import EspalierCore
import Foundation

/// Two gestures of which the second counts only where the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that counts.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
  /// This gesture, and another one where this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension ExclusiveGesture: PrimitiveGesture {
  public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer(
      First._makeRecognizer(gesture.first, context),
      Second._makeRecognizer(gesture.second, context),
      { .first($0) }, { .second($0) })
  }
}

/// Keeps the second recognizer from reporting anything before the first has failed.
final class ExclusiveRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
  private let fromFirst: (First) -> Value
  private let fromSecond: (Second) -> Value

  init(
    _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
    _ fromFirst: @escaping (First) -> Value, _ fromSecond: @escaping (Second) -> Value
  ) {
    self.fromFirst = fromFirst
    self.fromSecond = fromSecond
    super.init(first, second)
  }

  override var takesOver: Bool { first.takesOver || (isFirstOut && second.takesOver) }

  private var isFirstOut: Bool { if case .failed = first.phase { true } else { false } }

  override func follow() {
    if first.phase.isUndecided, second.takesOver { first.cancel() }
    switch first.phase {
    case .possible: phase = first.phase.map(fromFirst)
    case .active, .ended:
      second.cancel()
      phase = first.phase.map(fromFirst)
    case .failed: phase = second.phase.map(fromSecond)
    }
  }

  override func deliver() {
    first.deliver()
    if isFirstOut { second.deliver() }
  }

  override func collectBegun(into begun: inout [Contender]) {
    first.collectBegun(into: &begun)
    if isFirstOut { second.collectBegun(into: &begun) }
  }
}

/// A recognizer of two gestures that see the same events.
class PairRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
  final let first: _GestureRecognizer<First>
  final let second: _GestureRecognizer<Second>

  init(_ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>) {
    self.first = first
    self.second = second
    super.init()
  }

  override var deadline: Date? {
    [first.deadline, second.deadline].compactMap { $0 }.min()
  }

  override var takesOver: Bool { first.takesOver || second.takesOver }

  override func receive(_ event: GestureEvent) {
    first.receive(event)
    second.receive(event)
    follow()
  }

  override func timePassed(_ now: Date) {
    first.timePassed(now)
    second.timePassed(now)
    follow()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    follow()
  }

  /// Updates the progress of the pair.
  func follow() {}

  override func refresh() {
    first.refresh()
    second.refresh()
    follow()
  }

  override func collectBegun(into begun: inout [Contender]) {
    first.collectBegun(into: &begun)
    second.collectBegun(into: &begun)
  }

  override func deliver() {
    first.deliver()
    second.deliver()
  }

  override func adopt(_ newer: _GestureRecognizer<Value>) {
    guard let newer = newer as? PairRecognizer<First, Second, Value> else { return }
    first.adopt(newer.first)
    second.adopt(newer.second)
  }
}
