import EspalierCore

nonisolated extension View {
  /// Adds the actions of the buttons in `content` to this view for assistive programs; the buttons
  /// are not shown.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(
      AccessibilityLayer(
        layer: content(), content: .actions, wrapperName: "accessibilityActions"))
  }
}
