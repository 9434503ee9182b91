@_spi(Espalier) import EspalierCore

nonisolated extension View {
  /// Makes this view move and grow as a unit, whichever part of its frame changes in an animation.
  ///
  /// Without it, views that appear inside stand where they will come to rest, and views that leave stay where they were, while
  /// this one is still on its way.
  public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

private struct GeometryGroupModifier {}

extension GeometryGroupModifier: ElementModifier {
  func configure(_ element: LayoutElement) { element[GeometryGroup.self] = GeometryGroup() }
}

/// The mark of an element with which views that come and go inside it move.
@MainActor final class GeometryGroup: ElementComponent {}
