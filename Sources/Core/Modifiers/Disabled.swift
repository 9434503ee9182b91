nonisolated extension View {
  /// Keeps the controls and gestures in this view from being used; they stay disabled where a view
  /// further out is.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
  }
}
