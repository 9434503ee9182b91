@_spi(Espalier) import EspalierCore

/// A gesture with its type hidden.
public struct AnyGesture<Value> {
  private let base: any Gesture<Value>

  public init<T: Gesture>(_ gesture: T) where T.Value == Value { base = gesture }
}

extension AnyGesture: PrimitiveGesture {
  public static func _makeRecognizer(
    _ gesture: AnyGesture, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    func make<Base: Gesture<Value>>(_ base: Base) -> _GestureRecognizer<Value> {
      Base._makeRecognizer(base, context)
    }
    return make(gesture.base)
  }
}
