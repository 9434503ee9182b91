nonisolated extension View {
  /// Has assistive programs offer on this view what the buttons in `content` do; the buttons are not shown.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(
      AccessibilityLayer(
        layer: content(), content: .actions, wrapperName: "accessibilityActions"))
  }
}
