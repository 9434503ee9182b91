import EspalierCore

extension EnvironmentValues {
  /// True if the space between characters may shrink before a text is shortened.
  public var allowsTightening: Bool {
    get { paragraphStyle.allowsTightening }
    set { paragraphStyle.allowsTightening = newValue }
  }
}

nonisolated extension View {
  /// Lets the space between the characters of texts in this view shrink where a line does not fit.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}
