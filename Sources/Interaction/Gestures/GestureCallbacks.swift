@_spi(Espalier) import EspalierCore
import Foundation

nonisolated extension Gesture {
  /// Runs `action` each time the value changes while the gesture is under way.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Runs `action` with the last value when the gesture ends with success.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Runs `action` when the gesture is over, with its last value, or with nil if it was cancelled under way: the window
  /// lost the pointer, or another gesture took the press.
  package func onOver(_ action: @escaping (Value?) -> Void) -> OverGesture<Self> {
    OverGesture(content: self, action: action)
  }

  /// This gesture with another value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

/// A gesture that reports each change.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  public typealias Value = Content.Value

  public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Content.Value> {
    ChangeRecognizer(Content._makeRecognizer(gesture.content, context), gesture.action)
  }
}

/// A gesture that reports its end.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  public typealias Value = Content.Value

  public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Content.Value> {
    EndRecognizer(Content._makeRecognizer(gesture.content, context), gesture.action)
  }
}

/// A gesture that reports its end, be it a success or not.
package struct OverGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value?) -> Void
}

extension OverGesture: PrimitiveGesture {
  package typealias Value = Content.Value

  package static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Content.Value> {
    OverRecognizer(Content._makeRecognizer(gesture.content, context), gesture.action)
  }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
  public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    MapRecognizer(Content._makeRecognizer(gesture.content, context), gesture.transform)
  }
}

/// A recognizer around another one with the same events.
package class WrappingRecognizer<Inner, Value>: _GestureRecognizer<Value> {
  final let inner: _GestureRecognizer<Inner>

  init(_ inner: _GestureRecognizer<Inner>) { self.inner = inner }

  override var deadline: Date? { inner.deadline }

  package override var takesOver: Bool { inner.takesOver }

  package override func receive(_ event: GestureEvent) {
    inner.receive(event)
    follow()
  }

  override func timePassed(_ now: Date) {
    inner.timePassed(now)
    follow()
  }

  package override func cancel() {
    inner.cancel()
    follow()
  }

  /// Takes over the progress of the inner gesture.
  func follow() {}

  package override func deliver() { inner.deliver() }

  override func adopt(_ newer: _GestureRecognizer<Value>) {
    if let newer = newer as? WrappingRecognizer<Inner, Value> { inner.adopt(newer.inner) }
  }
}

final class MapRecognizer<Inner, Value>: WrappingRecognizer<Inner, Value> {
  private var transform: (Inner) -> Value

  init(_ inner: _GestureRecognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
    self.transform = transform
    super.init(inner)
    follow()
  }

  override func follow() { phase = inner.phase.map(transform) }

  override func adopt(_ newer: _GestureRecognizer<Value>) {
    super.adopt(newer)
    if let newer = newer as? MapRecognizer<Inner, Value> { transform = newer.transform }
  }
}

private final class ChangeRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
  private var action: (Value) -> Void
  private var last: Value?

  init(_ inner: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(inner)
    follow()
  }

  override func follow() { phase = inner.phase }

  override func deliver() {
    super.deliver()
    guard !phase.isDone, let value = phase.value, value != last else { return }
    last = value
    action(value)
  }

  override func adopt(_ newer: _GestureRecognizer<Value>) {
    super.adopt(newer)
    if let newer = newer as? ChangeRecognizer<Value> { action = newer.action }
  }
}

private final class EndRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private var action: (Value) -> Void
  private var isDelivered = false

  init(_ inner: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(inner)
    follow()
  }

  override func follow() { phase = inner.phase }

  override func deliver() {
    super.deliver()
    guard !isDelivered, case .ended(let value) = phase else { return }
    isDelivered = true
    action(value)
  }

  override func adopt(_ newer: _GestureRecognizer<Value>) {
    super.adopt(newer)
    if let newer = newer as? EndRecognizer<Value> { action = newer.action }
  }
}

private final class OverRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private var action: (Value?) -> Void
  /// True if a value was reported before the end.
  private var hasBegun = false
  private var isDelivered = false

  init(_ inner: _GestureRecognizer<Value>, _ action: @escaping (Value?) -> Void) {
    self.action = action
    super.init(inner)
    follow()
  }

  override func follow() { phase = inner.phase }

  override func deliver() {
    super.deliver()
    if isDelivered { return }
    guard phase.isDone else {
      if phase.value != nil { hasBegun = true }
      return
    }
    isDelivered = true
    if case .ended(let value) = phase { action(value) } else if hasBegun { action(nil) }
  }

  override func adopt(_ newer: _GestureRecognizer<Value>) {
    super.adopt(newer)
    if let newer = newer as? OverRecognizer<Value> { action = newer.action }
  }
}
