@_spi(Espalier) import EspalierCore
import EspalierGraphics

// Titles that are resources.

nonisolated extension View {
  /// Sets the title of this view: in the bar of its stack, and as the title of its window in place
  /// of the scene's.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Adds a second line to the title.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }
}
