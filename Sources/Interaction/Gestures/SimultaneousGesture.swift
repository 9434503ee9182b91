@_spi(Espalier) import EspalierCore

/// Two gestures that are recognized side by side.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both, nil for one that has none.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
  /// This gesture and another one side by side.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }
}

extension SimultaneousGesture: PrimitiveGesture {
  public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer(
      First._makeRecognizer(gesture.first, context),
      Second._makeRecognizer(gesture.second, context)
    ) { Value(first: $0, second: $1) }
  }
}

/// Succeeds when both gestures are done and one of them succeeded.
final class SimultaneousRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
  private let merge: (First?, Second?) -> Value

  init(
    _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
    _ merge: @escaping (First?, Second?) -> Value
  ) {
    self.merge = merge
    super.init(first, second)
  }

  override func follow() {
    let value = merge(first.phase.value, second.phase.value)
    switch (first.phase, second.phase) {
    case (.failed, .failed): phase = .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): phase = .ended(value)
    case (.possible, .possible), (.possible, .failed), (.failed, .possible):
      let hasValue = first.phase.value != nil || second.phase.value != nil
      phase = .possible(hasValue ? value : nil)
    case (.active, _), (_, .active), (.ended, .possible), (.possible, .ended):
      phase = .active(value)
    }
  }
}
