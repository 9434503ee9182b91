@_spi(Espalier) import EspalierCore

nonisolated extension Gesture {
  /// This gesture, only where some keys are down when it begins.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

/// A gesture that needs keys to be down.
public struct _ModifiersGesture<Content: Gesture> {
  let content: Content
  let modifiers: EventModifiers
}

extension _ModifiersGesture: PrimitiveGesture {
  public typealias Value = Content.Value

  public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Content.Value> {
    ModifiersRecognizer(Content._makeRecognizer(gesture.content, context), gesture.modifiers)
  }
}

/// Fails where a press begins without the keys.
private final class ModifiersRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private let modifiers: EventModifiers

  init(_ inner: _GestureRecognizer<Value>, _ modifiers: EventModifiers) {
    self.modifiers = modifiers
    super.init(inner)
    follow()
  }

  override func receive(_ event: GestureEvent) {
    if case .press(.began, let pointer) = event.kind, !pointer.modifiers.isSuperset(of: modifiers) {
      cancel()
    } else {
      super.receive(event)
    }
  }

  override func follow() { phase = inner.phase }
}
