import EspalierDrawing

nonisolated extension View {
  /// Shows nothing of this view, but leaves it its place.
  public func hidden() -> some View { modifier(HiddenModifier()) }
}

private struct HiddenModifier: ElementModifier {
  func configure(_ element: LayoutElement) {
    element.pointerReach = .nothing
    element.isConcealed = true
  }

  func draw(_ context: DrawContext) -> [DisplayItem] { [] }
}
