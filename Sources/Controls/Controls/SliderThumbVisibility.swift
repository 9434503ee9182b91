import EspalierCore

private enum SliderThumbVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The choice whether sliders show a knob.
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether the sliders in this view show a knob at their value.
  ///
  /// A slider without one is dragged as before: the filled part of its track shows the value.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
