import EspalierCore
import EspalierInteraction

/// The trait for whether people may open and close a section: `Bool`.
enum SectionCollapsibleTrait {}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether people may open and close this section of a sidebar, as they may by default.
  public func collapsible(_ collapsible: Bool) -> some View {
    modifier(TraitWriter(key: SectionCollapsibleTrait.self, value: collapsible))
  }
}
