import EspalierCore

extension Binding {
  /// This binding with an animation for the changes by its writes; nil makes them without
  /// animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}
