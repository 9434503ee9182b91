extension Binding {
  /// This binding with an animation for what its writes change; nil makes these changes without animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}
