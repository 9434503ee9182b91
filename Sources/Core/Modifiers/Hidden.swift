import EspalierDrawing

nonisolated extension View {
  /// Hides this view, but keeps its place in the layout.
  public func hidden() -> some View { modifier(HiddenModifier()) }
}

private struct HiddenModifier: ElementModifier {
  func configure(_ element: LayoutElement) {
    element.pointerReach = .nothing
    element.isConcealed = true
  }

  func draw(_ context: DrawContext) -> ElementDrawing { ElementDrawing([]) }
}
