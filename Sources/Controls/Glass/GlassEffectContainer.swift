import EspalierCore
import Foundation

/// Holds views with panes of glass that are near each other.
///
/// Views with the same ``View/glassEffectUnion(id:namespace:)`` share one pane; other panes that touch do not flow together
/// here.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// - Parameter spacing: the spacing below which panes would flow together on Apple's systems.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@MainActor extension GlassEffectContainer: View {
  public var body: some View {
    ZStack { content }
      .modifier(EnvironmentWriter { $0.isInGlassContainer = true })
      .backgroundPreferenceValue(GlassUnionsKey.self) { unions in
        if !unions.isEmpty { GlassUnionPanes(unions: unions) }
      }
  }
}
