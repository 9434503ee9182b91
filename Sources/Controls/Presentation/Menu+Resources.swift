import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

// Titles that are resources.

extension Menu where Label == Text {
  /// A menu with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// A menu with a title from a resource: a press performs `primaryAction`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == EspalierControls.Label<Text, Image> {
  /// A menu with a title from a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { EspalierControls.Label(titleResource, systemImage: systemImage) }
  }

  /// A menu with a title from a resource and a symbol: a press performs `primaryAction`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { EspalierControls.Label(titleResource, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

nonisolated extension View {
  /// Explains the view: in a small panel when the mouse rests on it, and to assistive programs.
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }
}
