import EspalierControls
import EspalierCore

extension ToolbarContent {
  /// Makes these items ones from which a screen can grow.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    barItemTraits {
      $0.zoom = _ZoomSource(id: AnyHashable(id), namespace: namespace)
    }
  }
}
