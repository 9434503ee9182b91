import EspalierCore

nonisolated extension View {
  /// Makes this view a group whose elements are those of other views, which are laid out in its
  /// place but not shown.
  ///
  /// In this way, a chart that is one drawing can have an element for each of its bars.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(replacement(children()))
      .accessibilityElement(children: .contain)
  }

  /// Has assistive programs see another view in place of this one; it is laid out but not shown.
  ///
  /// In this way, a control with a look of its own can be a slider for people who cannot see it.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(replacement(representation()))
  }
}

private func replacement<Layer: View>(_ layer: Layer) -> AccessibilityLayer<Layer> {
  AccessibilityLayer(
    layer: layer, content: .replacement, wrapperName: "accessibilityRepresentation")
}
