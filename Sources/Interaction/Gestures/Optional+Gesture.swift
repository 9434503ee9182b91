@_spi(Espalier) import EspalierCore

/// A gesture that may be missing: nil recognizes nothing.
///
///     .gesture(isEditing ? drag : nil)
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: Wrapped?, _ context: _GestureContext
  ) -> _GestureRecognizer<Wrapped.Value> {
    if let gesture { return Wrapped._makeRecognizer(gesture, context) }
    let missing = _GestureRecognizer<Wrapped.Value>()
    missing.phase = .failed
    return missing
  }
}
